/** A flat OpenDocument file, and what of it people see. `without`: what a format (by its label) has no place for. */
export interface Source {
  readonly name: string
  readonly xml: string
  readonly words: readonly string[]
  readonly without?: Readonly<Record<string, readonly string[]>>
}

const SPACES = [
  ['office', 'urn:oasis:names:tc:opendocument:xmlns:office:1.0'],
  ['text', 'urn:oasis:names:tc:opendocument:xmlns:text:1.0'],
  ['table', 'urn:oasis:names:tc:opendocument:xmlns:table:1.0'],
  ['style', 'urn:oasis:names:tc:opendocument:xmlns:style:1.0'],
  ['number', 'urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0'],
  ['draw', 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'],
  ['svg', 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0'],
  ['fo', 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'],
  ['presentation', 'urn:oasis:names:tc:opendocument:xmlns:presentation:1.0'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
]
const flat = (kind: string, parts: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${SPACES.map(([name, space]) => `xmlns:${name}="${space}"`).join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">${parts}</office:document>`
const p = (text: string): string => `<text:p>${text}</text:p>`

/** Words that stand nowhere else, by a number and in several scripts: what is found was read. */
const TONGUES = [
  'amber quay',
  'Grüße aus Köln',
  'años después',
  'Ελληνικά νερά',
  'тихая гавань',
  'ירושלים שלנו',
  'مدينة النور',
  '東京都庁',
  'çok güzel',
  'žluťoučký kůň',
]
const tongue = (at: number): string => TONGUES[at % TONGUES.length] ?? ''

function textSource(at: number): Source {
  const name = `letter${at}`
  const say = (part: string) => `${part}${at} ${tongue(at)}`
  const parts = [
    'Heading',
    'Header',
    'Footer',
    'Footnote',
    'Endnote',
    'Comment',
    'Boxed',
    'Cell',
    'Merged',
    'Item',
    'Linked',
    'Section',
  ]
  const [heading, header, footer, footnote, endnote, comment, boxed, cell, merged, item, linked, section] =
    parts.map(say)
  const note = (kind: string, text = '') =>
    `<text:note text:note-class="${kind}"><text:note-citation>1</text:note-citation><text:note-body>${p(text)}</text:note-body></text:note>`
  const body =
    `<text:h text:outline-level="1">${heading}</text:h>` +
    p(
      `One${note('footnote', footnote)} two${note('endnote', endnote)} three<office:annotation><dc:creator>Ines</dc:creator>${p(comment ?? '')}</office:annotation>`,
    ) +
    p(
      `<draw:frame text:anchor-type="paragraph" svg:width="6cm" svg:height="2cm"><draw:text-box>${p(boxed ?? '')}</draw:text-box></draw:frame>`,
    ) +
    `<table:table table:name="T"><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell>${p(cell ?? '')}</table:table-cell><table:table-cell>${p('x')}</table:table-cell></table:table-row><table:table-row><table:table-cell table:number-columns-spanned="2">${p(merged ?? '')}</table:table-cell><table:covered-table-cell/></table:table-row></table:table>` +
    `<text:list><text:list-item>${p(item ?? '')}</text:list-item></text:list>` +
    p(`<text:a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://example.org">${linked}</text:a>`) +
    `<text:section text:name="S">${p(section ?? '')}</text:section>`
  const master = `<office:automatic-styles><style:page-layout style:name="pl"><style:header-style/><style:footer-style/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pl"><style:header>${p(header ?? '')}</style:header><style:footer>${p(footer ?? '')}</style:footer></style:master-page></office:master-styles>`
  return {
    name,
    xml: flat('text', `${master}<office:body><office:text>${body}</office:text></office:body>`),
    words: parts.map(say),
  }
}

/** Styles of numbers, what LibreOffice shows with each, and the value. */
const CELLS: readonly (readonly [style: string, value: number, shown: string])[] = [
  [
    '<number:number-style style:name="N1"><number:fraction number:min-integer-digits="0" number:min-numerator-digits="1" number:min-denominator-digits="1"/></number:number-style>',
    2.75,
    '2 3/4',
  ],
  [
    '<number:number-style style:name="N2"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/><number:text> kg net</number:text></number:number-style>',
    1234.5,
    '1,234.50 kg net',
  ],
  [
    '<number:percentage-style style:name="N3"><number:number number:decimal-places="1" number:min-decimal-places="1" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style>',
    0.375,
    '37.5%',
  ],
  [
    '<number:date-style style:name="N5" number:language="es" number:country="ES"><number:day/><number:text> de </number:text><number:month number:style="long" number:textual="true"/><number:text> de </number:text><number:year number:style="long"/></number:date-style>',
    45_352,
    '1 de marzo de 2024',
  ],
  [
    '<number:time-style style:name="N7" number:truncate-on-overflow="false"><number:hours/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style>',
    1.75,
    '42:00',
  ],
]

function sheetSource(at: number): Source {
  const name = `table${at}`
  const say = (part: string) => `${part}${at} ${tongue(at)}`
  const parts = ['Cell', 'Merged', 'Comment', 'Hidden', 'Header', 'Boxed', 'Sheet']
  const [cell, merged, comment, hidden, header, boxed, sheet] = parts.map(say)
  const styles = CELLS.map(
    ([style], index) =>
      `${style}<style:style style:name="c${index}" style:family="table-cell" style:data-style-name="${/style:name="(N\d)"/u.exec(style)?.[1] ?? ''}"/>`,
  ).join('')
  const rows = CELLS.map(([style, value], index) => {
    const type = style.includes('date-style')
      ? `date" office:date-value="2024-03-01`
      : style.includes('time-style')
        ? `time" office:time-value="PT42H00M00S`
        : style.includes('percentage')
          ? `percentage" office:value="${value}`
          : `float" office:value="${value}`
    return `<table:table-row><table:table-cell table:style-name="c${index}" office:value-type="${type}"/></table:table-row>`
  }).join('')
  const text = (words: string, more = '') =>
    `<table:table-row><table:table-cell office:value-type="string"${more}>${words}</table:table-cell></table:table-row>`
  const page = `<style:page-layout style:name="pl"><style:header-style/><style:footer-style/></style:page-layout><style:style style:name="ta" style:family="table" style:master-page-name="Default"/><style:style style:name="th" style:family="table" style:master-page-name="Default"><style:table-properties table:display="false"/></style:style>`
  const master = `<office:automatic-styles>${page}${styles}</office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pl"><style:header>${p(header ?? '')}</style:header></style:master-page></office:master-styles>`
  const shapes = `<table:shapes><draw:frame svg:x="5cm" svg:y="5cm" svg:width="4cm" svg:height="1cm"><draw:text-box>${p(boxed ?? '')}</draw:text-box></draw:frame></table:shapes>`
  const body = `<table:table table:name="${sheet}" table:style-name="ta">${shapes}<table:table-column/>${text(`<office:annotation>${p(comment ?? '')}</office:annotation>${p(cell ?? '')}`)}${text(p(merged ?? ''), ' table:number-columns-spanned="2"')}${rows}</table:table><table:table table:name="H${at}" table:style-name="th"><table:table-column/>${text(p(hidden ?? ''))}</table:table>`
  // Excel 95 writes one byte a letter, and its pages of code hold no other scripts; it has no shapes that LibreOffice writes.
  const lost = at === 0 ? [boxed ?? ''] : parts.map(say)
  return {
    name,
    xml: flat('spreadsheet', `${master}<office:body><office:spreadsheet>${body}</office:spreadsheet></office:body>`),
    words: [...parts.map(say), ...CELLS.map(([, , shown]) => shown)],
    // A flat sheet has no texts of cells where the script wrote none.
    without: { xls95: lost },
  }
}

function slidesSource(at: number): Source {
  const name = `talk${at}`
  const say = (part: string) => `${part}${at} ${tongue(at)}`
  const parts = ['Title', 'Boxed', 'Notes', 'Shape', 'Master', 'Cell']
  const [title, boxed, notes, shape, master, cell] = parts.map(say)
  const frame = (text: string, y: number, more = '') =>
    `<draw:frame ${more} svg:x="2cm" svg:y="${y}cm" svg:width="9cm" svg:height="2cm"><draw:text-box>${p(text)}</draw:text-box></draw:frame>`
  const table = `<draw:frame svg:x="2cm" svg:y="12cm" svg:width="9cm" svg:height="2cm"><table:table><table:table-column/><table:table-row><table:table-cell>${p(cell ?? '')}</table:table-cell></table:table-row></table:table></draw:frame>`
  const page = `<draw:page draw:name="p1" draw:master-page-name="M">${frame(title ?? '', 1)}${frame(boxed ?? '', 4)}<draw:custom-shape svg:x="2cm" svg:y="7cm" svg:width="5cm" svg:height="2cm">${p(shape ?? '')}</draw:custom-shape>${table}<presentation:notes>${frame(notes ?? '', 14, 'presentation:class="notes"')}</presentation:notes></draw:page>`
  const styles = `<office:automatic-styles><style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="28cm" fo:page-height="21cm"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="M" style:page-layout-name="pl">${frame(master ?? '', 18)}</style:master-page></office:master-styles>`
  return {
    name,
    xml: flat('presentation', `${styles}<office:body><office:presentation>${page}</office:presentation></office:body>`),
    words: parts.map(say),
    // LibreOffice puts a master page of its own in the place of a flat one's, so that these words are in none of the files.
    without: { pptx: [master ?? ''], odp: [master ?? ''], ppt: [master ?? ''] },
  }
}

const many = (count: number, one: (at: number) => Source): readonly Source[] =>
  Array.from({ length: count }, (_, at) => one(at))
export const TEXTS = many(6, textSource)
export const SHEETS = many(6, sheetSource)
export const SLIDES = many(6, slidesSource)
