import { describe, expect, it } from 'vitest'
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

  it('says that one without text holds none', async () => {
    expect(await readBytes('scan.pdf', pdf(['']))).toMatchObject({ code: 'no_text', pageCount: 1 })
  })

  it('says that an encrypted one needs a password, and shows nothing of it (P-7)', async () => {
    const reading = await readBytes('a.pdf', pdf(['ciphertext'], { trailer: encrypted }))
    expect(reading.code).toBe('password_needed')
    expect(reading.text).toBeUndefined()
  })

  it('flags scripts and runs none (P-10)', async () => {
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
