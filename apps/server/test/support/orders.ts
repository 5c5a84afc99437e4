import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'

let made = 0

/** Gives an order as `octavo data` does, and waits for the server's answer. */
export async function give(
  dataDir: string,
  order: string,
  count?: number,
  place?: string,
): Promise<Record<string, unknown>> {
  made += 1
  const file = path.join(dataDir, 'orders', `order-${made}`)
  writeFileSync(`${file}.json`, JSON.stringify({ order, count, place, atMs: Date.now() }))
  await expect.poll(() => existsSync(`${file}.answer`), { timeout: 60_000 }).toBe(true)
  return JSON.parse(readFileSync(`${file}.answer`, 'utf8'))
}
