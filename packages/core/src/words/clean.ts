/** A mail or a newsgroup post: its headers by lower-case name, and what was written. */
export interface SplitMail {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

const HEADER_LINE = /^([A-Za-z][A-Za-z0-9-]{0,40}):[ \t]?(.*)$/u
/** Names that stand in the head of a mail or post and hardly ever at the start of another text. */
const TELLING = new Set([
  'from',
  'subject',
  'date',
  'to',
  'message-id',
  'newsgroups',
  'received',
  'return-path',
  'path',
])

/**
 * Divides a mail or post (RFC 5322, RFC 5536) into headers and body; undefined for a text that does not begin with at
 * least two header lines of which one is telling. Folded lines are joined; of a repeated header the first one counts.
 */
export function splitMail(text: string): SplitMail | undefined {
  const head = text.slice(0, 64_000)
  const lines = head.split(/\r\n|\r|\n/u)
  const headers = new Map<string, string>()
  let length = 0
  let telling = 0
  let name = ''
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      if (headers.size > 0) break
      if (index > 2) return undefined
    } else if (index === 0 && /^From \S+/u.test(line)) {
      telling += 1
    } else if (/^[ \t]/u.test(line) && name !== '') {
      headers.set(name, `${headers.get(name) ?? ''} ${line.trim()}`)
    } else {
      const found = HEADER_LINE.exec(line)
      if (!found) {
        // A post whose header block is not closed by an empty line: what follows is its body.
        if (headers.size >= 2 && telling > 0) break
        return undefined
      }
      name = (found[1] ?? '').toLowerCase()
      if (!headers.has(name)) headers.set(name, (found[2] ?? '').trim())
      if (TELLING.has(name)) telling += 1
    }
    length += line.length + 1
  }
  if (headers.size < 2 || telling === 0) return undefined
  return { headers, body: text.slice(length) }
}

const URL = /\b(?:https?|ftp|file|mailto|news|gopher|telnet|irc):[^\s<>"')\]]+/giu
const EMAIL = /[\w.+%=-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})*/gu
const HOST =
  /\b(?:www\.[\w.-]+|(?:[a-z0-9-]{1,40}\.){1,5}(?:com|org|net|edu|gov|mil|info|biz|io|dev|uk|de|es|fr|it|nl|ca|au|jp|se|ch|at|be|ie|in|my|us|eu)\b)(?:\/[^\s<>"')\]]*)?/giu
const HIDDEN_BLOCK = /<(script|style|head)\b/giu
const TAG = /<\/?[a-z!][^<>]{0,2000}>/giu
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/giu
/** A line of a coded attachment: one long word of letters and digits. */
const CODED_LINE = /^[A-Za-z0-9+/=_-]{60,}$/gmu
const UUENCODED_LINE = /^M[!-`]{60}$/gmu
const MARKDOWN_TARGET = /\]\([^()\s]{1,2000}\)/gu

/** Leaves out scripts, styles and heads of pages. By search, not by one pattern: many openings without an end stay quick. */
function withoutHidden(text: string): string {
  // Only ASCII: lower case of other letters may be longer, and places must stay.
  const lower = text.replace(/[A-Z]/gu, (letter) => letter.toLowerCase())
  const unclosed = new Set<string>()
  let clean = ''
  let from = 0
  for (const { 1: tag = '', index } of text.matchAll(HIDDEN_BLOCK)) {
    const name = tag.toLowerCase()
    if (index < from || unclosed.has(name)) continue
    const end = lower.indexOf(`</${name}>`, index)
    if (end < 0) {
      unclosed.add(name)
      continue
    }
    clean += `${text.slice(from, index)} `
    from = end + name.length + 3
  }
  return clean + text.slice(from)
}

/**
 * What of a text people would read: without addresses of the web, mail addresses, hosts, markup, entities, link targets
 * and lines of coded attachments. Each leaves a space, so that its neighbours do not become one word.
 */
export function readableText(text: string): string {
  let clean = text
  if (clean.includes('<')) clean = withoutHidden(clean).replace(TAG, ' ')
  if (clean.includes('&')) clean = clean.replace(ENTITY, ' ')
  if (clean.includes('](')) clean = clean.replace(MARKDOWN_TARGET, '] ')
  clean = clean.replace(URL, ' ')
  if (clean.includes('@')) clean = clean.replace(EMAIL, ' ')
  return clean.replace(HOST, ' ').replace(CODED_LINE, ' ').replace(UUENCODED_LINE, ' ')
}
