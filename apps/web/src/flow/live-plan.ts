import type { LibraryFile } from '@octavo/contract'
import type { Draft, Folders, Plan, Shape } from '@octavo/core'
import type { Obstacle } from '../http/plans.ts'
import type { Planner } from '../worker/plan/client.ts'
import type { PlanView } from '../worker/plan/plan-view.ts'
import type { Contents } from './contents.ts'
import type { Reviewed } from './types.ts'

/** What the review shows of the plan. `view` is the last one that there was, `isCurrent` that it is of the draft as it is. */
export interface ShownPlan {
  readonly view: PlanView | undefined
  readonly isCurrent: boolean
  readonly hasFailed: boolean
  /** Paths of what is inside items that stay whole, by item id. */
  readonly inside: Contents['inside']
  /** Why the library did not carry out the plan before, as it was reviewed. */
  readonly obstacles: readonly Obstacle[]
}

const NONE: readonly Obstacle[] = []
const NOTHING: ShownPlan = {
  ...{ view: undefined, isCurrent: false, hasFailed: false },
  ...{ inside: new Map(), obstacles: NONE },
}

/** The way to the bytes of items by their ids, each undefined where nobody can have it; no way where none may be read. */
type OpenOf<Files> = (files: Files) => ((id: string) => Promise<Blob | undefined>) | undefined

/**
 * The plan of the review, kept up with its draft by work: one plan is made at a time, and after it the one of the newest
 * draft; those in between nobody would have seen. `start` gives a planner for files, `newId` the id of each plan,
 * `contentsOf` what the files mean, `openOf` the bytes of an item, where they may be read for links to others.
 */
export class LivePlan<Files = readonly LibraryFile[]> {
  readonly #start: (files: Files) => Planner
  readonly #newId: () => string
  readonly #contentsOf: (files: Files) => Promise<Contents>
  readonly #listeners = new Set<() => void>()
  readonly #openOf: OpenOf<Files> | undefined
  #planner: Planner | undefined
  /** The files whose links are known or being read. */
  #linked: Files | undefined
  #shown = NOTHING
  #wanted: Reviewed<Files> | undefined
  #made: Draft | undefined
  #work: Promise<void> | undefined
  /** Counts how often the review was left: what was begun before answers no more. */
  #round = 0

  constructor(
    start: (files: Files) => Planner,
    newId: () => string,
    contentsOf: (files: Files) => Promise<Contents>,
    openOf?: OpenOf<Files>,
  ) {
    this.#openOf = openOf
    this.#start = start
    this.#newId = newId
    this.#contentsOf = contentsOf
  }

  readonly shown = (): ShownPlan => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Says what is reviewed now; a plan that is of it already stays. */
  follow(subject: Reviewed<Files>): void {
    if (subject.draft === this.#wanted?.draft && !this.#shown.hasFailed) return
    this.#wanted = subject
    this.#show({ isCurrent: this.#made === subject.draft, hasFailed: false })
    const round = this.#round
    this.#work ??= this.#workOff(round).finally(() => {
      if (round === this.#round) this.#work = undefined
    })
  }

  /** Plans anew what is reviewed, because names were taken or files moved meanwhile. */
  again(): void {
    const subject = this.#wanted
    this.#made = undefined
    this.#wanted = undefined
    if (subject) this.follow(subject)
  }

  /** Says what was in the way of the plan; none when it was carried out. */
  refuse(obstacles: readonly Obstacle[]): void {
    this.#show({ obstacles: obstacles.length > 0 ? obstacles : NONE })
  }

  /** The plan of a draft, whole: the very one that was shown of it. Rejects when it can't be made. */
  async take(subject: Reviewed<Files>): Promise<Plan> {
    this.follow(subject)
    await this.#work
    if (!this.#planner || this.#made !== subject.draft) throw new Error('There is no plan')
    return this.#planner.take()
  }

  /** Which folders a shape would give a draft; undefined where nobody can say it of this very one beside the page. */
  async folders(draft: Draft, shape: Shape): Promise<Folders | undefined> {
    await this.#work
    if (!this.#planner || this.#made !== draft || this.#wanted?.draft !== draft) return undefined
    return this.#planner.folders(shape)
  }

  /** The review was left. */
  close(): void {
    this.#round += 1
    this.#work = undefined
    this.#planner?.close()
    this.#planner = undefined
    this.#wanted = undefined
    this.#made = undefined
    this.#linked = undefined
    this.#show(NOTHING)
  }

  async #workOff(round: number): Promise<void> {
    const isLeft = () => round !== this.#round
    for (let subject = this.#wanted; subject && this.#made !== subject.draft; subject = this.#wanted) {
      try {
        const { draft, files } = subject
        const { inside, unlisted, filed = [] } = await this.#contentsOf(files)
        if (isLeft()) return
        if (this.#wanted !== subject) continue
        this.#show({ inside })
        this.#planner ??= this.#start(files)
        const view = await this.#planner.plan(
          { draft, inside, unlisted, own: filed.map(({ path }) => path) },
          this.#newId(),
        )
        if (isLeft()) return
        this.#made = subject.draft
        this.#show({ view, isCurrent: this.#wanted?.draft === subject.draft, hasFailed: false })
        this.#readLinks(files, round)
      } catch (error) {
        if (isLeft()) return
        if (this.#wanted !== subject) continue
        console.warn('The plan could not be made', error)
        this.#planner?.close()
        this.#planner = undefined
        this.#linked = undefined
        return this.#show({ isCurrent: false, hasFailed: true })
      }
    }
  }

  /** Reads once what the files link to: the plans after it know, and the one that is shown is told. */
  #readLinks(files: Files, round: number): void {
    if (this.#linked === files) return
    this.#linked = files
    const open = this.#openOf?.(files)
    if (!open) return
    this.#planner?.links(open).then(
      (parted) => {
        if (round === this.#round && this.#shown.view) this.#show({ view: { ...this.#shown.view, parted } })
      },
      (error: unknown) => console.warn('The links between files could not be read', error),
    )
  }

  #show(change: Partial<ShownPlan>): void {
    this.#shown = { ...this.#shown, ...change }
    for (const listener of [...this.#listeners]) listener()
  }
}
