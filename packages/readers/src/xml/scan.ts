import { decodeEntities } from './entities.ts'

/** What `scanXml` calls, in the order of the document. Names are local names: prefixes are conventions, not meaning. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
  /** Asked after every element; true ends the scan. */
  done?(): boolean
}

/** The attributes of one element, looked up when asked for. */
export class Attributes {
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  /** Value of an attribute by local name, or by the whole name when it holds a colon; undefined when it isn't there. */
  get(name: string): string | undefined {
    const at = this.#source.indexOf(name)
    if (at === -1) return undefined
    for (const [, whole = '', double, single] of this.#source.matchAll(
      /([^\s=/"'<>]{1,100})\s{0,50}=\s{0,50}(?:"([^"]*)"|'([^']*)')/gu,
    )) {
      if (whole === name || (!name.includes(':') && whole.endsWith(`:${name}`)))
        return decodeEntities(double ?? single ?? '')
    }
    return undefined
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** End of a tag that starts at `at`: quoted values may hold `>`. -1 when the document ends before. */
function tagEnd(xml: string, at: number): number {
  let quote = ''
  for (let index = at; index < xml.length; index += 1) {
    const letter = xml[index]
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return index
    else if (letter === '<' && index > at) return index - 1
  }
  return -1
}

/** Where a document type declaration ends: its internal subset stands in brackets and is skipped unread. */
function doctypeEnd(xml: string, at: number): number {
  const end = xml.indexOf('>', at)
  const subset = xml.indexOf('[', at)
  if (subset === -1 || (end !== -1 && end < subset)) return end
  const close = /\]\s*>/gu
  close.lastIndex = subset
  const found = close.exec(xml)
  return found ? found.index + found[0].length - 1 : -1
}

/**
 * Walks an XML document in one pass without building a tree (XML 1.0, section 2). Declarations are skipped: no entity
 * is ever defined, expanded or fetched. What is not well-formed is read as far as it makes sense. Linear in the length.
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    if (open !== at) handler.text?.(decodeEntities(xml.slice(at, open === -1 ? xml.length : open)))
    if (open === -1) return
    if (xml.startsWith('<!--', open)) {
      const end = xml.indexOf('-->', open + 4)
      if (end === -1) return
      at = end + 3
    } else if (xml.startsWith('<![CDATA[', open)) {
      const end = xml.indexOf(']]>', open + 9)
      handler.text?.(xml.slice(open + 9, end === -1 ? xml.length : end))
      if (end === -1) return
      at = end + 3
    } else if (xml.startsWith('<?', open) || xml.startsWith('<!', open)) {
      const end = xml[open + 1] === '?' ? xml.indexOf('>', open) : doctypeEnd(xml, open)
      if (end === -1) return
      at = end + 1
    } else {
      const end = tagEnd(xml, open + 1)
      if (end === -1) return
      element(xml.slice(open + 1, xml[end] === '>' ? end : end + 1), handler)
      at = end + 1
      if (handler.done?.()) return
    }
  }
}

function element(body: string, handler: XmlHandler): void {
  if (body.startsWith('/')) {
    handler.close?.(local(body.slice(1).trim()))
    return
  }
  const name = /^[^\s/]+/u.exec(body)?.[0]
  if (name === undefined) return
  handler.open?.(local(name), new Attributes(body.slice(name.length)))
  if (body.endsWith('/')) handler.close?.(local(name))
}
