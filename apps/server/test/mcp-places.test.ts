import fs from 'node:fs'
import path from 'node:path'
import { createGuard, Imap } from '@octavo/connect'
import { hasDovecot, MAIL_PASSWORD, type MailServer, startDovecot } from '@octavo/connect/testing'
import { AppError } from '@octavo/core'
import type { Connector } from '@octavo/core/connect'
import { MemoryDrive } from '@octavo/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { type Agent, connectAgent } from './support/agent.ts'
import type { Client } from './support/client.ts'
import { withDrive } from './support/drive.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A person with a connected place, and an agent of theirs. */
async function withAgent(place: Connector, provider = 'google') {
  const { me, address, close } = await withDrive(place, provider)
  ends.push(close)
  expect((await me.enter('signup', `places-${process.pid}@example.org`)).status).toBe(201)
  const scopes = ['propose', 'apply-approved', 'library:read']
  const { secret } = (await me.post('/api/account/keys', { name: 'agent', scopes, days: 30 })).json()
  const agent = await connectAgent(address, secret)
  ends.push(() => agent.end())
  return { me, agent }
}
const SOURCE = 'My drive'
const propose = async (agent: Agent, ...moves: readonly (readonly [string, string])[]) =>
  (await agent.call('plan_propose', { source: SOURCE, moves: moves.map(([from, to]) => ({ from, to })) })).data
const approve = async (me: Client, { planId, digest }: { planId: string; digest: string }) =>
  expect((await me.post(`/api/agent-plans/${planId}/decision`, { digest, approve: true })).status).toBe(200)
const apply = async (agent: Agent, { planId, digest }: { planId: string; digest: string }) =>
  await agent.call('plan_apply', { planId, digest })
const pathsIn = async (agent: Agent): Promise<readonly string[]> =>
  (await agent.call('items_search', { source: SOURCE })).data.items.map((item: { path: string }) => item.path)

it('M-13: a connected drive is a source: never listed before, moved within once approved, taken back, as any run there', async () => {
  const drive = new MemoryDrive()
  drive.write('a.txt', 'first')
  drive.write('b.txt', 'second')
  drive.write('Letters/c.txt', 'third')
  drive.write('.hidden/d.txt', 'hidden')
  const { me, agent } = await withAgent(drive)
  expect((await agent.call('sources_list')).data.sources.slice(1)).toEqual([
    { name: SOURCE, at: 'google', kind: 'drive' },
  ])
  expect(await pathsIn(agent)).toEqual(['Letters/c.txt', 'a.txt', 'b.txt'])
  const hidden = { source: SOURCE, moves: [{ from: '.hidden/d.txt', to: 'x' }] }
  expect((await agent.call('plan_propose', hidden)).text).toContain('permission_denied')
  const real = await propose(agent, ['a.txt', 'Letters/a.txt'], ['b.txt', 'Letters/c.txt'])
  expect([real.source, real.moves, real.conflicts]).toEqual([SOURCE, 1, ['b.txt']])
  expect((await apply(agent, real)).isError).toBe(true)
  await approve(me, real)
  expect((await me.get('/api/agent-plans')).json().plans[0]).toMatchObject({ place: SOURCE, state: 'approved' })
  const done = await apply(agent, real)
  expect(done.data).toMatchObject({ moved: 1, source: 'a connected drive' })
  expect([drive.text('Letters/a.txt'), drive.at('a.txt')]).toEqual(['first', undefined])
  expect((await apply(agent, real)).data.runId).toBe(done.data.runId)
  // What changed there since is known to the next plan.
  drive.write('e.txt', 'new since')
  expect(await pathsIn(agent)).toContain('e.txt')
  expect((await agent.call('run_undo', { runId: done.data.runId })).data.moved).toBe(1)
  expect([drive.text('a.txt'), drive.at('Letters/a.txt')]).toEqual(['first', undefined])
  expect((await agent.call('item_read', { source: SOURCE, path: 'a.txt' })).text).toContain('unsupported')
})

it('M-19: what another program changed there since it was approved stays, and what the provider refuses is told, not counted as moved (obot 103)', async () => {
  const drive = new MemoryDrive()
  for (let at = 1; at <= 7; at += 1) drive.write(`${at}.txt`, `letter ${at}`)
  const { me, agent } = await withAgent(drive)
  const numbers = [2, 3, 4, 5, 6, 7]
  const one = await propose(agent, ['1.txt', 'Put away/1.txt'])
  const rest = await propose(agent, ...numbers.map((at) => [`${at}.txt`, `Put away/${at}.txt`] as const))
  await approve(me, one)
  await approve(me, rest)
  // As long, and of the same time: its version alone tells.
  drive.write('1.txt', 'LETTER 1')
  expect((await apply(agent, one)).data).toMatchObject({ moved: 0, notDone: [{ code: 'changed_since_review' }] })
  drive.fault = async (call) => (call === 'move' ? { error: new AppError('permission_denied', 'No.') } : undefined)
  const { data } = await apply(agent, rest)
  expect([data.moved, data.notDoneInAll]).toEqual([0, 6])
  expect([1, ...numbers].map((at) => drive.text(`${at}.txt`))).toEqual([
    'LETTER 1',
    ...numbers.map((at) => `letter ${at}`),
  ])
})

/** A connector that is opened anew whenever it is used after it was closed, as the server opens one for each work. */
function reopened(open: () => Connector): Connector {
  let opened: Connector | undefined
  const close = async () => {
    const before = opened
    opened = undefined
    await before?.close()
  }
  return new Proxy({} as Connector, {
    get(_, name) {
      if (name === 'close') return close
      opened ??= open()
      const found: unknown = Reflect.get(opened, name)
      return typeof found === 'function' ? found.bind(opened) : found
    },
  })
}

describe.skipIf(!hasDovecot())('a mailbox', () => {
  let mail: MailServer
  const user = 'ada'

  const deliver = (box: string, subject: string): void => {
    const root = mail.maildir(user)
    const folder = path.join(root, box === 'INBOX' ? '' : `.${box}`)
    for (const part of ['cur', 'new', 'tmp']) fs.mkdirSync(path.join(folder, part), { recursive: true })
    for (const made of [root, folder, ...['cur', 'new', 'tmp'].map((part) => path.join(folder, part))]) mail.own(made)
    const head = `From: Bob <bob@example.org>\r\nTo: ada@example.org\r\nSubject: ${subject}\r\n`
    const file = path.join(folder, 'cur', `1600000000.${subject.replaceAll(' ', '')}.host:2,S`)
    fs.writeFileSync(file, `${head}Message-ID: <${subject.replaceAll(' ', '.')}@example.org>\r\n\r\nHello\r\n`)
    mail.own(file)
  }
  /** Each message's folder and subject, whatever became of it. */
  const seen = (): readonly string[] => {
    const root = mail.maildir(user)
    return (fs.readdirSync(root, { recursive: true }) as string[])
      .flatMap((name) => {
        const [, box = 'INBOX'] = /^(?:\.([^/]+)\/)?(?:cur|new)\/[^/]+$/u.exec(name) ?? []
        if (!/(?:^|\/)(?:cur|new)\/[^/]+$/u.test(name)) return []
        const subject = /^Subject: (.*)\r$/mu.exec(fs.readFileSync(path.join(root, name), 'utf8'))?.[1]
        return [`${box}: ${subject}`]
      })
      .sort()
  }

  it('M-19: mails asked to be put away are moved with a way back, and nothing takes one from the Trash or past it (gaia 2523, work-iq 94, apple-mail-mcp 88)', async () => {
    mail = await startDovecot()
    ends.push(() => mail.end())
    for (const subject of ['Offer one', 'Offer two', 'Contract']) deliver('INBOX', subject)
    deliver('Trash', 'Thrown away by hand')
    const before = seen()
    const guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
    ends.push(() => guard.close())
    const url = new URL(`imap://127.0.0.1:${mail.port}/`)
    const { me, agent } = await withAgent(
      reopened(() => new Imap({ url, user, password: MAIL_PASSWORD, guard })),
      'imap',
    )
    expect(agent.tools.filter((name) => /delete|trash|purge|empty|expunge/u.test(name))).toEqual([])
    const paths = await pathsIn(agent)
    const offers = paths.filter((one) => one.includes('Offer'))
    expect(offers).toHaveLength(2)
    // "Archive them": a move, with a receipt that is read back from the server.
    const plan = await propose(agent, ...offers.map((one) => [one, one.replace(/^[^/]+/u, 'Archive')] as const))
    expect(plan.moves).toBe(2)
    await approve(me, plan)
    const { data } = await apply(agent, plan)
    expect([data.moved, data.notDoneInAll]).toEqual([2, 0])
    expect(
      seen()
        .map((one) => one.split(': ')[1])
        .sort(),
    ).toEqual(before.map((one) => one.split(': ')[1]).sort())
    expect(seen()).toContain('Archive: Offer one')
    await agent.call('run_undo', { runId: data.runId })
    expect(seen()).toEqual(before)
  })
})
