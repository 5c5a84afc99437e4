import type { Reason } from '@octavo/core'

/** A run in which not one file could be moved. */
export class NothingMoved extends Error {
  override readonly name = 'NothingMoved'
  /** Why the first of them stayed. */
  readonly reason: Reason | undefined
  constructor(reason?: Reason) {
    super(typeof reason === 'string' ? reason : reason?.code)
    this.reason = reason
  }
}
