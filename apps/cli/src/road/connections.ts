import { randomBytes } from 'node:crypto'
import { createSeal } from '@octavo/connect'
import { AppError } from '@octavo/core'
import type { StateFile, TextForm } from '@octavo/disk'

/** Where a connection leads, and as whom. */
export interface Way {
  /** `http:` or `https:`, without user and password. */
  readonly url: string
  readonly user: string
  readonly password: string
}

/** A connection as it is kept: the password sealed for this very address and user. */
interface Kept {
  readonly url: string
  readonly user: string
  readonly sealed: string
}

export type KeptWays = Readonly<Record<string, Kept>>

/** At least two letters: one alone is a drive of Windows. */
const NAME = /^[a-z][a-z0-9-]{1,31}$/u

/** The form of the file of connections. */
export const KEPT_WAYS: TextForm<KeptWays> = {
  nothing: {},
  read(text) {
    try {
      const found: unknown = JSON.parse(text)
      if (typeof found === 'object' && found !== null && 'format' in found && found.format === 1 && 'ways' in found)
        return Object.fromEntries(Object.entries(found.ways ?? {}).filter(isKept))
    } catch {
      // Told below: it is not what this program writes.
    }
    throw new AppError('corrupt', 'The file of connections was written by another Octavo.')
  },
  write: (ways) => `${JSON.stringify({ format: 1, ways }, undefined, 2)}\n`,
}

const isKept = (entry: [string, unknown]): entry is [string, Kept] => {
  const [name, kept] = entry
  const isText = (key: string): boolean => typeof Object(kept)[key] === 'string'
  return NAME.test(name) && isText('url') && isText('user') && isText('sealed')
}

/** A key of this machine's user, made when it is first needed. */
export const SECRET: TextForm<string> = { nothing: '', read: (text) => text.trim(), write: (secret) => `${secret}\n` }

/** The connections of this machine's user. */
export class Connections {
  readonly #ways: StateFile<KeptWays>
  readonly #secret: StateFile<string>

  constructor(ways: StateFile<KeptWays>, secret: StateFile<string>) {
    this.#ways = ways
    this.#secret = secret
  }

  /** The file that they are kept in. */
  get file(): string {
    return this.#ways.file
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#ways.read(), name)
  }

  /** Names and addresses, without what is secret. */
  list(): readonly { readonly name: string; readonly url: string; readonly user: string }[] {
    return Object.entries(this.#ways.read()).map(([name, { url, user }]) => ({ name, url, user }))
  }

  /** The way that a name stands for; undefined for a name that is none. Throws AppError `auth_expired` when its password can no longer be read. */
  get(name: string): Way | undefined {
    const ways = this.#ways.read()
    const kept = Object.hasOwn(ways, name) ? ways[name] : undefined
    if (kept === undefined) return undefined
    const { url, user, sealed } = kept
    const password = this.#seal().open(sealed, `${user} ${url}`)
    if (password === undefined)
      throw new AppError('auth_expired', `The password of "${name}" can not be read any more: connect it again.`)
    return { url, user, password }
  }

  /** Keeps a way under a name, in place of what had the name. Throws AppError `bad_input` for what is no name. */
  set(name: string, { url, user, password }: Way): void {
    checkName(name)
    const sealed = this.#seal().close(password, `${user} ${url}`)
    this.#ways.write({ ...this.#ways.read(), [name]: { url, user, sealed } })
  }

  /** False when there is none of that name. */
  forget(name: string): boolean {
    const { [name]: gone, ...others } = this.#ways.read()
    if (gone !== undefined) this.#ways.write(others)
    return gone !== undefined
  }

  #seal() {
    let secret = this.#secret.read()
    if (secret === '') {
      secret = randomBytes(32).toString('base64url')
      this.#secret.write(secret)
    }
    return createSeal(Buffer.from(secret, 'base64url'), 'connections')
  }
}

/** Throws AppError `bad_input` for what can be no connection's name. */
export function checkName(name: string): void {
  if (!NAME.test(name))
    throw new AppError('bad_input', 'A connection is named with 2 to 32 of a to z, 0 to 9 and "-", a letter first.')
}
