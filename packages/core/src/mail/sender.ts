/** Names of folders that are made of what a stranger wrote are kept short. */
const LONGEST_NAME = 60

/** The group of mails that nobody signed. */
export const UNKNOWN_SENDER = 'Unknown Sender'

/** A name to show: the quotes, brackets and blanks around it taken off; undefined when nothing is left. */
export function shownName(text: string): string | undefined {
  const name = text
    .replace(/\s+/gu, ' ')
    .replace(/^["'\s<([]+|["'\s>)\].,]+$/gu, '')
    .slice(0, LONGEST_NAME)
    .trim()
  return name === '' ? undefined : name
}

/** The first address in a header such as `From`, in small letters; undefined where there is none. */
export const addressOf = (header: string): string | undefined =>
  /([^\s<>()",;]+@[^\s<>()",;]+)/u.exec(header)?.[1]?.toLowerCase()

/** Who wrote it: the name in `Ada Byron <ada@example.org>` and `ada@example.org (Ada Byron)`, else the address. */
export function senderName(from: string): string | undefined {
  const [, before = ''] = /^([^<]*)</u.exec(from) ?? []
  const [, inside = ''] = /\(([^()]{2,})\)\s*$/u.exec(from) ?? []
  return shownName(before) ?? shownName(inside) ?? shownName(addressOf(from) ?? '') ?? shownName(from)
}

/** The domain of an address in a header, in small letters; `''` where there is none. */
export const domainOf = (header: string): string => addressOf(header)?.split('@').at(-1) ?? ''
