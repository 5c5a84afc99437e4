import type { Draft } from '../draft.ts'
import { decodeEntities } from '../xml/entities.ts'

/** Elements whose content is no text for people. */
const SILENT = /^(?:script|style|template|noframes|svg|math|object)$/u
/** Elements that begin and end a line. */
const BLOCK =
  /^(?:address|article|aside|blockquote|body|br|caption|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|legend|li|main|nav|ol|optgroup|option|p|pre|section|select|summary|table|tbody|tfoot|thead|title|tr|ul)$/u
const CELL = /^(?:td|th)$/u
/** Elements that load what they name without a click. */
const LOADS = /^(?:img|script|link|iframe|frame|embed|object|video|audio|source|track|base|input|body|table|td)$/u

/** One value of a tag's attributes; quotes may be missing. */
function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(
    `[\\s"'/]${name}\\s*=\\s*(?:"([^"]{0,5000})"|'([^']{0,5000})'|([^\\s"'>]{1,5000}))`,
    'iu',
  ).exec(tag)
  return found ? decodeEntities(found[1] ?? found[2] ?? found[3] ?? '') : undefined
}

const QUOTED = /^(?:[^"'>]|"[^"]{0,20000}"|'[^']{0,20000}')*>/u

/** End of a tag. Quotes protect `>` only as long as they are closed within reason, and while most of them are. */
class TagEnds {
  #strikes = 0

  find(html: string, at: number): number {
    const plain = html.indexOf('>', at)
    if (plain === -1 || this.#strikes > 20 || !/["']/u.test(html.slice(at, plain))) return plain
    const found = QUOTED.exec(html.slice(at, at + 30_000))
    if (!found) this.#strikes += 1
    return found ? at + found[0].length - 1 : plain
  }
}

/** Where the content of a silent element ends: at its end tag. */
function silentEnd(html: string, name: string, at: number): number {
  const close = new RegExp(`</${name}[\\s>/]`, 'giu')
  close.lastIndex = at
  const found = close.exec(html)
  return found ? found.index : html.length
}

function flagTag(name: string, tag: string, draft: Draft): void {
  if (name === 'script' || /[\s"'/]on[a-z]{3,30}\s*=|=\s{0,20}["']?\s{0,20}(?:javascript|vbscript):/iu.test(tag))
    draft.flag('scripts')
  if (
    LOADS.test(name) &&
    /[\s"'/](?:src|href|data|background|poster|srcset)\s{0,20}=\s{0,20}["']?\s{0,20}(?:https?:)?\/\//iu.test(tag)
  )
    draft.flag('external_links')
}

function meta(tag: string, draft: Draft): void {
  const name = (attribute(tag, 'name') ?? attribute(tag, 'property'))?.toLowerCase()
  const content = attribute(tag, 'content')
  if (name === 'author' || name === 'dc.creator') draft.line('author', content)
  if (name === 'description' || name === 'keywords') draft.text.line(content)
}

/**
 * Adds the text of a web page: blocks become lines, cells are divided by blanks, scripts and styles are left out, and
 * nothing that it names is loaded. Tolerates whatever people publish; linear in the length.
 */
export function htmlText(html: string, draft: Draft): void {
  const { text } = draft
  let at = 0
  let title: string | undefined
  let inPre = 0
  const ends = new TagEnds()
  while (at < html.length && !text.isFull) {
    const open = html.indexOf('<', at)
    const piece = decodeEntities(html.slice(at, open === -1 ? html.length : open))
    if (title === undefined) text.add(inPre > 0 ? piece : piece.replace(/\s+/gu, ' '))
    else title += piece
    if (open === -1) break
    const name = /^\/?[a-z][^\s/>]{0,60}/iu.exec(html.slice(open + 1, open + 64))?.[0].toLowerCase()
    if (name === undefined) {
      const special = /^<(?:!--|!|\?|\/)/u.exec(html.slice(open, open + 4))?.[0]
      if (special === undefined) text.add('<')
      const end = special === '<!--' ? html.indexOf('-->', open + 4) : special ? html.indexOf('>', open) : open
      if (special && end === -1) break
      at = special === '<!--' ? end + 3 : end + 1
      continue
    }
    const end = ends.find(html, open + 1)
    if (end === -1) break
    at = end + 1
    const bare = name.replace('/', '').replace(/^[\w-]+:/u, '')
    const tag = html.slice(open + 1, end)
    if (BLOCK.test(bare)) text.add('\n')
    else if (CELL.test(bare)) text.add(' ')
    if (bare === 'pre' || bare === 'textarea') inPre = Math.max(0, inPre + (name.startsWith('/') ? -1 : 1))
    if (bare === 'title') {
      if (name.startsWith('/') && title !== undefined) {
        draft.line('title', title)
        text.line(title.trim())
        title = undefined
      } else if (!name.startsWith('/')) title ??= ''
    }
    if (name.startsWith('/')) continue
    flagTag(name, tag, draft)
    if (name === 'meta') meta(tag, draft)
    if (name === 'img' || name === 'area') text.add(` ${attribute(tag, 'alt') ?? ''} `)
    if (SILENT.test(name) && !tag.endsWith('/')) at = silentEnd(html, name, at)
  }
  if (title !== undefined) {
    draft.line('title', title.slice(0, 500))
    text.add(title)
  }
}
