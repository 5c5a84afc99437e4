import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { organizeResponse, sortResponse, undoResponse, uploadBatchResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client, sha256 } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running & { readonly dataDir: string }
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})
/** Number of entries in an archive's directory. */
const entriesOf = (archive: string) => archive.split('PK\x01\x02').length - 1
const visitor = () => new Client(server.address)
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
const paths = async (me: Client) => (await me.list()).map((file) => file.path).sort()

describe('POST /api/agentkit/organize', () => {
  it('says where each file belongs, by its bytes, and moves nothing', async () => {
    const me = visitor()
    const files = await me.give(
      ['photo.png', PNG],
      ['really-a-photo.txt', PNG],
      ['notes.txt', 'hello'],
      ['paper.pdf', '%PDF-1.7\n'],
    )
    const answer = await me.post('/api/agentkit/organize', {
      files: files.map(({ id, name, type, size, path: at }) => ({ id, name, type, size, path: at })),
    })
    const { folders, results } = sortResponse.parse(answer.json())
    expect(folders.reduce((sum, folder) => sum + folder.count, 0)).toBe(4)
    const kinds = Object.values(results)
      .flat()
      .map((file) => [file.name, file.kind])
    expect(Object.fromEntries(kinds)).toEqual({
      'photo.png': 'image',
      'really-a-photo.txt': 'image',
      'notes.txt': 'text',
      'paper.pdf': 'pdf',
    })
    expect(await paths(me)).toEqual([
      '/Inbox/notes.txt',
      '/Inbox/paper.pdf',
      '/Inbox/photo.png',
      '/Inbox/really-a-photo.txt',
    ])
  })

  it('T5: does as the instructions of the call say, and by the next call without them they leave no trace', async () => {
    const me = visitor()
    const files = await me.give(['trip.png', PNG], ['notes.txt', 'hello'])
    const sort = async (instructions?: readonly string[]) => {
      const answer = await me.post('/api/agentkit/organize', {
        files: files.map(({ id }) => ({ id })),
        ...(instructions && { instructions }),
      })
      return Object.fromEntries(
        Object.values(sortResponse.parse(answer.json()).results)
          .flat()
          .map(({ name, category, by, stays }) => [name, { category, by, ...(stays && { stays }) }]),
      )
    }
    const before = await sort()
    expect(before['trip.png']).toEqual({ category: 'Photos & Images', by: 'signature' })
    expect(await sort(['images into Rome'])).toMatchObject({
      'trip.png': { category: 'Rome', by: 'instruction' },
    })
    expect((await sort(['leave images alone']))['trip.png']).toMatchObject({ by: 'instruction', stays: true })
    expect(await sort([])).toEqual(before)
    expect(await sort()).toEqual(before)
  })
})

describe('POST /api/files/organize', () => {
  it('moves files by id or by a name that only one has, never over another, and undoes it, and that too', async () => {
    const me = visitor()
    const [a, b, c] = await me.give(['a.txt', 'one'], ['x/a.txt', 'two'], ['c.txt', 'three'])
    const wish = (fileId: string | undefined, targetCategory = 'Documents & Text') => ({ fileId, targetCategory })
    const ambiguous = await me.post('/api/files/organize', { fileOrganizations: [wish('a.txt')] })
    expect([ambiguous.status, ambiguous.json().details.matches['a.txt'].sort()]).toEqual([409, [a?.id, b?.id].sort()])
    const answer = await me.post('/api/files/organize', {
      fileOrganizations: [wish(a?.id), wish(b?.id), wish('c.txt', 'Über/../alles')],
    })
    const run = organizeResponse.parse(answer.json())
    expect(run.organized).toBe(3)
    const after = await paths(me)
    expect(after.slice(0, 2)).toEqual(['/Documents & Text/a (2).txt', '/Documents & Text/a.txt'])
    // Steps of a category are folders in folders, and none leads out.
    expect(after[2]).toBe('/Über/__/alles/c.txt')
    expect((await me.list()).find((file) => file.id === a?.id)?.category).toBe('Documents & Text')

    const undone = undoResponse.parse((await me.send('POST', `/api/runs/${run.runId}/undo`)).json())
    expect(undone.undone).toBe(3)
    expect(await paths(me)).toEqual(['/Inbox/a.txt', '/Inbox/c.txt', '/Inbox/x/a.txt'])
    expect((await me.send('POST', `/api/runs/${run.runId}/undo`)).status).toBe(409)
    const redone = await me.send('POST', `/api/runs/${undone.runId}/undo`)
    expect(redone.status).toBe(200)
    expect(await paths(me)).toEqual(after)
    const { runs } = (await me.get('/api/runs')).json()
    expect(
      runs.map((each: { kind: string; status: string; canUndo: boolean }) => [each.kind, each.status, each.canUndo]),
    ).toEqual([
      ['undo', 'completed', true],
      ['undo', 'undone', false],
      // Done again by the undo of its undo, and so to be undone.
      ['organize', 'completed', true],
      ['upload', 'completed', true],
    ])
    expect(c?.name).toBe('c.txt')
  })

  it('a file is named by fileId, id or name; a folder that can not have the name of its category is told; nothing asked is no run', async () => {
    const me = visitor()
    const [a, b] = await me.give(['a.txt', 'one'], ['b.txt', 'two'], ['c.txt', 'three'])
    const send = async (fileOrganizations: unknown) => await me.post('/api/files/organize', { fileOrganizations })
    expect(organizeResponse.parse((await send([])).json())).toEqual({
      runId: null,
      organized: 0,
      results: [],
      renamed: [],
    })
    expect((await me.get('/api/runs?kind=organize')).json().runs).toEqual([])
    const run = organizeResponse.parse(
      (
        await send([
          { fileId: a?.id, targetCategory: '<b>' },
          { id: b?.id, targetCategory: 'CON' },
          { name: 'c.txt', targetCategory: 'Plain words' },
        ])
      ).json(),
    )
    expect(run.renamed).toEqual([
      { category: '<b>', folder: '_b_' },
      { category: 'CON', folder: 'CON_' },
    ])
    expect(await paths(me)).toEqual(['/CON_/b.txt', '/Plain words/c.txt', '/_b_/a.txt'])
    const nameless = await send([{ targetCategory: 'x' }])
    expect([nameless.status, nameless.json().error]).toEqual([400, 'A file is named by its fileId, id or name'])
  })

  it('a second run over an organised library moves nothing', async () => {
    const me = visitor()
    const [a] = await me.give(['a.txt', 'one'])
    const body = { fileOrganizations: [{ fileId: a?.id, targetCategory: 'Texts' }] }
    await me.post('/api/files/organize', body)
    const again = organizeResponse.parse((await me.post('/api/files/organize', body)).json())
    expect(again).toMatchObject({ organized: 0, results: [{ status: 'skipped', code: 'already_there' }] })
  })

  it('R-12: a second run at the same time is refused as busy', async () => {
    const me = visitor()
    const files = await me.give(
      ...Array.from({ length: 300 }, (_, index): [string, string] => [`f${index}.txt`, String(index)]),
    )
    const body = (category: string) => ({
      fileOrganizations: files.map((file) => ({ fileId: file.id, targetCategory: category })),
    })
    const answers = await Promise.all([
      me.post('/api/files/organize', body('One')),
      me.post('/api/files/organize', body('Two')),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(answers.find((answer) => answer.status === 409)?.json()).toMatchObject({
      code: 'busy',
      error: expect.stringMatching(/already running/u),
    })
    expect(new Set((await me.list()).map((file) => file.folder)).size).toBe(1)
  })

  it('R-13: undo leaves alone what was moved since, with the reason, and does the others', async () => {
    const me = visitor()
    const [a, b] = await me.give(['a.txt', 'one'], ['b.txt', 'two'])
    const wish = (fileId: string | undefined, targetCategory: string) => ({ fileId, targetCategory })
    const { runId } = (
      await me.post('/api/files/organize', { fileOrganizations: [wish(a?.id, 'Docs'), wish(b?.id, 'Docs')] })
    ).json()
    await me.post('/api/files/organize', { fileOrganizations: [wish(a?.id, 'Elsewhere')] })
    const undone = (await me.send('POST', `/api/runs/${runId}/undo`)).json()
    expect(undone.undone).toBe(1)
    expect(undone.results.find((result: { fileId: string }) => result.fileId === a?.id)).toMatchObject({
      status: 'failed',
      code: 'source_missing',
    })
    expect(await paths(me)).toEqual(['/Elsewhere/a.txt', '/Inbox/b.txt'])
  })
})

describe('POST /api/upload-batch', () => {
  it.each([
    ['name to category', { 'a.txt': 'Texts', 'p/b.png': 'Photos' }],
    ['category to names', { Texts: ['a.txt'], Photos: ['b.png'] }],
    [
      'a list',
      [
        { fileId: 'a.txt', targetCategory: 'Texts' },
        { fileId: 'p/b.png', targetCategory: 'Photos' },
      ],
    ],
    ['category to files', { Texts: [{ name: 'a.txt', size: 1 }], Photos: [{ name: 'b.png', path: 'p/b.png' }] }],
    [
      'the folders of a review',
      [
        { name: 'Texts', count: 1, files: [{ id: '1', name: 'a.txt' }] },
        { name: 'Photos', count: 1, files: [{ id: '2', name: 'b.png', path: 'p/b.png' }] },
      ],
    ],
  ])('uploads and organises in one call: %s', async (_, organization) => {
    const me = visitor()
    const answer = await me.upload(
      [
        { name: 'files', filename: 'a.txt', content: 'a' },
        { name: 'files', filename: 'p/b.png', content: PNG },
        { name: 'files', filename: 'c.txt', content: 'c' },
        { name: 'organization', content: JSON.stringify(organization) },
      ],
      {},
      '/api/upload-batch',
    )
    const { files, failed, organized } = uploadBatchResponse.parse(answer.json())
    expect([answer.status, failed, organized]).toEqual([201, [], 2])
    expect(files.map((file) => file.path)).toEqual(['/Texts/a.txt', '/Photos/b.png', '/Inbox/c.txt'])
  })

  it('takes whole folders: two files of one name are told apart by the paths of their metadata', async () => {
    const me = visitor()
    const about = ['2023/note.txt', '2024/note.txt'].map((path) => ({ name: 'note.txt', path }))
    const answer = await me.upload(
      [
        { name: 'metadata', content: JSON.stringify(about) },
        { name: 'organization', content: JSON.stringify([{ name: 'Old', files: [about[0]] }]) },
        { name: 'files', filename: 'note.txt', content: 'old' },
        { name: 'files', filename: 'note.txt', content: 'new' },
      ],
      {},
      '/api/upload-batch',
    )
    expect([answer.status, answer.json().failed]).toEqual([201, []])
    expect(await paths(me)).toEqual(['/Inbox/2024/note.txt', '/Old/note.txt'])
  })

  it('refuses an organization that is none, and stores nothing', async () => {
    const me = visitor()
    const parts = [{ name: 'files', filename: 'a.txt', content: 'a' }]
    for (const content of ['[1]', 'nonsense', '{"a":1}', '{"__proto__":["a"]}']) {
      const answer = await me.upload([...parts, { name: 'organization', content }], {}, '/api/upload-batch')
      expect([content, answer.status]).toEqual([content, 400])
    }
    expect(await me.list()).toEqual([])
  })
})

describe('POST /api/files/archive', () => {
  it('without a body is the whole library', async () => {
    const me = visitor()
    await me.give(['a.txt', 'a'], ['b.txt', 'b'])
    const answer = await me.send('POST', '/api/files/archive')
    expect([answer.status, entriesOf(answer.bytes.toString('latin1'))]).toEqual([200, 2])
  })

  it('UX-102: gives each file the date that the library knows of it', async () => {
    const me = visitor()
    const lastModified = Date.UTC(2003, 4, 6, 7, 8, 9)
    await me.upload([
      { name: 'metadata', content: JSON.stringify({ name: 'dated.txt', lastModified }) },
      { name: 'files', filename: 'dated.txt', content: 'x' },
    ])
    const { bytes } = await me.post('/api/files/archive', {})
    const stamp = bytes.indexOf(Buffer.from([0x55, 0x54, 5, 0, 1]))
    expect(bytes.readInt32LE(stamp + 5)).toBe(lastModified / 1000)
  })

  it('gives the library with its folders, every byte, and a chosen part of it', async () => {
    const me = visitor()
    const content = Buffer.alloc(3_000_000, 'octavo')
    const files = await me.give(['a/b.txt', 'b'], ['c.bin', content], ['漢字.txt', 'kanji'])
    const answer = await me.post('/api/files/archive', { name: 'my files' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="my files.zip"'),
    })
    const dir = mkdtempSync(path.join(tmpdir(), 'octavo-test-'))
    writeFileSync(path.join(dir, 'all.zip'), answer.bytes)
    // Python's own reader checks every CRC and knows UTF-8 names.
    execFileSync('python3', [
      '-c',
      'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])',
      path.join(dir, 'all.zip'),
      dir,
    ])
    expect(readFileSync(path.join(dir, 'Inbox/a/b.txt'), 'utf8')).toBe('b')
    expect(readFileSync(path.join(dir, 'Inbox/漢字.txt'), 'utf8')).toBe('kanji')
    expect(sha256(readFileSync(path.join(dir, 'Inbox/c.bin')))).toBe(sha256(content))
    rmSync(dir, { recursive: true })
    const one = await me.post('/api/files/archive', { ids: [files[0]?.id] })
    expect(entriesOf(one.bytes.toString('latin1'))).toBe(1)
    const byId = await me.post('/api/files/archive', { ids: [files[2]?.id, files[0]?.id], names: 'id' })
    const text = byId.bytes.toString('latin1')
    expect(entriesOf(text)).toBe(2)
    // In the order that was asked for, each under its id and nothing else: a page tells them apart by that.
    expect(text.indexOf(files[2]?.id ?? '?')).toBe(30)
    expect(text.indexOf(files[0]?.id ?? '?')).toBeGreaterThan(30)
    expect(text).not.toContain('Inbox')
    expect((await me.post('/api/files/archive', { names: 'size' })).status).toBe(400)
  })

  it('R-17: files whose bytes have vanished are listed inside, marked in the library, and healed by a new upload', async () => {
    const me = visitor()
    const large = Buffer.alloc(200_000, 7)
    const [kept, gone] = await me.give(['kept.txt', 'kept'], ['gone.bin', large])
    const sha = gone?.sha256 ?? ''
    rmSync(path.join(server.dataDir, 'blobs', sha.slice(0, 2), sha.slice(2, 4), sha))
    const archive = (await me.post('/api/files/archive', {})).bytes.toString('latin1')
    expect(archive).toContain('_missing_files.json')
    expect(archive).toContain('Inbox/gone.bin')
    expect(entriesOf(archive)).toBe(2)
    expect(archive.slice(-22, -18)).toBe('PK\x05\x06')
    const served = await me.get(`/api/files/${gone?.id}/content`)
    expect([served.status, served.json().code, served.headers['content-disposition']]).toEqual([
      404,
      'not_found',
      undefined,
    ])
    expect((await me.list()).map((file) => [file.name, file.state]).sort()).toEqual([
      ['gone.bin', 'missing'],
      ['kept.txt', 'ok'],
    ])
    const [healed] = await me.give(['gone.bin', large])
    expect([healed?.id, healed?.state]).toEqual([gone?.id, 'ok'])
    expect((await me.get(`/api/files/${gone?.id}/content`)).bytes.equals(large)).toBe(true)
    expect(kept?.state).toBe('ok')
  })
})
