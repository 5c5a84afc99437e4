import { type LibraryFile, sortResponse } from '@octavo/contract'
import {
  collapseLibrary,
  createDraft,
  type Draft,
  draftFilesOf,
  editDraft,
  isUnsure,
  planOf,
  type Verdict,
} from '@octavo/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlanRefused } from '../http/plans.ts'
import { draftAsInstructed } from '../settings/follow-instructions.ts'
import { NothingMoved } from './nothing-moved.ts'
import { reportOf } from './report.ts'
import { createServices, toVerdicts } from './services.ts'
import { toItem } from './to-item.ts'

const file = (id: string, path = `/Inbox/${id}.txt`): LibraryFile => ({
  id,
  name: `${id}.txt`,
  type: 'text/plain',
  size: 3,
  path,
  folder: '/Inbox',
  category: null,
  originalName: null,
  sha256: id,
  typeMismatch: false,
  state: 'ok',
  modifiedAtMs: 7,
  uploadedAtMs: 8,
  kind: 'other',
  starred: false,
  tags: [],
  takenAtMs: null,
  hasPicture: false,
})
const verdict = (itemId: string, category = 'Documents'): Verdict => ({
  itemId,
  fileKind: 'text',
  category,
  confidence: 0.9,
  by: 'signature',
  why: ['because'],
})
const draft = (...ids: string[]) =>
  createDraft(
    ids.map((id) => toItem(file(id))),
    ids.map((id) => verdict(id)),
  )
const clock = { nowMs: () => 0, sleep: () => Promise.resolve() }
const expectation = { sizeBytes: 3, modifiedAtMs: 7 }
const shown = planOf(
  'local:p',
  1,
  [{ type: 'move', itemId: 'a', from: 'Inbox/a.txt', to: 'Taxes/a.txt', what: 'file', expect: expectation }],
  [],
)
const refuse = vi.fn()
const services = createServices({
  clock,
  uploads: { takeIn: () => Promise.reject(new Error('unused')) },
  contentsOf: async (files) => ({ ...collapseLibrary(files.map(toItem)), inside: new Map() }),
  plans: { take: async () => shown, refuse },
})
const replies = (body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockImplementation(async (url: string) => new Response(JSON.stringify(isAboutCopies(url) ? NO_COPIES : body))),
  )
const isAboutCopies = (url: string) => url.endsWith('/stacks')
const NO_COPIES = { stacks: [], incomplete: false }

describe('services of the flow', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('sorts in chunks and puts the answers together', async () => {
    const files = Array.from({ length: 1200 }, (_, index) => file(`f${index}`))
    const sizes: number[] = []
    vi.stubGlobal(
      'fetch',
      vi.fn().mockImplementation(async (url: string, { body }: { body: string }) => {
        const copies = { stacks: [{ is: 'exact', itemIds: ['f0', 'f1199'], why: ['oldest'] }], incomplete: false }
        if (isAboutCopies(url)) return new Response(JSON.stringify(copies))
        const sent = (
          JSON.parse(body) as { files: { id: string; name: string; size: number; type: string; path: string }[] }
        ).files
        sizes.push(sent.length)
        const results = {
          Documents: sent.map((of) => ({
            ...of,
            category: 'Documents',
            kind: 'text',
            confidence: 1,
            byType: true,
            needsDecision: false,
            by: 'signature',
            why: [],
          })),
        }
        return new Response(JSON.stringify({ folders: [{ name: 'Documents', count: sent.length }], results }))
      }),
    )
    const counts: number[] = []
    const sorted = await services.sort(files, undefined, {
      signal: new AbortController().signal,
      onProgress: ({ stage, processed }) => stage === 'classifying' && counts.push(processed),
    })
    expect(sizes).toEqual([200, 200, 200, 200, 200, 200])
    expect(counts).toEqual([0, 200, 400, 600, 800, 1000, 1200])
    expect(draftFilesOf(sorted, 'Documents')).toHaveLength(1200)
    // Copies are looked for among all of them at once, wherever the list is cut.
    expect(sorted.stacks).toEqual([{ is: 'exact', itemIds: ['f0', 'f1199'], why: ['oldest'] }])
  })

  it('gives each file its own verdict, in whatever order a server answers, when instructions are followed', () => {
    const [photo, shot] = [file('photo'), { ...file('Screenshot 1'), name: 'Screenshot 1.png' }].map(toItem)
    const verdicts = [verdict('Screenshot 1', 'Photos & Images'), verdict('photo', 'Photos & Images')]
    const image = verdicts.map((one) => ({ ...one, fileKind: 'image' as const }))
    const draft = draftAsInstructed(
      [photo, shot].flatMap((item) => item ?? []),
      image,
      ['screenshots into Work'],
    )
    expect(draftFilesOf(draft, 'Work').map(({ item }) => item.id)).toEqual(['Screenshot 1'])
  })

  it('sends what belongs together in one call, wherever the list is cut', async () => {
    const paths = [
      ...Array.from({ length: 199 }, (_, index) => `Notes/note ${String(index).padStart(3, '0')}.txt`),
      ...['Page.html', 'Page_files/a.css', 'Page_files/b.js', 'Page_files/c.png'].map((name) => `Saved/${name}`),
    ]
    const calls: string[][] = []
    vi.stubGlobal(
      'fetch',
      vi.fn().mockImplementation(async (url: string, { body }: { body: string }) => {
        if (isAboutCopies(url)) return new Response(JSON.stringify(NO_COPIES))
        calls.push((JSON.parse(body) as { files: { id: string }[] }).files.map(({ id }) => id))
        return new Response(JSON.stringify({ folders: [], results: {} }))
      }),
    )
    const files = paths.map((path) => ({ ...file(path), name: path.slice(6), path: `/Inbox/${path}` }))
    await services.sort(files, undefined, { signal: new AbortController().signal, onProgress: () => undefined })
    expect(calls.flat().sort()).toEqual([...paths].sort())
    expect(calls.filter((ids) => ids.some((id) => id.startsWith('Saved/Page'))).length).toBe(1)
  })

  it('says that a connected model did not help', async () => {
    replies({ folders: [], results: {}, note: 'The model did not answer.' })
    const onSortedBy = vi.fn()
    const hooks = { signal: new AbortController().signal, onProgress: () => undefined, onSortedBy }
    await services.sort([file('a')], undefined, hooks)
    expect(onSortedBy).toHaveBeenCalledWith('server-alone')
  })

  it('shows the four stages in order', async () => {
    replies({ folders: [], results: {} })
    const stages: string[] = []
    await services.sort([file('a')], undefined, {
      signal: new AbortController().signal,
      onProgress: ({ stage }) => stages.at(-1) !== stage && stages.push(stage),
    })
    expect(stages).toEqual(['scanning', 'classifying', 'organizing', 'complete'])
  })

  const reviewed = { draft: draft('a', 'b'), files: [file('a'), file('b')] }
  const hooks = { signal: new AbortController().signal, onPlan: vi.fn() }

  it('hands in the plan that was shown, whole, and has that plan carried out', async () => {
    replies({ runId: 'r', organized: 1, results: [{ fileId: 'a', status: 'done', path: '/Taxes/a.txt' }] })
    const report = await services.organize(reviewed, hooks)
    const calls = vi.mocked(fetch).mock.calls.map(([url, init]) => [url, init?.body && JSON.parse(String(init.body))])
    const { createdAtMs, acts, skips } = shown
    expect(calls).toEqual([
      ['/api/plans', { plan: { id: 'p', createdAtMs, acts, skips } }],
      ['/api/plans/p/approve', undefined],
    ])
    expect(hooks.onPlan).toHaveBeenCalledWith('local:p')
    expect(report).toMatchObject({ runId: 'r', movedCount: 1, folderCount: 1, stayed: [] })
    expect([...(report.paths ?? [])]).toEqual([['a', 'Taxes/a.txt']])
  })

  it('a run in which nothing moved is a failure with its reason', async () => {
    replies({ runId: 'r', organized: 0, results: [{ fileId: 'a', status: 'failed', path: '', message: 'No space' }] })
    await expect(services.organize(reviewed, hooks)).rejects.toEqual(new NothingMoved('No space'))
  })

  it('R-13: what is in the way of the plan is told to the review, and nothing was done', async () => {
    const obstacles = [{ itemId: 'a', from: 'Inbox/a.txt', to: 'Taxes/a.txt', code: 'already_exists' }]
    const answer = { error: 'The library has changed', code: 'conflict', details: { obstacles } }
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(JSON.stringify(answer), { status: 409 })))
    await expect(services.organize(reviewed, hooks)).rejects.toBeInstanceOf(PlanRefused)
    expect(refuse).toHaveBeenCalledWith(obstacles)
  })

  it('names where the plan has put each file, those inside of a folder that stayed whole too', () => {
    const inside = ['Inbox/app/.git/HEAD', 'Inbox/app/a.ts'].map((path) => toItem(file(path, `/${path}`)))
    const { paths, movedCount } = reportOf(shown, { ...reviewed, members: new Map([['Inbox/app', inside]]) }, [
      { fileId: 'a', status: 'done', path: '/Taxes/a.txt' },
      { fileId: 'Inbox/app', status: 'done', path: '/Code/app (2)' },
    ])
    expect(Object.fromEntries(paths ?? [])).toEqual({
      a: 'Taxes/a.txt',
      'Inbox/app/.git/HEAD': 'Code/app (2)/.git/HEAD',
      'Inbox/app/a.ts': 'Code/app (2)/a.ts',
    })
    expect(movedCount).toBe(3)
  })

  it('names what stayed and why', () => {
    const report = reportOf(shown, { ...reviewed, members: new Map() }, [
      { fileId: 'a', status: 'done', path: '/X/a.txt' },
      { fileId: 'b', status: 'skipped', path: '/Inbox/b.txt', code: 'changed_since_review' },
    ])
    expect(report.stayed).toEqual([{ name: 'b.txt', reason: { code: 'changed-since' } }])
  })

  const sorted = (previous: Draft | undefined, texts: readonly string[], ...ids: string[]) =>
    draftAsInstructed(
      ids.map((id) => toItem(file(id))),
      ids.map((id) => verdict(id)),
      texts,
      { previous },
    )

  it("keeps the person's decisions through a second sort", () => {
    let first = editDraft(draft('a', 'b', 'c'), { type: 'move', itemIds: ['a'], category: 'Taxes' })
    first = editDraft(first, { type: 'exclude', itemIds: ['b'] })
    const second = sorted(first, [], 'a', 'b', 'c', 'd')
    expect(second.entries.get('a')).toMatchObject({ category: 'Taxes', placed: true })
    expect(second.entries.get('b')?.excluded).toBe(true)
    expect(second.entries.get('d')?.category).toBe('Documents')
  })

  it('an instruction that was removed is not in force any more; what the person chose stays', () => {
    const instructed = sorted(undefined, ['texts into Work'], 'a', 'b')
    expect(instructed.entries.get('a')?.category).toBe('Work')
    const chosen = editDraft(instructed, { type: 'move', itemIds: ['b'], category: 'Rome' })
    const next = sorted(chosen, [], 'a', 'b')
    expect(next.entries.get('a')).toMatchObject({ category: 'Documents', verdict: { by: 'signature' } })
    expect(next.entries.get('b')?.category).toBe('Rome')
  })

  it('what an instruction left alone is sorted again when it is removed; what the person left out or took in stays so', () => {
    const left = sorted(undefined, ['leave texts alone'], 'a', 'b')
    expect([...left.entries.values()].map(({ excluded }) => excluded)).toEqual([true, true])
    const taken = editDraft(left, { type: 'include', itemIds: ['b'] })
    expect(sorted(taken, ['leave texts alone'], 'a', 'b').entries.get('b')?.excluded).toBe(false)
    const out = editDraft(sorted(taken, [], 'a', 'b'), { type: 'exclude', itemIds: ['b'] })
    expect(out.entries.get('a')?.excluded).toBe(false)
    expect(sorted(out, [], 'a', 'b').entries.get('b')?.excluded).toBe(true)
  })

  it('an unknown classifier is nobody', () => {
    const answer = {
      id: 'a',
      name: 'a',
      type: '',
      size: 1,
      path: '/a',
      category: 'X',
      kind: 'text',
      confidence: 1,
      byType: false,
      needsDecision: true,
      by: 'oracle',
      why: [],
    }
    const [found] = toVerdicts(sortResponse.parse({ folders: [], results: { X: [answer] } }))
    expect(found?.by).toBe('none')
    expect(found && isUnsure(found)).toBe(true)
  })
})
