import { createGuard, Google } from '@octavo/connect'
import { startGoogleDrive } from '@octavo/connect/testing'
import { syncResult } from '@octavo/contract'
import { expect, it } from 'vitest'
import { CLOCK } from '../src/infra/clock.ts'
import { withDrive } from './support/drive.ts'

const SYNC = '/api/google-drive-sync'
/** A thousand by night. */
const COUNT = process.env.OCTAVO_NIGHTLY === '1' ? 1000 : 200

const TEXTS = [
  (n: number) =>
    `Invoice number ${n}. Amount due ${n} EUR for the garden fence, payable within fourteen days. Thank you.`,
  (n: number) =>
    `Recipe ${n}: stir flour, butter and sugar, add two eggs, bake the cake in the oven for forty minutes.`,
  (n: number) =>
    `Minutes of the meeting number ${n}. Present: the board. The budget was approved, the next meeting is in May.`,
  (n: number) =>
    `Rental agreement ${n}: the tenant pays the rent to the landlord on the first day of each month, deposit paid.`,
]

it('a drive of 1,000 files is synced, organised and undone: every file and folder is back as it was, and calls are few', async () => {
  const double = await startGoogleDrive()
  const address = double.url
  const guard = createGuard({ allowPrivateHosts: [address.host] })
  const access = { token: async () => 'good' }
  for (let n = 0; n < COUNT; n += 1) {
    const text = TEXTS[n % TEXTS.length]?.(n) ?? ''
    double.write(
      n % 10 === 0 ? `Old things/${n % 7}/paper ${n}.txt` : `paper ${n}.txt`,
      text,
      1_600_000_000_000 + n * 1000,
    )
  }
  const state = () =>
    double.files
      .all()
      .filter((kept) => !double.files.isTrashed(kept))
      .map(({ id, name, parents, modifiedTime }) => [id, name, ...parents, modifiedTime].join(' '))
      .sort()
  const server = await withDrive(new Google({ access, guard, clock: CLOCK, root: address }))
  const calls = () => {
    const count = double.asked.length
    double.asked.length = 0
    return count
  }
  try {
    const { me } = server
    const before = state()
    calls()
    const result = syncResult.parse((await me.post(SYNC, { mode: 'both', maxFiles: 'all', numClusters: 5 })).json())
    const synced = calls()
    expect(result).toMatchObject({ found: COUNT, taken: COUNT, downloaded: COUNT, failed: [] })
    const answer = await me.post(`/api/plans/${result.planId}/approve`, {})
    expect(answer.status, answer.text().slice(0, 300)).toBe(200)
    const { runId, organized } = answer.json()
    const organised = calls()
    expect(organized).toBeGreaterThan(0.9 * result.loose)
    const folders = new Set((await me.get(`/api/plans/${result.planId}`)).json().preview.newFolders).size
    const undone = await me.post(`/api/runs/${runId}/undo`, {})
    expect(undone.status, undone.text().slice(0, 300)).toBe(200)
    expect(undone.json().undone).toBe(organized)
    const taken = calls()
    expect(state()).toEqual(before)
    expect(double.violations).toEqual([])
    // Least: the pages of the listing, and every content once. Drive moves without preconditions: each move is a look at the
    // file, one at the name that it is to have, and the move; a folder is looked for and made.
    const least = { synced: COUNT + COUNT / 1000, moved: 3 * organized }
    const figures = { loose: result.loose, placed: result.placed, organized, folders, synced, organised, taken, least }
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(synced).toBeLessThan(least.synced + 20)
    expect(organised).toBeLessThan(least.moved + 6 * folders + 20)
    expect(taken).toBeLessThan(least.moved + 12 * folders + 40)
  } finally {
    await server.close()
    await double.end()
  }
}, 600_000)
