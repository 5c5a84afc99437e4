/** What a browser drops from a URL before it reads it (WHATWG URL, "basic URL parser"): line ends and tabs anywhere. */
const DROPPED = /[\t\n\r]/gu
/** C0 controls and spaces around a URL, which a browser drops too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the standard names exactly these characters.
const AROUND = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/gu

const cleaned = (text: string) => text.replace(AROUND, '').replace(DROPPED, '')

/**
 * A link that may be made clickable, as the browser will read it, or undefined: only `https:`, `http:` and `mailto:`
 * pass, so that neither a script nor data hides behind text that came from a file, a mail or a reply.
 */
export function safeLink(text: string): string | undefined {
  const link = cleaned(text)
  return /^(?:https?:\/\/[^/\\]|mailto:[^/\\])/iu.test(link) ? link : undefined
}

/** A page of this host to go on to (`?next=`), or undefined: begins with one `/` and can't name another host. */
export function safeNext(text: string): string | undefined {
  const next = cleaned(text)
  return /^\/(?![/\\])/u.test(next) ? next : undefined
}
