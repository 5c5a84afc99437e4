import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../infra/http/refusal.ts'

/** Argon2id as OWASP's password storage cheat sheet asks for at least: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 2
const MOST_WAITING = 200

/** Hashes and checks passwords, two at a time, so that a flood of logins leaves processor and memory for the others. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** False without a stored hash too, after the same work: nobody learns from the time who exists. */
  verify(stored: string | undefined, password: string): Promise<boolean>
}

/** Letters that look the same and were typed on another system are the same: NFC. Nothing is cut. */
const bytesOf = (password: string) => Buffer.from(password.toWellFormed().normalize('NFC'), 'utf8')

export async function createPasswords(): Promise<Passwords> {
  const dummy = await hash(randomBytes(16), COST)
  const turn = createTurnstile()
  return {
    hash: (password) => turn(() => hash(bytesOf(password), COST)),
    verify: (stored, password) =>
      turn(async () => (await verify(stored ?? dummy, bytesOf(password))) && stored !== undefined),
  }
}

function createTurnstile(): <T>(act: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (act) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new Refusal('unavailable', 'Too many logins at once. Try again soon.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await act()
    } finally {
      // The place goes to the next one directly, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
