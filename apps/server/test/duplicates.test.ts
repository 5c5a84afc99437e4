import { approveResponse, duplicatesResponse, listRunsResponse, proposedPlan } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { pngOf } from './support/pictures.ts'
import { startHere } from './support/server.ts'

onEachDatabase((env) => {
  let server: Running
  beforeAll(async () => {
    server = await startHere(env())
  })
  afterAll(async () => {
    await server.close()
  })
  const visitor = () => new Client(server.address)
  const find = async (client: Client) =>
    duplicatesResponse.parse((await client.post('/api/library/duplicates', {})).json())
  const namesIn = ({ sets }: Awaited<ReturnType<typeof find>>) =>
    sets.map(({ is, files }) => [is, ...files.map(({ path }) => path)])
  const paths = async (client: Client) => (await client.list()).map(({ path }) => path).sort()

  describe('what a library holds twice', () => {
    it('is told with the best of each, set aside as a plan that is seen and approved, and taken back', async () => {
      const me = visitor()
      await me.give(
        ['letter.txt', 'dear neighbour'],
        ['old/letter (1).txt', 'dear neighbour'],
        ['view.png', pngOf(40, 30)],
        ['old/view copy.png', pngOf(40, 30)],
        ['alone.txt', 'only once'],
        ['empty.txt', ''],
        ['old/empty.txt', ''],
      )
      const before = await paths(me)
      const found = await find(me)
      expect(namesIn(found).sort()).toEqual([
        ['exact', '/Inbox/letter.txt', '/Inbox/old/letter (1).txt'],
        ['exact', '/Inbox/view.png', '/Inbox/old/view copy.png'],
      ])
      expect([found.total, found.keptTotal, found.incomplete]).toEqual([2, 0, false])
      expect(found.sets.map(({ why }) => why)).toEqual([['original_name'], ['original_name']])

      const copies = found.sets.map(({ files: [best, ...others] }) => ({
        keep: best?.id,
        ids: others.map(({ id }) => id),
      }))
      const { plan, preview, runId } = proposedPlan.parse((await me.post('/api/plans', { copies })).json())
      expect(plan.acts.map(({ from, to }) => [from, to]).sort()).toEqual([
        ['Inbox/old/letter (1).txt', '_Duplicates/Inbox/old/letter (1).txt'],
        ['Inbox/old/view copy.png', '_Duplicates/Inbox/old/view copy.png'],
      ])
      expect([preview.moves, runId]).toEqual([2, null])
      expect(await paths(me)).toEqual(before)

      const done = approveResponse.parse((await me.post(`/api/plans/${plan.id}/approve`, {})).json())
      expect(done.organized).toBe(2)
      expect(await paths(me)).toContain('/_Duplicates/Inbox/old/view copy.png')
      const { runs } = listRunsResponse.parse((await me.get('/api/runs')).json())
      expect(runs[0]).toMatchObject({ kind: 'aside', moved: 2, canUndo: true })
      expect((await find(me)).sets).toEqual([])

      expect((await me.post(`/api/runs/${done.runId}/undo`, {})).status).toBe(200)
      expect(await paths(me)).toEqual(before)
      expect((await find(me)).total).toBe(2)
    })

    it('UX-75: versions of a document are told by what they say, and bills of one form are none', async () => {
      const me = visitor()
      const text = 'The roof of the hall was looked at in May, and the tiles, the gutters and the wall need work. '
      const bill = (no: number) => `${text.repeat(2)} Invoice ${no}1 of ${no}.05.2026, total ${no}7.50 EUR`
      await me.give(
        ['report.txt', text.repeat(4)],
        ['new/report final.txt', `${text.repeat(4)} Signed by all.`],
        ['bill 1.txt', bill(1)],
        ['bill 2.txt', bill(2)],
      )
      const found = await find(me)
      expect(namesIn(found).map(([is, ...files]) => [is, ...files.sort()])).toEqual([
        ['version', '/Inbox/new/report final.txt', '/Inbox/report.txt'],
      ])
      expect(found.incomplete).toBe(false)
    })

    it('"keep all" is remembered by the contents, whatever they are called, until it is asked again, and comes into an account', async () => {
      const me = visitor()
      const [first, second] = await me.give(['a.txt', 'the same'], ['b.txt', 'the same'])
      const keep = (of: readonly (string | undefined)[], isKept: boolean) =>
        me.post('/api/library/duplicates/keep', { ids: of, keep: isKept })
      expect((await keep([first?.id, second?.id], true)).status).toBe(204)
      await me.post('/api/library/acts', { type: 'rename', id: first?.id, name: 'other.txt' })
      await me.give(['c.txt', 'the same'])
      const kept = await find(me)
      expect([kept.total, kept.keptTotal, kept.kept[0]?.files.length]).toEqual([0, 1, 3])

      const email = `kept-${Date.now()}@example.org`
      const account = visitor()
      await account.enter('signup', email)
      expect((await me.enter('login', email)).status).toBe(200)
      expect((await find(me)).keptTotal).toBe(1)
      const [mine] = (await find(me)).kept
      await keep(mine?.files.map(({ id }) => id) ?? [], false)
      expect([(await find(me)).total, (await find(me)).keptTotal]).toEqual([1, 0])
    })

    it('what belongs with something that stays, stays; a project is left alone; others are told nothing', async () => {
      const [me, other] = [visitor(), visitor()]
      const files = await me.give(
        ['trip/IMG_1.CR2', 'raw bytes'],
        ['trip/IMG_1.JPG', 'picture'],
        ['IMG_1.JPG', 'picture'],
        ['app/package.json', '{"name":"app"}'],
        ['app/src/index.js', 'export {}'],
        ['app/src/copy.js', 'export {}'],
      )
      const found = await find(me)
      expect(namesIn(found)).toEqual([['exact', '/Inbox/IMG_1.JPG', '/Inbox/trip/IMG_1.JPG']])
      const copies = found.sets.map(({ files: [best, one] }) => ({ keep: best?.id, ids: [one?.id] }))
      const { plan } = proposedPlan.parse((await me.post('/api/plans', { copies })).json())
      expect(plan.acts).toEqual([])
      expect(plan.skips).toMatchObject([{ path: 'Inbox/trip/IMG_1.JPG', code: 'excluded' }])

      await other.give(['x.txt', 'x'])
      const ids = files.map(({ id }) => id)
      expect((await other.post('/api/plans', { copies: [{ keep: ids[0], ids: ids.slice(1) }] })).status).toBe(404)
      expect((await other.post('/api/library/duplicates/keep', { ids, keep: true })).status).toBe(404)
      const twice = { copies: [0, 1].map(() => ({ keep: ids[0], ids: ids.slice(1, 2) })) }
      expect((await me.post('/api/plans', twice)).status).toBe(400)
    })
  })
})
