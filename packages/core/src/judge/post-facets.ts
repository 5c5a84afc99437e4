import type { Reading } from '../facts/index.ts'
import type { Facets } from '../item/index.ts'
import { senderName, shownName } from '../mail/index.ts'
import { splitMail } from '../words/index.ts'

/** Day, sender, list and topic of a mail or an article, from its headers wherever they were read; strings are hostile input. */
export function postFacets(reading: Reading | undefined): Facets {
  const mail = reading?.mail
  const headers = mail ? undefined : splitMail(reading?.text ?? '')?.headers
  const from = mail?.from ?? headers?.get('from')
  const list = listOf(mail?.listId ?? headers?.get('list-id')) ?? groupOf(headers?.get('newsgroups'))
  const sentAtMs = mail?.sentAtMs ?? Date.parse(headers?.get('date') ?? '')
  const sender = from === undefined ? undefined : senderName(from)
  const topic = topicOf(mail?.subject ?? headers?.get('subject') ?? '')
  return {
    ...(Number.isFinite(sentAtMs) && { date: new Date(sentAtMs).toISOString().slice(0, 10) }),
    ...(sender !== undefined && { sender }),
    ...(list !== undefined && { list }),
    ...(topic !== undefined && { topic }),
  }
}

/** What a list is called: the words before its identifier (RFC 2919), else the identifier's first part. */
function listOf(listId: string | undefined): string | undefined {
  if (listId === undefined) return undefined
  const [, words = '', id = ''] = /^([^<]*)<?([^<>]*)>?\s*$/u.exec(listId) ?? []
  const first = /^[\w-]+/u.exec(id.trim())?.[0]
  return first !== undefined ? shownName(first) : shownName(words)
}

/** What programs put before the subject of an answer or of a mail that is passed on, and lists before all of theirs. */
const BEFORE =
  /^(?:\s*(?:re|fwd?|aw|wg|antw|rv|res|sv|vs|tr|rif|رد|إعادة توجيه)(?:\[\d+\])?\s*[:：]|\s*\[[^\]]{1,60}\])+/iu
/** A number, a day or a sign of a case: they differ from mail to mail about one thing. */
const NUMBERED = /\S*\p{N}\S*/gu
const EDGES = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu

/** What a subject is about, without what answers and numbers add to it; undefined where that says too little. */
function topicOf(subject: string): string | undefined {
  const words = subject
    .replace(BEFORE, '')
    .replace(/\(fwd\)\s*$/iu, '')
    .replace(NUMBERED, ' ')
    .replace(EDGES, '')
  return /\p{L}{3}/u.test(words) ? shownName(words) : undefined
}

/** The first newsgroup that an article was posted to. */
const groupOf = (groups: string | undefined): string | undefined => {
  const [first = ''] = (groups ?? '').split(',')
  return /^[\w+.-]+$/u.test(first.trim()) ? shownName(first) : undefined
}
