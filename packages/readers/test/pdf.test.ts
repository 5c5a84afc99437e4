import { describe, expect, it } from 'vitest'
import { read } from '../src/index.ts'
import { flat, readBytes } from './support/bytes.ts'
import { pdf } from './support/pdf.ts'

const key = 'ab'.repeat(32)
const encrypted = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >> /ID [<${key}> <${key}>]`

describe('PDF', () => {
  it('reads pages in order, title, author and date', async () => {
    const reading = await readBytes('a.pdf', pdf(['Barley first', 'Oats second']))
    expect(reading).toMatchObject({
      title: 'Field notes',
      author: 'Hal Example',
      pageCount: 2,
      takenAt: '2024-05-06T07:08:09',
    })
    expect(flat(reading)).toBe('Barley first Oats second')
  })

  it('reads what was printed over the blanks of a form in its place', async () => {
    const blanks = ' '.repeat(40)
    const page = `Name \\(${blanks}\\) Date) Tj ET BT /F1 12 Tf 130 700 Td (Ann Example`
    expect(flat(await readBytes('a.pdf', pdf([page])))).toBe('Name ( Ann Example ) Date')
  })

  it('reads East Asian text whose font has only the name of a table (Node)', async () => {
    const objects = [
      '<< /Type /Font /Subtype /Type0 /BaseFont /Mincho /Encoding /UniJIS-UTF16-H /DescendantFonts [6 0 R] >>',
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Mincho /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 6 >> /FontDescriptor 7 0 R >>',
      '<< /Type /FontDescriptor /FontName /Mincho /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    ]
    const bytes = pdf(['<65E5672C>'], { objects, font: '5 0 R' })
    expect(flat(await readBytes('a.pdf', bytes))).toBe('日本')
  })

  it('reads ranges of a long one, not all of it', async () => {
    const padding = `<< /Length 8000000 >>\nstream\n${' '.repeat(8_000_000)}\nendstream`
    const bytes = pdf(['Barley first'], { objects: [padding] })
    let taken = 0
    const source = {
      sizeBytes: bytes.length,
      read: async (at: number, length: number) => {
        taken += length
        return bytes.subarray(at, at + length)
      },
    }
    expect(flat(await read({ name: 'a.pdf', source }))).toBe('Barley first')
    expect(taken).toBeLessThan(2_000_000)
  })

  it('says that one without text holds none', async () => {
    expect(await readBytes('scan.pdf', pdf(['']))).toMatchObject({ code: 'no_text', pageCount: 1 })
  })

  it('P-7: an encrypted PDF needs a password, and shows nothing of it', async () => {
    const reading = await readBytes('a.pdf', pdf(['ciphertext'], { trailer: encrypted }))
    expect(reading.code).toBe('password_needed')
    expect(reading.text).toBeUndefined()
  })

  it('P-10: scripts of a PDF are flagged and not run', async () => {
    const script = '<< /S /JavaScript /JS (globalThis.octavoRan = true; app.alert(1)) >>'
    const reading = await readBytes(
      'a.pdf',
      pdf(['words'], {
        catalogue: `/OpenAction 5 0 R /Names << /JavaScript << /Names [(a) 5 0 R] >> >>`,
        objects: [script],
      }),
    )
    expect(reading.flags).toContain('scripts')
    expect(globalThis).not.toHaveProperty('octavoRan')
  })

  it('that is cut off or mixed up ends with a code or with what is left', async () => {
    const whole = pdf(['Barley first', 'Oats second'])
    expect((await readBytes('a.pdf', whole.subarray(0, 40))).code).toBe('damaged')
    const mended = await readBytes('a.pdf', whole.subarray(0, whole.length - 14))
    expect(flat(mended)).toContain('Barley first')
  })
})
