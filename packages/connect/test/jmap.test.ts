import { AppError, applyPlan, approve, type Clock, onePage, planOf, undoRun } from '@octavo/core'
import {
  ConnectorSource,
  ConnectorTarget,
  type Entry,
  entryBytes,
  fetchPart,
  findPath,
  Inventory,
  inventoryOf,
  TOP,
} from '@octavo/core/connect'
import { MemoryJournal } from '@octavo/core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGuard, type Guard, Imap, Jmap } from '../src/index.ts'
import {
  byMethodCalls,
  type CyrusServer,
  type FaultyProxy,
  hasCyrus,
  MAIL_PASSWORD,
  startCyrus,
  startProxy,
  troubleOf,
} from '../src/testing/index.ts'

const clock: Clock = { nowMs: () => Date.now(), sleep: async () => undefined }
let server: CyrusServer
let proxy: FaultyProxy
let guard: Guard
let user = ''
let count = 0
/** The bodies of all requests of the case. */
let asked: string[] = []

const post = (box: string, subject: string, more: Partial<Parameters<CyrusServer['post']>[1]> = {}): Promise<void> =>
  server.post(user, { box, subject, ...more })
const connect = (url = proxy.url): Jmap => new Jmap({ url, user, password: MAIL_PASSWORD, guard, clock })
const seen = (): Promise<readonly string[]> => server.seen(user)

/** Follows the feed to its end, three entries a page, each page by a connector of its own. */
async function follow(inventory: Inventory, from?: string, between: () => Promise<void> = async () => undefined) {
  const told = { added: [] as Entry[], changed: [] as Entry[], gone: [] as Entry[] }
  for (let cursor = from; ; ) {
    const page = await connect().changes({ limit: 3, ...(cursor !== undefined && { cursor }) })
    const difference = inventory.take(page)
    for (const key of ['added', 'changed', 'gone'] as const) told[key].push(...difference[key])
    await between()
    cursor = page === 'expired' ? undefined : page.cursor
    if (page !== 'expired' && !page.hasMore) return { ...told, cursor: page.cursor }
  }
}

const subjects = (inventory: Inventory, id = TOP): readonly string[] =>
  inventory
    .in(id)
    .flatMap((entry) =>
      entry.kind === 'folder'
        ? subjects(inventory, entry.id)
        : [(inventory.pathOf(entry.id) ?? '?').replace(/2024-03-05 (.*) [0-9a-f]{10}\.eml$/u, '$1')],
    )
    .toSorted()

async function messageIn(connector: Jmap, box: string, subject: string): Promise<Entry> {
  const folder = await findPath(connector, box)
  const found = (await connector.list(folder?.id ?? '')).find(({ name }) => name.includes(` ${subject} `))
  if (found === undefined) throw new Error(`there is no ${subject}`)
  return found
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it went well',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

const ALL = [
  'INBOX/five',
  'INBOX/four',
  'INBOX/one',
  'INBOX/three',
  'INBOX/two',
  'Work/Old/Grüße 50% x a b',
  'Work/deep',
]

describe.skipIf(!hasCyrus())('a mailbox by JMAP, at Cyrus', () => {
  beforeAll(async () => {
    // So small that every case meets them.
    server = await startCyrus({
      ...{ jmap_max_objects_in_get: 4, jmap_max_objects_in_set: 3, jmap_max_calls_in_request: 1 },
    })
    proxy = await startProxy(server.port, byMethodCalls)
    guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
  })
  afterAll(async () => {
    await guard?.close()
    await proxy?.end()
    await server?.end()
  })
  beforeEach(async () => {
    user = `user${++count}`
    asked = []
    proxy.troubles.length = 0
    proxy.onAsk = async (body) => void asked.push(body)
    for (const subject of ['one', 'two', 'three', 'four', 'five']) await post('INBOX', subject)
    await post('Work', 'deep')
    await post('Work/Old', 'Grüße: 50% "x" a/b')
    return () => {
      expect(asked.length).toBeGreaterThan(0)
      for (const body of asked) {
        expect(body).not.toMatch(/"Email\/set",\{[^\]]*"destroy"/u)
        expect(body).not.toContain('"onDestroyRemoveEmails":true')
      }
    }
  })
  const whenAsked = (what: string, act: () => Promise<unknown>): void => {
    proxy.onAsk = async (body) => {
      asked.push(body)
      if (!body.includes(what)) return
      proxy.onAsk = async (next) => void asked.push(next)
      await act()
    }
  }

  it('lists all that is there, page by page, with a restart after each, and tells nothing when nothing has changed', async () => {
    const inventory = new Inventory()
    const { cursor } = await follow(inventory)
    expect(subjects(inventory)).toEqual(ALL)
    const again = await follow(inventory, cursor)
    expect([again.added, again.changed, again.gone]).toEqual([[], [], []])
    expect(inventory.in(TOP).map(({ name, use }) => `${name} ${use}`)).toContain('Ablage apart')
    expect((await connect().account()).name).toBe(user)
  })

  it('sees what came, went and was moved since, by others too, and a folder that is gone with all that was in it', async () => {
    const inventory = new Inventory()
    const { cursor } = await follow(inventory)
    await post('INBOX', 'new')
    const connector = connect()
    const work = await connector.makeFolder(TOP, 'Work')
    const two = await messageIn(connector, 'INBOX', 'two')
    await connector.move({ id: two.id, parentId: work.id, name: two.name })
    await server.byImap(user, async (client) => {
      await client.mailboxDelete('Work/Old')
      await client.mailboxOpen('INBOX')
      await client.messageDelete((await client.search({ subject: 'three' })) || [])
      await client.messageMove((await client.search({ subject: 'four' })) || [], 'Work')
    })
    const { added, gone, cursor: next } = await follow(inventory, cursor)
    expect(added.map(({ name }) => name.split(' ')[1]).toSorted()).toEqual(['four', 'new', 'two'])
    expect(gone.map(({ kind }) => kind).toSorted()).toEqual(['file', 'file', 'file', 'file', 'folder'])
    const now = ['INBOX/five', 'INBOX/new', 'INBOX/one', 'Work/deep', 'Work/four', 'Work/two']
    expect(subjects(inventory)).toEqual(now)
    const again = await follow(inventory, next)
    expect([again.added, again.changed, again.gone]).toEqual([[], [], []])
    await server.byImap(user, (client) => client.mailboxRename('Work', 'Done'))
    await follow(inventory, next)
    expect(subjects(inventory)).toEqual(now.map((path) => path.replace('Work', 'Done')).toSorted())
  })

  it('loses nothing that comes while the first listing runs, nor what goes', async () => {
    const inventory = new Inventory()
    let pages = 0
    const { cursor } = await follow(inventory, undefined, async () => {
      pages += 1
      if (pages !== 2) return
      await post('INBOX', 'new')
      await post('Late', 'late')
      await server.byImap(user, async (client) => {
        await client.mailboxDelete('Work/Old')
        await client.mailboxOpen('INBOX')
        await client.messageDelete((await client.search({ subject: 'one' })) || [])
      })
    })
    await follow(inventory, cursor)
    const now = ['INBOX/five', 'INBOX/four', 'INBOX/new', 'INBOX/three', 'INBOX/two', 'Late/late', 'Work/deep']
    expect(subjects(inventory)).toEqual(now)
  })

  it('begins a listing again after a state that the server can not go on from', async () => {
    const connector = connect()
    await connector.account()
    const inventory = new Inventory()
    const { cursor } = await follow(inventory)
    await server.byImap(user, (client) => client.mailboxDelete('Work/Old'))
    const error = ['error', { type: 'cannotCalculateChanges' }, '0']
    proxy.troubles.push({ status: 200, only: /\/changes"/u, body: JSON.stringify({ methodResponses: [error] }) })
    const { gone } = await follow(inventory, cursor)
    expect(gone.length).toBe(2)
    expect(subjects(inventory)).toEqual(ALL.filter((path) => !path.includes('Old')))
    expect(await codeOf(connector.changes({ cursor: 'x' }))).toBe('bad_input')
  })

  it('lists the inside of one folder when that alone is asked for, anew each time', async () => {
    const within = (await findPath(connect(), 'Work'))?.id ?? ''
    const inventory = new Inventory(within)
    for (const expected of [2, 1]) {
      let cursor = ''
      do {
        const page = await connect().changes({ within, limit: 1, cursor })
        inventory.take(page)
        cursor = page === 'expired' ? 'expired' : page.cursor
      } while (cursor !== '')
      expect(subjects(inventory, within).length).toBe(expected)
      await server.byImap(user, (client) => client.mailboxDelete('Work/Old').catch(() => undefined))
    }
    expect(await codeOf(connect().changes({ within: 'mailbox:none' }))).toBe('not_found')
  })

  it('gives each message the name and the version that it has by IMAP, and each mailbox its use', async () => {
    await server.byImap(user, (client) => client.append('Work', 'Subject: bare\r\n\r\nNo date, no sender.\r\n'))
    const imap = new Imap({
      ...{ url: new URL(`imap://127.0.0.1:${server.imapPort}/`), user, password: MAIL_PASSWORD, guard },
    })
    const lines = async (connector: Jmap | Imap): Promise<readonly string[]> => {
      const { inventory } = await inventoryOf(connector)
      const below = (id: string): readonly string[] =>
        inventory.in(id).flatMap((entry) => {
          const { name, kind, use, version, sizeBytes, modifiedAtMs } = entry
          const line = [inventory.pathOf(entry.id), name, kind, use, version, sizeBytes, modifiedAtMs].join(' | ')
          return [line, ...(kind === 'folder' ? below(entry.id) : [])]
        })
      return below(TOP).toSorted()
    }
    const shown = await lines(connect())
    expect(shown.length).toBe(12)
    expect(shown.filter((line) => line.includes('| apart |'))).not.toEqual([])
    expect(shown).toEqual(await lines(imap))
    await imap.close()
  })

  it('shows a message in each of its mailboxes, and a move takes it out of one of them alone', async () => {
    const connector = connect()
    const to = await connector.makeFolder(TOP, 'To')
    await server.byImap(user, async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageCopy((await client.search({ subject: 'one' })) || [], 'Work')
    })
    const { inventory } = await inventoryOf(connector)
    expect(subjects(inventory).filter((path) => path.endsWith('one'))).toEqual(['INBOX/one', 'Work/one'])
    const inWork = await messageIn(connector, 'Work', 'one')
    const moved = await connector.move({ id: inWork.id, parentId: to.id, name: inWork.name })
    expect(await connector.get(moved.id)).toEqual(moved)
    expect(await connector.get(inWork.id)).toBeUndefined()
    expect((await seen()).filter((line) => line.includes('| one |')).map((line) => line.split(' | ')[0])).toEqual([
      'INBOX',
      'To',
    ])
    const inbox = await messageIn(connector, 'INBOX', 'one')
    expect(await codeOf(connector.move({ id: inbox.id, parentId: to.id, name: inbox.name }))).toBe('already_exists')
  })

  it('reads at an offset, goes on where it was cut off, and marks nothing as read', async () => {
    const text = 'abcdefghi\r\n'.repeat(60_000)
    await post('INBOX', 'long', { text })
    const connector = connect()
    const entry = await messageIn(connector, 'INBOX', 'long')
    proxy.troubles.push('cut')
    const whole = await fetchPart(connector, entry, { at: 0, length: entry.sizeBytes })
    expect(proxy.troubles).toEqual([])
    expect([whole.length, new TextDecoder().decode(whole).endsWith(`\r\n\r\n${text}\r\n`)]).toEqual([
      entry.sizeBytes,
      true,
    ])
    const bytes = entryBytes(connector, entry)
    expect(new TextDecoder().decode(await bytes.read(6, 20))).toBe('Ada <ada@example.org')
    expect(await codeOf(connector.open((await findPath(connector, 'INBOX'))?.id ?? '', { at: 0 }))).toBe('is_folder')
    expect(await codeOf(connector.open(entry.id, { at: 0, version: 'another' }))).toBe('changed_since_review')
    expect((await seen()).filter((line) => line.includes('Seen'))).toEqual([])
  })

  it('makes one folder, asked eight times at once, and after an answer that was lost', async () => {
    const connector = connect()
    const made = await Promise.all(Array.from({ length: 8 }, () => connect().makeFolder(TOP, 'Neu & Grüße')))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    proxy.troubles.push('lost')
    expect(await codeOf(connector.makeFolder(TOP, 'Lost'))).toBe('transient')
    await connector.makeFolder(TOP, 'Lost')
    const names = (await connector.list(TOP)).map(({ name }) => name).toSorted()
    expect(names).toEqual(['Ablage', 'INBOX', 'Lost', 'Neu & Grüße', 'Work'])
    expect((await connector.makeFolder(TOP, 'inbox')).name).toBe('INBOX')
    for (const name of ['', 'a/b', 'a\nb']) expect(await codeOf(connector.makeFolder(TOP, name))).toBe('bad_name')
  })

  it('moves messages and whole folders, with flags and time, and back to how it was', async () => {
    await post('INBOX', 'marked', {
      flags: ['\\Flagged', '\\Answered', '\\Seen', 'mine'],
      receivedAtMs: 1_500_000_000_000,
    })
    // What others marked as deleted is none of ours.
    await post('INBOX', 'theirs', { flags: ['\\Deleted'] })
    const connector = connect()
    const before = await seen()
    const to = await connector.makeFolder(TOP, 'To')
    const marked = await messageIn(connector, 'INBOX', 'marked')
    const work = await findPath(connector, 'Work')
    const { id, name, version = '' } = marked
    const moved = await connector.move({ id, parentId: to.id, name, version })
    expect(moved).toEqual(await connector.get(moved.id))
    expect(moved).toEqual({ ...marked, id: moved.id, parentId: to.id })
    const folder = await connector.move({ id: work?.id ?? '', parentId: to.id, name: 'Work 2' })
    expect(folder).toEqual(await connector.get(folder.id))
    expect(await seen()).toContain('To | marked | \\Answered \\Flagged \\Seen mine | 1500000000')
    expect((await seen()).some((line) => line.startsWith('To/Work 2/Old | Grüße'))).toBe(true)
    await connector.move({ id: moved.id, parentId: marked.parentId, name: marked.name })
    await connector.move({ id: folder.id, parentId: TOP, name: 'Work' })
    expect(await connector.removeEmptyFolder(to.id)).toBe(true)
    expect(await seen()).toEqual(before)
  })

  it('C-6: moves many of one folder together, and what somebody else files in that moment stays where they filed it', async () => {
    await post('INBOX', 'gone')
    const connector = connect()
    const to = await connector.makeFolder(TOP, 'To')
    const names = ['one', 'two', 'three', 'gone', 'four', 'five']
    const entries = await Promise.all(names.map((name) => messageIn(connector, 'INBOX', name)))
    const orders = entries.map(({ id, name, version = '' }, at) => ({
      ...{ id, name, version: at === 2 ? 'x' : version, parentId: to.id },
    }))
    await server.byImap(user, async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageCopy((await client.search({ subject: 'two' })) || [], 'To')
    })
    let sets = 0
    whenAsked('"Email/set"', () =>
      server.byImap(user, async (client) => {
        await client.mailboxOpen('INBOX')
        await client.messageMove((await client.search({ subject: 'gone' })) || [], 'Work')
      }),
    )
    const answers = await connector.moveAll(orders)
    const told = answers.map((answer) => (answer instanceof AppError ? answer.code : answer.parentId === to.id))
    expect(told).toEqual([true, 'already_exists', 'changed_since_review', 'not_found', true, true])
    expect(answers[0]).toEqual(await connector.get((answers[0] as Entry).id))
    sets = asked.filter((body) => body.includes('"Email/set"')).length
    // Three at once are taken here: the first three, once more after what came between, and the other three.
    expect(sets).toBe(3)
    const lines = (await seen()).map((line) => line.split(' | ').slice(0, 2).join(' '))
    expect(lines.filter((line) => line.startsWith('To'))).toEqual(['To five', 'To four', 'To one', 'To two'])
    expect(lines.filter((line) => line.startsWith('INBOX'))).toEqual(['INBOX three', 'INBOX two'])
    expect(lines.filter((line) => line.endsWith('gone'))).toEqual(['Work gone'])
  })

  it('R-2: gives no message another name, merges no folders, and moves nothing that is gone or was another one', async () => {
    const connector = connect()
    const [one, deep] = [await messageIn(connector, 'INBOX', 'one'), await messageIn(connector, 'Work', 'deep')]
    const work = await connector.makeFolder(TOP, 'Work')
    const to = await connector.makeFolder(TOP, 'To')
    await connector.makeFolder(to.id, 'Work')
    const before = await seen()
    const inbox = (await findPath(connector, 'INBOX'))?.id ?? ''
    for (const [order, code] of [
      [{ id: one.id, parentId: work.id, name: 'x.eml' }, 'unsupported'],
      [{ id: one.id, parentId: one.parentId, name: 'x.eml' }, 'unsupported'],
      [{ id: one.id, parentId: TOP, name: one.name }, 'permission_denied'],
      [{ id: work.id, parentId: to.id, name: 'Work' }, 'already_exists'],
      [{ id: work.id, parentId: work.id, name: 'Work' }, 'bad_input'],
      [{ id: inbox, parentId: work.id, name: 'INBOX' }, 'permission_denied'],
      [{ id: one.id, parentId: work.id, name: deep.name }, 'already_exists'],
      [{ id: one.id, parentId: work.id, name: one.name, version: 'x' }, 'changed_since_review'],
      [{ id: one.id, parentId: 'mailbox:none', name: one.name }, 'not_found'],
    ] as const)
      expect([order, await codeOf(connector.move(order))]).toEqual([order, code])
    expect(await seen()).toEqual(before)
    await server.byImap(user, async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageDelete('1:*')
    })
    expect(await codeOf(connector.move({ id: one.id, parentId: work.id, name: one.name }))).toBe('not_found')
    expect(await codeOf(connector.open(one.id, { at: 0 }))).toBe('not_found')
    expect(await connector.get(one.id)).toBeUndefined()
  })

  it('R-5: removes a folder only when nothing is in it, also nothing that came in that moment, and no message ever', async () => {
    const connector = connect()
    const outer = await connector.makeFolder(TOP, 'Outer')
    const empty = await connector.makeFolder(outer.id, 'Empty')
    const work = await connector.makeFolder(TOP, 'Work')
    const trash = await connector.makeFolder(TOP, 'Ablage')
    for (const { id } of [work, outer, trash]) expect(await connector.removeEmptyFolder(id)).toBe(false)
    const deep = await messageIn(connector, 'Work', 'deep')
    expect(await codeOf(connector.removeEmptyFolder(deep.id))).toBe('not_a_folder')
    whenAsked('"Mailbox/set"', () => post('Outer/Empty', 'late'))
    expect(await connector.removeEmptyFolder(empty.id)).toBe(false)
    expect((await seen()).some((line) => line.startsWith('Outer/Empty | late'))).toBe(true)
    const other = await connector.makeFolder(outer.id, 'Other')
    expect(await connector.removeEmptyFolder(other.id)).toBe(true)
    expect(await connector.removeEmptyFolder(other.id)).toBe(false)
  })

  it('lets a message go into the trash that the server says is it, and takes it out again', async () => {
    const connector = connect()
    const before = await seen()
    const one = await messageIn(connector, 'INBOX', 'one')
    expect(await codeOf(connector.letGo(one.id, 'x'))).toBe('changed_since_review')
    await connector.letGo(one.id, one.version)
    expect((await seen()).filter((line) => line.includes('| one |'))).toEqual(['Ablage | one |  | 1600000000'])
    expect(await codeOf(connector.letGo(one.id))).toBe('not_found')
    const { id, parentId, name } = one
    expect(await connector.takeBack({ id, parentId, name })).toEqual(one)
    expect(await seen()).toEqual(before)
    expect(await connector.takeBack({ id, parentId, name })).toBeUndefined()
    expect(await codeOf(connector.letGo(parentId))).toBe('is_folder')
  })

  it('C-3, C-5: says what may go well later, and what will not, and changes nothing', async () => {
    const connector = connect()
    const one = await messageIn(connector, 'INBOX', 'one')
    const work = await connector.makeFolder(TOP, 'Work')
    const order = { id: one.id, parentId: work.id, name: one.name }
    const before = await seen()
    const problem = (type: string) => JSON.stringify({ methodResponses: [['error', { type }, '0']] })
    const limit = (name: string) =>
      JSON.stringify({ type: 'urn:ietf:params:jmap:error:limit', limit: name, status: 400 })
    const only = /"Email\/set"/u
    for (const [trouble, code] of [
      [troubleOf('wait'), 'rate_limited'],
      [{ status: 503, headers: { 'retry-after': '3600' } }, 'rate_limited'],
      [troubleOf('signed-out'), 'auth_expired'],
      [troubleOf('refuse'), 'permission_denied'],
      [{ status: 400, headers: { 'retry-after': '3600' }, body: limit('maxConcurrentRequests') }, 'rate_limited'],
      [{ status: 400, body: limit('maxSizeRequest') }, 'too_large'],
      [{ status: 200, only, body: problem('serverUnavailable') }, 'transient'],
      [{ status: 200, only, body: problem('accountReadOnly') }, 'permission_denied'],
      [{ status: 200, only, body: problem('unknownMethod') }, 'corrupt'],
      [{ status: 200, only, body: '{"methodResponses":[]}' }, 'corrupt'],
      [{ status: 200, only, body: 'hello' }, 'corrupt'],
    ] as const) {
      proxy.troubles.push(trouble)
      expect([trouble, await codeOf(connector.move(order))]).toEqual([trouble, code])
      expect(proxy.troubles).toEqual([])
      expect(await seen()).toEqual(before)
    }
    expect(await codeOf(connect(new URL('http://127.0.0.1:1/')).account())).toBe('transient')
    expect(await codeOf(connect(new URL('/nowhere', proxy.url)).account())).toBe('corrupt')
    const walled = createGuard({ allowPrivateHosts: [] })
    const refused = new Jmap({ url: new URL('https://localhost/'), user, password: 'x', guard: walled, clock })
    expect(await codeOf(refused.account())).toBe('permission_denied')
    await walled.close()
  })

  it('stops at once when it is told to, though nobody answers, and lets the next one pass', async () => {
    const connector = connect()
    await connector.account()
    const stop = new AbortController()
    proxy.troubles.push('hang')
    const listing = connector.changes({ signal: stop.signal }).catch((error: unknown) => error)
    while (proxy.troubles.length > 0) await new Promise((done) => setTimeout(done, 5))
    const next = connector.list(TOP)
    stop.abort('stopped')
    expect(await listing).toBe('stopped')
    expect((await next).length).toBe(3)
  })

  it('C-6: a run by the executor outlives lost answers, and is undone to each first folder, flag and time', async () => {
    for (let at = 0; at < 12; at += 1)
      await post('INBOX', `letter ${at}`, {
        flags: [[], ['\\Seen'], ['\\Flagged', '\\Seen'], ['\\Answered', '\\Seen']][at % 4] ?? [],
        receivedAtMs: 1_600_000_000_000 + at * 86_400_000,
      })
    const before = await seen()
    const connector = connect()
    const source = new ConnectorSource(connector, 'INBOX')
    const { items } = await onePage(source.scan())
    const letters = items.filter(({ path: name }) => name.includes('letter'))
    const acts = letters.map((item, at) => ({
      type: 'move' as const,
      what: 'file' as const,
      itemId: item.id,
      from: item.path,
      to: `Filed/${at % 3}/${item.path}`,
      expect: {
        sizeBytes: item.sizeBytes,
        modifiedAtMs: item.modifiedAtMs,
        version: source.versionOf(item.path) ?? '',
      },
    }))
    expect(acts.length).toBe(12)
    const target = new ConnectorTarget(connector, { from: 'INBOX', to: 'INBOX' })
    const [journal, undoJournal] = [new MemoryJournal(), new MemoryJournal()]
    const open = { open: async () => target }
    let moves = 0
    proxy.onAsk = async (body) => {
      asked.push(body)
      if (body.includes('"Email/set"') && moves++ % 2 === 0) proxy.troubles.push('lost')
    }
    const run = { clock, target, journal, runId: 'run', root: 'drive:x', into: 'drive:x' } as const
    const result = await applyPlan(approve(planOf('run', 0, acts, [])), run)
    expect([result.status, result.counts.done]).toEqual(['completed', 12])
    expect((await seen()).filter((line) => line.startsWith('INBOX/Filed/')).length).toBe(12)
    const undone = await undoRun({ clock, journal, undoJournal, roots: open, runId: 'undo' })
    expect([undone.status, undone.counts.done]).toEqual(['completed', 12])
    expect(moves).toBeGreaterThan(6)
    proxy.onAsk = async (body) => void asked.push(body)
    expect(await seen()).toEqual(before)
    expect((await inventoryOf(connector)).unlisted).toEqual([])
  })

  it('gives headers of letters to many alone, the newest first, and marks none as read', async () => {
    const DAY_MS = 86_400_000
    const nowMs = Date.now()
    await server.byImap(user, async (client) => {
      const boxes = (await client.list()).map(({ path: box }) => box)
      for (const box of ['Filed', 'Trash']) if (!boxes.includes(box)) await client.mailboxCreate(box)
      const letters: readonly (readonly [box: string, name: string, ageDays: number])[] = [
        ...Array.from({ length: 6 }, (_, at) => ['INBOX', `list ${at}`, 10 - at] as const),
        ['Filed', 'filed', 20],
        ['INBOX', 'old', 500],
      ]
      for (const [box, name, ageDays] of letters)
        await client.append(
          box,
          `From: ${name} <news@shop.example>\r\nSubject: ${name}\r\nList-Unsubscribe: <https://shop.example/off>,\r\n <mailto:off@shop.example>\r\n\r\nHello\r\n`,
          [],
          new Date(nowMs - ageDays * DAY_MS),
        )
    })
    const names = ['from', 'list-unsubscribe', 'list-unsubscribe-post']
    const ask = { having: 'list-unsubscribe', names, sinceMs: nowMs - 100 * DAY_MS }
    const told = async (more: { readonly most: number; readonly within?: string }) =>
      (await connect().heads({ ...ask, ...more })).map(({ bytes }) => /^from: (.*?) </imu.exec(String(bytes))?.[1])
    const newest = ['list 5', 'list 4', 'list 3', 'list 2', 'list 1', 'list 0']
    expect(await told({ most: 100 })).toEqual([...newest, 'filed'])
    expect(await told({ most: 5 })).toEqual(newest.slice(0, 5))
    const filed = await findPath(connect(), 'Filed')
    expect(await told({ most: 100, within: filed?.id ?? '' })).toEqual(['filed'])
    const [head] = await connect().heads({ ...ask, most: 1 })
    expect(String(head?.bytes).replace(/\r\n(?=[ \t])/gu, '')).toContain(
      'https://shop.example/off>, <mailto:off@shop.example>',
    )
    expect((await connect().get(head?.id ?? ''))?.kind).toBe('file')
    expect((await seen()).some((line) => line.includes('Seen'))).toBe(false)
    expect(await codeOf(connect().heads({ ...ask, most: 1, within: 'mailbox:nowhere' }))).toBe('not_found')
  })

  it('tells by its feed, without a new listing, that a message has left a mailbox and that a mailbox has gone', async () => {
    const inventory = new Inventory()
    const { cursor } = await follow(inventory)
    const connector = connect()
    const two = await messageIn(connector, 'INBOX', 'two')
    await server.byImap(user, async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageMove((await client.search({ subject: 'two' })) || [], 'Work')
    })
    const moved = await connector.changes({ cursor })
    if (moved === 'expired') throw new Error('the server can not go on')
    expect([moved.isListing, moved.gone.includes(two.id)]).toEqual([false, true])
    const mails = moved.entries.filter(({ kind }) => kind === 'file')
    expect(mails.map(({ name, parentId }) => [name, parentId === two.parentId])).toEqual([[two.name, false]])
    // Cyrus can not tell after a mailbox has gone, and is listed anew; others say so.
    const said = { oldState: '1', newState: '2', hasMoreChanges: false, created: [], updated: [], destroyed: ['left'] }
    const answer = { methodResponses: [['Mailbox/changes', said, '0']], sessionState: 'x' }
    proxy.troubles.push({ status: 200, body: JSON.stringify(answer), only: /"Mailbox\/changes"/u })
    const gone = await connector.changes({ cursor: moved.cursor })
    expect(gone).toMatchObject({ isListing: false, gone: expect.arrayContaining(['mailbox:left']) })
    await follow(inventory, cursor)
    expect(subjects(inventory)).toEqual(ALL.map((one) => one.replace('INBOX/two', 'Work/two')).toSorted())
  })

  it('lists more mailboxes than the server gives with one answer', async () => {
    const names = Array.from({ length: 9 }, (_, at) => `Box ${at}`)
    await server.byImap(user, async (client) => {
      for (const name of names) await client.mailboxCreate(name)
    })
    // Cyrus gives all of them whatever its limit is; others say what RFC 8620, 5.1 lets them say.
    const tooLarge = { methodResponses: [['error', { type: 'requestTooLarge' }, '0']], sessionState: 'x' }
    proxy.troubles.push({ status: 200, body: JSON.stringify(tooLarge), only: /"ids":null/u })
    const told = (await connect().list(TOP)).map(({ name }) => name)
    expect(proxy.troubles).toEqual([])
    expect(told).toEqual(expect.arrayContaining([...names, 'INBOX', 'Work']))
  })

  it('a move that was not made says so, though nobody can tell by its answer', async () => {
    const connector = connect()
    const two = await messageIn(connector, 'INBOX', 'two')
    const work = await findPath(connector, 'Work')
    const order = { id: two.id, parentId: work?.id ?? '', name: two.name }
    proxy.troubles.push({ status: 500, only: /"Email\/set"/u })
    expect(await codeOf(connector.moveAll([order]))).toBe('transient')
    expect((await messageIn(connector, 'INBOX', 'two')).id).toBe(two.id)
    expect((await connector.move(order)).parentId).toBe(work?.id)
  })
})
