import type { Reading } from '../facts/index.ts'
import type { Facets } from '../item/index.ts'
import { splitMail } from '../words/index.ts'

/** Names of folders that are made of what a stranger wrote are kept short. */
const LONGEST_NAME = 60

/** Day, sender and list of a mail or an article, from its headers wherever they were read; strings are hostile input. */
export function postFacets(reading: Reading | undefined): Facets {
  const mail = reading?.mail
  const headers = mail ? undefined : splitMail(reading?.text ?? '')?.headers
  const from = mail?.from ?? headers?.get('from')
  const list = listOf(mail?.listId ?? headers?.get('list-id')) ?? groupOf(headers?.get('newsgroups'))
  const sentAtMs = mail?.sentAtMs ?? Date.parse(headers?.get('date') ?? '')
  const sender = from === undefined ? undefined : senderOf(from)
  return {
    ...(Number.isFinite(sentAtMs) && { date: new Date(sentAtMs).toISOString().slice(0, 10) }),
    ...(sender !== undefined && { sender }),
    ...(list !== undefined && { list }),
  }
}

/** A name to show: the quotes, brackets and blanks around it taken off; undefined when nothing is left. */
function shown(text: string): string | undefined {
  const name = text
    .replace(/\s+/gu, ' ')
    .replace(/^["'\s<([]+|["'\s>)\].,]+$/gu, '')
    .slice(0, LONGEST_NAME)
    .trim()
  return name === '' ? undefined : name
}

/** Who wrote it: the name in `Ada Byron <ada@example.org>` and `ada@example.org (Ada Byron)`, else the address. */
function senderOf(from: string): string | undefined {
  const [, before = ''] = /^([^<]*)</u.exec(from) ?? []
  const [, inside = ''] = /\(([^()]{2,})\)\s*$/u.exec(from) ?? []
  const [, address = ''] = /([^\s<>()",;]+@[^\s<>()",;]+)/u.exec(from) ?? []
  return shown(before) ?? shown(inside) ?? shown(address.toLowerCase()) ?? shown(from)
}

/** What a list is called: the words before its identifier (RFC 2919), else the identifier's first part. */
function listOf(listId: string | undefined): string | undefined {
  if (listId === undefined) return undefined
  const [, words = '', id = ''] = /^([^<]*)<?([^<>]*)>?\s*$/u.exec(listId) ?? []
  const first = /^[\w-]+/u.exec(id.trim())?.[0]
  return first !== undefined ? shown(first) : shown(words)
}

/** The first newsgroup that an article was posted to. */
const groupOf = (groups: string | undefined): string | undefined => {
  const [first = ''] = (groups ?? '').split(',')
  return /^[\w+.-]+$/u.test(first.trim()) ? shown(first) : undefined
}
