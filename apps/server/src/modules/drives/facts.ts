import type { ImageToGroup, JudgeInput } from '@octavo/core'

/** What reading a file of a drive has taught: all that judging and grouping need, so that no content is read twice. */
export interface DriveFacts {
  readonly input: Omit<JudgeInput, 'item' | 'problem' | 'bundle'>
  /** How a picture looks. */
  readonly features?: ImageToGroup['features']
}

const BYTES = '$bytes'
const NUMBERS = '$numbers'

/** Facts as plain JSON: arrays of numbers are told by their sort. */
export const packFacts = (facts: DriveFacts): object => packed(facts) as object

/** Facts of a row; undefined where nothing was read, or another version has written something else. */
export function readFacts(row: unknown): DriveFacts | undefined {
  const facts = unpacked(row) as DriveFacts | null
  return facts?.input ? facts : undefined
}

function packed(value: unknown): unknown {
  if (value instanceof Uint8Array) return { [BYTES]: Buffer.from(value).toString('base64') }
  if (value instanceof Float64Array) return { [NUMBERS]: Array.from(value, (one) => Number(one.toPrecision(6))) }
  if (Array.isArray(value)) return value.map(packed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, packed(inside)]))
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (typeof value !== 'object' || value === null) return value
  const own = value as Record<string, unknown>
  if (typeof own[BYTES] === 'string') return new Uint8Array(Buffer.from(own[BYTES], 'base64'))
  if (Array.isArray(own[NUMBERS])) return Float64Array.from(own[NUMBERS] as number[])
  return Object.fromEntries(Object.entries(own).map(([key, inside]) => [key, unpacked(inside)]))
}
