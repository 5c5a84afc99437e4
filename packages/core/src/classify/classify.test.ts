import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '../item/item.ts'
import { binarySamples, bytesOf, textSamples, zip } from '../testing/file-samples.ts'
import { said } from '../testing/said.ts'
import { classify } from './classify.ts'
import { TAXONOMIES } from './taxonomies.ts'

const item = (name: string, mediaType = '', sizeBytes = 1000): Item => ({
  id: name,
  is: 'file',
  name,
  path: name,
  sizeBytes,
  mediaType,
  modifiedAtMs: 0,
  origin: { source: 'folder' },
})
const pdf = bytesOf('%PDF-1.7\n')
const html = bytesOf('<!doctype html><html><script>alert(1)</script></html>')

describe('classify', () => {
  it('is sure when bytes and name agree', () => {
    const { verdict, facts } = classify({ item: item('offer.pdf'), head: pdf })
    expect(verdict).toMatchObject({ category: 'PDF Documents', fileKind: 'pdf', by: 'signature' })
    expect(verdict.confidence).toBeGreaterThanOrEqual(0.98)
    expect(facts).toMatchObject({ mediaType: 'application/pdf', extension: 'pdf' })
    expect(facts.mismatch).toBeUndefined()
  })

  it('finds out a wrong extension and says so', () => {
    const { verdict, facts } = classify({ item: item('holiday.jpg'), head: pdf })
    expect(verdict.category).toBe('PDF Documents')
    expect(said(verdict.why)[0]).toBe('The name says .jpg but the bytes are a PDF document.')
    expect(facts).toMatchObject({ mismatch: true, mediaType: 'application/pdf', detectedExtension: 'pdf' })
  })

  it('asks the bytes where several formats have one ending', () => {
    const text = (content: string) => new TextEncoder().encode(content)
    const of = (name: string, head: Uint8Array) => classify({ item: item(name), head })
    const vcard = of('ann.vcf', text('BEGIN:VCARD\nVERSION:4.0\nFN:Ann\nEND:VCARD\n'))
    expect(vcard.verdict.fileKind).toBe('contact')
    const variants = of('ann.vcf', text('##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\n'))
    expect(variants.verdict.fileKind).toBe('data')
    expect(variants.facts).toMatchObject({ extension: 'vcf', mediaType: 'text/x-vcf-variants' })
    expect(variants.facts.mismatch).toBeUndefined()
    expect(of('plan.vhd', text('library ieee;\nuse ieee.std_logic_1164.all;\n')).verdict.fileKind).toBe('code')
    expect(of('run.fit', bytesOf(`\x0e\x10\x00\x00\x10\x00\x00\x00.FIT${'\x00'.repeat(40)}`)).verdict.fileKind).toBe(
      'data',
    )
    expect(of('sky.fit', bytesOf(`SIMPLE  =                    T${' '.repeat(40)}`)).verdict.fileKind).toBe('image')
  })

  it('takes a text called .pub or .key for a key, and no web page sold as .doc for one', () => {
    const text = (content: string) => new TextEncoder().encode(content)
    const key = text('-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQ\n')
    for (const [name, head] of [
      ['ann.pub', key],
      ['id_rsa.pub', text('ssh-rsa AAAAB3NzaC1yc2E ann@example.org\n')],
      ['server.key', text('-----BEGIN PRIVATE KEY-----\nMIIB\n')],
    ] as const) {
      const { facts } = classify({ item: item(name), head })
      expect(facts, name).toMatchObject({ extension: 'pem', mediaType: 'application/x-x509-ca-cert' })
      expect(facts.mismatch, name).toBeUndefined()
    }
    expect(classify({ item: item('letter.doc'), head: html }).facts.extension).toBe('doc')
  })

  it('A20: gives reasons that are true of this name and these bytes', () => {
    const why = (name: string, head?: Uint8Array) =>
      said(classify({ item: item(name), ...(head && { head }) }).verdict.why)[0]
    expect(why('.gitignore', bytesOf('node_modules\ndist\n'))).toBe(
      'The name ".gitignore" is that of a settings file, and the bytes are text, as they should be.',
    )
    expect(why('Makefile', bytesOf('all:\n\tcc x.c\n'))).toContain('The name "Makefile" is that of a makefile')
    const store = classify({ item: item('.DS_Store'), head: bytesOf('\0\0\0\x01Bud1\0\0\x10\0') }).verdict
    expect(store).toMatchObject({ category: 'Other Files', fileKind: 'other' })
    expect(said(store.why)[0]).toBe('The bytes are a folder note of macOS, and the name ".DS_Store" agrees.')
    const old = new Uint8Array(128)
    old.set(bytesOf('MZ'))
    expect(why('setup.exe', old)).toBe("The bytes are a program for DOS or Windows, and the name's .exe agrees.")
    const keynote = classify({ item: item('talk.key'), head: zip(['Index/Document.iwa', 'x']) }).verdict
    expect(keynote.category).toBe('Presentations')
    expect(said(keynote.why)[0]).toContain('a Keynote presentation')
    const plainZip = new Uint8Array(64)
    plainZip.set(bytesOf('PK\x03\x04\x14\0'))
    expect(why('talk.key', plainZip)).toBe(
      'The name ends in .key (a Keynote presentation), and the bytes are a ZIP archive, as which such files are kept.',
    )
    expect(why('server.key', bytesOf('-----BEGIN PRIVATE KEY-----\nMIIB\n'))).toContain('the name "server.key" agrees')
  })

  it('grades its confidence: bytes and name, name only, declared type only, nothing', () => {
    const confidence = (name: string, mediaType: string, head?: Uint8Array): number =>
      classify({ item: item(name, mediaType), ...(head && { head }) }).verdict.confidence
    expect(confidence('a.pdf', '', pdf)).toBeGreaterThanOrEqual(0.98)
    expect(confidence('a.pdf', '')).toBe(0.8)
    expect(confidence('a', 'application/pdf')).toBe(0.6)
    expect(confidence('a', '')).toBe(0.2)
  })

  it('hears nothing new in a declared type that is that of the name: browsers take it from there, and every door says the same', () => {
    const said = (name: string, mediaType: string, head?: Uint8Array) =>
      classify({ item: item(name, mediaType), ...(head && { head }) })
    for (const [name, mediaType, head] of [
      ['empty.txt', 'text/plain', new Uint8Array(0)],
      ['scan.jpg', 'image/jpeg', pdf],
      ['old.doc', 'application/msword', pdf],
      ['a.pdf', 'application/pdf', undefined],
    ] as const)
      expect(said(name, mediaType, head)).toEqual(said(name, '', head))
  })

  it('puts what nothing speaks for into Other Files', () => {
    const { verdict } = classify({ item: item('mystery.zzz'), head: bytesOf('\x01\x02\x03\x04\x05') })
    expect(verdict).toMatchObject({ category: 'Other Files', fileKind: 'other', by: 'none', confidence: 0.2 })
    expect(said(verdict.why)).toEqual(['The ending .zzz is not known, and nothing else says what it is.'])
  })

  it('U-8: evil.html declared as image/png is an HTML page, with the mismatch flagged', () => {
    const { verdict, facts } = classify({ item: item('evil.html', 'image/png'), head: html })
    expect(verdict.fileKind).toBe('web-page')
    expect(facts).toMatchObject({ mediaType: 'text/html', mismatch: true })
    expect(said(verdict.why)).toContain('It was declared as image/png, which is an image.')
  })

  it('U-8: evil.png that is HTML is an HTML page, with the mismatch flagged', () => {
    const { facts, verdict } = classify({ item: item('evil.png', 'image/png'), head: html })
    expect(facts).toMatchObject({ mediaType: 'text/html', mismatch: true })
    expect(said(verdict.why)[0]).toBe('The name says .png but the bytes are an HTML page.')
  })

  it('keeps the dangerous type of a polyglot', () => {
    const polyglot = bytesOf('GIF89a/*\x00\x00*/=1;<script>alert(1)</script>')
    const named = classify({ item: item('evil.html'), head: polyglot })
    expect(named.facts).toMatchObject({ mediaType: 'text/html', mismatch: true, activeContent: true })
    const image = classify({ item: item('evil.gif'), head: polyglot })
    expect(image.facts.activeContent).toBe(true)
    expect(image.verdict.confidence).toBeLessThanOrEqual(0.6)
    expect(classify({ item: item('setup.exe'), head: bytesOf('\xff\xd8\xff\xe0') }).facts.extension).toBe('exe')
  })

  it('takes an HTML page called .txt for what it is, and JSON called .txt for the text that its name says', () => {
    expect(classify({ item: item('page.txt'), head: html }).facts).toMatchObject({
      mediaType: 'text/html',
      mismatch: true,
    })
    const json = classify({ item: item('notes.txt'), head: bytesOf('{"a": 1}') })
    expect(json.verdict.fileKind).toBe('text')
    expect(json.facts.mismatch).toBeUndefined()
  })

  it('lets the name say more finely what a container holds', () => {
    const agreed = [
      ['report.docm', zip(['[Content_Types].xml', 'word/document.xml']), 'document'],
      ['comic.cbz', zip(['page1.jpg']), 'ebook'],
      ['backup.tgz', bytesOf('\x1f\x8b\x08\x00'), 'archive'],
      ['photo.thm', bytesOf('\xff\xd8\xff\xe0'), 'data'],
      ['song.m4a', bytesOf('\x00\x00\x00\x18ftypmp42'), 'audio'],
    ] as const
    for (const [name, head, kind] of agreed) {
      const { verdict, facts } = classify({ item: item(name), head })
      expect([name, verdict.fileKind, facts.mismatch]).toEqual([name, kind, undefined])
    }
  })

  it('doubts a picture whose bytes are none, and a text whose bytes are none', () => {
    const junk = bytesOf('\x00\x01\x02\x03\x04\x05\x06\x07')
    expect(classify({ item: item('broken.jpg'), head: junk })).toMatchObject({
      verdict: { category: 'Photos & Images', confidence: 0.5 },
      facts: { mismatch: true },
    })
    expect(classify({ item: item('broken.txt'), head: junk }).verdict.confidence).toBe(0.5)
  })

  it('tells TypeScript from a transport stream, both called .ts', () => {
    const script = classify({ item: item('main.ts'), head: bytesOf('export const a = 1\n') })
    expect(script.verdict.fileKind).toBe('code')
    const film = classify({ item: item('film.ts'), head: bytesOf(`G${'\x00'.repeat(187)}`.repeat(4)) })
    expect(film.verdict.fileKind).toBe('video')
  })

  it('judges an empty file by its name', () => {
    const { verdict } = classify({ item: item('notes.txt', '', 0), head: new Uint8Array() })
    expect(verdict).toMatchObject({ fileKind: 'text', category: 'Documents & Text', confidence: 0.8 })
    expect(said(verdict.why)).toContain('The file is empty, so there are no bytes to look at.')
  })

  it('knows names without an extension', () => {
    expect(classify({ item: item('Makefile') }).verdict).toMatchObject({ fileKind: 'code', by: 'name' })
    expect(classify({ item: item('README') }).verdict).toMatchObject({ fileKind: 'text', by: 'name' })
  })

  it('N-8: shows in its reasons what a name hides', () => {
    const why = said(classify({ item: item('photo.\u202egpj') }).verdict.why)
    expect(why.join()).not.toContain('\u202e')
    expect(why[0]).toContain('gpj')
  })

  it('says in plain sentences why', () => {
    for (const [extension, bytes] of binarySamples) {
      for (const name of [`file.${extension}`, 'file', 'file.jpg']) {
        for (const sentence of said(classify({ item: item(name), head: bytes }).verdict.why))
          expect(sentence).toMatch(/^[A-Z].*\.$/u)
      }
    }
  })

  it('answers with a category of the asked taxonomy for any name, declared type and bytes', () => {
    const heads = [
      ...binarySamples.map(([, bytes]) => bytes),
      ...textSamples.map(([, text]) => bytesOf(text.replace(/[^\0-\xff]/gu, '?'))),
    ]
    const taxonomy = fc.constantFrom(...(Object.keys(TAXONOMIES) as (keyof typeof TAXONOMIES)[]))
    const head = fc.oneof(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), fc.constant(undefined))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), head, taxonomy, (name, mediaType, bytes, id) => {
        const { verdict } = classify({ item: item(name, mediaType), taxonomy: id, ...(bytes && { head: bytes }) })
        const labels: readonly string[] = TAXONOMIES[id].categories.map((category) => category.label)
        return (
          labels.includes(verdict.category) &&
          verdict.confidence > 0 &&
          verdict.confidence <= 1 &&
          verdict.why.length > 0
        )
      }),
      { numRuns: 500 },
    )
  })
})
