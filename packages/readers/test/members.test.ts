import { bytesSource } from '@octavo/core'
import { gzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, opensMembers, type ReadLimits, readMember } from '../src/index.ts'
import { tar, tarMember } from './support/archives.ts'
import { readBytes, utf8, zip } from './support/bytes.ts'

/** Every member and attachment that is listed, by name, as text or the code that says why not. */
async function allOf(name: string, bytes: Uint8Array, limits: Partial<ReadLimits> = {}) {
  const { members = [], mail } = await readBytes(name, bytes)
  const names = mail?.attachments ?? members.map((member) => member.name)
  const found: Record<string, string | undefined> = {}
  for (const [at, one] of names.entries()) {
    const inside = await readMember({ name, source: bytesSource(bytes) }, at, { ...DEFAULT_LIMITS, ...limits })
    found[one] = inside instanceof Uint8Array ? new TextDecoder().decode(inside) : inside.code
  }
  return found
}

const opens = (name: string, bytes: Uint8Array) => opensMembers({ name, source: bytesSource(bytes) })
const MAIL = utf8(
  [
    'From: a@example.org',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'See below.',
    '--x',
    'Content-Disposition: attachment; filename="one.txt"',
    '',
    'first',
    '--x',
    'Content-Disposition: attachment; filename="two.bin"',
    'Content-Transfer-Encoding: base64',
    '',
    'c2Vjb25k',
    '--x--',
    '',
  ].join('\r\n'),
)

describe('what lies inside of something', () => {
  it('is had by its place, in archives of each kind that can be unpacked, and in a mail', async () => {
    const parts = { 'a/b.txt': 'hello', 'c.txt': 'x'.repeat(3000) }
    const packed = tar(...Object.entries(parts).map(([name, text]) => tarMember(name, text)))
    expect(await allOf('a.zip', zip(parts))).toEqual(parts)
    expect(await allOf('a.tar', packed)).toEqual(parts)
    expect(await allOf('a.tar.gz', gzipSync(packed))).toEqual(parts)
    expect(await allOf('notes.txt.gz', gzipSync(utf8('words')))).toEqual({ 'notes.txt': 'words' })
    expect(await allOf('a.eml', MAIL)).toEqual({ 'one.txt': 'first\n', 'two.bin': 'second' })
    for (const [name, bytes] of [
      ['a.zip', zip(parts)],
      ['a.tar', packed],
      ['a.tar.gz', gzipSync(packed)],
      ['a.eml', MAIL],
    ] as const)
      expect(await opens(name, bytes)).toBe(true)
    expect(await opens('a.txt', utf8('plain words'))).toBe(false)
  })

  it('is a code where it is larger than may be unpacked, is a link, or is not there', async () => {
    const bytes = zip({ 'large.txt': 'x'.repeat(5000), 'small.txt': 'y' })
    expect(await allOf('a.zip', bytes, { memberBytes: 4000 })).toEqual({ 'large.txt': 'too_large', 'small.txt': 'y' })
    const packed = tar(tarMember('large.txt', 'x'.repeat(5000)), tarMember('link', '', '2'))
    const codes = { 'large.txt': 'too_large', link: 'unsupported' }
    expect(await allOf('a.tar', packed, { memberBytes: 4000 })).toEqual(codes)
    const gone = await readMember({ name: 'a.zip', source: bytesSource(bytes) }, 7)
    expect(gone).toMatchObject({ code: 'unsupported' })
    const bomb = gzipSync(new Uint8Array(20_000_000))
    expect(Object.values(await allOf('a.gz', bomb))).toEqual(['too_large'])
  })

  it('is a code where its bytes are cut anywhere: nothing is made up', async () => {
    const bytes = zip({ 'a.txt': 'hello '.repeat(100) })
    for (let length = 0; length < bytes.length; length += 7) {
      const cut = bytes.subarray(0, length)
      const found = await readMember({ name: 'a.zip', source: bytesSource(cut) }, 0)
      expect(found).not.toBeInstanceOf(Uint8Array)
    }
  })
})
