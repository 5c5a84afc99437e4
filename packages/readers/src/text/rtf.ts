import { type Draft, type Reader, readWhole } from '../draft.ts'
import { decodeCodePage } from './codepages.ts'

/** Windows character set number of a font (Win32 LOGFONT) -> code page. */
const CHARSETS: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10_000,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
}

/** Destinations that hold no text for people (RTF 1.9.1); those behind `\*` are left out unless they are `KEPT`. */
const SILENT =
  /^(?:fonttbl|colortbl|stylesheet|pict|objdata|objclass|objname|listtable|listoverridetable|revtbl|rsidtbl|themedata|datastore|latentstyles|xmlnstbl|filetbl|fldinst|generator|bkmkstart|bkmkend|template|listtext|pntext|falt|panose|blipuid|nonshppict|mmathPr|xmlopen|private|sn|shppict|datafield|formfield|operator|hlinkbase|author|title|subject|keywords|doccomm|comment|company|manager|category|creatim|revtim|printim|buptim|wgrffmtfilter|pgdsctbl|factoidname|fchars|lchars|atnid|atnref|atnicn|atrfstart|atrfend|atndate|atnparent|tc|txe|rxe|xe|do|htmltag|mhtmltag)$/u
const KEPT =
  /^(?:shptxt|shpinst|sv|annotation|atnauthor|footnote|bkmkstart|background|objattph|nesttableprops|shp|shpgrp|txbx|dptxbx|do|dptxbxtext|pn|pntxtb|pntxta)$/u
const INFO = /^(?:author|title|subject|keywords|doccomm|company|category)$/u

const SYMBOLS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  column: '\n',
  row: '\n',
  nestrow: '\n',
  cell: ' ',
  nestcell: ' ',
  tab: '\t',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  zwj: '\u200d',
  zwnj: '\u200c',
}

interface Group {
  /** Nothing inside is shown. */
  readonly silent: boolean
  /** Set while the group is one of the document's own properties, or the table of fonts. */
  readonly place: string
  readonly codePage: number
  readonly skipAfterUnicode: number
  readonly hidden: boolean
}

/** Groups nest no deeper than this; what is deeper counts to the level above. */
const MAX_DEPTH = 1000
const TOKEN =
  /\\'([\da-fA-F]{2})|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\([\s\S])|([{}])|([^\\{}\r\n]{1,4096})|[\r\n]+|\\$/gu

/** Reads Rich Text Format one token at a time; a stack keeps what a group changes (RTF 1.9.1, "Conventions of an RTF reader"). */
class RtfScan {
  readonly #draft: Draft
  readonly #fonts = new Map<number, number>()
  readonly #stack: Group[] = []
  #group: Group = { silent: false, place: '', codePage: 1252, skipAfterUnicode: 1, hidden: false }
  #defaultPage = 1252
  #font = 0
  #bytes: number[] = []
  #toSkip = 0
  #star = false
  #info = ''
  #tooDeep = 0

  constructor(draft: Draft) {
    this.#draft = draft
  }

  run(rtf: string): void {
    TOKEN.lastIndex = 0
    for (let token = TOKEN.exec(rtf); token; token = TOKEN.exec(rtf)) {
      const [, hex, word, number, symbol, brace, plain] = token
      if (hex !== undefined) this.#byte(Number.parseInt(hex, 16))
      else if (plain !== undefined) this.#plain(plain)
      else if (brace === '{') this.#open()
      else if (brace === '}') this.#close()
      else if (word === 'bin') TOKEN.lastIndex += Math.min(Math.max(0, Number(number ?? 0)), rtf.length)
      else if (word !== undefined) this.#word(word, number === undefined ? undefined : Number(number))
      else if (symbol !== undefined) this.#symbol(symbol)
      if (this.#draft.text.isFull) break
    }
    this.#flush()
  }

  /** Bytes are gathered until something else comes: a letter may be two of them. */
  #byte(byte: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1
    else this.#bytes.push(byte)
  }

  #plain(text: string): void {
    const skipped = Math.min(this.#toSkip, text.length)
    this.#toSkip -= skipped
    for (let at = skipped; at < text.length; at += 1) this.#bytes.push(text.charCodeAt(at) & 0xff)
  }

  #flush(): void {
    if (this.#bytes.length === 0) return
    const bytes = Uint8Array.from(this.#bytes)
    this.#bytes = []
    this.#emit(decodeCodePage(bytes, this.#group.codePage))
  }

  #emit(text: string): void {
    if (this.#group.place !== '' && this.#info.length < 2000) this.#info += text
    if (!this.#group.silent && !this.#group.hidden) this.#draft.text.add(text)
  }

  #open(): void {
    this.#flush()
    if (this.#stack.length >= MAX_DEPTH) this.#tooDeep += 1
    else this.#stack.push(this.#group)
    this.#star = false
  }

  #close(): void {
    this.#flush()
    this.#toSkip = 0
    this.#star = false
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1
      return
    }
    const { place } = this.#group
    this.#group = this.#stack.pop() ?? this.#group
    if (place !== '' && this.#group.place !== place) this.#property(place)
  }

  #property(place: string): void {
    const value = this.#info.trim()
    this.#info = ''
    if (place === 'title' || place === 'author') this.#draft.line(place, value)
    else if (INFO.test(place)) this.#words.push(value)
  }

  readonly #words: string[] = []

  /** Subject, keywords and the like. */
  get words(): readonly string[] {
    return this.#words
  }

  #symbol(symbol: string): void {
    this.#flush()
    if (symbol === '*') this.#star = true
    else if (symbol === '~') this.#emit(' ')
    else if (symbol === '_') this.#emit('-')
    else if (symbol === '\n' || symbol === '\r') this.#emit('\n')
    else if ('\\{}'.includes(symbol)) this.#plain(symbol)
  }

  #word(word: string, number: number | undefined): void {
    if (word === 'u') {
      this.#unicode(number ?? 0)
      return
    }
    this.#flush()
    this.#toSkip = 0
    const symbol = Object.hasOwn(SYMBOLS, word) ? SYMBOLS[word] : undefined
    if (symbol !== undefined) this.#emit(symbol)
    else if (INFO.test(word)) this.#group = { ...this.#group, silent: true, place: word }
    else if (SILENT.test(word) || (this.#star && !KEPT.test(word))) this.#group = { ...this.#group, silent: true }
    else this.#state(word, number)
    if (word === 'objupdate' || word === 'objautlink' || word === 'template') this.#draft.flag('external_links')
    if (word === 'object') this.#draft.flag('attachments')
    this.#star = false
  }

  #state(word: string, number: number | undefined): void {
    if (word === 'f' && number !== undefined) {
      this.#font = number
      this.#group = { ...this.#group, codePage: this.#fonts.get(number) ?? this.#defaultPage }
    } else if (word === 'fcharset' && number !== undefined) {
      const page = number === 1 ? undefined : CHARSETS[number]
      if (page !== undefined && this.#fonts.size < 10_000)
        this.#fonts.set(this.#font, number === 0 ? this.#defaultPage : page)
    } else if (word === 'cpg' && number !== undefined) this.#fonts.set(this.#font, number)
    else if (word === 'plain') this.#group = { ...this.#group, codePage: this.#defaultPage, hidden: false }
    else if (word === 'v') this.#group = { ...this.#group, hidden: number !== 0 }
    else if (word === 'uc') this.#group = { ...this.#group, skipAfterUnicode: Math.min(number ?? 1, 100) }
    else if (word === 'ansicpg' && number) this.#page(number)
    else if (word === 'mac') this.#page(10_000)
    else if (word === 'pc') this.#page(437)
    else if (word === 'pca') this.#page(850)
  }

  #page(codePage: number): void {
    this.#defaultPage = codePage
    this.#group = { ...this.#group, codePage }
  }

  /** `\u` gives a UTF-16 unit, negative above 32767; what follows is its spelling for older readers. */
  #unicode(number: number): void {
    this.#flush()
    this.#emit(String.fromCharCode(number & 0xffff))
    this.#toSkip = this.#group.skipAfterUnicode
  }
}

/** Adds the text of an RTF document, whose bytes are the characters of `rtf`. */
export function rtfText(rtf: string, draft: Draft): void {
  const scan = new RtfScan(draft)
  scan.run(rtf)
  for (const word of scan.words) draft.text.line(`\n${word}`)
}

/** Rich Text Format. */
export const readRtf: Reader = async (job) => {
  const bytes = await readWhole(job, 16 * 1024 * 1024)
  // Byte by byte, not windows-1252: the code page is known only where the text stands.
  rtfText(latin1(bytes), job.draft)
  if (job.draft.text.isEmpty) job.draft.note('no_text')
}

function latin1(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return parts.join('')
}
