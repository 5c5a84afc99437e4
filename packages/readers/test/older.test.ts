import { describe, expect, it } from 'vitest'
import { flat, latin1, readBytes } from './support/bytes.ts'
import { compound, doc, msg, ppt, summary, xls } from './support/older.ts'

describe('Word 97', () => {
  it('reads all pieces of the text, wide and narrow, and the properties', async () => {
    const reading = await readBytes(
      'a.doc',
      doc(
        'First line\rcaf\xe9\r',
        'header €\u0013 HYPERLINK "a.test" \u0014shown\u0015 \u0013 PAGE \\* MERGEFORMAT \u00147\u0015',
      ),
    )
    expect(reading).toMatchObject({ title: 'Old letter', author: 'Ed Example' })
    expect(flat(reading)).toBe('First line café header € HYPERLINK "a.test" shown 7 subject line')
  })

  it('says that an encrypted one needs a password, and shows nothing of its text', async () => {
    const reading = await readBytes('a.doc', doc('ciphertext', 'more', 0x0100))
    expect(reading.code).toBe('password_needed')
    expect(flat(reading)).not.toContain('ciphertext')
  })
})

describe('Excel 97', () => {
  it('reads cells, strings that run on, formats, formulas, headings and remarks', async () => {
    const reading = await readBytes('a.xls', xls())
    expect(reading.pageCount).toBe(1)
    expect(flat(reading)).toBe('Yield Top of sheet Field runs on €! 2.5 2024/01/01 result remark')
  })

  it('says that an encrypted one needs a password', async () => {
    expect((await readBytes('a.xls', xls({ locked: true }))).code).toBe('password_needed')
  })
})

describe('PowerPoint 97', () => {
  it('reads slides and notes, and of masters what their author wrote', async () => {
    const reading = await readBytes('a.ppt', ppt())
    expect(reading.pageCount).toBe(1)
    expect(flat(reading)).toBe('wide words € narrow words speaker notes master footer')
  })

  it('says that an encrypted one needs a password', async () => {
    expect((await readBytes('a.ppt', ppt(0xf3d1_c4df))).code).toBe('password_needed')
  })
})

describe('Outlook', () => {
  it('reads headers, body and names of attachments', async () => {
    const reading = await readBytes('a.msg', msg())
    expect(reading.mail).toEqual({
      from: 'Fay Example <fay@example.test>',
      to: 'Gil Example',
      subject: 'Seed order',
      messageId: '<1@example.test>',
      listId: 'Seeds <seeds.example.test>',
      sentAtMs: Date.UTC(2024, 4, 6, 7, 8, 9),
      toMany: true,
      marks: ['list-id'],
      attachments: ['list.pdf'],
    })
    expect(flat(reading)).toContain('Please send barley.')
    expect(flat(await readBytes('a.msg', msg('html')))).toContain('Please send oats.')
  })
})

describe('compound files', () => {
  it('are not looked for behind a name alone: other programs used the same endings', async () => {
    expect(
      (
        await readBytes(
          'a.doc',
          Uint8Array.from([0xff, 0x57, 0x50, 0x43, ...Array.from({ length: 600 }, (_, index) => index % 7)]),
        )
      ).code,
    ).toBe('unsupported')
  })

  it('with an encrypted package inside are newer documents that need a password, not damaged ones', async () => {
    const bytes = compound({ EncryptedPackage: new Uint8Array(5000), EncryptionInfo: new Uint8Array(200) })
    expect(await readBytes('a.docx', bytes)).toMatchObject({ code: 'password_needed' })
  })

  it('flag macros and embedded files, with their names', async () => {
    const native = Uint8Array.from([
      0,
      0,
      0,
      0,
      2,
      0,
      ...latin1('plan.zip\0C:\\plan.zip\0'),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      ...latin1('C:\\tmp\\plan.zip\0'),
    ])
    const bytes = compound({
      'Macros/VBA/dir': new Uint8Array(10),
      'ObjectPool/_1/\u0001Ole10Native': native,
      '\u0005SummaryInformation': summary({ 2: 'x' }),
    })
    const reading = await readBytes('a.doc', bytes)
    expect(reading.flags).toEqual(['macros', 'attachments'])
    expect(flat(reading)).toContain('C:\\tmp\\plan.zip')
  })

  it('whose chains run in a circle come to an end', async () => {
    const bytes = doc('x'.repeat(5000), 'y')
    // Every sector follows itself.
    const view = new DataView(bytes.buffer)
    const table = (view.getUint32(76, true) + 1) * 512
    for (let at = 0; at < 128; at += 1) view.setUint32(table + at * 4, at, true)
    const { text = '' } = await readBytes('a.doc', bytes)
    expect(text.length).toBeLessThan(bytes.length)
  })
})
