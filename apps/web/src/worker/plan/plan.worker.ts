import {
  type DraftEntry,
  foldersIn,
  offersFor,
  type Plan,
  placeBelow,
  propose,
  type Shape,
  type Target,
  type Unlisted,
} from '@octavo/core'
import { Links } from './links.ts'
import { viewOf } from './plan-view.ts'
import { type FromPlanner, PIECE, type ToPlanner } from './protocol.ts'

type Names = ReadonlyMap<string, readonly string[]>

const entries = new Map<string, DraftEntry>()
let inside: ReadonlyMap<string, readonly string[]> = new Map()
let unlisted: readonly Unlisted[] = []
let hear: (names: Names | undefined) => void = () => undefined
let own: ReadonlySet<string> = new Set()
let inPlace = true
let last: Plan | undefined
const links = new Links()

const tell = (message: FromPlanner) => postMessage(message)

/** Where the items would go, as the page knows it. */
const target: Pick<Target, 'names'> = {
  async names(folders) {
    const answer = new Promise<Names | undefined>((resolve) => {
      hear = resolve
    })
    tell({ type: 'ask', folders })
    const names = await answer
    if (names === undefined) throw new Error('Nobody knows which names are taken')
    return names
  },
}

const plan = async (id: string, createdAtMs: number, shape: Shape): Promise<void> => {
  const draft = { entries, categories: [], history: { past: [], future: [] } }
  const bundles = [...inside.keys()]
  const proposed = await propose(draft, {
    ...{ id, createdAtMs, target, bundles, unlisted, inPlace, unsure: 'move' },
    layout: ({ category }) => placeBelow(own, category),
  })
  last = proposed
  const names = new Map(
    [...entries].flatMap(([itemId, { name }]) => (name === undefined ? [] : [[itemId, name] as const])),
  )
  const parted = links.partedBy(proposed, entries, { inside, inPlace })
  tell({ type: 'planned', view: { ...viewOf(proposed, inside, names), parted, offers: offersFor(entries, shape) } })
}

const take = () => {
  if (!last) return
  const { id, createdAtMs, acts, skips, summary } = last
  for (let at = 0; at < Math.max(acts.length, skips.length); at += PIECE)
    tell({ type: 'piece', acts: acts.slice(at, at + PIECE), skips: skips.slice(at, at + PIECE) })
  tell({ type: 'taken', plan: { id, createdAtMs, summary } })
}

const readLinks = async () => {
  await links.read(entries, inside, (ids) => tell({ type: 'wanted', ids }))
  if (last) tell({ type: 'parted', parted: links.partedBy(last, entries, { inside, inPlace }) })
}

/** Places are small: more of them travel at a time than acts. */
const PLACES = 4 * PIECE

const shape = (wanted: Shape) => {
  const { places, order } = foldersIn(entries, wanted)
  const all = [...places]
  for (let at = 0; at < all.length; at += PLACES) tell({ type: 'places', places: all.slice(at, at + PLACES) })
  tell({ type: 'shaped', order })
}

addEventListener('message', ({ data }: MessageEvent<ToPlanner>) => {
  switch (data.type) {
    case 'begin':
      entries.clear()
      inside = data.inside
      unlisted = data.unlisted
      own = new Set(data.own)
      inPlace = data.inPlace
      return
    case 'entries':
      for (const entry of data.entries) entries.set(entry.item.id, entry)
      return
    case 'names':
      return hear(data.names)
    case 'take':
      return take()
    case 'links':
      return void readLinks()
    case 'text':
      return void links.hear(data.id, data.bytes)
    case 'shape':
      return shape(data.shape)
    case 'plan':
      plan(data.id, data.createdAtMs, data.shape).catch((error: unknown) =>
        tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
      )
  }
})
