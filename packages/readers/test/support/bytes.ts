import { bytesSource, type Reading } from '@octavo/core'
import { zipSync } from 'fflate'
import { DEFAULT_LIMITS, type ReadLimits, read } from '../../src/index.ts'

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)
export const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)

/** Whole numbers, little end first, of the given widths in bytes. */
export const numbers = (...pairs: readonly (readonly [value: number, width: number])[]): Uint8Array =>
  join(
    ...pairs.map(([value, width]) =>
      Uint8Array.from({ length: width }, (_, index) => Math.floor(value / 256 ** index) & 0xff),
    ),
  )

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A deflated ZIP archive of members by name. */
export const zip = (members: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(members).map(([name, data]) => [name, typeof data === 'string' ? utf8(data) : data]),
    ),
  )

export const readBytes = (name: string, bytes: Uint8Array, limits: Partial<ReadLimits> = {}): Promise<Reading> =>
  read({ name, source: bytesSource(bytes) }, { ...DEFAULT_LIMITS, ...limits })

/** Text of a Reading with all white space as single blanks. */
export const flat = (reading: Reading): string => (reading.text ?? '').replace(/\s+/gu, ' ')
