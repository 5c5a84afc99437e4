import type { Grant, Seal } from '@octavo/connect'
import { AppError } from '@octavo/core'
import type { Row } from './rows.ts'

/** What opens a place: a password, or what a person's consent gave; nothing for a folder of this machine. */
export type Secret = { readonly password: string } | Grant | null

type Bound = Pick<Row, 'id' | 'owner_id' | 'provider' | 'address' | 'login'>

/** A secret is sealed for its very row: what lies there counts for no other person, place or user. */
const boundTo = ({ id, owner_id, provider, address, login }: Bound): string =>
  JSON.stringify([owner_id, id, provider, address, login])

export const sealSecret = (seal: Seal, row: Bound, secret: Secret): string | null =>
  secret === null ? null : seal.close(JSON.stringify(secret), boundTo(row))

/** Throws AppError `auth_expired` where there is none any more, or it can not be read. */
export function openSecret(seal: Seal, row: Row): Secret {
  if (row.provider === 'folder') return null
  if (row.sealed === null) throw new AppError('auth_expired', `${row.name} is signed out: connect it again.`)
  const text = seal.open(row.sealed, boundTo(row))
  if (text === undefined)
    throw new AppError('auth_expired', `What opens ${row.name} can not be read any more: connect it again.`)
  return JSON.parse(text) as Secret
}

/** The password among secrets; throws AppError `auth_expired` for another. */
export function passwordOf(secret: Secret): string {
  if (secret !== null && 'password' in secret) return secret.password
  throw new AppError('auth_expired', 'There is no password: connect it again.')
}

/** The grant among secrets; throws AppError `auth_expired` for another. */
export function grantOf(secret: Secret): Grant {
  if (secret !== null && 'access' in secret) return secret
  throw new AppError('auth_expired', 'There is no consent: connect it again.')
}
