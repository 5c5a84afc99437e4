import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  hasDovecot,
  MAIL_PASSWORD,
  type MailProxy,
  type MailServer,
  startDovecot,
  startMailProxy,
} from '@octavo/connect/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startAgent } from './support/agent.ts'
import { letters } from './support/letters.ts'
import { jsonLines, octavo, type RunOptions } from './support/run.ts'
import { newFolder } from './support/tree.ts'

const isNight = process.env.OCTAVO_NIGHTLY === '1'
/** As many as are moved with one command. */
const TOGETHER = 100
/** Messages that are organised, and how often the run is killed. */
const [MESSAGES, KILLS] = isNight ? [10_000, 20] : [240, 2]

describe.skipIf(!hasDovecot())('a mailbox by IMAP, from the command line', () => {
  let base: ReturnType<typeof newFolder>
  let server: MailServer
  let proxy: MailProxy
  let user = ''
  let count = 0

  beforeAll(async () => {
    server = await startDovecot()
    proxy = await startMailProxy(server.port)
  })
  afterAll(async () => {
    await proxy?.end()
    await server?.end()
  })
  beforeEach(() => {
    base = newFolder()
    user = `user${++count}`
    proxy.asked.length = 0
    proxy.onAsk = async () => undefined
  })
  afterEach(() => base.dispose())

  const run = (args: readonly string[], more: Partial<RunOptions> = {}) =>
    octavo(args, {
      state: path.join(base.root, 'state'),
      ...more,
      env: { OCTAVO_PASSWORD: MAIL_PASSWORD, ...more.env },
    })

  /** Fills the inbox: messages of all shapes, each with flags and a time of its own. */
  function fill(messages: number): void {
    const root = server.maildir(user)
    const folders = [root, ...['cur', 'new', 'tmp'].map((name) => path.join(root, name))]
    for (const folder of folders) {
      fs.mkdirSync(folder, { recursive: true })
      server.own(folder)
    }
    let at = 0
    for (const message of letters(messages)) {
      const seconds = 1_500_000_000 + at * 977
      const file = path.join(root, 'cur', `${seconds}.${at}.host:2,${['', 'S', 'FS', 'RS', 'F'][at % 5]}`)
      fs.writeFileSync(file, message)
      fs.utimesSync(file, seconds, seconds)
      server.own(file)
      at += 1
    }
  }

  /** Each message's folder, number and bytes, flags and time of arrival in seconds. */
  function seen(): readonly string[] {
    const root = server.maildir(user)
    return (fs.readdirSync(root, { recursive: true }) as string[])
      .flatMap((name) => {
        const [, folder = '', kind, flags] = /^(?:(.+)\/)?(cur|new)\/[^/]+?(?::2,(\w*))?$/u.exec(name) ?? []
        if (kind === undefined) return []
        const file = path.join(root, name)
        const bytes = fs.readFileSync(file)
        const id = /^Message-ID: (.*?)\r?$/mu.exec(bytes.toString('latin1'))?.[1]
        const content = createHash('sha256').update(bytes).digest('base64url')
        return [`${folder || 'INBOX'} ${id} ${content} ${flags ?? ''} ${Math.round(fs.statSync(file).mtimeMs / 1000)}`]
      })
      .toSorted()
  }

  const address = () => `imap://${user}@127.0.0.1:${proxy.port}`
  const withoutFolder = (lines: readonly string[]) => lines.map((line) => line.slice(line.indexOf('<'))).toSorted()

  it('connect, plan, facts, apply and undo of NAME:INBOX; nothing is marked as read', async () => {
    fill(12)
    const before = seen()
    const connected = await run(['connect', 'post', address()])
    expect([connected.code, connected.err]).toEqual([0, expect.stringContaining('not encrypted')])
    const planned = await run(['plan', 'post:INBOX', '--json'])
    expect([planned.code, jsonLines(planned.out).filter(({ type }) => type === 'move').length]).toEqual([0, 12])
    expect(seen()).toEqual(before)
    const facts = await run(['facts', 'post:INBOX', '--json'])
    expect(jsonLines(facts.out).length).toBe(12)
    const applied = await run(['apply', 'post:INBOX', '--by', 'type', '--yes'])
    expect([applied.code, applied.err]).toEqual([0, ''])
    expect(seen().filter((line) => line.startsWith('INBOX'))).toEqual([])
    expect(withoutFolder(seen())).toEqual(withoutFolder(before))
    expect((await run(['undo'])).code).toBe(0)
    expect(seen()).toEqual(before)
    expect(proxy.asked.filter((asked) => /^(?:EXPUNGE|CLOSE|UID EXPUNGE|UID STORE)\b/u.test(asked))).toEqual([])
  })

  it('M-10: agents put mails away with a way back, once approved, and nothing takes one past the Trash (gaia 2523, work-iq 94, apple-mail-mcp 88)', async () => {
    fill(6)
    const before = seen()
    await run(['connect', 'post', address()])
    const agent = await startAgent({ state: path.join(base.root, 'state'), folders: ['post:INBOX'] })
    try {
      expect((await agent.call('sources_list')).data.sources).toEqual([
        { name: 'post:INBOX', at: 'post:/INBOX', kind: 'connection' },
      ])
      const { items } = (await agent.call('items_search', { source: 'post:INBOX' })).data as {
        items: readonly { path: string }[]
      }
      expect(items).toHaveLength(6)
      const moves = items.slice(0, 4).map(({ path: from }) => ({ from, to: `Archive/${from}` }))
      const { planId, digest } = (await agent.call('plan_propose', { source: 'post:INBOX', moves })).data
      expect((await agent.call('plan_apply', { planId, digest })).isError).toBe(true)
      expect(seen()).toEqual(before)
      await run(['approve', String(planId)], { answer: (printed) => (printed.includes('[y/N]') ? 'y\n' : undefined) })
      expect((await agent.call('plan_apply', { planId, digest })).data).toMatchObject({ moved: 4, failed: 0 })
      expect(seen().filter((line) => line.startsWith('INBOX '))).toHaveLength(2)
      expect(withoutFolder(seen())).toEqual(withoutFolder(before))
      expect((await agent.call('run_undo', { runId: planId })).data.moved).toBe(4)
      expect(seen()).toEqual(before)
      expect(proxy.asked.filter((asked) => /^(?:EXPUNGE|UID EXPUNGE|UID STORE)\b/u.test(asked))).toEqual([])
    } finally {
      await agent.end()
    }
  })

  it(
    'R-1, C-6: messages organised, killed again and again, and undone: each in its first folder, with its flags and its time',
    async () => {
      fill(MESSAGES)
      const before = seen()
      await run(['connect', 'post', address()])
      let [kills, moves] = [0, 0]
      // Killed while a move is on its way: before the server hears of it, and after, by turns.
      const each = Math.floor((Math.ceil(MESSAGES / TOGETHER) * 2) / (KILLS + 1))
      let stop: (() => void) | undefined
      proxy.onAsk = async (asked) => {
        if (!asked.startsWith('UID MOVE')) return
        moves += 1
        if (kills >= KILLS || moves % each !== 0) return
        kills += 1
        if (kills % 2 === 0) setTimeout(() => stop?.(), 3)
        else {
          stop?.()
          await sleep(100)
        }
      }
      const timings: string[] = []
      const go = async (first: readonly string[]) => {
        const startedAtMs = Date.now()
        let args = first
        for (let tries = 0; tries <= KILLS + 1; tries += 1) {
          const killer = new AbortController()
          stop = () => killer.abort()
          const result = await run(args, { killWhen: killer.signal })
          if (result.code === 0) {
            timings.push(`${first[0]} ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`)
            return
          }
          expect([result.signal, result.err]).toEqual(['SIGKILL', expect.anything()])
          args = ['resume']
        }
        throw new Error('it never came to its end')
      }
      await go(['apply', 'post:INBOX', '--by', 'type', '--yes'])
      expect(seen().filter((line) => line.startsWith('INBOX'))).toEqual([])
      expect(withoutFolder(seen())).toEqual(withoutFolder(before))
      await go(['undo'])
      expect(seen()).toEqual(before)
      expect(kills).toBe(KILLS)
      if (isNight) process.stdout.write(`${MESSAGES} messages, ${kills} kills, ${moves} moves: ${timings.join(', ')}\n`)
    },
    isNight ? 3_600_000 : 120_000,
  )
})
