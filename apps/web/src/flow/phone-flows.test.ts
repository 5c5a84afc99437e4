import { createDraft, DEVICE_SKINS, itemOf, PACING } from '@octavo/core'
import { FakeClock } from '@octavo/core/testing'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Brought } from '../intake/brought.ts'
import { createDeviceMachine, deviceStateOf } from './device-machine.ts'
import type { DeviceNotice } from './device-types.ts'

const item = itemOf('picker', { id: 'a', path: 'a.txt' })
const brought: Brought = { items: [item], members: new Map(), unlisted: [], inside: new Map() }
const draft = createDraft(
  [item],
  [{ itemId: 'a', fileKind: 'text', category: 'Texts', confidence: 0.9, by: 'name', why: [] }],
)
const report = { runId: 'r', movedCount: 1, folderCount: 1, stayed: [], way: 'ai', where: 'server' } as const

/** A flow whose work is done at once: what is shown is its pacing. */
const start = async (id: 'mobile' | 'folder' | 'gallery') => {
  const clock = new FakeClock()
  const services = { judge: async () => draft, carry: async () => report }
  const flow = createActor(createDeviceMachine(DEVICE_SKINS[id], services, { clock, pacing: () => PACING }))
  const notices: DeviceNotice[] = []
  flow.on('*', (notice) => notices.push(notice))
  flow.start()
  const seen = () => {
    const snapshot = flow.getSnapshot()
    const percent = snapshot.context.shown?.percent
    const stage = DEVICE_SKINS[id].stages[deviceStateOf(snapshot)]
    return percent === undefined ? stage : `${stage} ${percent}`
  }
  const collect = () =>
    flow.send({ type: 'COLLECT', by: 'files', collect: async () => ({ outcome: 'brought', brought }) })
  const later = async (ms: number) => {
    await clock.advance(ms)
    return seen()
  }
  collect()
  await clock.advance(0)
  return { flow, notices, seen, collect, later }
}

describe('the mobile organizer', () => {
  it('organizes at 20 %, at 60 % after 1 s, and shows the folders after 2.5 s', async () => {
    const { seen, later } = await start('mobile')
    expect(seen()).toBe('organizing 20')
    expect(await later(999)).toBe('organizing 20')
    expect(await later(1)).toBe('organizing 60')
    expect(await later(1499)).toBe('organizing 60')
    expect(await later(1)).toBe('preview')
  })

  it('sorts with AI at 25, 50, 75 and 100 %, a second each, then it is complete', async () => {
    const { flow, later } = await start('mobile')
    await later(1000)
    await later(1500)
    flow.send({ type: 'CARRY', way: 'ai' })
    expect(await later(0)).toBe('ai-sorting 25')
    expect(await later(999)).toBe('ai-sorting 25')
    expect(await later(1)).toBe('ai-sorting 50')
    expect(await later(1000)).toBe('ai-sorting 75')
    expect(await later(1000)).toBe('ai-sorting 100')
    expect(await later(999)).toBe('ai-sorting 100')
    expect(await later(1)).toBe('complete')
  })

  it('without AI it only waits for its work', async () => {
    const { flow, later } = await start('mobile')
    await later(1000)
    await later(1500)
    flow.send({ type: 'CARRY', way: 'skip' })
    await later(0)
    expect(await later(0)).toBe('complete')
  })
})

describe('folder access', () => {
  it('scans at 20 %, organizes at 60 % after 3 s with a count from 0, and has its preview after 5 s', async () => {
    const { flow, seen, later, notices } = await start('folder')
    expect(seen()).toBe('scanning 20')
    expect(await later(2999)).toBe('scanning 20')
    expect(await later(1)).toBe('organizing 60')
    expect(flow.getSnapshot().context.work.done).toBe(0)
    expect(await later(1999)).toBe('organizing 60')
    expect(await later(1)).toBe('preview')
    expect(notices).toEqual([{ type: 'found', by: 'files', fileCount: 1, categoryCount: 1 }])
    flow.send({ type: 'CARRY', way: 'ai' })
    expect(await later(2000)).toBe('ai-sorting 75')
    expect(await later(2000)).toBe('complete')
  })

  it('refuses a second scan and a second organization while one is under way', async () => {
    const { flow, collect, notices, later } = await start('folder')
    collect()
    expect(notices).toEqual([{ type: 'busy', what: 'scan' }])
    await later(3000)
    await later(2000)
    flow.send({ type: 'CARRY', way: 'ai' })
    flow.send({ type: 'CARRY', way: 'ai' })
    expect(notices.at(-1)).toEqual({ type: 'busy', what: 'organization' })
  })
})
