/**
 * The part of Capacitor's bridge that this app uses. A shell puts it into the page before anything of the page runs, so
 * that no package has to: what a plugin offers is a table of its methods, asked for by name.
 */
interface Bridge {
  isNativePlatform(): boolean
  getPlatform(): string
  /** The address under which the page may read a file of the device. */
  convertFileSrc(uri: string): string
  nativePromise(plugin: string, method: string, options: object): Promise<unknown>
  addListener(plugin: string, event: string, onEvent: (data: unknown) => void): unknown
}

const found = (): Partial<Bridge> | undefined => (globalThis as { readonly Capacitor?: Partial<Bridge> }).Capacitor

/** True inside a shell for Android or iOS. */
export const isInShell = (): boolean => found()?.isNativePlatform?.() === true

/** The bridge of the shell that this page is in. Throws where there is none. */
export const bridge = (): Bridge => {
  const it = found()
  if (it?.nativePromise === undefined) throw new Error('There is no shell around this page')
  return it as Bridge
}

/** What a plugin rejects with; `code` is one of core's where the plugin is our own. */
export interface ShellError extends Error {
  readonly code?: string
}

/** Asks a plugin of the shell. Rejects with a ShellError. */
export const ask = async <Answer>(plugin: string, method: string, options: object = {}): Promise<Answer> =>
  (await bridge().nativePromise(plugin, method, options)) as Answer
