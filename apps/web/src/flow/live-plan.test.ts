import { createDraft, type Draft, type Plan, planOf, USUAL_SHAPE } from '@octavo/core'
import { describe, expect, it, vi } from 'vitest'
import type { Planner, Wish } from '../worker/plan/client.ts'
import { NONE_PARTED, type PlanView } from '../worker/plan/plan-view.ts'
import { LivePlan } from './live-plan.ts'

const draftOf = (): Draft => createDraft([], [])
const viewOf = (sizeBytes: number): PlanView => ({
  fileCount: 0,
  sizeBytes,
  newFolders: [],
  folders: [],
  renamed: [],
  wholes: [],
  leaders: new Map(),
  stays: [],
  parted: NONE_PARTED,
  offers: [],
})

/** A planner whose plans are ready when the test says so. */
const world = () => {
  const asked: { readonly draft: Draft; readonly id: string; ready(view: PlanView): void; fail(): void }[] = []
  const closed = vi.fn()
  const linked = vi.fn(async () => ({ ...NONE_PARTED, count: 2 }))
  const planner: Planner = {
    plan: ({ draft }: Wish, id) =>
      new Promise((ready, reject) => asked.push({ draft, id, ready, fail: () => reject(new Error('no')) })),
    take: async (): Promise<Plan> => planOf(asked.at(-1)?.id ?? '', 0, [], []),
    folders: async ({ grain }) => ({ places: new Map(), order: [grain] }),
    links: linked,
    close: closed,
  }
  let count = 0
  const live = new LivePlan(
    () => planner,
    () => `plan ${++count}`,
    async () => ({ items: [], members: new Map(), unlisted: [], inside: new Map() }),
    () => async () => undefined,
  )
  return { live, asked, closed, linked }
}
const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('the plan of a review', () => {
  it('is made one at a time, and after it for the newest draft: those in between are never planned', async () => {
    const { live, asked } = world()
    const drafts = [draftOf(), draftOf(), draftOf()] as const
    live.follow({ draft: drafts[0], files: [] })
    await turn()
    for (const draft of drafts) live.follow({ draft, files: [] })
    expect(asked.map(({ draft }) => drafts.indexOf(draft))).toEqual([0])
    asked[0]?.ready(viewOf(1))
    await turn()
    expect(asked.map(({ draft }) => drafts.indexOf(draft))).toEqual([0, 2])
    expect(live.shown()).toMatchObject({ isCurrent: false, view: { sizeBytes: 1 } })
    asked[1]?.ready(viewOf(2))
    await turn()
    expect(live.shown()).toMatchObject({ isCurrent: true, view: { sizeBytes: 2 } })
  })

  it('knows the folders of a shape for the very draft that was planned, after its plan, and for no other', async () => {
    const { live, asked } = world()
    const [draft, other] = [draftOf(), draftOf()]
    live.follow({ draft, files: [] })
    const folders = live.folders(draft, { ...USUAL_SHAPE, grain: 'more' })
    await turn()
    asked[0]?.ready(viewOf(1))
    expect(await folders).toEqual({ places: new Map(), order: ['more'] })
    expect(await live.folders(other, USUAL_SHAPE)).toBeUndefined()
    live.follow({ draft: other, files: [] })
    const late = live.folders(draft, USUAL_SHAPE)
    await turn()
    asked[1]?.ready(viewOf(2))
    expect(await late).toBeUndefined()
  })

  it('that is taken is the very one that was shown', async () => {
    const { live, asked } = world()
    const draft = draftOf()
    live.follow({ draft, files: [] })
    await turn()
    asked[0]?.ready(viewOf(1))
    await turn()
    expect((await live.take({ draft, files: [] })).id).toBe('plan 1')
    expect(asked.length).toBe(1)
    live.again()
    await turn()
    asked[1]?.ready(viewOf(2))
    expect((await live.take({ draft, files: [] })).id).toBe('plan 2')
  })

  it('that can not be made says so, and is tried again when it is asked for; none is taken', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { live, asked, closed } = world()
    const draft = draftOf()
    live.follow({ draft, files: [] })
    const taken = live.take({ draft, files: [] })
    await turn()
    asked[0]?.fail()
    await expect(taken).rejects.toThrow('There is no plan')
    expect(live.shown()).toMatchObject({ hasFailed: true, isCurrent: false })
    expect(closed).toHaveBeenCalledOnce()
    live.again()
    await turn()
    asked[1]?.ready(viewOf(1))
    await turn()
    expect(live.shown()).toMatchObject({ hasFailed: false, isCurrent: true })
  })

  it('begins anew after its review was left half-way, whatever became of what was under way', async () => {
    const { live, asked } = world()
    const draft = draftOf()
    live.follow({ draft, files: [] })
    await turn()
    live.close()
    live.follow({ draft, files: [] })
    await turn()
    expect(asked.length).toBe(2)
    asked[1]?.ready(viewOf(2))
    await turn()
    asked[0]?.ready(viewOf(1))
    await turn()
    expect(live.shown()).toMatchObject({ isCurrent: true, view: { sizeBytes: 2 } })
  })

  it('UX-101: tells the links that it would part once they are read, once for the same files', async () => {
    const { live, asked, linked } = world()
    const files: never[] = []
    const [draft, edited] = [draftOf(), draftOf()]
    live.follow({ draft, files })
    await turn()
    asked[0]?.ready(viewOf(1))
    await turn()
    expect(live.shown()).toMatchObject({ isCurrent: true, view: { sizeBytes: 1, parted: { count: 2 } } })
    live.follow({ draft: edited, files })
    await turn()
    asked[1]?.ready(viewOf(2))
    await turn()
    expect(linked).toHaveBeenCalledTimes(1)
    live.close()
    live.follow({ draft, files })
    await turn()
    asked[2]?.ready(viewOf(3))
    await turn()
    expect(linked).toHaveBeenCalledTimes(2)
  })
})
