import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { StateFile, stateDir } from '@octavo/disk'

const SHORTEST = 6
const BYTES = 32

interface KeptCode {
  readonly salt: string
  readonly hash: string
}

const file = (): StateFile<KeptCode | undefined> =>
  new StateFile(path.join(stateDir(), 'approval-code.json'), {
    nothing: undefined,
    read: (text) => JSON.parse(text) as KeptCode,
    write: (code) => JSON.stringify(code),
  })

/** True when the person has chosen a code, without which no page to approve on is served. */
export const hasCode = (): boolean => file().read() !== undefined

/** Keeps a code as its hash; says what is wrong with one that is too short. */
export function chooseCode(code: string): string | undefined {
  if ([...code].length < SHORTEST) return `Take ${SHORTEST} characters at least.`
  const salt = randomBytes(16).toString('base64url')
  file().write({ salt, hash: hashOf(code, salt).toString('base64url') })
  return undefined
}

/** True when this is the code that the person chose. */
export function isCode(code: string): boolean {
  const kept = file().read()
  return kept !== undefined && timingSafeEqual(hashOf(code, kept.salt), Buffer.from(kept.hash, 'base64url'))
}

const hashOf = (code: string, salt: string): Buffer => scryptSync(code.normalize('NFC').slice(0, 200), salt, BYTES)
