export const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

/** A4 in points, and where its text stands. */
export const [WIDTH, HEIGHT] = [595, 842]
const [MARGIN, SIZE, LEADING] = [62, 10.5, 14.5]
const LINE_CHARS = 88
/** Codes of WinAnsi for what Latin-1 has elsewhere. */
const WIN_ANSI: Readonly<Record<string, string>> = {
  '€': '\x80',
  '„': '\x84',
  '“': '\x93',
  '”': '\x94',
  '’': '\x92',
  '–': '\x96',
}

/** A PDF whose parts are bytes: `objects` from 1 on, the first of which is the catalogue. */
export function pdfOfBytes(objects: readonly Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')]
  let length = parts[0]?.length ?? 0
  const add = (bytes: Uint8Array) => {
    parts.push(bytes)
    length += bytes.length
  }
  const offsets = objects.map((object, at) => {
    const offset = length
    add(latin1(`${at + 1} 0 obj\n`))
    add(object)
    add(latin1('\nendobj\n'))
    return offset
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const start = length
  const count = objects.length + 1
  add(
    latin1(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

export const stream = (dictionary: string, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([latin1(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, latin1('\nendstream')])

/** Catalogue and pages; `pageOf` gives of each page its resources and the object of its contents. */
export function withPages(pages: number, first: number, each: number, resources: (at: number) => string): Uint8Array[] {
  const numbers = Array.from({ length: pages }, (_, at) => first + at * each)
  return [
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1(`<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`),
    ...numbers.map((number, at) =>
      latin1(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << ${resources(at)} >> /Contents ${number + 1} 0 R >>`,
      ),
    ),
  ]
}

function wrapped(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = []
    let rest = line
    while (rest.length > LINE_CHARS) {
      const cut = rest.lastIndexOf(' ', LINE_CHARS)
      lines.push(rest.slice(0, cut > 0 ? cut : LINE_CHARS))
      rest = rest.slice(cut > 0 ? cut + 1 : LINE_CHARS)
    }
    return [...lines, rest]
  })
}

/** A PDF with a text layer: one page for each text, its lines as they stand, long ones wrapped. */
export function printed(pages: readonly string[]): Uint8Array {
  const contents = pages.map((text) => {
    const lines = wrapped(text).map((line) => {
      const letters = line.replace(/[€„“”’–]/gu, (letter) => WIN_ANSI[letter] ?? '?').replace(/[\\()]/gu, '\\$&')
      return `(${letters}) '`
    })
    return stream(
      '',
      latin1(`BT /F1 ${SIZE} Tf ${LEADING} TL ${MARGIN} ${HEIGHT - MARGIN} Td\n${lines.join('\n')}\nET`),
    )
  })
  const [catalogue, list, ...leaves] = withPages(pages.length, 4, 2, () => '/Font << /F1 3 0 R >>')
  const font = latin1('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const paired = leaves.flatMap((leaf, at) => [leaf, contents[at] ?? new Uint8Array()])
  return pdfOfBytes([catalogue, list, font, ...paired].filter((object) => object !== undefined))
}
