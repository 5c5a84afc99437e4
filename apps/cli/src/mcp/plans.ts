import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { AppError, isWithin, type Plan } from '@octavo/core'
import { StateFile, stateDir } from '@octavo/disk'
import { digestOf } from '@octavo/mcp'
import { type Roots, rootNames } from '../road/roots.ts'

/** Approvals hold for so long. */
const GOOD_FOR_MS = 24 * 3_600_000
const NAME = /^[0-9A-Za-z-]{1,80}$/u

/** A plan that an agent proposed. */
export interface KeptPlan {
  readonly plan: Plan
  readonly source: string
  readonly roots: Roots
  /** What it was asked for with, where the agent gave a key. */
  readonly key?: string
}

/** A person's yes to one digest, or their no. */
export interface Approval {
  readonly digest: string
  readonly atMs: number
  readonly by: 'terminal' | 'client' | 'page'
  readonly isRefused?: true
}

/** Plans that agents proposed and what people approved, in the state folder, private to the user. */
export class PlanBook {
  readonly #dir = path.join(stateDir(), 'plans')
  readonly #approvals = path.join(stateDir(), 'approvals')
  readonly #runs = path.join(stateDir(), 'agent-runs')

  /** Throws AppError `not_found`. */
  get(planId: string): KeptPlan {
    const kept = this.#file(planId).read()
    if (kept === undefined) throw new AppError('not_found', 'There is no plan with that name.')
    return kept
  }

  /** The same, undefined where no plan has the name. */
  find(planId: string): KeptPlan | undefined {
    return NAME.test(planId) ? this.#file(planId).read() : undefined
  }

  put(kept: KeptPlan): void {
    this.#file(kept.plan.id).write(kept)
    if (kept.key !== undefined) this.#keyFile(kept).write(kept.plan.id)
  }

  /** The plan that was made for this key in this source before. */
  ofKey(source: string, key: string): KeptPlan | undefined {
    const planId = this.#keyFile({ source, key }).read()
    return planId === '' ? undefined : this.find(planId)
  }

  /** Names of all plans, the newest last. */
  list(): readonly string[] {
    if (!fs.existsSync(this.#dir)) return []
    return fs
      .readdirSync(this.#dir)
      .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
      .sort()
  }

  approve(planId: string, approval: Approval): void {
    this.#approval(planId).write(approval)
  }

  /** The approval that stands for a plan, whatever its digest; undefined when there is none or its time is over. */
  approval(planId: string, nowMs: number): Approval | undefined {
    const approval = this.#approval(planId).read()
    return approval && !approval.isRefused && nowMs - approval.atMs < GOOD_FOR_MS ? approval : undefined
  }

  /** True when a person said no to this very digest. */
  isRefused(planId: string, digest: string): boolean {
    const said = this.#approval(planId).read()
    return said?.isRefused === true && said.digest === digest
  }

  /** Writes down, before a run begins, that agents move so many files in a folder. */
  noteRun({ plan, roots }: KeptPlan, atMs: number): void {
    const noted = { root: roots.root, count: plan.acts.length }
    new StateFile(path.join(this.#runs, `${atMs}-${checked(plan.id)}.json`), FORM_OF_NOTES).write(noted)
  }

  /** Files that agents moved, or were to move, since then: below a folder if one is named. */
  movedSince(sinceMs: number, below?: string): number {
    if (!fs.existsSync(this.#runs)) return 0
    let count = 0
    for (const name of fs.readdirSync(this.#runs)) {
      if (!name.endsWith('.json') || Number(name.slice(0, name.indexOf('-'))) <= sinceMs) continue
      const noted = new StateFile(path.join(this.#runs, name), FORM_OF_NOTES).read()
      if (noted && (below === undefined || isWithin(below, noted.root))) count += noted.count
    }
    return count
  }

  #file(planId: string): StateFile<KeptPlan | undefined> {
    return new StateFile(path.join(this.#dir, `${checked(planId)}.json`), FORM_OF_PLANS)
  }

  #approval(planId: string): StateFile<Approval | undefined> {
    return new StateFile(path.join(this.#approvals, `${checked(planId)}.json`), FORM_OF_APPROVALS)
  }

  #keyFile({ source, key = '' }: Pick<KeptPlan, 'source' | 'key'>): StateFile<string> {
    const name = createHash('sha256')
      .update(JSON.stringify([source, key]))
      .digest('hex')
    return new StateFile(path.join(this.#dir, 'keys', name), {
      nothing: '',
      read: (text) => text,
      write: (planId) => planId,
    })
  }
}

/** What a person's yes to this plan is about. */
export function digestOfKept({ plan, roots }: KeptPlan): string {
  const { root, into } = rootNames(roots)
  return digestOf(plan, [root, into])
}

const jsonForm = <T>() => ({
  nothing: undefined,
  read: (text: string) => JSON.parse(text) as T | undefined,
  write: (value: T | undefined) => JSON.stringify(value),
})
const FORM_OF_PLANS = jsonForm<KeptPlan>()
const FORM_OF_NOTES = jsonForm<{ readonly root: string; readonly count: number }>()
const FORM_OF_APPROVALS = jsonForm<Approval>()

function checked(planId: string): string {
  if (NAME.test(planId)) return planId
  throw new AppError('bad_input', 'That is no name of a plan.')
}
