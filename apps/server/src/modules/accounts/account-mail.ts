import type { Language } from '@octavo/core'
import { sql } from 'drizzle-orm'
import type { Config } from '../../infra/config/config.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { type Limiter, type Limits, networkOf } from '../../infra/http/limiter.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Background } from '../../infra/jobs/background.ts'
import type { Logger } from '../../infra/log/log.ts'
import { type Caller, hashOf } from '../callers/index.ts'
import {
  chosenLanguage,
  createOutbox,
  createTransport,
  type Letter,
  type LetterKind,
  type Outbox,
  writeLetter,
} from '../mail/index.ts'
import { type AccountRow, accountByEmail, accountRow, emailKeyOf } from './accounts.ts'
import type { Asker } from './asker.ts'
import type { Doors } from './doors.ts'
import { makeLink } from './links.ts'

/** What a letter is about, beside its kind and recipient. `language` counts where the settings name none. */
interface Facts {
  readonly language: Language
  readonly ownerId?: string
  readonly dateMs?: number
  /** What a new password has closed, and what still opens the account. */
  readonly doors?: Doors
  /** How many files a run has moved. */
  readonly files?: number
}

/**
 * The mails about accounts. Every one is a row in the outbox first, so that no call waits for a mail server and none is
 * lost with one. Where the operator gave no mail server, `sends` is false and nothing is written down.
 */
export interface AccountMail {
  readonly sends: boolean
  /** Tells the owner of an account what was done with it; in the transaction that did it. Call `wake` afterwards. */
  tell(
    tx: Db,
    kind: 'password' | 'email' | 'deletion',
    to: { readonly ownerId: string; readonly email: string },
    language: Language,
    about?: Pick<Facts, 'dateMs' | 'doors'>,
  ): Promise<void>
  /** Asks a new address to be confirmed. Strangers can be made to get such mails, so they are few by address and network. */
  welcome(tx: Db, row: AccountRow, asker: Asker): Promise<void>
  /** The same, asked for by the account's owner. Throws `rate_limited` after three in an hour. */
  welcomeAgain(row: AccountRow, asker: Asker): Promise<void>
  /** Tells the owner of an address that somebody tried to sign up with it, three times in an hour at most. */
  taken(email: string, asker: Asker): Promise<void>
  /** Asks for a link to set a new password. Nothing here depends on who exists: that is looked up when the mail is written. */
  forgot(email: string, asker: Asker): Promise<void>
  /** Tells an account that a long run has finished, if it wants that: looked up when the mail is written. Never rejects. */
  ran(owner: Caller, files: number, asker: Pick<Asker, 'language'>): Promise<void>
  /** Sends what is due, beside everything else. Never rejects. */
  wake(): Promise<void>
}

/** A run that moved so many files is long: who began it may have gone. */
export const LONG_RUN_FILES = 200

const HOUR_SECONDS = 3600
const text = 'Too many mails were asked for. Try again later.'

export function createAccountMail(options: {
  readonly db: Db
  readonly config: Config
  readonly background: Background
  readonly log: Logger
  readonly limits: Limits
  readonly nowMs: () => number
}): AccountMail {
  const { db, config, background, log, limits, nowMs } = options
  const { smtp, mailFrom, publicUrl } = config
  const outbox: Outbox<LetterKind, Facts> | undefined =
    smtp && mailFrom && publicUrl !== undefined
      ? createOutbox<LetterKind, Facts>({
          db,
          background,
          log,
          nowMs,
          transport: createTransport(smtp, mailFrom),
          write: (letter) => write(db, publicUrl, letter, nowMs()),
        })
      : undefined
  const limiter = (name: string, tries: number, seconds = HOUR_SECONDS) =>
    limits({ name: `mail-${name}`, tries, seconds, text })
  const perRecipient = limiter('recipient', 3)
  const perNetwork = limiter('network', 30)
  const perAccount = limiter('account', 3)
  const runs = limiter('run', 6)
  const forgotten = limiter('forgotten', 3, HOUR_SECONDS / 4)
  const forgetters = limiter('forgetter', 30, HOUR_SECONDS / 4)

  const put = async (tx: Db, letter: Letter<LetterKind, Facts>) => await outbox?.put(tx, letter)
  const allows = async (email: string, { address }: Asker, tx?: Db) =>
    (await hasRoom(perNetwork, networkOf(address), tx)) && (await hasRoom(perRecipient, hashOf(emailKeyOf(email)), tx))

  return {
    sends: outbox !== undefined,
    tell: (tx, kind, { ownerId, email }, language, about = {}) =>
      put(tx, { kind, recipient: email, facts: { language, ownerId, ...about } }),
    welcome: async (tx, row, asker) => {
      if (outbox && (await allows(row.email, asker, tx)))
        await put(tx, { kind: 'verify', recipient: row.email, facts: { ...factsOf(asker), ownerId: row.owner_id } })
    },
    welcomeAgain: async (row, asker) => {
      await perAccount.take(row.owner_id)
      await put(db, { kind: 'verify', recipient: row.email, facts: { ...factsOf(asker), ownerId: row.owner_id } })
      void outbox?.wake()
    },
    taken: async (email, asker) => {
      if (!outbox || !(await allows(email, asker))) return
      await put(db, { kind: 'taken', recipient: email.trim(), facts: factsOf(asker) })
      void outbox.wake()
    },
    forgot: async (email, asker) => {
      await forgetters.take(networkOf(asker.address))
      await forgotten.take(hashOf(emailKeyOf(email)))
      await put(db, { kind: 'reset', recipient: email.trim(), facts: factsOf(asker) })
      void outbox?.wake()
    },
    ran: async (owner, files, { language }) => {
      if (!outbox || owner.kind !== 'account' || files < LONG_RUN_FILES || !(await hasRoom(runs, owner.id))) return
      try {
        const { email } = await accountRow(db, owner.id)
        await put(db, { kind: 'run', recipient: email, facts: { language, ownerId: owner.id, files } })
        void outbox.wake()
      } catch (err) {
        log.warn({ err }, 'A notice about a run could not be written')
      }
    },
    wake: async () => await outbox?.wake(),
  }
}

const factsOf = ({ language }: Asker): Facts => ({ language })

async function hasRoom(limiter: Limiter, key: string, tx?: Db): Promise<boolean> {
  try {
    await limiter.take(key, tx)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Whom a letter is about now; undefined when nobody is any more. A typed address only finds the one that is stored. */
async function personOf(
  db: Db,
  { kind, recipient, facts }: Letter<LetterKind, Facts>,
): Promise<AccountRow | undefined> {
  if (kind === 'reset' || kind === 'taken') return await accountByEmail(db, emailKeyOf(recipient))
  const [row] = await query<AccountRow>(db, sql`select * from accounts where owner_id = ${facts.ownerId ?? ''}`)
  return row
}

/** Writes the mail of a letter as things stand when it goes; undefined when there is nothing to say any more. */
async function write(db: Db, publicUrl: string, letter: Letter<LetterKind, Facts>, nowMs: number) {
  const { kind, recipient, facts } = letter
  const row = await personOf(db, letter)
  // News about an account reaches the address that it was meant for, also when the account is gone by now.
  if (!row && kind !== 'deletion' && kind !== 'email' && kind !== 'password') return undefined
  const isVerified = row !== undefined && row.email_verified_at_ms !== null
  if (kind === 'verify' && (isVerified || row?.email_key !== emailKeyOf(recipient))) return undefined
  const to = (kind === 'reset' || kind === 'taken') && row ? row.email : recipient
  const [settings] = await query<{ language: string | null; notices: string | null }>(
    db,
    sql`select chosen->>'language' as language, chosen->'notifications'->>'email' as notices from settings where owner_id = ${row?.owner_id ?? ''}`,
  )
  // Nobody gets such news at an address that is not proven theirs, or against their will.
  if (kind === 'run' && (!isVerified || row.email !== recipient || settings?.notices === 'false')) return undefined
  const language = chosenLanguage(settings?.language) ?? facts.language
  const link = await linkOf(db, publicUrl, kind, row, nowMs)
  // Whoever gave an address that is not theirs chose the name too: it is no greeting for a stranger.
  const name = isVerified && row.email === to ? row.first_name : null
  const { dateMs, doors, files } = facts
  const fillings = {
    publicUrl,
    name,
    link,
    ...(dateMs !== undefined && { dateMs }),
    ...(doors && { doors }),
    ...(files !== undefined && { files }),
  }
  return { to, ...writeLetter(kind, language, fillings) }
}

/** Where the button of a mail leads. Tokens stand behind the `#`, so that no server's log ever sees them. */
async function linkOf(db: Db, publicUrl: string, kind: LetterKind, row: AccountRow | undefined, nowMs: number) {
  const page = `${publicUrl}/auth`
  if (kind === 'run') return `${publicUrl}/`
  if (kind === 'password') return `${page}#forgot`
  if ((kind !== 'verify' && kind !== 'reset') || !row) return page
  const token = await makeLink(db, kind, { ownerId: row.owner_id, emailKey: row.email_key }, nowMs)
  return `${page}#${kind}=${token}`
}
