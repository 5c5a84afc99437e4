import { AppError } from '../errors/index.ts'
import { type LetterToMany, type Mailing, mailingsOf } from '../mail/index.ts'
import { fetchPart } from './bytes.ts'
import type { Connector, HeadsAsk } from './connector.ts'

/** So many letters are looked at: the newest of each folder. */
const MOST_LETTERS = 5000
/** A signature stands for all of a letter, so all of it is read; a longer one is none that went to many. */
const MOST_LETTER_BYTES = 32 * 1024 * 1024

/** Which letters are looked at, and who reads their headers. */
export interface MailingsAsk extends Pick<HeadsAsk, 'within' | 'sinceMs' | 'signal'> {
  /** The headers that `read` wants, in small letters. */
  readonly names: readonly string[]
  readonly read: (id: string, head: Uint8Array) => LetterToMany
}

/** The mailings that came into a mailbox, the one with most letters first. Throws AppError `unsupported` where no mail lies, and as `Connector.heads`. */
export async function findMailings(
  connector: Connector,
  { names, read, ...ask }: MailingsAsk,
): Promise<readonly Mailing[]> {
  if (!connector.heads) throw new AppError('unsupported', 'Only a mailbox has mailing lists.')
  const heads = await connector.heads({ ...ask, names, having: 'list-unsubscribe', most: MOST_LETTERS })
  return mailingsOf(heads.map(({ id, bytes }) => read(id, bytes)))
}

/** A letter whole, and when it came. Throws AppError `not_found`, `too_large`, and as `Connector.open`. */
export async function wholeLetter(
  connector: Connector,
  id: string,
  signal?: AbortSignal,
): Promise<{ readonly message: Uint8Array; readonly receivedAtMs: number }> {
  const entry = await connector.get(id, signal)
  if (entry?.kind !== 'file') throw new AppError('not_found', 'The letter is not there any more.')
  if (entry.sizeBytes > MOST_LETTER_BYTES) throw new AppError('too_large', 'The letter is too long.')
  // Some servers count line ends otherwise than they send them.
  const length = Math.min(MOST_LETTER_BYTES, entry.sizeBytes * 2 + 1024)
  const message = await fetchPart(connector, entry, { at: 0, length, ...(signal && { signal }) })
  return { message, receivedAtMs: entry.modifiedAtMs }
}
