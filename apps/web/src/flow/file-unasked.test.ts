import type { LibraryFile } from '@octavo/contract'
import { createDraft, editDraft, type Item, type Verdict } from '@octavo/core'
import { describe, expect, it, vi } from 'vitest'
import { createFileUnasked } from './file-unasked.ts'
import type { Reviewed, RunReport } from './types.ts'

const item = (name: string, path = `Inbox/${name}`): Item => ({
  ...{ id: path, is: 'file', name, path, sizeBytes: 10, mediaType: 'text/plain', modifiedAtMs: 1 },
  origin: { source: 'library' },
})
const verdict = (of: Item, more: Partial<Verdict> = {}): Verdict => ({
  ...{ itemId: of.id, fileKind: 'text', category: 'Notes', confidence: 1, by: 'rule', why: [] },
  ...more,
})
const report: RunReport = { runId: 'r1', movedCount: 1, folderCount: 1, stayed: [] }
const UNASKED = { unasked: 'silent' } as const

/** Files what needs no question of some things, and tells what was carried out and what is left. */
const filed = async (
  judged: readonly (readonly [Item, Partial<Verdict>])[],
  options: Parameters<typeof createDraft>[2] = {},
  edit: (reviewed: Reviewed) => Reviewed = (same) => same,
) => {
  const items = judged.map(([one]) => one)
  const draft = createDraft(
    items,
    judged.map(([one, more]) => verdict(one, more)),
    options,
  )
  const files = items.map(({ id, name, path }) => ({ id, name, path: `/${path}` }) as LibraryFile)
  const organize = vi.fn(async (_: Reviewed) => report)
  const act = createFileUnasked(organize, async () => ({ items, members: new Map() }) as never)
  const done = await act(edit({ draft, files }), { signal: new AbortController().signal })
  const [went] = organize.mock.calls[0] ?? []
  return {
    done,
    went: [...(went?.draft.entries.keys() ?? [])],
    sent: went?.files.map(({ id }) => id) ?? [],
    left: [...(done?.rest.draft.entries.keys() ?? [])],
  }
}

const [a, b, c] = [item('a.txt'), item('b.txt'), item('c.txt')]

describe('what rules file without a question', () => {
  it('is what they decide alone by leave of the person; the rest is reviewed', async () => {
    const { done, went, sent, left } = await filed([
      [a, UNASKED],
      [b, {}],
      [c, { ...UNASKED, by: 'instruction' }],
    ])
    expect({ went, sent, left }).toEqual({ went: [a.id], sent: [a.id], left: [b.id, c.id] })
    expect(done).toMatchObject({ report, isTold: false })
    expect(done?.rest.files.map(({ id }) => id)).toEqual([b.id, c.id])
  })

  it('is told where one of the rules wants to be heard of', async () => {
    expect(
      (
        await filed([
          [a, { unasked: 'apply' }],
          [b, UNASKED],
        ])
      ).done?.isTold,
    ).toBe(true)
  })

  it('is nothing that stays, that the person placed, or that is there more than once', async () => {
    const stays = await filed([[a, { ...UNASKED, stays: true }]])
    const placed = await filed([[a, UNASKED]], {}, ({ draft, files }) => ({
      draft: editDraft(draft, { type: 'move', itemIds: [a.id], category: 'Elsewhere' }),
      files,
    }))
    const copies = await filed(
      [
        [a, UNASKED],
        [b, UNASKED],
        [c, UNASKED],
      ],
      { stacks: [{ is: 'exact', itemIds: [a.id, b.id], why: [] }] },
    )
    expect([stays.went, placed.went, copies.went]).toEqual([[], [], [c.id]])
    expect(copies.left).toEqual([a.id, b.id])
  })

  it('keeps together what belongs together: all of it goes, or all of it is asked about', async () => {
    const [film, words] = [item('trip.mp4'), item('trip.srt')]
    const followed = await filed([
      [film, { ...UNASKED, fileKind: 'video' }],
      [words, { fileKind: 'subtitle' }],
    ])
    expect(followed.went).toEqual([film.id, words.id])
    const parted = await filed([
      [film, { ...UNASKED, fileKind: 'video' }],
      [words, { fileKind: 'subtitle', by: 'person' }],
    ])
    expect(parted.done).toBeUndefined()
  })

  it('is reviewed with all else where it could not be carried out', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const draft = createDraft([a], [verdict(a, UNASKED)])
    const act = createFileUnasked(
      () => Promise.reject(new Error('busy')),
      async () => ({ items: [a], members: new Map() }) as never,
    )
    const signal = new AbortController().signal
    expect(await act({ draft, files: [] }, { signal })).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
