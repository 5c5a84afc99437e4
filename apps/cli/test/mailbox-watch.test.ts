import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasDovecot, MAIL_PASSWORD, startDovecot, startMailProxy } from '@octavo/connect/testing'
import { describe, expect, it } from 'vitest'
import { letters } from './support/letters.ts'
import { BIN, jsonLines, octavo } from './support/run.ts'
import { newFolder } from './support/tree.ts'

/** Five thousand messages and thirty kills: OCTAVO_NIGHTLY=1 npx vitest run --project cli mailbox-watch */
const isNight = process.env.OCTAVO_NIGHTLY === '1'
const [MESSAGES, KILLS] = isNight ? [5000, 30] : [40, 1]
const USER = 'ada'

describe.skipIf(!hasDovecot())('octavo watch, of a mailbox', () => {
  it(
    'sees each message once and files it once, killed again and again while they come in bursts',
    async () => {
      const startedAtMs = Date.now()
      const base = newFolder()
      const server = await startDovecot()
      const proxy = await startMailProxy(server.port)
      const env = { OCTAVO_PASSWORD: MAIL_PASSWORD }
      const state = path.join(base.root, 'state')
      let watcher: ReturnType<typeof watching> | undefined
      const watching = () => {
        const args = ['watch', 'post:INBOX', '--by', 'type', '--apply', '--settle', '0', '--json']
        const child = spawn(process.execPath, [BIN, ...args], {
          env: { ...process.env, ...env, LC_ALL: 'C', OCTAVO_STATE_DIR: state },
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        let said = ''
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text: string) => {
            said += text
          })
        const ended = new Promise((resolve) => child.on('close', resolve))
        return {
          said: () => said,
          balance: () => said.split('\n').findLast((line) => line.includes('"type":"balance"')),
          async end(signal: NodeJS.Signals) {
            child.kill(signal)
            return await ended
          },
        }
      }
      try {
        const maildir = server.maildir(USER)
        for (const folder of [maildir, ...['cur', 'new', 'tmp'].map((name) => path.join(maildir, name))]) {
          fs.mkdirSync(folder, { recursive: true })
          server.own(folder)
        }
        await octavo(['connect', 'post', `imap://${USER}@127.0.0.1:${proxy.port}`], { state, env })
        const post = letters(MESSAGES)
        let came = 0
        const deliver = (upTo: number) => {
          for (; came < upTo; came += 1) {
            const { value } = post.next()
            const draft = path.join(maildir, 'tmp', `${1_500_000_000 + came}.${came}.host`)
            fs.writeFileSync(draft, value)
            server.own(draft)
            fs.renameSync(draft, path.join(maildir, 'new', path.basename(draft)))
          }
        }
        for (let kill = 0; kill < KILLS; kill += 1) {
          const isDue = Promise.withResolvers<void>()
          // By turns: while it moves messages, and at any moment: as it starts, lists, or writes its ledger.
          proxy.onAsk = async (asked) => {
            if (kill % 2 === 0 && asked.startsWith('UID MOVE')) isDue.resolve()
          }
          const until = Math.round((MESSAGES * (kill + 1)) / KILLS)
          deliver(until - Math.round(MESSAGES / KILLS / 2))
          watcher = watching()
          await Promise.race([isDue.promise, sleep(kill % 2 === 0 ? 20_000 : 500 + ((kill * 577) % 2300))])
          await watcher.end('SIGKILL')
          deliver(until)
        }
        proxy.onAsk = async () => undefined
        watcher = watching()
        const last = watcher
        const balance = () => JSON.parse(last.balance() ?? '{}')
        await expect.poll(balance, { timeout: isNight ? 300_000 : 60_000, interval: 100 }).toMatchObject({
          ...{ seen: MESSAGES, filed: MESSAGES },
          ...{ new: 0, proposed: 0, asked: 0, kept: 0, failed: 0, missed: 0 },
        })
        expect(await watcher.end('SIGTERM')).toBe(0)
        const runs = jsonLines((await octavo(['history', '--json'], { state, env })).out)
        expect(runs.reduce((sum, { moved }) => sum + Number(moved), 0)).toBe(MESSAGES)
        expect(runs.filter(({ canResume }) => canResume === true)).toEqual([])
        const lying = (fs.readdirSync(maildir, { recursive: true }) as string[]).filter((name) =>
          /(?:^|\/)(?:cur|new)\/./u.test(name),
        )
        expect(lying).toHaveLength(MESSAGES)
        expect(lying.filter((name) => /^(?:cur|new)\//u.test(name))).toEqual([])
        const ids = lying.map(
          (name) => /^Message-ID: (.*?)\r?$/mu.exec(fs.readFileSync(path.join(maildir, name), 'latin1'))?.[1],
        )
        expect(new Set(ids).size).toBe(MESSAGES)
        if (isNight)
          process.stdout.write(`${MESSAGES} messages, ${KILLS} kills, ${(Date.now() - startedAtMs) / 1000} s\n`)
      } finally {
        await watcher?.end('SIGKILL')
        await proxy.end()
        await server.end()
        base.dispose()
      }
    },
    isNight ? 1_800_000 : 120_000,
  )
})
