import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@octavo/core'
import { eachCase, type FaultWorld, faultCases } from '@octavo/core/testing'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { createGuard, Dropbox, Google, type Guard, Imap, Jmap, OneDrive, WebDav } from '../src/index.ts'
import {
  byMethodCalls,
  hasCyrus,
  hasDovecot,
  hasRclone,
  MAIL_PASSWORD,
  PASSWORD,
  startCyrus,
  startDovecot,
  startDropbox,
  startGoogleDrive,
  startGraph,
  startMailProxy,
  startProxy,
  startRclone,
  type Trouble,
  USER,
} from '../src/testing/index.ts'
import { type CloudDouble, endDoubles, signedIn } from './worlds.ts'

let guard: Guard
const doubles: CloudDouble[] = []
beforeAll(() => {
  guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
})
afterEach(() => endDoubles(doubles))
afterAll(() => guard.close())

const SOME_TIME_MS = 1_600_000_000_000
const HOUR_MS = 3_600_000
/** So long that a content is broken off before its end. */
const CONTENT = 'some words '.repeat(2000)

/** A clock by which nobody waits long; `waited` milliseconds were asked for since it was last read. */
function waitingClock(): Clock & { waited(): number } {
  let waitedMs = 0
  return {
    nowMs: () => Date.now(),
    async sleep(ms) {
      waitedMs += ms
      await sleep(Math.min(ms / 100, 5))
    },
    waited() {
      const ms = waitedMs
      waitedMs = 0
      return ms
    },
  }
}

/** Until when to wait, by a clock that is an hour late. */
function lateClock(): Trouble {
  const nowMs = Date.now() - HOUR_MS
  const at = (ms: number): string => new Date(ms).toUTCString()
  return { status: 429, headers: { date: at(nowMs), 'retry-after': at(nowMs + 4000) } }
}

/** What is the same for everybody who speaks HTTP. */
const overHttp = (troubles: Trouble[]) => {
  const meet = (trouble: Trouble | (() => Trouble)) => () =>
    void troubles.push(typeof trouble === 'function' ? trouble() : trouble)
  return {
    meet,
    faults: {
      'signed out': meet({ status: 401 }),
      'wait two seconds': meet({ status: 429, headers: { 'retry-after': '2' } }),
      'wait an hour': meet({ status: 429, headers: { 'retry-after': '3600' } }),
      failed: meet({ status: 500 }),
      'list broken off': meet('short'),
      'content broken off': meet('cut'),
      slow: meet('slow'),
      silent: meet('hang'),
      'clock an hour late': meet(lateClock),
    },
  }
}

const google403 = (reason: string) => JSON.stringify({ error: { code: 403, message: reason, errors: [{ reason }] } })

const DRIVES = {
  'Google Drive': {
    start: startGoogleDrive,
    Kind: Google,
    rates: { status: 403, body: google403('userRateLimitExceeded') },
  },
  Dropbox: {
    start: startDropbox,
    Kind: Dropbox,
    rates: 'Dropbox asks to wait with 429, and for too many writes with 409: the table of its own words has that one.',
  },
  OneDrive: {
    start: startGraph,
    Kind: OneDrive,
    rates: { status: 403, body: JSON.stringify({ error: { code: 'activityLimitReached', message: '' } }) },
  },
} as const

for (const [name, { start, Kind, rates }] of Object.entries(DRIVES))
  describe(`faults: ${name}`, () => {
    const make = async (): Promise<FaultWorld> => {
      const double: CloudDouble = await start()
      doubles.push(double)
      const clock = waitingClock()
      const { meet, faults } = overHttp(double.troubles)
      return {
        connect: () => new Kind({ access: signedIn, guard, clock, root: double.url }),
        add: async (file, ms = SOME_TIME_MS) => void double.write(file, CONTENT, ms),
        waitedMs: () => clock.waited(),
        faults: {
          ...faults,
          'refused for its rates': typeof rates === 'string' ? rates : meet(rates),
          'cursor forgotten': () => double.forget(),
        },
      }
    }
    eachCase(faultCases, make, it)
  })

describe.skipIf(!hasRclone())('faults: WebDAV', () => {
  let server: Awaited<ReturnType<typeof startRclone>>
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let count = 0
  beforeAll(async () => {
    server = await startRclone()
    proxy = await startProxy(server.port)
  })
  afterAll(async () => {
    await proxy?.end()
    await server?.end()
  })
  const make = async (): Promise<FaultWorld> => {
    const place = `case ${++count}`
    const root = path.join(server.root, place)
    fs.mkdirSync(root)
    const clock = waitingClock()
    proxy.troubles.length = 0
    const url = new URL(encodeURIComponent(place), proxy.url)
    return {
      connect: () => new WebDav({ url, user: USER, password: PASSWORD, guard, clock }),
      async add(name, ms = SOME_TIME_MS) {
        fs.writeFileSync(path.join(root, name), CONTENT)
        fs.utimesSync(path.join(root, name), ms / 1000, ms / 1000)
      },
      waitedMs: () => clock.waited(),
      faults: {
        ...overHttp(proxy.troubles).faults,
        'refused for its rates': 'The protocol knows 429 and 503 for that; its 403 is for good.',
        'cursor forgotten':
          'Its cursors are folders that are still to be looked at: no server keeps anything that it could forget.',
      },
    }
  }
  eachCase(faultCases, make, it)
})

describe.skipIf(!hasDovecot())('faults: a mailbox by IMAP', () => {
  let server: Awaited<ReturnType<typeof startDovecot>>
  let proxy: Awaited<ReturnType<typeof startMailProxy>>
  let count = 0
  beforeAll(async () => {
    server = await startDovecot()
    proxy = await startMailProxy(server.port)
  })
  afterAll(async () => {
    await proxy?.end()
    await server?.end()
  })
  const make = async (): Promise<FaultWorld> => {
    const user = `faults${++count}`
    proxy.troubles.length = 0
    let waitedMs = 0
    let delivered = 0
    const inbox = server.maildir(user)
    const meet = (trouble: (typeof proxy.troubles)[number]) => () => void proxy.troubles.push(trouble)
    const noStatus =
      'A mail server says its rates with [LIMIT], which is met as waiting for an hour; nothing is said of seconds or clocks.'
    return {
      connect: () =>
        new Imap({ url: new URL(`imap://127.0.0.1:${proxy.port}/`), user, password: MAIL_PASSWORD, guard }),
      async add(name, ms = SOME_TIME_MS) {
        for (const part of ['cur', 'new', 'tmp']) fs.mkdirSync(path.join(inbox, part), { recursive: true })
        const file = path.join(inbox, 'cur', `${SOME_TIME_MS / 1000 + delivered++}.M1P1.octavo:2,S`)
        const head = [
          `From: Ada <ada@example.test>`,
          `Subject: ${name}`,
          `Message-ID: <${user}-${delivered}@example.test>`,
        ]
        const date = `Date: ${new Date(ms).toUTCString().replace('GMT', '+0000')}`
        fs.writeFileSync(file, `${[...head, date].join('\r\n')}\r\n\r\n${CONTENT}\r\n`)
        fs.utimesSync(file, ms / 1000, ms / 1000)
        for (const made of [inbox, ...['cur', 'new', 'tmp'].map((part) => path.join(inbox, part)), file])
          server.own(made)
      },
      waitedMs() {
        const ms = waitedMs
        waitedMs = 0
        return ms
      },
      faults: {
        'signed out': meet('signed-out'),
        'refused for its rates': noStatus,
        'wait two seconds': noStatus,
        'wait an hour': meet('wait'),
        failed:
          'A command that fails is refused with NO, for good; a server that ends is met as a connection that breaks.',
        'list broken off': () => proxy.cut(),
        'content broken off': meet('cut'),
        slow: 'A server that is slow is one that has not answered yet: the next answer is waited for, and `silent` is left.',
        silent: meet('hang'),
        'cursor forgotten':
          'It is UIDVALIDITY that forgets: a mailbox made anew has a case of its own, over a real one.',
        'clock an hour late': noStatus,
      },
    }
  }
  eachCase(faultCases, make, it)
})

describe.skipIf(!hasCyrus())('faults: a mailbox by JMAP', () => {
  let server: Awaited<ReturnType<typeof startCyrus>>
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let count = 0
  beforeAll(async () => {
    server = await startCyrus()
    proxy = await startProxy(server.port, byMethodCalls)
  })
  afterAll(async () => {
    await proxy?.end()
    await server?.end()
  })
  const make = async (): Promise<FaultWorld> => {
    const user = `faults${++count}`
    proxy.troubles.length = 0
    const clock = waitingClock()
    const { meet, faults } = overHttp(proxy.troubles)
    const errors = ['0', '1'].map((id) => ['error', { type: 'cannotCalculateChanges' }, id])
    return {
      connect: () => new Jmap({ url: proxy.url, user, password: MAIL_PASSWORD, guard, clock }),
      add: (subject, ms = SOME_TIME_MS) =>
        server.post(user, { box: 'INBOX', subject, text: CONTENT, sentAtMs: ms, receivedAtMs: ms }),
      waitedMs: () => clock.waited(),
      faults: {
        ...faults,
        'refused for its rates': meet({
          status: 400,
          body: JSON.stringify({ type: 'urn:ietf:params:jmap:error:limit', limit: 'maxConcurrentRequests' }),
        }),
        'cursor forgotten': meet({
          ...{ status: 200, only: /\/changes"/u, body: JSON.stringify({ methodResponses: errors }) },
        }),
      },
    }
  }
  eachCase(faultCases, make, it)
})
