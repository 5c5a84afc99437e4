import { randomFillSync } from 'node:crypto'

const pool = Buffer.allocUnsafe(10 * 512)
let used = pool.length

/** A UUID version 7 (RFC 9562): milliseconds, then 74 random bits. Sorts by time, can't be guessed. */
export function uuidv7(nowMs: number): string {
  if (used >= pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const random = pool.toString('hex', used, used + 10)
  const variant = (8 + ((pool[used + 9] ?? 0) & 3)).toString(16)
  used += 10
  const time = nowMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(3, 6)}-${random.slice(6, 18)}`
}

/** True for text that can be an id of ours; anything else belongs to nobody. */
export const isId = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u.test(text)
