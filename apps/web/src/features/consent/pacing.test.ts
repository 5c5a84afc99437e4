import { createDraft, DEVICE_SKINS, type Item, itemOf, PACING } from '@octavo/core'
import { FakeClock } from '@octavo/core/testing'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createDeviceMachine, deviceStateOf } from '../../flow/device-machine.ts'
import type { DeviceReport } from '../../flow/device-types.ts'

const items = Array.from({ length: 10 }, (_, at) => itemOf('picker', { path: `${at}.txt` }))
const verdictOf = ({ id }: Item, at: number) => ({
  ...{ itemId: id, fileKind: 'text', confidence: 0.9, by: 'name', why: ['x'] },
  category: ['Bills', 'Letters', 'Lists'][at % 3] ?? '',
})
const report: DeviceReport = {
  ...{ runId: 'r', movedCount: 10, folderCount: 3, stayed: [] },
  ...{ way: 'list', where: 'download' },
}

it('ten files are shown for 100 ms, three categories for 1500 ms, and the end comes after both', async () => {
  const clock = new FakeClock()
  const draft = createDraft(items, items.map(verdictOf) as Parameters<typeof createDraft>[1])
  const services = { judge: async () => draft, carry: async () => report }
  const actor = createActor(
    createDeviceMachine(DEVICE_SKINS.consent, services, { clock, pacing: () => PACING }),
  ).start()
  const state = () => deviceStateOf(actor.getSnapshot())
  /** What has been asked for has time to answer, and nothing else has. */
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  }
  const pass = async (durationMs: number) => {
    for (let ms = 0; ms < durationMs; ms += 1) {
      await clock.advance(1)
      await settle()
    }
  }
  const brought = { items, members: new Map(), unlisted: [], inside: new Map() }
  actor.send({ type: 'COLLECT', by: 'select', collect: async () => ({ outcome: 'brought', brought }) })
  await settle()
  expect(state()).toBe('judging')
  await pass(99)
  expect(state()).toBe('judging')
  await pass(1)
  expect(state()).toBe('preview')
  actor.send({ type: 'CARRY', way: 'list' })
  await pass(1499)
  expect(state()).toBe('carrying')
  await pass(1)
  expect(state()).toBe('complete')
})
