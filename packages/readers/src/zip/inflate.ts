import { Inflate } from 'fflate'
import { concat } from '../bytes.ts'
import type { ReadLimits } from '../limits.ts'
import { damaged, ReadProblem } from '../problem.ts'

/** How many packed bytes are fed at once: at most about 4 MB come out before the limits are looked at again. */
const STEP_BYTES = 4096
/** Packed bytes may inflate freely up to here, whatever their ratio. */
const FREE_BYTES = 1024 * 1024

/** Counts what one read inflates, over all members and depths. */
export class InflateBudget {
  readonly limits: ReadLimits
  #spent = 0

  constructor(limits: ReadLimits) {
    this.limits = limits
  }

  spend(bytes: number): void {
    this.#spent += bytes
    if (this.#spent > this.limits.inflatedBytes)
      throw new ReadProblem('too_large', 'It unpacks to more than Octavo looks at.')
  }
}

export interface Inflated {
  readonly bytes: Uint8Array
  /** False when the member was longer than the limit and its rest was left out. */
  readonly isWhole: boolean
}

/**
 * Inflates raw DEFLATE data (RFC 1951) step by step and stops at the first limit. Throws ReadProblem `damaged`, and
 * `too_large` for what inflates to more than `ratio` times its size or empties the budget.
 */
export function inflate(packed: Uint8Array, budget: InflateBudget, maxBytes = budget.limits.memberBytes): Inflated {
  const chunks: Uint8Array[] = []
  let length = 0
  const stream = new Inflate((chunk) => {
    length += chunk.length
    budget.spend(chunk.length)
    chunks.push(chunk)
  })
  for (let at = 0; at < packed.length && length < maxBytes; at += STEP_BYTES) {
    const end = Math.min(packed.length, at + STEP_BYTES)
    try {
      stream.push(packed.subarray(at, end), end === packed.length)
    } catch (error) {
      if (error instanceof ReadProblem) throw error
      throw damaged('Its packed data is damaged.')
    }
    if (length < maxBytes && length > FREE_BYTES && length > end * budget.limits.ratio)
      throw new ReadProblem('too_large', `It unpacks to more than ${budget.limits.ratio} times its size.`)
  }
  return length > maxBytes
    ? { bytes: concat(chunks).subarray(0, maxBytes), isWhole: false }
    : { bytes: concat(chunks), isWhole: true }
}
