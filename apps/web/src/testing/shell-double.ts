import { vi } from 'vitest'

export type Answer = (options: Record<string, unknown>) => unknown

/** What a plugin rejects with: a message, and a code where it gives one. */
export const refusal = (message: string, code?: string): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code })

/**
 * A shell around the page of a test: the bridge that Capacitor puts there, and plugins that answer as they say that they do.
 * A method that nobody has answers as the bridge does. Each call is written down.
 */
export class ShellDouble {
  readonly calls: { readonly plugin: string; readonly method: string; readonly options: Record<string, unknown> }[] = []
  readonly listeners = new Map<string, (data: unknown) => void>()
  /** Bytes behind the addresses that pickers and folders give. */
  readonly bytes = new Map<string, BlobPart>()
  readonly answers: Record<string, Answer>

  constructor(answers: Record<string, Answer> = {}, platform: 'android' | 'ios' = 'android') {
    this.answers = answers
    vi.stubGlobal('Capacitor', {
      isNativePlatform: () => true,
      getPlatform: () => platform,
      convertFileSrc: (uri: string) => `https://localhost/_capacitor_content_/${encodeURIComponent(uri)}`,
      nativePromise: async (plugin: string, method: string, options: Record<string, unknown>) => {
        // What crosses the bridge is text.
        const sent = JSON.parse(JSON.stringify(options)) as Record<string, unknown>
        this.calls.push({ plugin, method, options: sent })
        const answer = this.answers[`${plugin}.${method}`]
        if (answer === undefined)
          throw refusal(`"${plugin}.${method}()" is not implemented on ${platform}`, 'UNIMPLEMENTED')
        return JSON.parse(JSON.stringify((await answer(sent)) ?? null))
      },
      addListener: (plugin: string, event: string, onEvent: (data: unknown) => void) => {
        this.listeners.set(`${plugin}.${event}`, onEvent)
      },
    })
    vi.stubGlobal('fetch', async (address: string) => {
      const uri = decodeURIComponent(address.split('/').at(-1) ?? '')
      const found = this.bytes.get(uri)
      return found === undefined ? new Response(null, { status: 404 }) : new Response(found)
    })
  }

  /** Methods that were called, `Plugin.method`, in order. */
  called(): readonly string[] {
    return this.calls.map(({ plugin, method }) => `${plugin}.${method}`)
  }
}
