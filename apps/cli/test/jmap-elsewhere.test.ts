import path from 'node:path'
import {
  byMethodCalls,
  type CyrusServer,
  type FaultyProxy,
  hasCyrus,
  MAIL_PASSWORD,
  startCyrus,
  startProxy,
} from '@octavo/connect/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo, type RunOptions } from './support/run.ts'
import { newFolder } from './support/tree.ts'

const MESSAGES = 130

describe.skipIf(!hasCyrus())('a mailbox by JMAP, from the command line', () => {
  let base: ReturnType<typeof newFolder>
  let server: CyrusServer
  let proxy: FaultyProxy
  let user = ''
  let count = 0
  let asked: string[] = []

  beforeAll(async () => {
    server = await startCyrus()
    proxy = await startProxy(server.port, byMethodCalls)
  })
  afterAll(async () => {
    await proxy?.end()
    await server?.end()
  })
  beforeEach(() => {
    base = newFolder()
    user = `user${++count}`
    asked = []
    proxy.onAsk = async (body) => void asked.push(body)
  })
  afterEach(() => base.dispose())

  const run = (args: readonly string[], more: Partial<RunOptions> = {}) =>
    octavo(args, { state: path.join(base.root, 'state'), env: { OCTAVO_PASSWORD: MAIL_PASSWORD }, ...more })

  /** Fills the inbox, each message with flags and a time of its own. */
  const fill = (messages: number): Promise<void> =>
    server.postAll(
      user,
      Array.from({ length: messages }, (_, at) => ({
        ...{ box: 'INBOX', subject: `letter ${at}`, text: `Invoice ${at}. `.repeat(20) },
        flags: [[], ['\\Seen'], ['\\Flagged', '\\Seen']][at % 3] ?? [],
        receivedAtMs: 1_500_000_000_000 + at * 977_000,
      })),
    )
  const address = () => `jmap://${user}@${proxy.url.host}`

  it('connect, plan, facts, apply and undo of NAME:INBOX; nothing is marked as read', async () => {
    await fill(12)
    const before = await server.seen(user)
    const connected = await run(['connect', 'post', address()])
    expect([connected.code, connected.err]).toEqual([0, expect.stringContaining('not encrypted')])
    expect(connected.out).toContain(user)
    const planned = await run(['plan', 'post:INBOX', '--json'])
    expect([planned.code, jsonLines(planned.out).filter(({ type }) => type === 'move').length]).toEqual([0, 12])
    const facts = await run(['facts', 'post:INBOX', '--json'])
    expect(jsonLines(facts.out).length).toBe(12)
    expect(await server.seen(user)).toEqual(before)
    const applied = await run(['apply', 'post:INBOX', '--by', 'type', '--yes'])
    expect([applied.code, applied.err]).toEqual([0, ''])
    const filed = await server.seen(user)
    expect([filed.length, filed.filter((line) => line.startsWith('INBOX |'))]).toEqual([12, []])
    expect((await run(['undo'])).code).toBe(0)
    expect(await server.seen(user)).toEqual(before)
  })

  it('R-1, C-6: messages organised, killed in the middle, and undone: each in its first folder, with its flags and its time', async () => {
    await fill(MESSAGES)
    const before = await server.seen(user)
    await run(['connect', 'post', address()])
    for (const args of [['apply', 'post:INBOX', '--by', 'type', '--yes'], ['undo']]) {
      const killer = new AbortController()
      // Killed when the server has moved the first of them, before anybody hears of it.
      proxy.onChange = () => {
        if (asked.at(-1)?.includes('"Email/set"')) killer.abort()
      }
      const killed = await run(args, { killWhen: killer.signal })
      expect([killed.signal, killed.err]).toEqual(['SIGKILL', expect.anything()])
      proxy.onChange = () => undefined
      expect((await run(['resume'])).code).toBe(0)
      const now = await server.seen(user)
      if (args[0] === 'apply') expect(now.filter((line) => line.startsWith('INBOX |'))).toEqual([])
      else expect(now).toEqual(before)
      expect(now.length).toBe(MESSAGES)
    }
    expect(asked.filter((body) => body.includes('"destroy"') && body.includes('"Email/set"'))).toEqual([])
  }, 120_000)

  it('says what an address may be, and asks for a token where no user is named', async () => {
    const wrong = await run(['connect', 'post', 'pop3://ada@mail.example'])
    expect([wrong.code === 0, wrong.err]).toEqual([false, expect.stringContaining('jmaps://USER@HOST')])
    const bearers: unknown[] = []
    proxy.onHeaders = ({ authorization }) => void bearers.push(authorization)
    const refused = await run(['connect', 'post', `jmap://${proxy.url.host}`])
    expect(refused.code).not.toBe(0)
    expect(bearers[0]).toBe(`Bearer ${MAIL_PASSWORD}`)
  })
})
