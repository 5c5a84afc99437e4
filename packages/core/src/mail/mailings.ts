import { addressOf, senderName, shownName } from './sender.ts'

/** What a message to many says of itself, as it stands in its headers: hostile text. */
export interface LetterToMany {
  /** The message's id, as its mailbox names it. */
  readonly id: string
  readonly from: string
  readonly listId: string
  /** When it says that it was sent: milliseconds since 1970; 0 where it does not say. */
  readonly sentAtMs: number
  /** `List-Unsubscribe` (RFC 2369, 3.2). */
  readonly unsubscribe: string
  /** `List-Unsubscribe-Post` (RFC 8058, 3.1). */
  readonly post: string
}

/**
 * How one gets off a mailing, by its own words: `click` is one request that a program may make (RFC 8058); a `page` is
 * for the person to open, a `mail` for them to write; `none` says nothing that can be used.
 */
export type WayOut =
  | { readonly kind: 'click' | 'page'; readonly url: string }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'none' }

/** All that came from one list, or from one sender who has no list. */
export interface Mailing {
  /** `list:ID` or `from:ADDRESS`, in small letters. */
  readonly key: string
  readonly name: string
  /** Who wrote the newest of them; `''` where nobody signed. */
  readonly address: string
  readonly letters: number
  /** When the newest was sent: milliseconds since 1970. */
  readonly lastAtMs: number
  /** The newest message that says how to get off, which is the one to go by: keys of older ones are thrown away by and by. */
  readonly letterId: string
  readonly way: WayOut
  /** When each was sent, newest first. */
  readonly sentAtMs: readonly number[]
}

const LONGEST_KEY = 250
const LONGEST_ADDRESS = 2000

/** Reads what a message says of how to get off its list. */
export function wayOut({ unsubscribe, post }: Pick<LetterToMany, 'unsubscribe' | 'post'>): WayOut {
  const said = [...unsubscribe.matchAll(/<([^<>]{1,4000})>/gu)].map(([, address = '']) => address.replace(/\s+/gu, ''))
  const pages = said.flatMap((address) => webAddress(address) ?? [])
  const secure = pages.find(({ protocol }) => protocol === 'https:')
  const isOneClick = post.trim().toLowerCase() === 'list-unsubscribe=one-click'
  if (secure && isOneClick) return { kind: 'click', url: secure.href }
  const [page] = secure ? [secure] : pages
  if (page) return { kind: 'page', url: page.href }
  const mail = said.flatMap((address) => /^mailto:([^?]+@[^?]+)/iu.exec(address)?.[1] ?? [])[0]
  return mail === undefined ? { kind: 'none' } : { kind: 'mail', address: mail.slice(0, LONGEST_KEY) }
}

/** An address of the web without anybody's password in it; undefined for anything else. */
function webAddress(text: string): URL | undefined {
  const url = text.length <= LONGEST_ADDRESS && URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  url.hash = ''
  return url
}

/** What a letter came by: its list, else its sender; undefined where it names neither. */
function keyOf({ listId, from }: LetterToMany): string | undefined {
  const list = /<([^<>\s]+)>/u.exec(listId)?.[1] ?? listId.trim()
  if (list !== '') return `list:${list.toLowerCase().slice(0, LONGEST_KEY)}`
  const address = addressOf(from)
  return address && `from:${address.slice(0, LONGEST_KEY)}`
}

/** The mailings that letters came by, the one with most letters first. */
export function mailingsOf(letters: readonly LetterToMany[]): readonly Mailing[] {
  const byKey = new Map<string, LetterToMany[]>()
  for (const letter of letters) {
    const key = keyOf(letter)
    if (key === undefined) continue
    const same = byKey.get(key)
    if (same) same.push(letter)
    else byKey.set(key, [letter])
  }
  const mailings = [...byKey].flatMap(([key, same]) => {
    same.sort((one, other) => other.sentAtMs - one.sentAtMs)
    const [newest] = same
    if (newest === undefined) return []
    const saying = same.find((letter) => wayOut(letter).kind !== 'none') ?? newest
    const listName = shownName(/^([^<]+)</u.exec(newest.listId)?.[1] ?? '')
    return {
      ...{ key, name: listName ?? senderName(newest.from) ?? key.slice(key.indexOf(':') + 1) },
      ...{ address: addressOf(newest.from) ?? '', letters: same.length, lastAtMs: newest.sentAtMs },
      ...{ letterId: saying.id, way: wayOut(saying), sentAtMs: same.map(({ sentAtMs }) => sentAtMs) },
    }
  })
  return mailings.toSorted((one, other) => other.letters - one.letters || (one.key < other.key ? -1 : 1))
}

/** How many of a mailing's letters were sent after a moment: it was asked to stop then. */
export const lettersAfter = ({ sentAtMs }: Mailing, atMs: number): number =>
  sentAtMs.filter((sentMs) => sentMs > atMs).length
