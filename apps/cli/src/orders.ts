import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@octavo/core'

/** What an order says, and what the server answers. */
export type Answer = Readonly<Record<string, unknown>>

const LOOK_MS = 200

/** Leaves an order in the data folder of a server, and returns its id. Throws AppError `not_found` for a folder of an older server. */
export function giveOrder(dir: string, order: Answer): string {
  const id = randomUUID()
  const folder = path.join(dir, 'orders')
  if (!existsSync(folder)) throw new AppError('not_found', 'Start the server of this version once, then say it again.')
  writeFileSync(path.join(folder, `${id}.json`), JSON.stringify({ ...order, atMs: Date.now() }), {
    flag: 'wx',
    mode: 0o600,
  })
  return id
}

/** Waits for the server's answer, however long it works. */
export async function answerTo(dir: string, id: string): Promise<Answer> {
  const file = path.join(dir, 'orders', `${id}.answer`)
  while (!existsSync(file)) await wait(LOOK_MS)
  return readJson(file) ?? {}
}

/** The object that a file holds as JSON; undefined for anything else. */
export function readJson(file: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null ? (value as Answer) : undefined
  } catch {
    return undefined
  }
}
