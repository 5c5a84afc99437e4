/** Time, so that tests run at full speed and nothing in core reads a wall clock. */
export interface Clock {
  nowMs(): number
  /** Resolves after `durationMs`, or rejects with the signal's reason when it is aborted first. */
  sleep(durationMs: number, signal?: AbortSignal): Promise<void>
}

/** Fresh unguessable identifiers (128 random bits or a UUIDv7). */
export interface Ids {
  next(): string
}
