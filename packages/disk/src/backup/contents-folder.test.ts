import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ContentsFolder } from './contents-folder.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
/** Repeatable contents around the edges: empty ones, many small, as large as a pack takes, and a file of its own. */
const contents = [0, 1, 2048, 64 * 1024, 64 * 1024 + 1].flatMap((size) =>
  Array.from({ length: size === 64 * 1024 ? 40 : 3 }, (_, index) => Buffer.alloc(size, `${size}-${index}`)),
)
const fresh = () => mkdtemp(path.join(tmpdir(), 'octavo-contents-'))

it('R-19: contents that are written and read back many at a time are each found whole, in a folder that is opened again', async () => {
  const root = await fresh()
  const folder = await ContentsFolder.open(root)
  for (const bytes of contents) await folder.put(sha256(bytes), bytes.length, [bytes])
  await folder.finish()
  const again = await ContentsFolder.open(root)
  for (const bytes of contents) {
    const found = await again.find(sha256(bytes), bytes.length)
    expect(found && (await again.hashOf(found))).toBe(sha256(bytes))
  }
  expect(readdirSync(path.join(root, 'packs')).length).toBe(1)
})

it('R-19: a pack that the disk gives back with one other byte counts for nothing', async () => {
  const root = await fresh()
  const folder = await ContentsFolder.open(root)
  // The first piece is on the disk when the last content comes.
  for (const bytes of contents) await folder.put(sha256(bytes), bytes.length, [bytes])
  const [draft = ''] = readdirSync(path.join(root, 'tmp'))
  const file = path.join(root, 'tmp', draft)
  const bytes = readFileSync(file)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  writeFileSync(file, bytes)
  await expect(folder.finish()).rejects.toMatchObject({ code: 'corrupt' })
  const again = await ContentsFolder.open(root)
  expect(readdirSync(path.join(root, 'packs'))).toEqual([])
  const small = contents.find(({ length }) => length === 2048) ?? Buffer.alloc(0)
  expect(await again.find(sha256(small), small.length)).toBeUndefined()
})
