import { createDraft, DEVICE_SKINS, type Draft, type Item, itemOf, PACING, pacingFor } from '@octavo/core'
import { FakeClock } from '@octavo/core/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { type Brought, type Collected, joined, type ScanProgress } from '../intake/brought.ts'
import { createDeviceMachine, deviceStateOf } from './device-machine.ts'
import type { DeviceEvent, DeviceNotice, DeviceReport, DeviceServices } from './device-types.ts'

const item = (path: string, more: Partial<Item> = {}): Item => itemOf('picker', { id: `id of ${path}`, path, ...more })
const broughtOf = (...paths: readonly string[]): Brought => ({
  items: paths.map((path) => item(path)),
  members: new Map(),
  inside: new Map(),
  unlisted: [],
  blobs: new Map(paths.map((path) => [`id of ${path}`, new Blob([path])])),
})
const draftOf = ({ items }: Brought): Draft =>
  createDraft(
    items,
    items.map(({ id, name }) => ({
      ...{ itemId: id, fileKind: 'text' as const, category: name.slice(0, 1), confidence: 0.9 },
      ...{ by: 'signature' as const, why: [] },
    })),
  )
const report: DeviceReport = {
  runId: 'r',
  movedCount: 2,
  folderCount: 1,
  stayed: [],
  way: 'organize',
  where: 'download',
}

/** Work that ends when the test says so. */
const held = <T>() => {
  const calls: {
    readonly signal: AbortSignal
    readonly end: (value: T) => void
    readonly fail: (error: Error) => void
    onProgress: unknown
  }[] = []
  const work = (signal: AbortSignal, onProgress: unknown) =>
    new Promise<T>((end, fail) => {
      calls.push({ signal, end, fail, onProgress })
    })
  return { calls, work }
}

const run = (pacing = pacingFor({ reducedMotion: true, skipAnimations: false })) => {
  const clock = new FakeClock()
  const [collected, judged, carried] = [held<Collected>(), held<Draft>(), held<DeviceReport>()]
  const ways: string[] = []
  const sets: unknown[] = []
  const opened: (readonly string[])[] = []
  const services: DeviceServices = {
    judge: (_, __, { signal, taxonomy, opened: folders, onFiled, onProgress }) => {
      sets.push(taxonomy)
      opened.push(folders)
      if (folders.length === 0) onFiled([{ path: 'Clara', fileCount: 3 }])
      else onFiled([])
      return judged.work(signal, onProgress)
    },
    carry: (_, way, { signal, onProgress }) => {
      ways.push(way)
      return carried.work(signal, onProgress)
    },
  }
  const flow = createActor(createDeviceMachine(DEVICE_SKINS.device, services, { clock, pacing: () => pacing }), {
    clock: { setTimeout: (act) => setTimeout(act), clearTimeout: (id) => clearTimeout(id) },
  })
  const notices: DeviceNotice[] = []
  flow.on('*', (notice) => notices.push(notice))
  flow.start()
  const send = (event: DeviceEvent) => flow.send(event)
  const collect = (by = 'scan', joins?: 'more') =>
    send({
      type: 'COLLECT',
      by,
      collect: ({ signal, onProgress }) => collected.work(signal, onProgress),
      ...(joins && { joins }),
    })
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const shown = () => Object.values(flow.getSnapshot().context.shown ?? {}).join(' ')
  return {
    ...{ flow, clock, notices, send, collect, settle, collected, judged, carried, ways, sets, opened, shown },
    state: () => deviceStateOf(flow.getSnapshot()),
    context: () => flow.getSnapshot().context,
    async toPreview(brought = broughtOf('a.txt', 'b.txt')) {
      collect()
      collected.calls.at(-1)?.end({ outcome: 'brought', brought })
      await settle()
      judged.calls.at(-1)?.end(draftOf(brought))
      await settle()
    },
  }
}

// What fails is logged, too (P2-8.21).
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('the flow over files of a device', () => {
  it('P2-4.1: goes from permission over scanning and preview to organizing and complete, and says what it found', async () => {
    const { flow, toPreview, state, notices, send, carried, settle, ways, collect, collected, judged } = run()
    const stages: string[] = []
    flow.subscribe((snapshot) => stages.push(DEVICE_SKINS.device.stages[deviceStateOf(snapshot)]))
    await toPreview()
    expect(notices).toEqual([{ type: 'found', by: 'scan', fileCount: 2, categoryCount: 2 }])
    send({ type: 'CARRY', way: 'organize' })
    carried.calls[0]?.end(report)
    await settle()
    expect([...new Set(stages)]).toEqual(['scanning', 'preview', 'organizing', 'complete'])
    expect([state(), ways, notices[1]]).toEqual(['complete', ['organize'], { type: 'done', report }])
    send({ type: 'START.OVER' })
    expect([state(), flow.getSnapshot().context.brought]).toEqual(['ready', undefined])
    collect()
    expect([collected.calls.length, judged.calls.length]).toEqual([2, 1])
  })

  it('knows the folders of the person that stay, and sorts what is in those that they open until other files come', async () => {
    const { toPreview, send, judged, settle, opened, context } = run()
    await toPreview()
    expect(context().brought?.filed).toEqual([{ path: 'Clara', fileCount: 3 }])
    send({ type: 'SORT.AGAIN', opened: ['Clara'] })
    judged.calls.at(-1)?.end(draftOf(broughtOf('a.txt', 'b.txt', 'Clara/c.txt')))
    await settle()
    send({ type: 'SORT.AGAIN', taxonomy: 'mediaTypes' })
    judged.calls.at(-1)?.end(draftOf(broughtOf('a.txt')))
    await settle()
    expect([context().brought?.filed, context().opened]).toEqual([[], ['Clara']])
    await toPreview(broughtOf('z.txt'))
    expect(opened).toEqual([[], ['Clara'], ['Clara'], []])
  })

  it('categories that a person chooses hold for this sorting and for all that come, and begin anew with other files', async () => {
    const { toPreview, send, judged, settle, sets, state } = run()
    const again = async (event: DeviceEvent) => {
      send(event)
      judged.calls.at(-1)?.end(draftOf(broughtOf('a.txt')))
      await settle()
    }
    await toPreview()
    await again({ type: 'SORT.AGAIN', taxonomy: 'mediaTypes' })
    await again({ type: 'SORT.AGAIN' })
    expect([state(), sets]).toEqual(['preview', [undefined, 'mediaTypes', 'mediaTypes']])
    send({ type: 'START.OVER' })
    await toPreview()
    expect(sets.at(-1)).toBeUndefined()
  })

  it.each([
    ['nothing in it', { outcome: 'brought', brought: broughtOf() }, 'empty'],
    ['a closed dialog', { outcome: 'cancelled' }, 'cancelled'],
    ['a refusal', { outcome: 'refused' }, 'refused'],
  ] as const)('a scan that brings %s goes back to permission and says so', async (_, answer, type) => {
    const { collect, collected, settle, state, notices } = run()
    collect('folder')
    collected.calls[0]?.end(answer)
    await settle()
    expect([state(), notices]).toEqual(['ready', [{ type, by: 'folder' }]])
  })

  it('a scan that fails goes back and keeps its error', async () => {
    const { collect, collected, settle, state, notices } = run()
    collect('files')
    const error = new Error('No files selected')
    collected.calls[0]?.fail(error)
    await settle()
    expect([state(), notices]).toEqual(['ready', [{ type: 'failed', by: 'files', during: 'collecting', error }]])
    expect(console.warn).toHaveBeenCalledWith('A step of the flow failed', error)
  })

  it('P1-4.16, P1-4.17: a second scan and a second run are refused while one is under way', async () => {
    const { collect, collected, toPreview, send, notices, settle, carried, ways } = run()
    collect()
    collect()
    expect([collected.calls.length, notices]).toEqual([1, [{ type: 'busy', what: 'scan' }]])
    send({ type: 'CANCEL' })
    await toPreview()
    send({ type: 'CARRY', way: 'organize' })
    send({ type: 'CARRY', way: 'organize' })
    collect()
    await settle()
    expect(notices.filter(({ type }) => type === 'busy').slice(1)).toEqual([
      { type: 'busy', what: 'organization' },
      { type: 'busy', what: 'organization' },
    ])
    expect([carried.calls.length, ways]).toEqual([1, ['organize']])
  })

  it('what was cancelled answers no more, and its work is told to stop', async () => {
    const { collect, collected, judged, settle, state, send, context, notices } = run()
    collect()
    send({ type: 'CANCEL' })
    expect(collected.calls[0]?.signal.aborted).toBe(true)
    collected.calls[0]?.end({ outcome: 'brought', brought: broughtOf('late.txt') })
    await settle()
    expect([state(), context().brought, notices]).toEqual(['ready', undefined, [{ type: 'cancelled', by: 'scan' }]])
    collect()
    collected.calls[1]?.end({ outcome: 'brought', brought: broughtOf('a.txt') })
    await settle()
    send({ type: 'CANCEL' })
    judged.calls[0]?.end(draftOf(broughtOf('a.txt')))
    await settle()
    expect([state(), context().draft]).toEqual(['ready', undefined])
  })

  it('files that are added are judged with those before, and what the person decided holds', async () => {
    const { collect, collected, judged, settle, state, send, context, toPreview } = run()
    await toPreview(broughtOf('a.txt'))
    send({ type: 'EDIT', edit: { type: 'move', itemIds: ['id of a.txt'], category: 'Mine' } })
    const edited = context().draft
    collect('files', 'more')
    collected.calls.at(-1)?.end({ outcome: 'cancelled' })
    await settle()
    expect([state(), context().draft]).toEqual(['preview', edited])
    collect('files', 'more')
    collected.calls.at(-1)?.end({ outcome: 'brought', brought: broughtOf('b.txt') })
    await settle()
    await vi.waitFor(() => expect(context().brought?.items.map(({ path }) => path)).toEqual(['a.txt', 'b.txt']), 20_000)
    expect([judged.calls.length, context().draft]).toEqual([2, edited])
  })

  it('P2-4.25: a run that fails says so, shows how far it was for a moment, and comes back with everything kept', async () => {
    const { toPreview, send, carried, settle, state, context, notices } = run()
    await toPreview()
    const { draft } = context()
    send({ type: 'CARRY', way: 'organize' })
    carried.calls[0]?.fail(new Error('no'))
    await settle()
    expect([state(), notices.at(-1)]).toMatchObject(['carrying', { type: 'failed', during: 'carrying' }])
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([state(), context().draft, context().shown]).toEqual(['preview', draft, undefined])
  })

  it('P2-9.5: each stage of organizing is shown as long as its table says, over real work', async () => {
    const { toPreview, send, carried, settle, state, clock, shown } = run(PACING)
    await toPreview()
    send({ type: 'CARRY', way: 'organize' })
    carried.calls[0]?.end(report)
    await settle()
    const seen: string[] = []
    for (const ms of [0, 499, 1, 750, 749, 1, 299, 1, 999]) {
      await clock.advance(ms)
      seen.push(shown())
    }
    expect(seen).toEqual([
      'scanning 0',
      'scanning 16',
      'classifying 20',
      'classifying 48',
      'classifying 76',
      'organizing 90',
      'organizing 90',
      'complete 100',
      'complete 100',
    ])
    expect(state()).toBe('carrying')
    await clock.advance(1)
    await settle()
    expect(state()).toBe('complete')
  })

  it('an end whose run was taken back is left, whoever pressed that; another run changes nothing', async () => {
    const { toPreview, send, carried, settle, state, context } = run()
    await toPreview()
    send({ type: 'CARRY', way: 'organize' })
    carried.calls[0]?.end(report)
    await settle()
    send({ type: 'TAKEN.BACK', runId: 'another' })
    expect(state()).toBe('complete')
    send({ type: 'TAKEN.BACK', runId: report.runId })
    expect([state(), context().report, context().brought]).toEqual(['ready', undefined, undefined])
  })

  it('the percentage of a scan follows what is found', async () => {
    const { collect, collected, settle, shown, context } = run()
    collect()
    const tell = collected.calls[0]?.onProgress as (progress: ScanProgress) => void
    tell({ scannedFiles: 25, totalFiles: undefined, currentFile: 'x.jpg' })
    await settle()
    expect([shown(), context().scan.currentFile]).toEqual(['scanning 23', 'x.jpg'])
    tell({ scannedFiles: 50, totalFiles: 100, currentFile: 'y.jpg' })
    expect(shown()).toBe('scanning 25')
  })
})

describe('what is added to a pick', () => {
  const at = ({ items, blobs }: Brought) => items.map(({ id, path }) => `${path} ${blobs?.has(id)}`)

  it('the same file again is one; another of its name and place gets a free name', async () => {
    const before = {
      ...broughtOf(),
      items: [item('a/x.txt', { id: '1', sizeBytes: 5, modifiedAtMs: 7 })],
      blobs: new Map([['1', new Blob()]]),
    }
    const again = {
      ...broughtOf(),
      items: [item('a/x.txt', { id: '2', sizeBytes: 5, modifiedAtMs: 7 })],
      blobs: new Map([['2', new Blob()]]),
    }
    const other = {
      ...broughtOf(),
      items: [item('a/x.txt', { id: '3', sizeBytes: 6, modifiedAtMs: 7 })],
      blobs: new Map([['3', new Blob()]]),
    }
    expect(at(await joined(before, again))).toEqual(['a/x.txt true'])
    expect(at(await joined(await joined(before, other), again))).toEqual(['a/x.txt true', 'a/x (2).txt true'])
  })

  it('what stays whole keeps its files below it under a free name', async () => {
    const whole = (id: string, sizeBytes: number): Brought => ({
      ...broughtOf(),
      items: [item('app', { id: 'app', sizeBytes })],
      members: new Map([['app', [item('app/package.json', { id })]]]),
      inside: new Map([['app', ['app/package.json']]]),
      blobs: new Map([[id, new Blob()]]),
    })
    const both = await joined(whole('1', 1), whole('2', 2))
    expect(both.items.map(({ id, path }) => [id, path])).toEqual([
      ['app', 'app'],
      ['app (2)', 'app (2)'],
    ])
    expect([...both.inside.entries()]).toEqual([
      ['app', ['app/package.json']],
      ['app (2)', ['app (2)/package.json']],
    ])
  })
})
