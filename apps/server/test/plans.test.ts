import { randomUUID } from 'node:crypto'
import { type ApproveResponse, approveResponse, type ProposedPlan, proposedPlan, runDetails } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})

const visitor = () => new Client(server.address)
const paths = async (me: Client) => (await me.list()).map((file) => file.path).sort()
const runs = async (me: Client) => (await me.get('/api/runs?kind=organize,undo')).json().runs
const INVOICE =
  'INVOICE\nInvoice number: 2024-7\nBill to: A Customer\nRepair 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days'

async function propose(me: Client, body: object): Promise<ProposedPlan> {
  const answer = await me.post('/api/plans', body)
  if (answer.status !== 200) throw new Error(answer.text())
  return proposedPlan.parse(answer.json())
}
const approve = (me: Client, id: string) => me.send('POST', `/api/plans/${id}/approve`)
async function carryOut(me: Client, id: string): Promise<ApproveResponse> {
  const answer = await approve(me, id)
  if (answer.status !== 200) throw new Error(answer.text())
  return approveResponse.parse(answer.json())
}
const to = (file: { readonly id: string } | undefined, targetCategory: string) => ({ fileId: file?.id, targetCategory })

/** A move as a plan of a browser has it. */
const move = (file: { id: string; path: string; size: number; modifiedAtMs: number } | undefined, target: string) => ({
  type: 'move',
  itemId: file?.id,
  from: file?.path.slice(1),
  to: target,
  what: 'file',
  expect: { sizeBytes: file?.size, modifiedAtMs: file?.modifiedAtMs },
})
/** Names in an archive's directory. */
function namesIn(archive: Buffer): string[] {
  const names: string[] = []
  const mark = Buffer.from([0x50, 0x4b, 1, 2])
  for (let at = archive.indexOf(mark); at >= 0; at = archive.indexOf(mark, at + 46))
    names.push(archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28)))
  return names
}
const made = (...acts: readonly object[]) => ({ plan: { id: randomUUID(), createdAtMs: 1, acts } })

describe('POST /api/plans', () => {
  it('shows what would be done and does nothing; a yes does exactly that, once', async () => {
    const me = visitor()
    const files = await me.give(['a.txt', 'one'], ['x/a.txt', 'two'], ['b.txt', 'three'], ['c.txt', 'four'])
    const [a, second, b, c] = files
    const decisions = [to(a, 'Docs'), to(second, 'Docs'), to(b, 'Work'), { ...to(c, 'Work'), excluded: true }]
    const before = await paths(me)
    const proposed = await propose(me, { fileOrganizations: decisions })
    expect(proposed.plan.acts.map(({ itemId, from, to }) => [itemId, from, to])).toEqual([
      [a?.id, 'Inbox/a.txt', 'Docs/a.txt'],
      [b?.id, 'Inbox/b.txt', 'Work/b.txt'],
      [second?.id, 'Inbox/x/a.txt', 'Docs/a (2).txt'],
    ])
    expect(proposed.preview).toEqual({
      moves: 3,
      sizeBytes: 11,
      renamed: [{ itemId: second?.id, from: 'Inbox/x/a.txt', to: 'Docs/a (2).txt' }],
      staying: [{ code: 'excluded', count: 1 }],
      units: { count: 0, files: 0 },
      bundles: [],
      newFolders: ['Docs', 'Work'],
    })
    expect([await paths(me), await runs(me), proposed.runId]).toEqual([before, [], null])
    expect((await me.get(`/api/plans/${proposed.plan.id}`)).json()).toEqual(proposed)

    const run = await carryOut(me, proposed.plan.id)
    expect(run.organized).toBe(3)
    const after = ['/Docs/a (2).txt', '/Docs/a.txt', '/Inbox/c.txt', '/Work/b.txt']
    expect(await paths(me)).toEqual(after)
    const again = await carryOut(me, proposed.plan.id)
    expect([again.runId, again.organized]).toEqual([run.runId, 3])
    expect(await runs(me)).toHaveLength(1)
    expect((await me.get(`/api/plans/${proposed.plan.id}`)).json().runId).toBe(run.runId)
    await me.send('POST', `/api/runs/${run.runId}/undo`)
    expect(await paths(me)).toEqual(before)
    // What was carried out and taken back is not carried out anew by a late second yes.
    expect((await carryOut(me, proposed.plan.id)).runId).toBe(run.runId)
    expect(await paths(me)).toEqual(before)
  })

  it('gives the folders that are asked for: by year, fewer, in folders; a named place is exact', async () => {
    const me = visitor()
    const files = await me.give(['Scan 2021-05-01.txt', 'one'], ['b 2022-01-01.pdf', 'two'], ['c.txt', 'three'])
    const [a, b, c] = files
    await me.post('/api/agentkit/organize', { files: files.map(({ id }) => ({ id })) })
    const wishes = [{ fileId: a?.id }, { fileId: b?.id }, { fileId: c?.id, targetCategory: 'Budget / 2023' }]
    const to = async (shape: object) =>
      (await propose(me, { fileOrganizations: wishes, shape })).plan.acts.map((act) => act.to).sort()
    expect(await to({ grain: 'families', inside: 'year' })).toEqual([
      ...['Budget/2023/c.txt', 'Documents/2021/Scan 2021-05-01.txt', 'Documents/2022/b 2022-01-01.pdf'],
    ])
    const { plan } = await propose(me, { fileOrganizations: wishes })
    await carryOut(me, plan.id)
    expect(await paths(me)).toContain('/Budget/2023/c.txt')
    expect((await me.post('/api/plans', { fileOrganizations: [], shape: { grain: 'some' } })).status).toBe(400)
  })

  it('keeps what belongs together, and says so', async () => {
    const me = visitor()
    const files = await me.give(
      ['P.html', '<p>x</p>'],
      ['P_files/a.css', 'a{}'],
      ['app/.git/HEAD', 'ref'],
      ['app/src/i.ts', '1'],
    )
    const { plan, preview } = await propose(me, { fileOrganizations: files.map((file) => to(file, 'Kept')) })
    expect(preview).toMatchObject({ moves: 3, units: { count: 1, files: 2 }, bundles: ['Kept/app'] })
    expect(preview.newFolders).toEqual(['Kept', 'Kept/P_files'])
    const run = await carryOut(me, plan.id)
    expect(run.organized).toBe(4)
    expect(await paths(me)).toEqual([
      '/Kept/P.html',
      '/Kept/P_files/a.css',
      '/Kept/app/.git/HEAD',
      '/Kept/app/src/i.ts',
    ])
  })

  it('is an archive too, with the paths that it gives, before anything moves', async () => {
    const me = visitor()
    const files = await me.give(['a.txt', 'one'], ['x/a.txt', 'two'], ['app/.git/HEAD', 'ref'], ['app/src/i.ts', '1'])
    const { plan } = await propose(me, { fileOrganizations: files.map((file) => to(file, 'Kept')) })
    const archive = await me.post('/api/files/archive', { plan: plan.id })
    expect([archive.status, archive.headers['content-type']]).toEqual([200, 'application/zip'])
    const names = namesIn(archive.bytes)
    await carryOut(me, plan.id)
    expect(names.map((name) => `/${name}`).sort()).toEqual(await paths(me))
    expect((await visitor().post('/api/files/archive', { plan: plan.id })).status).toBe(404)
  })

  it('goes by what was judged, by instructions and by the person, and the run tells each of them', async () => {
    const me = visitor()
    const [invoice, photo, strange, note] = await me.give(
      ['bill.txt', INVOICE],
      ['a.png', Buffer.from('89504e470d0a1a0a', 'hex')],
      ['zzz', Buffer.from('00ff10fe20fd30fc01', 'hex')],
      ['old.mp3', Buffer.from('49443303000000000000fffb9064', 'hex')],
    )
    const all = [invoice, photo, strange, note].map((file) => ({ fileId: file?.id }))
    await me.post('/api/agentkit/organize', { files: all.map(({ fileId }) => ({ id: fileId })) })
    const decisions = [{ fileId: invoice?.id }, to(photo, 'Rome'), { fileId: strange?.id }, { fileId: note?.id }]
    const instructions = ['Put music into Sounds']
    const { plan, preview } = await propose(me, { fileOrganizations: decisions, instructions, unsure: 'stay' })
    const act = (file: { id: string } | undefined) => plan.acts.find(({ itemId }) => itemId === file?.id)
    expect(act(invoice)).toMatchObject({ to: 'Invoices/bill.txt', judged: { category: 'Invoices', by: 'text' } })
    expect(act(invoice)).not.toHaveProperty('wanted')
    expect(act(photo)).toMatchObject({ to: 'Rome/a.png', wanted: 'Rome', judged: { category: 'Photos & Images' } })
    expect(act(note)).toMatchObject({ to: 'Sounds/old.mp3', judged: { category: 'Sounds', by: 'instruction' } })
    expect(preview.staying).toEqual([{ code: 'needs_decision', count: 1 }])
    const { runId } = await carryOut(me, plan.id)
    const told = runDetails.parse((await me.get(`/api/runs/${runId}`)).json())
    const file = (one: { id: string } | undefined) => told.files.find(({ fileId }) => fileId === one?.id)
    expect(file(invoice)).toMatchObject({
      to: '/Invoices/bill.txt',
      wanted: null,
      judged: { by: 'text' },
      status: 'done',
    })
    expect(file(invoice)?.judged?.why.length).toBeGreaterThan(0)
    expect(file(photo)).toMatchObject({
      wanted: 'Rome',
      judged: { category: 'Photos & Images', by: expect.any(String) },
    })
    expect(file(strange)).toMatchObject({
      status: 'skipped',
      code: 'needs_decision',
      from: '/Inbox/zzz',
      to: null,
      judged: { by: expect.any(String) },
    })
    expect(told.run).toMatchObject({ id: runId, moved: 3, skipped: 1 })
    const page = (await me.get(`/api/runs/${runId}?limit=2`)).json()
    expect(page.files).toHaveLength(2)
    const rest = (await me.get(`/api/runs/${runId}?limit=2&cursor=${page.nextCursor}`)).json()
    expect([rest.files.length, rest.nextCursor]).toEqual([2, null])
  })

  it('leaves hidden files where they are, unless the person chose a place for them', async () => {
    const me = visitor()
    const files = await me.give(
      ['.cache/a', '1'],
      ['.cache/b/c', '2'],
      ['.env', '3'],
      ['lost+found', '4'],
      ['d.txt', '5'],
    )
    const judged = (await me.post('/api/agentkit/organize', { files: files.map(({ id }) => ({ id })) })).json().results
    const category = new Map(
      Object.entries<{ id: string }[]>(judged).flatMap(([name, list]) => list.map(({ id }) => [id, name])),
    )
    const [, , env] = files
    const as = (id: string) => (id === env?.id ? 'Settings' : category.get(id))
    const fileOrganizations = files.map(({ id }) => ({ fileId: id, targetCategory: as(id) }))
    const { plan } = await propose(me, { fileOrganizations })
    expect(plan.skips.map(({ path, code }) => [path, code])).toEqual([
      ['Inbox/.cache', 'unsupported'],
      ['Inbox/lost+found', 'unsupported'],
    ])
    const run = (await me.post('/api/files/organize', { fileOrganizations })).json()
    expect(run.organized).toBe(2)
    const skipped = run.results.filter(({ status }: { status: string }) => status === 'skipped')
    expect(skipped.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/Inbox/.cache/a',
      '/Inbox/.cache/b/c',
      '/Inbox/lost+found',
    ])
    expect(await paths(me)).toContain('/Settings/.env')
  })

  it('keeps the newest few of a person', async () => {
    const me = visitor()
    const [file] = await me.give(['a.txt', 'one'])
    const ids: string[] = []
    for (let n = 0; n < 6; n += 1) ids.push((await propose(me, { fileOrganizations: [to(file, `C${n}`)] })).plan.id)
    const found = await Promise.all(ids.map(async (id) => (await me.get(`/api/plans/${id}`)).status))
    expect(found).toEqual([404, 200, 200, 200, 200, 200])
  })
})

describe('a plan that the library has left behind', () => {
  it('R-13: is refused with everything that stands against it, and nothing of it is done', async () => {
    const me = visitor()
    const files = await me.give(
      ['gone.txt', '1'],
      ['moved.txt', '2'],
      ['taken.txt', '3'],
      ['fine.txt', '4'],
      ['Sub', '5'],
    )
    const [gone, moved, taken, fine, sub] = files
    const other = await me.give(['y/taken.txt', '6'])
    const { plan } = await propose(
      me,
      made(
        move(gone, 'Docs/gone.txt'),
        move(moved, 'Docs/moved.txt'),
        move(taken, 'Docs/taken.txt'),
        move(fine, 'Docs/fine.txt'),
        move(sub, 'Rome/Sub/in.txt'),
      ),
    )
    await me.delete('/api/files', { ids: [gone?.id] })
    await me.post('/api/files/organize', { fileOrganizations: [to(moved, 'Else'), to(other[0], 'Docs')] })
    const [folder] = await me.give(['z/Sub', '7'])
    await me.post('/api/files/organize', { fileOrganizations: [to(folder, 'Rome')] })
    const before = await paths(me)
    const count = (await runs(me)).length
    const answer = await approve(me, plan.id)
    expect([answer.status, answer.json().code]).toEqual([409, 'conflict'])
    expect(answer.json().details).toEqual({
      count: 4,
      obstacles: [
        { itemId: gone?.id, from: 'Inbox/gone.txt', to: 'Docs/gone.txt', code: 'source_missing' },
        { itemId: moved?.id, from: 'Inbox/moved.txt', to: 'Docs/moved.txt', code: 'source_missing' },
        { itemId: taken?.id, from: 'Inbox/taken.txt', to: 'Docs/taken.txt', code: 'already_exists' },
        { itemId: sub?.id, from: 'Inbox/Sub', to: 'Rome/Sub/in.txt', code: 'not_a_folder' },
      ],
    })
    expect([await paths(me), (await runs(me)).length]).toEqual([before, count])
  })

  it('because another file lies at the old place, or more in a folder that goes whole', async () => {
    const me = visitor()
    const [file] = await me.give(['a.txt', 'one'])
    const app = await me.give(['app/.git/HEAD', 'ref'], ['app/b.ts', '1'])
    const one = await propose(me, { fileOrganizations: [to(file, 'Docs')] })
    const whole = await propose(me, { fileOrganizations: app.map((inside) => to(inside, 'Work')) })
    await me.delete('/api/files', { ids: [file?.id] })
    await me.give(['a.txt', 'two'], ['app/late.ts', '2'])
    for (const { plan } of [one, whole]) expect((await approve(me, plan.id)).status).toBe(409)
    expect(await paths(me)).toEqual(['/Inbox/a.txt', '/Inbox/app/.git/HEAD', '/Inbox/app/b.ts', '/Inbox/app/late.ts'])
  })
})

describe('a plan that was made elsewhere', () => {
  it('is carried out as it is, once, however often it is handed in', async () => {
    const me = visitor()
    const [a, b] = await me.give(['a.txt', 'one'], ['b.txt', 'two'])
    const plan = made({ ...move(a, 'Mine/Deep/z.txt'), wanted: 'Mine' }, move(b, 'b.txt'))
    const first = await propose(me, plan)
    expect(first.plan.acts).toEqual(plan.plan.acts)
    expect((await propose(me, plan)).plan).toEqual(first.plan)
    const run = await carryOut(me, plan.plan.id)
    expect(await paths(me)).toEqual(['/Mine/Deep/z.txt', '/b.txt'])
    expect((await propose(me, plan)).runId).toBe(run.runId)
    expect((await carryOut(me, plan.plan.id)).runId).toBe(run.runId)
    await me.send('POST', `/api/runs/${run.runId}/undo`)
    expect(await paths(me)).toEqual(['/Inbox/a.txt', '/Inbox/b.txt'])
  })

  it('is told what is in its folders', async () => {
    const me = visitor()
    await me.give(['a.txt', 'one'], ['x/b.txt', 'two'])
    const { names } = (await me.post('/api/plans/names', { folders: ['', 'Inbox', 'Nowhere'] })).json()
    expect(names).toEqual({ '': ['Inbox'], Inbox: expect.arrayContaining(['a.txt', 'x']), Nowhere: [] })
    expect((await me.post('/api/plans/names', { folders: ['../up'] })).status).toBe(400)
    expect((await visitor().post('/api/plans/names', { folders: ['Inbox'] })).json()).toEqual({ names: { Inbox: [] } })
  })

  it('is refused where it leaves the library, parts a whole, or is no plan', async () => {
    const me = visitor()
    const [a, inside] = await me.give(['a.txt', 'one'], ['app/.git/HEAD', 'ref'])
    const whole = { ...move(inside, 'Work/app'), itemId: 'Inbox/app', from: 'Inbox/app', what: 'bundle' }
    const bad: object[] = [
      made(move(a, '../up/a.txt')),
      made({ ...move(a, 'D/a.txt'), from: '../a.txt' }),
      made(move(a, 'D/a.txt'), move(a, 'D/b.txt')),
      made(move(a, 'D/a.txt'), move(inside, 'D/a.txt')),
      made(whole, move(inside, 'D/HEAD')),
      made({ ...move(a, 'D/a.txt'), type: 'label', add: ['x'], remove: [] }),
      made({ ...move(a, 'D/a.txt'), ownerId: 'x' }),
      { plan: { ...made().plan, id: 'x' } },
      { plan: made().plan, fileOrganizations: [] },
    ]
    for (const body of bad) expect([(await me.post('/api/plans', body)).status, body]).toEqual([400, body])
    expect(await paths(me)).toEqual(['/Inbox/a.txt', '/Inbox/app/.git/HEAD'])
  })

  it('Z-1: never touches what is another person’s, and nobody else finds it', async () => {
    const [alice, bob] = [visitor(), visitor()]
    const [hers] = await alice.give(['a.txt', 'one'])
    const [his] = await bob.give(['a.txt', 'one'])
    const plan = made(move(hers, 'Stolen/a.txt'))
    await propose(bob, plan)
    const answer = await approve(bob, plan.plan.id)
    expect([answer.status, answer.json().details.obstacles]).toEqual([
      409,
      [{ itemId: hers?.id, from: 'Inbox/a.txt', to: 'Stolen/a.txt', code: 'source_missing' }],
    ])
    const own = await propose(alice, { fileOrganizations: [to(hers, 'Docs')] })
    for (const stranger of [bob, visitor()]) {
      expect((await stranger.get(`/api/plans/${own.plan.id}`)).status).toBe(404)
      expect((await approve(stranger, own.plan.id)).status).toBe(404)
      expect((await stranger.post('/api/plans', { fileOrganizations: [to(hers, 'Docs')] })).status).toBe(404)
    }
    expect([await paths(alice), await paths(bob)]).toEqual([['/Inbox/a.txt'], ['/Inbox/a.txt']])
    // An id that both use is each one's own.
    const same = { plan: { ...made(move(his, 'Docs/a.txt')).plan, id: own.plan.id } }
    await propose(bob, same)
    await carryOut(bob, own.plan.id)
    expect([await paths(alice), await paths(bob)]).toEqual([['/Inbox/a.txt'], ['/Docs/a.txt']])
    await carryOut(alice, own.plan.id)
    expect(await paths(alice)).toEqual(['/Docs/a.txt'])
  })
})

it('a plan that nobody said yes to is gone after a week', async () => {
  let nowMs = Date.now()
  const other = await startHere({}, { nowMs: () => nowMs })
  try {
    const me = new Client(other.address)
    await me.enter('signup', 'someone@example.org')
    const [file] = await me.give(['a.txt', 'one'])
    const { plan } = await propose(me, { fileOrganizations: [to(file, 'Docs')] })
    const ages = [1, 2, 3, 4, 5, 6, 7].map((days) => days * 86_400_000 + 1)
    const began = nowMs
    const found: number[] = []
    for (const age of ages) {
      nowMs = began + age
      await other.runJob('retention')
      found.push((await me.get(`/api/plans/${plan.id}`)).status)
    }
    expect(found).toEqual([200, 200, 200, 200, 200, 200, 404])
  } finally {
    await other.close()
  }
})
