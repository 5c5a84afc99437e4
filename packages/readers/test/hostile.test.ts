import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flat, latin1, readBytes, utf8, zip } from './support/bytes.ts'
import { docx, odf, pptx, relation, relations, xlsx } from './support/office.ts'
import { doc, msg, ppt, xls } from './support/older.ts'
import { pdf } from './support/pdf.ts'

let hits = 0
let server: Server
let home = ''

beforeAll(async () => {
  server = createServer((_, response) => {
    hits += 1
    response.end('<x>fetched</x>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const entity = (): string =>
  `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY % far SYSTEM "${home}/dtd"> %far; <!ENTITY web SYSTEM "${home}/entity"><!ENTITY inner "expanded">]>`
const laughs = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, index) => `<!ENTITY a${index} "${`&a${index - 1 < 0 ? '' : index - 1};`.repeat(10)}">`).join('')}]>`

describe('entities', () => {
  const inside = (prolog: string, root: string, name: string): string => `${prolog}<${root}>${name}</${root}>`

  it('P-9: entities are neither expanded nor fetched in XML, SVG, Word, Excel and OpenDocument', async () => {
    const words = '<x:p><x:t>before &file;&web;&inner; after</x:t></x:p>'
    const files: Readonly<Record<string, Uint8Array>> = {
      'a.xml': utf8(inside(entity(), 'r', 'before &file;&web;&inner; after')),
      'a.svg': utf8(
        `${entity()}<svg xmlns="http://www.w3.org/2000/svg"><text>before &file;&web;&inner; after</text></svg>`,
      ),
      'a.docx': docx({ 'word/document.xml': inside(entity(), 'x:document', words) }),
      'a.xlsx': xlsx({
        'xl/sharedStrings.xml': inside(entity(), 'sst', '<si><t>before &file;&web;&inner; after</t></si>'),
      }),
      'a.odt': odf(
        'text',
        `</office:body></office:document-content>${entity()}<text:p>before &file;&web;&inner; after</text:p>`,
      ),
    }
    for (const [name, bytes] of Object.entries(files)) {
      const text = flat(await readBytes(name, bytes))
      expect(text, name).toContain('before')
      expect(text, name).not.toMatch(/root:|fetched|expanded/u)
    }
    expect(hits).toBe(0)
  })

  it('P-9: entities that stand for each other a billion times cost nothing', async () => {
    const reading = await readBytes('a.xml', utf8(`${laughs}<r>&a29;</r>`))
    expect(reading.text).toBe('&a29;')
  })
})

describe('what would be loaded or run is flagged, never loaded', () => {
  it('P-10: in Word: a template, a picture, a field, macros', async () => {
    const far = (type: string): Uint8Array =>
      docx({ 'word/_rels/document.xml.rels': relations(relation('r9', type, `${home}/far`, true)) })
    expect((await readBytes('a.docx', far('attachedTemplate'))).flags).toEqual(['external_links'])
    expect((await readBytes('a.docx', far('image'))).flags).toEqual(['external_links'])
    expect((await readBytes('a.docx', far('hyperlink'))).flags).toBeUndefined()
    const field =
      '<w:document><w:p><w:r><w:instrText> DDEAUTO c:\\\\windows\\\\cmd.exe "/k"</w:instrText></w:r></w:p></w:document>'
    expect((await readBytes('a.docx', docx({ 'word/document.xml': field }))).flags).toEqual(['external_links'])
    expect((await readBytes('a.docm', docx({ 'word/vbaProject.bin': new Uint8Array(10) }))).flags).toEqual(['macros'])
  })

  it('P-10: in Excel: other workbooks', async () => {
    expect(
      (await readBytes('a.xlsx', xlsx({ 'xl/externalLinks/externalLink1.xml': '<externalLink/>' }))).flags,
    ).toEqual(['external_links'])
  })

  it('P-10: in pages and drawings', async () => {
    const page = `<html><body><iframe src="${home}/a"></iframe><a href="javascript:alert(1)">go</a></body></html>`
    expect((await readBytes('a.html', utf8(page))).flags).toEqual(['external_links', 'scripts'])
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${home}/a.png"/><script>1</script></svg>`
    expect((await readBytes('a.svg', utf8(drawing))).flags).toEqual(['external_links', 'scripts'])
    expect(hits).toBe(0)
  })
})

describe('long and nested input ends', () => {
  const big = 2_000_000
  const hard: Readonly<Record<string, Uint8Array>> = {
    'brackets.json': utf8('['.repeat(big)),
    'open.html': utf8('<div '.repeat(big / 5)),
    'quotes.html': utf8('<a "'.repeat(big / 4)),
    'blanks.html': utf8(`<a x=${' '.repeat(big)}>`),
    'comments.html': utf8(`<p>a${'<!-'.repeat(big / 3)}`),
    'deep.html': utf8('<table><tr><td>'.repeat(big / 15)),
    'deep.xml': utf8(`<?xml version="1.0"?>${'<a>'.repeat(big / 3)}`),
    'attributes.xml': utf8(`<?xml version="1.0"?><image ${'a'.repeat(big)} href `),
    'doctype.xml': utf8(`<?xml version="1.0"?><!DOCTYPE a [${']  '.repeat(big / 3)}`),
    'groups.rtf': latin1(`{\\rtf1${'{'.repeat(big)}`),
    'words.rtf': latin1(`{\\rtf1${'\\u1234?'.repeat(big / 7)}`),
    'lines.csv': utf8('\n'.repeat(big)),
    'hashes.md': utf8(`# ${'#'.repeat(big)}`),
  }

  it.each(Object.keys(hard))('%s', async (name) => {
    const { text = '' } = await readBytes(name, hard[name] ?? new Uint8Array())
    expect(text.length).toBeLessThanOrEqual(400_000)
  })
})

const good: Readonly<Record<string, Uint8Array>> = {
  'a.docx': docx(),
  'a.pptx': pptx(),
  'a.xlsx': xlsx(),
  'a.odt': odf('text', '<text:p>words</text:p>'),
  'a.zip': zip({ 'a.txt': 'hello' }),
  'a.doc': doc('narrow words\r', 'wide words'),
  'a.xls': xls(),
  'a.ppt': ppt(),
  'a.msg': msg(),
  'a.rtf': latin1(String.raw`{\rtf1\ansi{\fonttbl{\f0\fcharset238 A;}}caf\'e9 \u8364? words\par}`),
  'a.html': utf8('<html><head><title>t</title></head><body><p>words &amp; more</p></body></html>'),
  'a.eml': utf8(
    'From: a@example.test\r\nTo: b@example.test\r\nSubject: words\r\nDate: Mon, 6 May 2024 07:08:09 +0000\r\n\r\nbody',
  ),
  'a.pdf': pdf(['words']),
}

describe('laws', () => {
  it('P-13: reading never fails, whatever the bytes', async () => {
    const name = fc.constantFrom(...Object.keys(good))
    const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) })
    const edits = fc.array(edit, { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(name, edits, fc.double({ min: 0.2, max: 1, noNaN: true }), async (file, changes, kept) => {
        const bytes = (good[file] ?? new Uint8Array()).slice()
        for (const { at, byte } of changes) bytes[Math.floor(at * (bytes.length - 1))] = byte
        const reading = await readBytes(file, bytes.subarray(0, Math.ceil(bytes.length * kept)), { softMs: 2000 })
        expect(reading).toBeTypeOf('object')
        expect(reading.text ?? '').toSatisfy((text: string) => text.isWellFormed() && text.length <= 400_000)
      }),
      { numRuns: 300 },
    )
  })

  it('nor when a signature is followed by noise', async () => {
    const start = fc.constantFrom(
      'PK\u0003\u0004',
      '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
      '{\\rtf1',
      '%PDF-1.4\n',
      'Rar!\u001a\u0007\u0001\u0000',
      "7z\u00bc\u00af'\u001c",
      '\u001f\u008b\u0008',
      '<?xml ',
      '\u0009\u0008\u0010\u0000\u0000\u0006',
    )
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ minLength: 20, maxLength: 3000 }), async (mark, noise) => {
        const reading = await readBytes('a', Uint8Array.from([...latin1(mark), ...noise]), { softMs: 2000 })
        expect(reading.text ?? '').toSatisfy((text: string) => text.isWellFormed())
      }),
      { numRuns: 200 },
    )
  })
})
