import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

const FOLDERS = ['/Inbox', '/Inbox/a', '/Inbox/a/b', '/C', '/C/d'] as const
const NAMES = ['x.txt', 'y.txt', 'Ω', 'a'] as const
const place = fc.constantFrom(...FOLDERS, '/')
const some = fc.array(fc.nat({ max: 20 }), { maxLength: 3 })

/** An act in which files and folders are chosen by number among those that are there when its turn comes. */
const wish = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('move' as const), files: some, folders: some, to: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('rename' as const),
      file: fc.nat({ max: 20 }),
      name: fc.constantFrom(...NAMES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('rename folder' as const),
      folder: fc.nat({ max: 20 }),
      name: fc.constantFrom(...NAMES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('folder' as const),
      path: fc.constantFrom('/New', '/C/d/e', '/Inbox/a/n/m'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('trash' as const), files: some, folders: some }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('star' as const), files: some, on: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('tag' as const),
      files: some,
      add: fc.subarray(['p', 'q']),
      remove: fc.subarray(['r', 's']),
    }),
  },
)
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

const foldersOf = async (me: Client): Promise<string[]> => {
  const { folders } = (await me.get('/api/library/folders?limit=1000')).json()
  return (folders as { path: string }[]).map(({ path }) => path).sort()
}

/** Everything that a person sees of a library: which file lies where under which name with which marks, and all folders. */
const stateOf = async (me: Client) => {
  const files = (await me.list()).map(({ id, path, starred, tags, sha256 }) => [id, path, starred, tags, sha256])
  const paths = files.map(([, path]) => path)
  expect(new Set(paths).size).toBe(paths.length)
  return { files: files.sort(), folders: await foldersOf(me) }
}

const pick = <T>(numbers: readonly number[], all: readonly T[]): T[] =>
  all.length === 0 ? [] : [...new Set(numbers.map((number) => all[number % all.length] as T))]

async function bodyOf(me: Client, wanted: Wish): Promise<object | undefined> {
  const ids = (await me.list()).map(({ id }) => id).sort()
  const folders = await foldersOf(me)
  switch (wanted.type) {
    case 'folder':
      return wanted
    case 'rename': {
      const [id] = pick([wanted.file], ids)
      return id === undefined ? undefined : { type: 'rename', id, name: wanted.name }
    }
    case 'rename folder': {
      const [folder] = pick([wanted.folder], folders)
      return folder === undefined ? undefined : { type: 'rename', folder, name: wanted.name }
    }
    case 'move':
    case 'trash': {
      const { files, folders: numbers, ...rest } = wanted
      return { ...rest, ids: pick(files, ids), folders: pick(numbers, folders) }
    }
    default: {
      const { files, ...rest } = wanted
      return { ...rest, ids: pick(files, ids) }
    }
  }
}

const RUNS = process.env.OCTAVO_NIGHTLY === '1' ? 200 : 3

it('R-6: whatever is done to a library, undoing it in any order that is allowed gives the first state, and no two files ever share a path', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(wish, { minLength: 2, maxLength: 7 }),
      fc.infiniteStream(fc.nat({ max: 1000 })),
      async (wishes, choices) => {
        const me = new Client(server.address)
        const stranger = new Client(server.address)
        await me.give(['x.txt', '1'], ['a/x.txt', '2'], ['a/y.txt', '3'], ['a/b/x.txt', '4'])
        await me.post('/api/library/acts', { type: 'folder', path: '/C/d' })
        const first = await stateOf(me)
        const undone = new Set<string>()
        let runs: string[] = []
        let last = first
        const again = async () => {
          for (const runId of [...undone].reverse()) await me.post(`/api/runs/${runId}/undo`, {})
          expect((await stateOf(me)).files).toEqual(last.files)
        }
        for (const wanted of wishes) {
          const body = await bodyOf(me, wanted)
          if (body === undefined) continue
          const before = await stateOf(me)
          const answer = await me.post('/api/library/acts', body)
          // Nothing half done: an act is a run, or it is refused and nothing has changed.
          expect([200, 400, 409]).toContain(answer.status)
          const runId = answer.status === 200 ? (answer.json().runId as string | null) : null
          if (runId === null) expect(await stateOf(me)).toEqual(before)
          else runs.push(runId)
          if (runId !== null) expect((await stranger.post(`/api/runs/${runId}/undo`, {})).status).toBe(404)
        }
        last = await stateOf(me)
        const all = [...runs]
        while (runs.length > 0) {
          const open: string[] = []
          // Any order: each round goes through what is left, beginning anywhere.
          const from = choices.next().value % runs.length
          for (const runId of [...runs.slice(from), ...runs.slice(0, from)]) {
            const before = await stateOf(me)
            const answer = await me.post(`/api/runs/${runId}/undo`, {})
            expect([200, 409]).toContain(answer.status)
            if (answer.status === 409) {
              expect(answer.json().details.obstacles.length).toBeGreaterThan(0)
              expect(await stateOf(me)).toEqual(before)
              open.push(runId)
              continue
            }
            const { run } = (await me.get(`/api/runs/${runId}`)).json()
            // What went back in parts is done again in parts, too.
            undone.add(answer.json().runId)
            if (run.status !== 'undone') open.push(runId)
          }
          if (open.length === runs.length) {
            // Out of order, a name that one file is to have again may be another's by now. No dead end: all of it is done again, and
            // what was done last is taken back first.
            await again()
            for (const runId of all.reverse()) expect((await me.post(`/api/runs/${runId}/undo`, {})).status).toBe(200)
            expect(await stateOf(me)).toEqual(first)
            return
          }
          runs = open
        }
        expect(await stateOf(me)).toEqual(first)
        // What was taken back last is done again first, and all is as it was at the end.
        await again()
      },
    ),
    // A shorter case has other ids, and so another order of files: it would often not fail, and each takes a guest.
    { numRuns: RUNS, endOnFailure: true },
  )
}, 600_000)

it('R-6: a deleted folder whose name was used again comes back in parts, and its run is taken back whole in the end', async () => {
  const me = new Client(server.address)
  await me.give(['x.txt', '1'])
  await me.post('/api/library/acts', { type: 'folder', path: '/C/d' })
  const first = await stateOf(me)
  const act = async (body: unknown) => (await me.post('/api/library/acts', body)).json().runId as string
  const trashed = await act({ type: 'trash', ids: [], folders: ['/C'] })
  const moved = await act({ type: 'move', to: '/C', ids: [], folders: ['/Inbox'] })
  // The folder itself waits for the later run; what was in it is back.
  expect((await me.post(`/api/runs/${trashed}/undo`, {})).status).toBe(200)
  expect((await me.post(`/api/runs/${moved}/undo`, {})).status).toBe(200)
  expect((await me.post(`/api/runs/${trashed}/undo`, {})).status).toBe(200)
  expect((await me.get(`/api/runs/${trashed}`)).json().run.status).toBe('undone')
  expect(await stateOf(me)).toEqual(first)
}, 60_000)

it('R-6: a folder that a run made under a name that was free again goes with the last that was in it', async () => {
  const me = new Client(server.address)
  await me.give(['x.txt', '1'])
  await me.post('/api/library/acts', { type: 'folder', path: '/C/d' })
  const first = await stateOf(me)
  const act = async (body: unknown) => (await me.post('/api/library/acts', body)).json().runId as string
  const renamed = await act({ type: 'rename', folder: '/Inbox', name: 'Old' })
  const moved = await act({ type: 'move', to: '/Inbox', ids: [], folders: ['/C'] })
  const within = await act({ type: 'folder', path: '/Inbox/a/n' })
  // The upload made an `/Inbox`, too; this one is the second run's, which leaves it as long as the third's is in it.
  for (const runId of [moved, within, renamed])
    expect((await me.post(`/api/runs/${runId}/undo`, {})).status, runId).toBe(200)
  expect(await stateOf(me)).toEqual(first)
}, 60_000)
