import { organizeResponse, type SortedFile, sortResponse, undoResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})

const visitor = () => new Client(server.address)
const paths = async (me: Client) => (await me.list()).map((file) => file.path).sort()
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><p>Words.</p></body></html>`
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const FILM = Buffer.from('00000014667479707174202000000000717420200000000877696465', 'hex')
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')

/** Verdicts as the caller gets them, by path; asked for in calls of `chunk` files. */
async function sort(me: Client, files: readonly { readonly id: string }[], chunk = files.length) {
  const found = new Map<string, SortedFile>()
  for (let from = 0; from < files.length; from += chunk) {
    const asked = files.slice(from, from + chunk).map(({ id }) => ({ id }))
    const answer = sortResponse.parse((await me.post('/api/agentkit/organize', { files: asked })).json())
    for (const file of Object.values(answer.results).flat()) found.set(file.path, file)
  }
  return found
}

/** Files go to their categories, named in the order of their paths, as a list shows them. */
async function organize(me: Client, wishes: Iterable<{ readonly id: string; readonly category: string }>) {
  const places = new Map((await me.list()).map((file) => [file.id, file.path]))
  const byPath = [...wishes].sort((a, b) => ((places.get(a.id) ?? '') < (places.get(b.id) ?? '') ? -1 : 1))
  const fileOrganizations = byPath.map(({ id, category }) => ({ fileId: id, targetCategory: category }))
  const answer = await me.post('/api/files/organize', { fileOrganizations })
  expect(answer.status).toBe(200)
  return organizeResponse.parse(answer.json())
}

describe('T1: a saved page keeps its folder', () => {
  const pages = [
    ['Seite.html', 'Seite-Dateien/a.css', 'Seite-Dateien/bild/b.png'],
    ['My Page.html', 'My Page.files/a.css', 'My Page.files/img/b.png'],
  ] as const

  it.each(pages)('%s, as it was judged', async (...names) => {
    const me = visitor()
    const files = await me.give([names[0], page('A page')], [names[1], 'body { color: red }'], [names[2], PNG])
    const judged = await sort(me, files)
    const category = judged.get(`/Inbox/${names[0]}`)?.category ?? ''
    expect([...judged.values()].map((file) => file.category)).toEqual([category, category, category])
    const run = await organize(me, judged.values())
    expect(run.organized).toBe(3)
    expect(await paths(me)).toEqual(names.map((name) => `/${category}/${name}`).sort())
  })

  it.each(pages)('%s, where the person chose another folder for all of it', async (...names) => {
    const me = visitor()
    const files = await me.give([names[0], page('A page')], [names[1], 'body { color: red }'], [names[2], PNG])
    await sort(me, files)
    await organize(
      me,
      files.map(({ id }) => ({ id, category: 'Rome' })),
    )
    expect(await paths(me)).toEqual(names.map((name) => `/Rome/${name}`).sort())
  })
})

describe('T2: what belongs together is judged together, however it is asked about', () => {
  it('a page at the end of one call and its files in the next', async () => {
    const me = visitor()
    const texts = Array.from({ length: 199 }, (_, n): [string, string] => [`a-${n}.txt`, `Some words, ${n}.`])
    const files = [
      ...(await me.give(...texts)),
      ...(await me.give(['Page.html', page('Whole')], ['Page_files/a.css', 'a{}'], ['Page_files/b.png', PNG])),
    ]
    const judged = await sort(me, files, 200)
    const category = judged.get('/Inbox/Page.html')?.category ?? ''
    expect(judged.get('/Inbox/Page_files/a.css')?.category).toBe(category)
    expect(judged.get('/Inbox/Page_files/b.png')?.category).toBe(category)
    expect(judged.size).toBe(202)
    await organize(me, judged.values())
    const after = await paths(me)
    for (const name of ['Page.html', 'Page_files/a.css', 'Page_files/b.png'])
      expect(after).toContain(`/${category}/${name}`)
  })

  it('the film of a photo, alone', async () => {
    const me = visitor()
    const [, film] = await me.give(['IMG_1.JPG', JPEG], ['IMG_1.MOV', FILM])
    const alone = await sort(me, film ? [film] : [])
    expect(alone.get('/Inbox/IMG_1.MOV')).toMatchObject({ category: 'Photos & Images' })
    expect(alone.size).toBe(1)
  })
})

describe('T4: a repository is one thing', () => {
  const inside = ['.git/HEAD', 'README.md', 'package.json', 'src/index.ts']
  const upload = async (me: Client) =>
    await me.give(
      ['app/.git/HEAD', 'ref: refs/heads/main\n'],
      ['app/README.md', '# App\n'],
      ['app/package.json', '{"name":"app"}'],
      ['app/src/index.ts', 'export const one = 1\n'],
      ['notes.txt', 'Words of my own.'],
    )
  const whole = (folder: string) => inside.map((name) => `${folder}/app/${name}`).sort()

  it('is judged as one, also where only one of its files is asked about, and moves as one', async () => {
    const me = visitor()
    const files = await upload(me)
    const judged = await sort(me, files)
    const members = inside.map((name) => judged.get(`/Inbox/app/${name}`))
    for (const member of members)
      expect(member).toMatchObject({ category: 'Code & Data', by: 'bundle', bundle: '/Inbox/app' })
    expect(judged.get('/Inbox/notes.txt')).not.toHaveProperty('bundle')
    const alone = await sort(me, files.slice(1, 2))
    expect(alone.get('/Inbox/app/README.md')).toMatchObject({ by: 'bundle', bundle: '/Inbox/app' })

    const before = await paths(me)
    const run = await organize(me, judged.values())
    expect(run.organized).toBe(5)
    expect(run.results.filter(({ status }) => status === 'done')).toHaveLength(5)
    expect((await paths(me)).filter((path) => path.includes('/app/'))).toEqual(whole('/Code & Data'))
    const { runs } = (await me.get('/api/runs')).json()
    expect(runs[0]).toMatchObject({ moved: 5, failed: 0 })
    const undone = undoResponse.parse((await me.send('POST', `/api/runs/${run.runId}/undo`)).json())
    expect(undone.undone).toBe(5)
    expect(await paths(me)).toEqual(before)
  })

  it('moves whole where only its files are named in the call, and beside a folder of its name', async () => {
    const me = visitor()
    const files = await upload(me)
    await me.give(['Code & Data.txt', 'x'])
    const named = files.filter(({ path }) => path.startsWith('/Inbox/app/')).map(({ id }) => ({ id, category: 'Work' }))
    await organize(me, named)
    const again = (await upload(me)).filter(({ path }) => path.startsWith('/Inbox/app/'))
    await organize(
      me,
      again.map(({ id }) => ({ id, category: 'Work' })),
    )
    const after = (await paths(me)).filter((path) => path.startsWith('/Work/'))
    expect(after).toEqual(
      [...whole('/Work'), ...whole('/Work').map((path) => path.replace('/app/', '/app (2)/'))].sort(),
    )
  })

  it('of which a person names only some files gives up those, one by one', async () => {
    const me = visitor()
    const files = await upload(me)
    const readme = files.find(({ name }) => name === 'README.md')
    await organize(me, [{ id: readme?.id ?? '', category: 'To read' }])
    expect(await paths(me)).toEqual(
      [
        '/Inbox/app/.git/HEAD',
        '/Inbox/app/package.json',
        '/Inbox/app/src/index.ts',
        '/Inbox/notes.txt',
        '/To read/README.md',
      ].sort(),
    )
  })

  it('of any name keeps every path in it', async () => {
    const me = visitor()
    const files = await me.give(['💼 app/.git/HEAD', 'ref'], ['💼 app/src/😀/index.ts', '1'])
    const { runId } = await organize(
      me,
      files.map(({ id }) => ({ id, category: '📁 Work' })),
    )
    expect(await paths(me)).toEqual(['/📁 Work/💼 app/.git/HEAD', '/📁 Work/💼 app/src/😀/index.ts'])
    await me.send('POST', `/api/runs/${runId}/undo`)
    expect(await paths(me)).toEqual(['/Inbox/💼 app/.git/HEAD', '/Inbox/💼 app/src/😀/index.ts'])
  })
})
