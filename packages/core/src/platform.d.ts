/**
 * The few globals that every JavaScript runtime of Octavo has (browser, worker, Node): declared here by hand, so that
 * core compiles with neither the DOM nor Node in sight. Nothing else may be added without a decision.
 */
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: Uint8Array, options?: { stream?: boolean }): string
}
interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Makes an AbortSignal and aborts it (DOM standard; every platform has it). */
declare class AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}

/** An address of the web, read as all browsers do (WHATWG URL; decision 0087): telling hosts apart by hand is how they are confused. */
declare class URL {
  static canParse(text: string): boolean
  constructor(text: string, base?: string)
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  hash: string
  readonly href: string
}
