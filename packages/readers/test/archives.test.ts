import { gzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { tar, tarMember } from './support/archives.ts'
import { join, latin1, numbers, readBytes, utf8, zip } from './support/bytes.ts'
import { docx } from './support/office.ts'

const names = (reading: { members?: readonly { name: string }[] }): string[] =>
  (reading.members ?? []).map(({ name }) => name)

/** Changes bytes of the first place where `mark` stands. */
function patch(bytes: Uint8Array, mark: string, offset: number, ...values: readonly number[]): Uint8Array {
  const at = Buffer.from(bytes).indexOf(Buffer.from(mark, 'latin1'))
  const changed = bytes.slice()
  changed.set(values, at + offset)
  return changed
}

describe('ZIP', () => {
  it('lists members without unpacking them', async () => {
    const reading = await readBytes('a.zip', zip({ 'a/b.txt': 'hello', 'c.bin': new Uint8Array(1000) }))
    expect(reading).toEqual({
      members: [
        { name: 'a/b.txt', sizeBytes: 5 },
        { name: 'c.bin', sizeBytes: 1000 },
      ],
      memberCount: 2,
    })
  })

  it.each(['../../evil', '/etc/evil', '..\\..\\evil', 'C:\\evil', 'a/../../evil', 'nul', 'a\u0000b'])(
    'P-6: lists %j as it is written and flags it',
    async (name) => {
      const reading = await readBytes('a.zip', zip({ [name]: 'x', 'good.txt': 'x' }))
      expect(names(reading)).toEqual([name, 'good.txt'])
      expect(reading.flags).toEqual(['unsafe_names'])
    },
  )

  it('P-6: flags links', async () => {
    const linked = patch(zip({ link: '/etc/passwd' }), 'PK\u0001\u0002', 38, 0, 0, 0xff, 0xa1)
    const reading = await readBytes('a.zip', patch(linked, 'PK\u0001\u0002', 5, 3))
    expect(reading.flags).toEqual(['unsafe_names'])
  })

  it('P-7: says that members are encrypted', async () => {
    const reading = await readBytes('a.zip', patch(zip({ 'secret.txt': 'x' }), 'PK\u0001\u0002', 8, 1))
    expect(reading).toMatchObject({ code: 'password_needed', flags: ['encrypted_members'], memberCount: 1 })
  })

  it('P-7: a document with encrypted parts never shows the ciphertext', async () => {
    const bytes = docx()
    for (let at = 0; at + 10 < bytes.length; at += 1) {
      const mark = bytes[at] === 0x50 && bytes[at + 1] === 0x4b
      if (mark && bytes[at + 2] === 1 && bytes[at + 3] === 2) bytes[at + 8] = 1
      if (mark && bytes[at + 2] === 3 && bytes[at + 3] === 4) bytes[at + 6] = 1
    }
    const reading = await readBytes('a.docx', bytes)
    expect(reading.code).toBe('password_needed')
    expect(reading.text).toBeUndefined()
  })

  it('P-8: an archive whose sizes, places or checksums are wrong is damaged', async () => {
    const whole = zipSync({ 'a.txt': [utf8('hello hello hello'), { level: 0 }] })
    expect(await readBytes('a.zip', whole)).not.toHaveProperty('code')
    const changes: readonly (readonly [mark: string, offset: number, ...values: number[]])[] = [
      ['PK\u0001\u0002', 24, 9, 0, 0, 0],
      ['PK\u0001\u0002', 20, 255, 255, 255, 127],
      ['PK\u0001\u0002', 42, 255, 255, 0, 0],
      ['PK\u0003\u0004', 0, 1],
    ]
    for (const [mark, offset, ...values] of changes)
      expect((await readBytes('a.zip', patch(whole, mark, offset, ...values))).code).toBe('damaged')
    expect((await readBytes('a.zip', whole.subarray(0, whole.length - 30))).code).toBe('damaged')
  })

  it('P-8: a document whose part is not what was declared keeps the parts that are sound', async () => {
    const reading = await readBytes('a.docx', patch(docx(), 'PK\u0001\u0002', 0, 0x50))
    expect(reading.text).toContain('top of the page')
    const at = Buffer.from(docx()).lastIndexOf('word/footer1.xml')
    const broken = docx()
    // The checksum of this part in the list of contents.
    broken.set([1, 2, 3, 4], at - 46 + 16)
    const damaged = await readBytes('a.docx', broken)
    expect(damaged.code).toBe('damaged')
    expect(damaged.text).toContain('top of the page')
    expect(damaged.text).not.toContain('foot of the page')
  })

  it('looks at no more members than the limit', async () => {
    const many = Object.fromEntries(Array.from({ length: 2500 }, (_, index) => [`f${index}`, '']))
    const reading = await readBytes('a.zip', zip(many), { entries: 2000 })
    expect(reading).toMatchObject({ code: 'too_large', memberCount: 2500 })
    expect(reading.members).toHaveLength(1000)
  })
})

describe('bombs', () => {
  const zeros = new Uint8Array(8 * 1024 * 1024)

  it('P-5: an archive that unpacks to many times its size is not looked into', async () => {
    const bomb = zip(Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`zeros${index}.bin`, zeros])))
    expect(bomb.length).toBeLessThan(100_000)
    expect((await readBytes('a.zip', bomb)).code).toBe('too_large')
  })

  it('P-5: a document whose part is a bomb stops at the ratio', async () => {
    const bomb = docx({ 'word/document.xml': zeros })
    expect((await readBytes('a.docx', bomb)).code).toBe('too_large')
  })

  it('P-5: many parts share one budget', async () => {
    // Random letters pack badly, so that the ratio does not save us.
    let state = 1
    const noise = Uint8Array.from({ length: 300_000 }, () => {
      state = (state * 48_271) % 2_147_483_647
      return 97 + (state % 20)
    })
    const heavy = docx({
      'word/document.xml': '<w:document/>',
      ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`word/header${index}.xml`, noise])),
    })
    expect((await readBytes('a.docx', heavy, { inflatedBytes: 3_000_000 })).code).toBe('too_large')
    expect((await readBytes('a.docx', heavy)).code).not.toBe('too_large')
  })

  it('P-5: a gzip file of zeros tells its size and is not unpacked', async () => {
    const reading = await readBytes('zeros.gz', gzipSync(zeros))
    expect(reading).toMatchObject({ code: 'too_large', members: [{ name: 'zeros', sizeBytes: zeros.length }] })
  })

  it('P-5: a packed tar that never ends stops at the ratio', async () => {
    const bomb = gzipSync(join(tarMember('big', ''), zeros))
    expect((await readBytes('a.tar.gz', bomb)).code).toBe('too_large')
  })
})

describe('tar', () => {
  it('P-6: lists members of a tar, long names, and flags what leads out', async () => {
    const archive = tar(
      tarMember('a.txt', 'hello'),
      tarMember('././@LongLink', `${'deep/'.repeat(40)}end.txt\0`, 'L'),
      tarMember('cut', 'x'),
      tarMember('../../evil', 'x'),
      tarMember('dev', '', '3'),
    )
    const reading = await readBytes('a.tar', archive)
    expect(names(reading)).toEqual(['a.txt', `${'deep/'.repeat(40)}end.txt`, '../../evil', 'dev'])
    expect(reading.flags).toEqual(['unsafe_names'])
  })

  it('inside gzip is listed as well', async () => {
    expect(names(await readBytes('a.tgz', gzipSync(tar(tarMember('a.txt', 'hello')))))).toEqual(['a.txt'])
  })

  it('that breaks off keeps what was listed', async () => {
    const reading = await readBytes(
      'a.tar',
      join(tarMember('a.txt', 'hello'), tarMember('b.txt', 'x'.repeat(5000)).subarray(0, 700)),
    )
    expect(reading.code).toBe('damaged')
    expect(names(reading)).toEqual(['a.txt', 'b.txt'])
  })
})

describe('RAR and 7z', () => {
  const rar5 = (type: number, body: Uint8Array): Uint8Array =>
    join(numbers([0, 4], [body.length + 1, 1], [type, 1]), body)
  const mark5 = latin1('Rar!\u001a\u0007\u0001\u0000')
  const file5 = (name: string, extra: Uint8Array): Uint8Array =>
    rar5(
      2,
      join(
        numbers([extra.length > 0 ? 1 : 0, 1]),
        extra.length > 0 ? numbers([extra.length, 1]) : new Uint8Array(),
        numbers([0, 1], [7, 1], [0, 1], [0, 1], [0, 1], [name.length, 1]),
        latin1(name),
        extra,
      ),
    )

  it('P-7: lists members of RAR 5, and says which are encrypted', async () => {
    const plain = join(
      mark5,
      rar5(1, numbers([0, 1], [0, 1])),
      file5('a.txt', new Uint8Array()),
      rar5(5, numbers([0, 1], [0, 1])),
    )
    expect(await readBytes('a.rar', plain)).toEqual({ members: [{ name: 'a.txt', sizeBytes: 7 }], memberCount: 1 })
    const locked = join(mark5, file5('a.txt', numbers([1, 1], [1, 1])), rar5(5, numbers([0, 1], [0, 1])))
    expect(await readBytes('a.rar', locked)).toMatchObject({ code: 'password_needed', flags: ['encrypted_members'] })
    expect(await readBytes('a.rar', join(mark5, rar5(4, numbers([0, 4]))))).toMatchObject({ code: 'password_needed' })
  })

  it('P-7: lists members of RAR 4, and says which are encrypted', async () => {
    const mark4 = latin1('Rar!\u001a\u0007\u0000')
    const main = numbers([0, 2], [0x73, 1], [0, 2], [13, 2], [0, 6])
    const file = (flags: number): Uint8Array =>
      join(
        numbers(
          [0, 2],
          [0x74, 1],
          [flags, 2],
          [37, 2],
          [0, 4],
          [9, 4],
          [2, 1],
          [0, 4],
          [0, 4],
          [29, 1],
          [48, 1],
          [5, 2],
          [0, 4],
        ),
        latin1('b.txt'),
      )
    expect(await readBytes('a.rar', join(mark4, main, file(0)))).toEqual({
      members: [{ name: 'b.txt', sizeBytes: 9 }],
      memberCount: 1,
    })
    expect(await readBytes('a.rar', join(mark4, main, file(4)))).toMatchObject({ code: 'password_needed' })
    expect(await readBytes('a.rar', join(mark4, numbers([0, 2], [0x73, 1], [0x80, 2], [13, 2], [0, 6])))).toMatchObject(
      { code: 'password_needed' },
    )
  })

  const seven = (header: Uint8Array): Uint8Array =>
    join(
      latin1("7z\xbc\xaf'\u001c"),
      numbers([4, 2], [0, 4], [0, 4], [0, 4], [header.length, 4], [0, 4], [0, 4]),
      header,
    )

  it('P-7: lists a 7z whose list is plain, and says when it is encrypted or packed', async () => {
    const text = join(...Array.from('a.txt\0', (letter) => numbers([letter.charCodeAt(0), 2])))
    const plain = join(numbers([1, 1], [5, 1], [1, 1], [0x11, 1], [text.length + 1, 1], [0, 1]), text, numbers([0, 2]))
    expect(names(await readBytes('a.7z', seven(plain)))).toEqual(['a.txt'])
    expect(
      (
        await readBytes(
          'a.7z',
          seven(numbers([0x17, 1], [6, 1], [0x24, 1], [0x06, 1], [0xf1, 1], [0x07, 1], [0x01, 1])),
        )
      ).code,
    ).toBe('password_needed')
    expect((await readBytes('a.7z', seven(numbers([0x17, 1], [6, 1], [0, 4])))).code).toBe('unsupported')
  })
})
