import { type DraftEntry, linkingItems, linksIn, type Plan, partedLinks } from '@octavo/core'
import { NONE_PARTED, type Parted } from './plan-view.ts'

/** So many links are shown one by one. */
const MOST_SHOWN = 1000

/** The links between the files of a draft, as far as they were read. */
export class Links {
  readonly #links = new Map<string, readonly string[]>()
  readonly #waiting = new Map<string, string>()
  #unreadCount = 0
  #heard: () => void = () => undefined

  /** Has the files read for their links that were not: `want` is told which, and `hear` is called for each. */
  async read(
    entries: ReadonlyMap<string, DraftEntry>,
    bundles: ReadonlyMap<string, unknown>,
    want: (ids: readonly string[]) => void,
  ) {
    const { items, moreCount } = linkingItems(
      [...entries.values()].map(({ item }) => item),
      bundles,
    )
    const unknown = items.filter(({ path }) => !this.#links.has(path))
    this.#unreadCount = moreCount
    if (unknown.length === 0) return
    for (const { id, path } of unknown) this.#waiting.set(id, path)
    const all = new Promise<void>((resolve) => {
      this.#heard = resolve
    })
    want(unknown.map(({ id }) => id))
    await all
  }

  /** Takes a file that was wanted; undefined where nobody can have it. */
  async hear(id: string, bytes: Blob | undefined): Promise<void> {
    const path = this.#waiting.get(id)
    if (path === undefined) return
    try {
      if (bytes) this.#links.set(path, linksIn(path, await bytes.text()))
      else this.#unreadCount += 1
    } catch {
      this.#unreadCount += 1
    }
    this.#waiting.delete(id)
    if (this.#waiting.size === 0) this.#heard()
  }

  /** What a plan would part of them. `inside`: paths of the files in each bundle, by its path. */
  partedBy(
    plan: Pick<Plan, 'acts'>,
    entries: ReadonlyMap<string, DraftEntry>,
    { inside, inPlace }: { readonly inside: ReadonlyMap<string, readonly string[]>; readonly inPlace: boolean },
  ): Parted {
    if (this.#links.size === 0) return { ...NONE_PARTED, unreadCount: this.#unreadCount }
    const there = new Set([...entries.values()].map(({ item }) => item.path))
    for (const paths of inside.values()) for (const path of paths) there.add(path)
    const known = new Map([...this.#links].filter(([path]) => there.has(path)))
    const links = partedLinks(plan, known, { isThere: (path) => there.has(path), inPlace })
    return { count: links.length, links: links.slice(0, MOST_SHOWN), unreadCount: this.#unreadCount }
  }
}
