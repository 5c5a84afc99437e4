import type { LibraryFile } from '@octavo/contract'
import { createDraft, type Draft, draftSummary, STAGE_PERCENTS } from '@octavo/core'
import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { UploadEntry } from '../intake/types.ts'
import { ringOf, stageOf } from './stages.ts'
import { toItem } from './to-item.ts'
import type { FlowEvent, FlowNotice, FlowServices, FlowStart, RunReport, UploadServices } from './types.ts'
import { createUploadMachine, type FlowSnapshot, type StatesOf } from './upload-machine.ts'

const PATIENCE_MS = 20_000

const entry = (key: string): UploadEntry => ({
  key,
  name: `${key}.txt`,
  path: `${key}.txt`,
  sizeBytes: 10,
  mediaType: 'text/plain',
  modifiedAtMs: 0,
  blob: null,
})
const file = (id: string): LibraryFile => ({
  id,
  name: `${id}.txt`,
  type: 'text/plain',
  size: 10,
  path: `/Inbox/${id}.txt`,
  folder: '/Inbox',
  category: null,
  originalName: null,
  sha256: id,
  typeMismatch: false,
  state: 'ok',
  modifiedAtMs: 0,
  uploadedAtMs: 0,
  kind: 'other',
  starred: false,
  tags: [],
  takenAtMs: null,
  hasPicture: false,
})
const draftOf = (...ids: string[]): Draft =>
  createDraft(
    ids.map((id) => toItem(file(id))),
    ids.map((id) => ({
      itemId: id,
      fileKind: 'text',
      category: 'Documents',
      confidence: 0.9,
      by: 'signature',
      why: ['x'],
    })),
  )
const report: RunReport = { runId: 'r1', movedCount: 1, folderCount: 1, stayed: [], paths: new Map([['a', 'X/a.txt']]) }

/** Services that never answer by themselves; the test sends what they would have said. */
const silent = (organize: FlowServices['organize'] = () => new Promise(() => undefined)) => {
  const calls: string[] = []
  const signals: AbortSignal[] = []
  const services: UploadServices = {
    fileUnasked: async () => undefined,
    upload: (entries, { signal }) => {
      calls.push(`upload ${entries.length}`)
      signals.push(signal)
      return new Promise(() => undefined)
    },
    sort: (files, _previous, { signal }) => {
      calls.push(`sort ${files.length}`)
      signals.push(signal)
      return new Promise(() => undefined)
    },
    organize: (reviewed, hooks) => {
      calls.push(`organize ${reviewed.draft.entries.size}`)
      return organize(reviewed, hooks)
    },
  }
  return { calls, signals, services }
}

const start = (services: UploadServices, input: FlowStart = {}) => {
  const clock = new SimulatedClock()
  const flow = createActor(createUploadMachine(services), { input, clock })
  const notices: FlowNotice[] = []
  flow.on('*', (notice) => notices.push(notice))
  flow.start()
  return { flow, clock, notices, stage: () => stageOf(flow.getSnapshot()) }
}

const PICK: FlowEvent = { type: 'PICKED', entries: [entry('a'), entry('b')], unreadable: [] }
const settled = (...ids: string[]): FlowEvent => ({
  type: 'UPLOAD.SETTLED',
  stored: ids.map(file),
  keys: ids,
  failed: [],
})
const lost = (key: string): FlowEvent => ({
  type: 'UPLOAD.SETTLED',
  stored: [],
  keys: [],
  failed: [{ entry: entry(key), code: 'source_missing' }],
})

/** A flow that stands in the review of two files. */
const inReview = (organize?: FlowServices['organize']) => {
  const { services, calls } = silent(organize)
  const run = start(services)
  for (const event of [PICK, settled('a', 'b'), { type: 'UPLOAD.END' }, { type: 'START' }] as FlowEvent[])
    run.flow.send(event)
  run.flow.send({ type: 'SORT.DONE', draft: draftOf('a', 'b') })
  return { ...run, calls }
}

describe('main flow', () => {
  it('goes from collect to sort as soon as files are picked, and says how many', () => {
    const { services, calls } = silent()
    const { flow, notices, stage } = start(services)
    flow.send(PICK)
    expect(stage()).toBe('sort')
    expect(notices).toEqual([{ type: 'collected', count: 2 }])
    expect(calls).toEqual(['upload 2'])
  })

  it('says that nothing was found when a pick is empty, and stays', () => {
    const { flow, notices, stage } = start(silent().services)
    flow.send({ type: 'PICKED', entries: [], unreadable: [] })
    expect(notices).toEqual([{ type: 'nothingFound' }])
    expect(stage()).toBe('collect')
  })

  it('sorts nothing while nothing was collected', () => {
    const { services, calls } = silent()
    const { flow, stage } = start(services)
    expect(flow.getSnapshot().can({ type: 'START' })).toBe(false)
    flow.send({ type: 'START' })
    expect(stage()).toBe('collect')
    expect(calls).toEqual([])
  })

  it('starts no second sort: START in a running sort is not accepted', () => {
    const { services, calls } = silent()
    const { flow } = start(services)
    for (const event of [
      PICK,
      settled('a', 'b'),
      { type: 'UPLOAD.END' },
      { type: 'START' },
      { type: 'START' },
    ] as FlowEvent[]) {
      flow.send(event)
    }
    expect(calls).toEqual(['upload 2', 'sort 2'])
    expect(flow.getSnapshot().can({ type: 'START' })).toBe(false)
  })

  it('approves once: a second press while organizing is not accepted', () => {
    const { flow, calls, stage } = inReview()
    flow.send({ type: 'APPROVE' })
    flow.send({ type: 'APPROVE' })
    expect(stage()).toBe('approving')
    expect(calls.filter((call) => call.startsWith('organize'))).toHaveLength(1)
  })

  it('sorts again without leaving the review: nothing else is accepted meanwhile, and cancelling keeps what there was', () => {
    const { flow, calls, stage } = inReview()
    const { draft } = flow.getSnapshot().context
    flow.send({ type: 'SORT.AGAIN' })
    flow.send({ type: 'SORT.AGAIN' })
    expect([stage(), calls.filter((call) => call.startsWith('sort')).length]).toEqual(['review', 2])
    expect(flow.getSnapshot().can({ type: 'APPROVE' })).toBe(false)
    flow.send({ type: 'CANCEL' })
    expect([flow.getSnapshot().context.draft, flow.getSnapshot().context.sorting]).toEqual([draft, undefined])
    flow.send({ type: 'SORT.AGAIN' })
    flow.send({ type: 'SORT.DONE', draft: draftOf('b') })
    expect([stage(), flow.getSnapshot().context.draft?.entries.size]).toEqual(['review', 1])
    expect(flow.getSnapshot().can({ type: 'APPROVE' })).toBe(true)
  })

  it('begins the sort with the last file when it was asked for during the upload', () => {
    const { services, calls } = silent()
    const { flow, stage } = start(services)
    flow.send(PICK)
    flow.send({ type: 'START' })
    expect(stage()).toBe('sorting')
    expect(ringOf(flow.getSnapshot()).stage).toBe('scanning')
    flow.send(settled('a', 'b'))
    flow.send({ type: 'UPLOAD.END' })
    expect(calls).toEqual(['upload 2', 'sort 2'])
  })

  it('keeps what arrived when an upload is cancelled, and offers the rest for a retry', () => {
    const { services, signals } = silent()
    const { flow, notices, stage } = start(services)
    flow.send(PICK)
    flow.send(settled('a'))
    flow.send({ type: 'CANCEL' })
    const { files, failures } = flow.getSnapshot().context
    expect(signals[0]?.aborted).toBe(true)
    expect([files.length, failures.map(({ code }) => code)]).toEqual([1, ['cancelled']])
    expect(notices.at(-1)).toEqual({ type: 'uploadCancelled', keptCount: 1, totalCount: 2 })
    expect(stage()).toBe('sort')
    flow.send({ type: 'RETRY' })
    expect(flow.getSnapshot().context.waiting).toHaveLength(1)
    expect(flow.getSnapshot().context.failures).toHaveLength(0)
  })

  it('lists what did not arrive and says so', () => {
    const { flow, notices } = start(silent().services)
    for (const event of [PICK, settled('a'), lost('b'), { type: 'UPLOAD.END' }] as FlowEvent[]) flow.send(event)
    expect(flow.getSnapshot().context.failures.map(({ code }) => code)).toEqual(['source_missing'])
    expect(notices.at(-1)).toEqual({ type: 'uploadIncomplete', failedCount: 1 })
  })

  it('fails the sort when not one file arrived', () => {
    const { flow, notices, stage } = start(silent().services)
    for (const event of [PICK, { type: 'START' }, lost('a'), lost('b'), { type: 'UPLOAD.END' }] as FlowEvent[])
      flow.send(event)
    expect(notices.at(-1)).toMatchObject({ type: 'sortFailed', duringUpload: true })
    expect(stage()).toBe('sort')
  })

  it('returns to sort with the reason when the sort fails', () => {
    const { flow, notices, stage } = start(silent().services)
    for (const event of [PICK, settled('a'), { type: 'UPLOAD.END' }, { type: 'START' }] as FlowEvent[]) flow.send(event)
    flow.send({ type: 'SORT.FAILED', error: new Error('no') })
    expect(notices.at(-1)).toMatchObject({ type: 'sortFailed', duringUpload: false })
    expect(stage()).toBe('sort')
  })

  it('carries out what needs no question before the review opens, told or not, and asks about the rest alone', async () => {
    for (const isTold of [true, false]) {
      const { services } = silent()
      const rest = { draft: draftOf('b'), files: [file('b')] }
      const asked: boolean[] = []
      const { flow, notices, stage } = start({
        ...services,
        sort: async (_, previous) => {
          asked.push(previous !== undefined)
          return draftOf('a', 'b')
        },
        fileUnasked: async () => ({ report, rest, isTold }),
      })
      for (const event of [PICK, settled('a', 'b'), { type: 'UPLOAD.END' }, { type: 'START' }] as FlowEvent[])
        flow.send(event)
      await vi.waitFor(() => expect(stage()).toBe('review'), PATIENCE_MS)
      expect(flow.getSnapshot().context).toMatchObject({ ...rest, lastRun: report })
      expect(notices.some(({ type }) => type === 'filed')).toBe(isTold)
      // What the person has before them stays there: a second sort asks about all of it.
      flow.send({ type: 'SORT.AGAIN' })
      await vi.waitFor(
        () => expect([...(flow.getSnapshot().context.draft?.entries.keys() ?? [])]).toEqual(['a', 'b']),
        PATIENCE_MS,
      )
      expect(asked).toEqual([false, true])
    }
  })

  it('is complete at once where nothing is left to be asked about', async () => {
    const rest = { draft: draftOf(), files: [] }
    const { flow, notices, stage } = start({
      ...silent().services,
      sort: async () => draftOf('a', 'b'),
      fileUnasked: async () => ({ report, rest, isTold: false }),
    })
    for (const event of [PICK, settled('a', 'b'), { type: 'UPLOAD.END' }, { type: 'START' }] as FlowEvent[])
      flow.send(event)
    await vi.waitFor(() => expect(stage()).toBe('complete'), PATIENCE_MS)
    expect(notices.at(-1)).toEqual({ type: 'organized', report })
  })

  it('edits, undoes and redoes in the review', () => {
    const { flow } = inReview()
    flow.send({ type: 'EDIT', edit: { type: 'move', itemIds: ['a'], category: 'Taxes' } })
    const categories = () => flow.getSnapshot().context.draft?.categories
    expect(categories()).toEqual(['Documents', 'Taxes'])
    flow.send({ type: 'UNDO' })
    expect(categories()).toEqual(['Documents'])
    flow.send({ type: 'REDO' })
    expect(categories()).toEqual(['Documents', 'Taxes'])
  })

  it('does not approve a review in which every file is excluded', () => {
    const { flow, stage } = inReview()
    flow.send({ type: 'EDIT', edit: { type: 'exclude', itemIds: ['a', 'b'] } })
    flow.send({ type: 'APPROVE' })
    expect(stage()).toBe('review')
    const { draft } = flow.getSnapshot().context
    expect(draft && draftSummary(draft).includedFiles).toBe(0)
  })

  it('goes back to collect 2 s after completion, cleared, with the last run kept', async () => {
    const { flow, clock, notices, stage } = inReview(() => Promise.resolve(report))
    flow.send({ type: 'APPROVE' })
    await Promise.resolve()
    await Promise.resolve()
    expect(stage()).toBe('complete')
    expect(notices.at(-1)).toEqual({ type: 'organized', report })
    clock.increment(1999)
    expect(stage()).toBe('complete')
    clock.increment(1)
    expect(stage()).toBe('collect')
    expect(flow.getSnapshot().context).toMatchObject({ files: [], draft: undefined, lastRun: report })
  })

  it('stays in the review with everything when organizing fails', async () => {
    const { flow, notices, stage } = inReview(() => Promise.reject(new Error('no')))
    flow.send({ type: 'APPROVE' })
    await Promise.resolve()
    await Promise.resolve()
    expect(notices.at(-1)).toMatchObject({ type: 'organizeFailed' })
    expect(stage()).toBe('review')
    expect(flow.getSnapshot().context.draft?.entries.size).toBe(2)
  })

  it('goes through the stages by history, and not at all while something runs', () => {
    const { flow, stage } = inReview()
    flow.send({ type: 'GO', stage: 'sort' })
    expect(stage()).toBe('sort')
    flow.send({ type: 'GO', stage: 'collect' })
    expect(stage()).toBe('collect')
    flow.send({ type: 'GO', stage: 'review' })
    expect(stage()).toBe('review')
    flow.send({ type: 'APPROVE' })
    flow.send({ type: 'GO', stage: 'collect' })
    expect(stage()).toBe('approving')
  })

  it('comes back to the review after a reload', () => {
    const { flow, stage } = start(silent().services, { files: [file('a')], draft: draftOf('a') })
    flow.send({ type: 'GO', stage: 'review' })
    expect(stage()).toBe('review')
  })
})

describe('every path of the main flow', () => {
  const events: FlowEvent[] = [
    PICK,
    { type: 'PICKED', entries: [], unreadable: [] },
    { type: 'RESUME', files: [file('a')] },
    settled('a', 'b'),
    lost('a'),
    { type: 'UPLOAD.END' },
    { type: 'UPLOAD.END', error: new Error('no') },
    { type: 'START' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'DROP.FAILURES' },
    { type: 'SORT.DONE', draft: draftOf('a', 'b') },
    { type: 'SORT.FAILED', error: new Error('no') },
    { type: 'RESUME', files: [file('a')], draft: draftOf('a') },
    { type: 'EDIT', edit: { type: 'exclude', itemIds: ['a'] } },
    { type: 'UNDO' },
    { type: 'APPROVE' },
    { type: 'RUN.DONE', report },
    { type: 'RUN.FAILED', error: new Error('no') },
    { type: 'GO', stage: 'collect' },
    { type: 'GO', stage: 'sort' },
    { type: 'GO', stage: 'review' },
    { type: 'START.OVER' },
  ]
  const shape = (snapshot: FlowSnapshot) =>
    JSON.stringify([
      snapshot.value,
      Math.min(2, snapshot.context.files.length),
      Math.min(2, snapshot.context.failures.length),
      Math.min(2, snapshot.context.waiting.length),
      snapshot.context.draft !== undefined,
    ])

  it('reaches each state, and none is a trap', () => {
    const machine = createUploadMachine(silent().services)
    const paths = getShortestPaths(machine, {
      input: {},
      events,
      serializeState: (snapshot) => shape(snapshot as FlowSnapshot),
      stopWhen: (snapshot) => snapshot.context.files.length > 4 || snapshot.context.failures.length > 4,
      limit: 20_000,
    })
    const stages = new Set(paths.map(({ state }) => stageOf(state)))
    expect([...stages].sort()).toEqual(Object.keys(STAGE_PERCENTS).sort())
    for (const { state } of paths) {
      // The end goes back by itself.
      if (stageOf(state) === 'complete' || state.context.files.length > 4 || state.context.failures.length > 4) continue
      expect(
        events.some((event) => state.can(event)),
        JSON.stringify(state.value),
      ).toBe(true)
    }
    expect(paths.length).toBeGreaterThan(20)
  })
})

describe('the table of stages', () => {
  it('has a state for each stage and no other: neither one too few nor one too many compiles', () => {
    type Table = StatesOf<'collect' | 'review'>
    const whole = { collect: {}, review: {} } satisfies Table
    // @ts-expect-error a stage without a state
    const less = { collect: {} } satisfies Table
    // @ts-expect-error a state without a stage
    const more = { collect: {}, review: {}, resumed: {} } satisfies Table
    expect([whole, less, more].map((states) => Object.keys(states).length)).toEqual([2, 1, 3])
    expect(Object.keys(createUploadMachine(silent().services).states).sort()).toEqual(
      Object.keys(STAGE_PERCENTS).sort(),
    )
  })
})
