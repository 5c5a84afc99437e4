import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../src/limits.ts'
import { read } from '../src/read.ts'
import { flat, join, latin1, readBytes, utf8, utf16, zip } from './support/bytes.ts'
import { docx, odf, pptx, relation, relations, xlsx } from './support/office.ts'

describe('Word', () => {
  it('finds the text in every part of a document, once, and leaves deleted text out', async () => {
    const reading = await readBytes('a.docx', docx())
    expect(reading).toMatchObject({
      title: 'Harvest report',
      author: 'Ada Example',
      pageCount: 3,
      takenAt: '2024-03-02T10:20:30',
    })
    expect(reading.code).toBeUndefined()
    for (const words of [
      'Main & first',
      'splitword tabbed',
      'cell one',
      'in a box',
      'top of the page',
      'foot of the page',
      'a note below',
      'a note at the end',
      'a remark',
      'chart heading',
      'barley',
    ])
      expect(flat(reading)).toContain(words)
    expect(flat(reading)).not.toMatch(/gone|987654/u)
    expect(flat(reading).split('in a box')).toHaveLength(2)
  })

  it('says when a document has no text', async () => {
    const empty = docx({
      'word/document.xml': '<w:document/>',
      'word/header1.xml': '',
      'word/footer1.xml': '',
      'word/footnotes.xml': '',
      'word/endnotes.xml': '',
      'word/comments.xml': '',
      'word/charts/chart1.xml': '',
      'docProps/core.xml': '',
    })
    expect((await readBytes('a.docx', empty)).code).toBe('no_text')
  })

  it('reads parts in HTML and the names of those who commented', async () => {
    const comments =
      '<w:comments><w:comment w:author="Iris Example"><w:p><w:r><w:t>why?</w:t></w:r></w:p></w:comment></w:comments>'
    const reading = await readBytes(
      'a.docx',
      docx({ 'word/afchunk.htm': '<p>from <b>elsewhere</b></p>', 'word/comments.xml': comments }),
    )
    for (const words of ['from elsewhere', 'Iris Example why?']) expect(flat(reading)).toContain(words)
  })

  it('reads a document whatever it is called', async () => {
    expect(flat(await readBytes('renamed.jpg', docx()))).toContain('Main & first')
  })
})

describe('presentations', () => {
  it('reads slides in the order in which they are shown, notes, and the own words of masters', async () => {
    const reading = await readBytes('a.pptx', pptx())
    expect(reading.pageCount).toBe(2)
    expect(flat(reading)).toMatch(/shown first.*what to say.*shown second.*company line.*a slogan/u)
    expect(flat(reading)).not.toContain('Click to edit')
  })
})

describe('spreadsheets', () => {
  it('shows cells as their formats do, with headings, comments and shapes', async () => {
    const reading = await readBytes('a.xlsx', xlsx())
    expect(flat(reading)).toContain('Yield Field rich text 2024-01-01 1,234.50 kg 25% TRUE inline 123456789012345')
    for (const words of ['Left head', 'Right head', 'check this', 'drawn words']) expect(flat(reading)).toContain(words)
  })

  it('counts days from 1904 where a workbook does', async () => {
    const book = xlsx({
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="1"/><sheets><sheet name="Yield" r:id="r1"/></sheets></workbook>',
    })
    expect(flat(await readBytes('a.xlsx', book))).toContain('2028-01-02')
  })
})

describe('OpenDocument', () => {
  it('reads text, tables, notes, headers and properties', async () => {
    const body =
      '<office:text><text:h>Heading</text:h><text:p>one<text:s/>two<text:tab/>three<text:line-break/>four</text:p><text:tracked-changes><text:p>removed</text:p></text:tracked-changes><table:table><table:table-row><table:table-cell><text:p>cell</text:p></table:table-cell></table:table-row></table:table></office:text>'
    const reading = await readBytes('a.odt', odf('text', body))
    expect(reading).toMatchObject({ title: 'Letter', author: 'Bo Example' })
    expect(flat(reading)).toBe('Heading one two three four cell running head oats')
  })

  it('says that an encrypted one needs a password, and shows nothing of it', async () => {
    const manifest =
      '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>'
    const reading = await readBytes('a.odt', odf('text', '<text:p>ciphertext</text:p>', manifest))
    expect(reading.code).toBe('password_needed')
    expect(reading.text).toBeUndefined()
  })
})

describe('drawings, papers and older documents of Apple', () => {
  it('of Visio give the words of their shapes', async () => {
    const drawing = zip({
      '_rels/.rels': relations(relation('r1', 'document', '/visio/document.xml')),
      'visio/document.xml': '<VisioDocument/>',
      'visio/pages/page1.xml':
        '<PageContents><Shapes><Shape><Cell N="PinX" V="4"/><Text><cp IX="0"/>Start here</Text></Shape></Shapes></PageContents>',
    })
    expect(await readBytes('a.vsdx', drawing)).toMatchObject({ text: 'Start here', pageCount: 1 })
  })

  it('of XPS give the characters of their glyphs', async () => {
    const page = '<FixedPage><Glyphs UnicodeString="First line"/><Glyphs UnicodeString="{}{braced}"/></FixedPage>'
    const reading = await readBytes('a.xps', zip({ 'FixedDocSeq.fdseq': '<x/>', 'Documents/1/Pages/1.fpage': page }))
    expect(flat(reading)).toBe('First line {braced}')
  })

  it('of iWork 09 give their text', async () => {
    const reading = await readBytes(
      'a.pages',
      zip({ 'index.xml': '<sl:document><sf:p>Dear field,</sf:p><sf:p>rain came.</sf:p></sl:document>' }),
    )
    expect(flat(reading)).toBe('Dear field, rain came.')
  })
})

describe('e-books', () => {
  it('reads chapters in reading order', async () => {
    const book = zip({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
      'OPS/book.opf':
        '<package><metadata><dc:title>A Walk</dc:title><dc:creator>Cy Example</dc:creator></metadata><manifest><item id="a" href="a%20b.xhtml"/><item id="b" href="b.xhtml"/></manifest><spine><itemref idref="b"/><itemref idref="a"/></spine></package>',
      'OPS/a b.xhtml': '<html><body><p>then the end</p></body></html>',
      'OPS/b.xhtml': '<html><body><p>it begins</p></body></html>',
    })
    const reading = await readBytes('a.epub', book)
    expect(reading).toMatchObject({ title: 'A Walk', author: 'Cy Example' })
    expect(flat(reading)).toMatch(/it begins.*then the end/u)
  })
})

describe('Rich Text Format', () => {
  it('reads code pages by font, Unicode with its spelling skipped, symbols, and the properties', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset238 Arial CE;}{\f2\fcharset204 Arial Cyr;}}{\info{\title My \'e9tude}{\author Di Example}{\keywords rye}}{\stylesheet{\s1 heading 1;}}\pard caf\'e9 {\f1 \'b3\'f3\'9f} {\f2 \'cc\'e8\'f0} \u8364?uro \ldblquote q\rdblquote\par{\*\generator Nobody;}{\pict 00ff00ff}{\footnote below}a\cell b\row\v hidden\v0 seen}`
    const reading = await readBytes('a.rtf', latin1(rtf))
    expect(reading).toMatchObject({ title: 'My étude', author: 'Di Example' })
    expect(flat(reading)).toBe('café łóź Мир €uro “q” belowa b seen rye')
  })

  it('reads Japanese, whose letters are two bytes', async () => {
    const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0\fcharset128 MS;}}\f0 \'93\'fa\'96\'7b}`
    expect(flat(await readBytes('a.rtf', latin1(rtf)))).toBe('日本')
  })
})

describe('text', () => {
  it('finds the encoding', async () => {
    const russian = Uint8Array.from([
      0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xea, 0xe0, 0xea, 0x20, 0xe4, 0xe5, 0xeb, 0xe0, 0x3f, 0x20, 0x0a,
    ])
    expect(flat(await readBytes('a.txt', russian))).toBe('Привет, как дела?')
    expect(flat(await readBytes('a.txt', utf8('naïve – ok, plain words')))).toBe('naïve – ok, plain words')
    expect(flat(await readBytes('a.txt', join(Uint8Array.of(0xff, 0xfe), utf16('wide words here'))))).toBe(
      'wide words here',
    )
    expect(flat(await readBytes('a.txt', utf16('wide words here, without a mark')))).toBe(
      'wide words here, without a mark',
    )
    expect(
      flat(
        await readBytes(
          'a.html',
          latin1('<html><meta charset="iso-8859-7"><body>\xc1\xe8\xde\xed\xe1 and some more text</body></html>'),
        ),
      ),
    ).toBe('Αθήνα and some more text')
  })

  it('reads web pages without scripts and styles, and says that they have scripts', async () => {
    const html =
      '<!doctype html><html><head><title>Barley &amp; oats</title><style>p{}</style><script>alert(1)</script></head><body onload="x()"><p>one<br>two</p><p>th<b>re</b>e &eacute;&#8364;</p><img alt="a picture" src="https://example.test/x.png"></body></html>'
    const reading = await readBytes('a.html', utf8(html))
    expect(reading).toMatchObject({ title: 'Barley & oats', flags: ['scripts', 'external_links'] })
    expect(flat(reading)).toBe('Barley & oats one two three é€ a picture')
  })

  it('reads tables, data, code and notes as they stand, with the first heading as title', async () => {
    expect(flat(await readBytes('a.csv', utf8('name;kg\nbarley;3\noats;4\n')))).toBe('name;kg barley;3 oats;4')
    expect(flat(await readBytes('a.json', utf8('{"name":"barley"}')))).toBe('{"name":"barley"}')
    expect(flat(await readBytes('a.py', utf8('def harvest():\n    return 3\n')))).toContain('def harvest()')
    expect((await readBytes('a.md', utf8('# The *field*\n\nText of it.\n'))).title).toBe('The *field*')
  })

  it('takes no binary file for a text because of its name', async () => {
    const noise = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 32)
    expect(await readBytes('a.txt', noise)).toMatchObject({ code: 'unsupported' })
  })

  it('L-9: of a plain text, asks for no more bytes than can be kept of it', async () => {
    const bytes = utf8('a line of a long list\n'.repeat(200_000))
    let most = 0
    const source = {
      sizeBytes: bytes.length,
      read: async (at: number, length: number) => {
        most = Math.max(most, at + length)
        return bytes.subarray(at, at + length)
      },
    }
    const reading = await read({ name: 'a.txt', source })
    expect(reading.text).toHaveLength(DEFAULT_LIMITS.textChars)
    expect(most).toBeLessThanOrEqual(DEFAULT_LIMITS.textChars * 4)
  })

  it('keeps no more text than the limit', async () => {
    const { text = '' } = await readBytes('a.txt', utf8('word '.repeat(300_000)))
    expect(text.length).toBeLessThanOrEqual(400_000)
    expect(text.length).toBeGreaterThan(390_000)
  })
})

describe('Office packages', () => {
  it('are found by their relationships, wherever the main part lies', async () => {
    const moved = zip({
      '_rels/.rels': relations(relation('r1', 'officeDocument', '/content/main.xml')),
      'content/main.xml': '<x:document xmlns:x="w"><x:p><x:t>elsewhere</x:t></x:p></x:document>',
    })
    expect(flat(await readBytes('a.docx', moved))).toBe('elsewhere')
  })
})
