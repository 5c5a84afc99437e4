import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DataDir } from './datadir.ts'

/** What an operator told the server to do, by a file in the data folder: who may write there may also say this. */
export interface Order {
  readonly id: string
  readonly order: string
  /** The number that had to be typed, for orders that change much. */
  readonly count: number | undefined
  readonly atMs: number
  /** The folder that an order is about. */
  readonly place: string | undefined
}

/** How long an answer waits to be read. */
const ANSWER_MS = 3_600_000
const LARGEST_BYTES = 10_000

/** The orders that wait, the oldest first. What is no order, or only half written yet, is passed over. */
export function readOrders(dir: DataDir): readonly Order[] {
  const files = names(dir).filter((name) => name.endsWith('.json'))
  return files.flatMap((name) => parse(dir, name) ?? []).sort((a, b) => a.atMs - b.atMs)
}

function parse(dir: DataDir, name: string): Order | undefined {
  try {
    const file = dir.in('orders', name)
    if (statSync(file).size > LARGEST_BYTES) return undefined
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value !== 'object' || value === null) return undefined
    const { order, count, atMs, place } = value as Record<string, unknown>
    if (typeof order !== 'string' || typeof atMs !== 'number') return undefined
    return {
      ...{ id: path.basename(name, '.json'), order, atMs },
      count: typeof count === 'number' ? count : undefined,
      place: typeof place === 'string' ? place : undefined,
    }
  } catch {
    return undefined
  }
}

/** Answers an order, whole or not at all, and takes it off the list. */
export function answerOrder(dir: DataDir, order: Order, answer: Readonly<Record<string, unknown>>): void {
  const file = dir.in('orders', `${order.id}.answer`)
  writeFileSync(`${file}.new`, `${JSON.stringify(answer)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  rmSync(dir.in('orders', `${order.id}.json`), { force: true })
}

/** Removes answers that nobody has come for. */
export function forgetAnswers(dir: DataDir, nowMs: number): void {
  for (const name of names(dir).filter((each) => each.includes('.answer'))) {
    const file = dir.in('orders', name)
    const modifiedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? nowMs
    // Another process may just do the same.
    if (nowMs - modifiedAtMs > ANSWER_MS) rmSync(file, { force: true })
  }
}

function names(dir: DataDir): readonly string[] {
  try {
    return readdirSync(dir.in('orders'))
  } catch {
    return []
  }
}
