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
