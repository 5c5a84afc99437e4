import { afterEach, expect, it, vi } from 'vitest'
import { wasCarriedOutThere } from './plans.ts'

const replies = (...answers: readonly object[]) => {
  const fetch = vi.fn()
  for (const answer of answers) fetch.mockResolvedValueOnce(new Response(JSON.stringify(answer)))
  vi.stubGlobal('fetch', fetch)
  return () => fetch.mock.calls.map(([url, init]) => `${init?.method} ${url}`)
}
afterEach(() => vi.unstubAllGlobals())

it('R-20: a plan that the library is at is waited for; one that nobody has begun is not begun by asking', async () => {
  const done = replies({ runId: null, taskId: 't' }, { runId: 'r', organized: 1, results: [] })
  expect(await wasCarriedOutThere('p')).toBe(true)
  expect(done()).toEqual(['GET /api/plans/p', 'POST /api/plans/p/approve'])
  const asked = replies({ runId: null })
  expect(await wasCarriedOutThere('p')).toBe(false)
  expect(asked()).toEqual(['GET /api/plans/p'])
})
