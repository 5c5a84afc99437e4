import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { repository } from './server.ts'

/** The script that Capacitor's shell for Android puts into each page; its package is optional. */
const BRIDGE = `${repository}/node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js`
export const hasShell = existsSync(BRIDGE)

/** One call of the page to the shell. */
export interface ShellCall {
  readonly plugin: string
  readonly method: string
  readonly options: Readonly<Record<string, unknown>>
}

declare global {
  interface Window {
    shell: {
      readonly calls: ShellCall[]
      /** What the shell tells those who listen to `Plugin.event`. */
      tell(event: string, data: object): void
    }
  }
}

/**
 * Puts a page into a shell for Android: Capacitor's own bridge over a native side that answers `Plugin.method` with what
 * `answers` has for it (a string is what it rejects with), the plugin for folders as `withShellFolder` has it, and
 * otherwise as the bridge does.
 */
export const inShell = async (page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> => {
  await page.addInitScript(
    (known) => {
      const listeners = new Map<string, string>()
      const calls: ShellCall[] = []
      type Message = { callbackId: string; pluginId: string; methodName: string; options: Record<string, unknown> }
      const native = {
        onmessage: (_: { data: string }) => undefined as undefined,
        postMessage(text: string) {
          const { callbackId, pluginId, methodName, options } = JSON.parse(text) as Message
          const reply = (more: object) =>
            queueMicrotask(() =>
              native.onmessage({ data: JSON.stringify({ callbackId, pluginId, methodName, ...more }) }),
            )
          if (methodName === 'addListener') {
            listeners.set(`${pluginId}.${options.eventName}`, callbackId)
            return
          }
          calls.push({ plugin: pluginId, method: methodName, options })
          const ours = pluginId === 'OctavoFolders' ? window.shellFolder?.answer(methodName, options) : undefined
          if (typeof ours === 'string') return reply({ success: false, error: { message: ours, code: ours } })
          const answer = ours ?? known[`${pluginId}.${methodName}`]
          if (answer === undefined)
            reply({ success: false, error: { message: 'not implemented', code: 'UNIMPLEMENTED' } })
          else if (typeof answer === 'string') reply({ success: false, error: { message: answer } })
          else reply({ success: true, data: answer })
        },
      }
      Object.assign(window, {
        androidBridge: native,
        WEBVIEW_SERVER_URL: location.origin,
        Capacitor: { DEBUG: false, isLoggingEnabled: false, Plugins: {} },
        shell: {
          calls,
          tell(event: string, data: object) {
            const callbackId = listeners.get(event)
            if (callbackId === undefined) throw new Error(`Nobody listens to ${event}`)
            native.onmessage({ data: JSON.stringify({ callbackId, success: true, data, save: true }) })
          },
        },
      })
    },
    answers as Record<string, unknown>,
  )
  await page.addInitScript({ path: BRIDGE })
}
