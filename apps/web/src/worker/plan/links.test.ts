import { createDraft, itemOf, propose } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import { Links } from './links.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'Notes/trip.md': '![](pics/beach.jpg) [plan](plan.md) [gone](nowhere.md) [site](../site/index.html)',
  'Notes/plan.md': '[back](trip.md)',
  'Notes/list.m3u': 'songs/one.mp3',
}
const FILES = [...Object.keys(TEXTS), 'Notes/pics/beach.jpg', 'site', 'Notes/large.md']
const INSIDE = new Map([['site', ['site/index.html', 'site/style.css']]])

/** Everything goes into the folder of its kind. */
const planned = async () => {
  const items = FILES.map((path) =>
    itemOf('picker', { id: path, path, sizeBytes: path.includes('large') ? 3e6 : 9, modifiedAtMs: 1, mediaType: '' }),
  )
  const verdicts = items.map(({ id }) => ({
    ...{ itemId: id, fileKind: 'text' as const, confidence: 1, by: 'text' as const, why: [] },
    category: /\.md$/u.test(id) ? 'Notes sorted' : 'Others',
  }))
  const draft = createDraft(items, verdicts)
  const target = { names: async (folders: readonly string[]) => new Map(folders.map((folder) => [folder, []])) }
  const options = { id: 'p', createdAtMs: 1, target, bundles: ['site'], unsure: 'move' as const, inPlace: true }
  return { entries: draft.entries, plan: await propose(draft, options) }
}

describe('links between the files of a plan', () => {
  it('UX-101: are read once from what may link, and told where a plan would part them; what can’t be read is counted', async () => {
    const { entries, plan } = await planned()
    const links = new Links()
    const wanted: string[] = []
    const read = () =>
      links.read(entries, INSIDE, (ids) => {
        wanted.push(...ids)
        for (const id of ids) void links.hear(id, id.endsWith('.m3u') ? undefined : new Blob([TEXTS[id] ?? '']))
      })
    const partedBy = () => links.partedBy(plan, entries, { inside: INSIDE, inPlace: true })
    expect(partedBy()).toEqual({ count: 0, links: [], unreadCount: 0 })
    await read()
    expect(wanted).toEqual(Object.keys(TEXTS))
    expect(partedBy()).toEqual({
      count: 2,
      links: [
        { from: 'Notes/trip.md', to: 'Notes/pics/beach.jpg' },
        { from: 'Notes/trip.md', to: 'site/index.html' },
      ],
      unreadCount: 1,
    })
    // What could not be read is asked for again, and nothing else is.
    wanted.length = 0
    await read()
    expect(wanted).toEqual(['Notes/list.m3u'])
  })

  it('UX-101: of files that are no part of the plan any more are not told', async () => {
    const { entries, plan } = await planned()
    const links = new Links()
    await links.read(entries, INSIDE, (ids) => {
      for (const id of ids) void links.hear(id, new Blob([TEXTS[id] ?? '']))
    })
    const fewer = new Map([...entries].filter(([id]) => id !== 'Notes/trip.md'))
    expect(links.partedBy(plan, fewer, { inside: INSIDE, inPlace: true }).count).toBe(0)
  })
})
