/** A start that was refused: the sentence is meant for the person at the terminal. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  readonly exitCode: number
  constructor(message: string, exitCode: number, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.exitCode = exitCode
  }
}

/** The system's short name of what went wrong, as `EACCES`. */
export const because = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error'
