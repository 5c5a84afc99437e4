import fs from 'node:fs'
import path from 'node:path'
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
import { createGuard, type Guard, Imap } from '../src/index.ts'
import {
  hasDovecot,
  MAIL_PASSWORD,
  type MailProxy,
  type MailServer,
  startDovecot,
  startMailProxy,
} from '../src/testing/index.ts'

const clock: Clock = { nowMs: () => Date.now(), sleep: async () => undefined }
let server: MailServer
let proxy: MailProxy
let guard: Guard
let user = ''
let count = 0

interface Letter {
  readonly subject: string
  readonly flags?: string
  readonly receivedAtS?: number
  readonly text?: string
}

/** Puts a message into a mailbox of the case's own user, as another program would; answers the name that it is known by. */
function deliver(box: string, { subject, flags = '', receivedAtS = 1_600_000_000, text = 'Hello' }: Letter): void {
  count += 1
  const folder = path.join(server.maildir(user), box === 'INBOX' ? '' : `.${box.replaceAll('/', '.')}`)
  for (const part of ['cur', 'new', 'tmp']) fs.mkdirSync(path.join(folder, part), { recursive: true })
  for (const made of [server.maildir(user), folder, ...['cur', 'new', 'tmp'].map((part) => path.join(folder, part))])
    server.own(made)
  const lines = [
    'From: Ada <ada@example.org>',
    'To: bob@example.org',
    `Subject: ${subject}`,
    'Date: Tue, 05 Mar 2024 10:00:00 +0000',
    `Message-ID: <${count}@example.org>`,
    '',
    text,
    '',
  ]
  const file = path.join(folder, 'cur', `${receivedAtS}.${count}.host:2,${flags}`)
  fs.writeFileSync(file, lines.join('\r\n'))
  fs.utimesSync(file, receivedAtS, receivedAtS)
  server.own(file)
}

const connect = (port = proxy.port): Imap =>
  new Imap({ url: new URL(`imap://127.0.0.1:${port}/`), user, password: MAIL_PASSWORD, guard })

/** What a person sees: each message's folder and subject, with its flags and the time that it came. */
function seen(): readonly string[] {
  const root = server.maildir(user)
  const found: string[] = []
  for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: true })) {
    const box = path.relative(root, entry.parentPath)
    const [, folder = '', kind] = /^(.*?)\/?(cur|new)$/u.exec(box) ?? []
    if (kind === undefined || !entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const subject = /^Subject: (.*?)\r?$/mu.exec(fs.readFileSync(file, 'utf8'))?.[1]
    const flags = entry.name.split(':2,')[1] ?? ''
    found.push(`${folder || 'INBOX'} | ${subject} | ${flags} | ${Math.round(fs.statSync(file).mtimeMs / 1000)}`)
  }
  return found.toSorted()
}

/** Follows a listing to its end, three entries a page, each page by a connector of its own. */
async function listed(inventory: Inventory, between: () => void = () => undefined) {
  const told = { added: [] as Entry[], changed: [] as Entry[], gone: [] as Entry[] }
  for (let cursor: string | undefined; ; ) {
    const connector = connect()
    const page = await connector.changes({ limit: 3, ...(cursor !== undefined && { cursor }) })
    await connector.close()
    const difference = inventory.take(page)
    for (const key of ['added', 'changed', 'gone'] as const) told[key].push(...difference[key])
    between()
    if (page !== 'expired' && !page.hasMore) return told
    cursor = page === 'expired' ? undefined : page.cursor
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

async function messageIn(connector: Imap, box: string, subject: string): Promise<Entry> {
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

describe.skipIf(!hasDovecot())('a mailbox by IMAP, at Dovecot', () => {
  beforeAll(async () => {
    server = await startDovecot()
    proxy = await startMailProxy(server.port)
    guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
  })
  afterAll(async () => {
    await guard?.close()
    await proxy?.end()
    await server?.end()
  })
  beforeEach(() => {
    user = `user${++count}`
    proxy.troubles.length = 0
    proxy.withheld.length = 0
    proxy.asked.length = 0
    proxy.onAsk = async () => undefined
    for (const subject of ['one', 'two', 'three', 'four', 'five']) deliver('INBOX', { subject })
    deliver('Work', { subject: 'deep' })
    deliver('Work/Old', { subject: 'Grüße: 50% "x" a/b' })
  })

  it('lists all that is there, page by page, with a restart after each, and tells nothing when nothing has changed', async () => {
    const inventory = new Inventory()
    await listed(inventory)
    const all = [
      'INBOX/five',
      'INBOX/four',
      'INBOX/one',
      'INBOX/three',
      'INBOX/two',
      'Work/Old/Grüße 50% x a b',
      'Work/deep',
    ]
    expect(subjects(inventory)).toEqual(all)
    expect(await listed(inventory)).toEqual({ added: [], changed: [], gone: [] })
  })

  it('sees what came, went and was moved since, and a folder that is gone with all that was in it', async () => {
    const inventory = new Inventory()
    await listed(inventory)
    deliver('INBOX', { subject: 'new' })
    const connector = connect()
    const work = await connector.makeFolder(TOP, 'Work')
    const two = await messageIn(connector, 'INBOX', 'two')
    await connector.move({ id: two.id, parentId: work.id, name: two.name })
    await connector.close()
    fs.rmSync(path.join(server.maildir(user), '.Work.Old'), { recursive: true })
    const { added, gone } = await listed(inventory)
    expect(added.map(({ name }) => name.split(' ')[1]).toSorted()).toEqual(['new', 'two'])
    expect(gone.map(({ kind }) => kind).toSorted()).toEqual(['file', 'file', 'folder'])
    expect(subjects(inventory)).toEqual([
      'INBOX/five',
      'INBOX/four',
      'INBOX/new',
      'INBOX/one',
      'INBOX/three',
      'Work/deep',
      'Work/two',
    ])
  })

  it('loses nothing that comes while the first listing runs, nor what goes', async () => {
    const inventory = new Inventory()
    let pages = 0
    await listed(inventory, () => {
      pages += 1
      if (pages > 1) return
      deliver('INBOX', { subject: 'new' })
      fs.rmSync(path.join(server.maildir(user), '.Work.Old'), { recursive: true })
    })
    await listed(inventory)
    expect(subjects(inventory)).toEqual([
      'INBOX/five',
      'INBOX/four',
      'INBOX/new',
      'INBOX/one',
      'INBOX/three',
      'INBOX/two',
      'Work/deep',
    ])
  })

  it('begins a listing again, and acts on no old number, when a mailbox was made anew (UIDVALIDITY)', async () => {
    const connector = connect()
    const first = await connector.changes({ limit: 5 })
    const one = await messageIn(connector, 'INBOX', 'one')
    await connector.close()
    const list = path.join(server.maildir(user), 'dovecot-uidlist')
    for (const file of fs.readdirSync(server.maildir(user)).filter((name) => name.startsWith('dovecot')))
      if (file !== 'dovecot-uidlist') fs.rmSync(path.join(server.maildir(user), file), { recursive: true })
    fs.writeFileSync(list, fs.readFileSync(list, 'utf8').replace(/V\d+/u, 'V1234567'))
    const again = connect()
    expect(await again.get(one.id)).toBeUndefined()
    const work = await again.makeFolder(TOP, 'Work')
    expect(await codeOf(again.move({ id: one.id, parentId: work.id, name: one.name }))).toBe('not_found')
    expect(await codeOf(again.open(one.id, { at: 0 }))).toBe('not_found')
    expect(first === 'expired' || !first.hasMore || (await again.changes({ cursor: first.cursor }))).toBe('expired')
    expect(seen().filter((line) => line.startsWith('INBOX')).length).toBe(5)
    await again.close()
  })

  it('reads at an offset, goes on where it was cut off, and marks nothing as read', async () => {
    const text = 'abcdefghi\r\n'.repeat(60_000)
    deliver('INBOX', { subject: 'long', text })
    const connector = connect()
    const entry = await messageIn(connector, 'INBOX', 'long')
    proxy.troubles.push('cut')
    const whole = await fetchPart(connector, entry, { at: 0, length: entry.sizeBytes })
    expect([whole.length, new TextDecoder().decode(whole).endsWith(`\r\n\r\n${text}\r\n`)]).toEqual([
      entry.sizeBytes,
      true,
    ])
    const bytes = entryBytes(connector, entry)
    expect(new TextDecoder().decode(await bytes.read(6, 20))).toBe('Ada <ada@example.org')
    expect(await codeOf(connector.open((await findPath(connector, 'INBOX'))?.id ?? '', { at: 0 }))).toBe('is_folder')
    expect(await codeOf(connector.open(entry.id, { at: 0, version: 'another' }))).toBe('changed_since_review')
    await connector.close()
    expect(seen().filter((line) => line.includes('| S |'))).toEqual([])
  })

  it('makes one folder, asked eight times at once, and after an answer that was lost', async () => {
    const connector = connect()
    const made = await Promise.all(Array.from({ length: 8 }, () => connector.makeFolder(TOP, 'Neu & Grüße')))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    proxy.troubles.push('lost')
    expect(await codeOf(connector.makeFolder(TOP, 'Lost'))).toBe('transient')
    await connector.makeFolder(TOP, 'Lost')
    const names = (await connector.list(TOP)).map(({ name }) => name).toSorted()
    expect(names).toEqual(['INBOX', 'Lost', 'Neu & Grüße', 'Work'])
    await connector.close()
  })

  for (const [title, withheld, command] of [
    ['by MOVE', [], 'UID MOVE'],
    [
      'by a copy that the server names, and the expunge of that one number, where it has no MOVE',
      ['MOVE'],
      'UID EXPUNGE',
    ],
  ] as const)
    it(`moves messages and whole folders, with flags and time, and back to how it was: ${title}`, async () => {
      proxy.withheld.push(...withheld)
      deliver('INBOX', { subject: 'marked', flags: 'FRS', receivedAtS: 1_500_000_000 })
      // What others marked as deleted is none of ours.
      deliver('INBOX', { subject: 'theirs', flags: 'T' })
      const connector = connect()
      const before = seen()
      const to = await connector.makeFolder(TOP, 'To')
      const marked = await messageIn(connector, 'INBOX', 'marked')
      const work = await findPath(connector, 'Work')
      const moved = await connector.move({
        id: marked.id,
        parentId: to.id,
        name: marked.name,
        version: marked.version ?? '',
      })
      expect(moved).toEqual(await connector.get(moved.id))
      expect(moved).toEqual({ ...marked, id: moved.id, parentId: to.id })
      const folder = await connector.move({ id: work?.id ?? '', parentId: to.id, name: 'Work 2' })
      expect(seen()).toContain('.To | marked | FRS | 1500000000')
      expect(seen().some((line) => line.startsWith('.To.Work 2.Old | Grüße'))).toBe(true)
      await connector.move({ id: moved.id, parentId: marked.parentId, name: marked.name })
      await connector.move({ id: folder.id, parentId: TOP, name: 'Work' })
      expect(await connector.removeEmptyFolder(to.id)).toBe(true)
      expect(seen()).toEqual(before)
      expect(proxy.asked.some((asked) => asked.startsWith(command))).toBe(true)
      expect(proxy.asked.filter((asked) => /^(?:EXPUNGE|CLOSE)\b/u.test(asked))).toEqual([])
      await connector.close()
    })

  /** Moves six of the inbox at once: one is another one by now, one is in the way, one is filed by somebody else in that moment. */
  async function moveMany(withheld: readonly string[]): Promise<number> {
    proxy.withheld.push(...withheld)
    deliver('INBOX', { subject: 'gone' })
    const connector = connect()
    const to = await connector.makeFolder(TOP, 'To')
    const names = ['one', 'two', 'three', 'gone', 'four', 'five']
    const entries = await Promise.all(names.map((name) => messageIn(connector, 'INBOX', name)))
    const orders = entries.map(({ id, name, version = '' }) => ({ id, name, version, parentId: to.id }))
    const before = seen()
    const [root, theirs] = [server.maildir(user), path.join(server.maildir(user), '.To', 'cur', '1.2.host:2,')]
    const files = fs.readdirSync(path.join(root, 'cur')).map((name) => path.join(root, 'cur', name))
    const fileOf = (name: string) => files.find((file) => fs.readFileSync(file, 'utf8').includes(`: ${name}\r`)) ?? ''
    fs.copyFileSync(fileOf('two'), theirs)
    server.own(theirs)
    const work = await connector.makeFolder(TOP, 'Work')
    proxy.onAsk = async (asked) => {
      if (!/^UID (?:MOVE|COPY)/u.test(asked)) return
      proxy.onAsk = async () => undefined
      // Somebody else files it in the very moment.
      const other = connect(server.port)
      await other.move({ id: orders[3]?.id ?? '', parentId: work.id, name: orders[3]?.name ?? '' })
      await other.close()
    }
    const asked = orders.map((order, at) => ({ ...order, ...(at === 2 && { version: 'x' }) }))
    const answers = await connector.moveAll(asked)
    const told = answers.map((answer) => (answer instanceof AppError ? answer.code : answer.parentId === to.id))
    expect(told).toEqual([true, 'already_exists', 'changed_since_review', 'not_found', true, true])
    expect(answers[0]).toEqual(await connector.get((answers[0] as Entry).id))
    const commands = proxy.asked.filter((command) => command.startsWith('UID MOVE')).length
    const moved = seen().filter((line) => line.startsWith('.To'))
    expect(moved.map((line) => line.split(' | ')[1])).toEqual(['five', 'four', 'one', 'two'])
    const kept = seen().filter((line) => line.startsWith('INBOX'))
    expect(kept).toEqual(before.filter((line) => /^INBOX \| (?:three|two) /u.test(line)))
    await connector.close()
    return commands
  }

  it('C-6: moves many of one folder together, and believes no yes of the server: what is still there is asked for again', async () => {
    // The first command moves none, for one of them is gone.
    expect(await moveMany([])).toBe(2)
  })

  it('moves many of one folder one by one where the server has no MOVE', async () => {
    expect(await moveMany(['MOVE'])).toBe(0)
  })

  it('C-6: moves nothing where neither MOVE nor UIDPLUS says what would go', async () => {
    proxy.withheld.push('MOVE', 'UIDPLUS')
    const connector = connect()
    const before = seen()
    const one = await messageIn(connector, 'INBOX', 'one')
    const work = await connector.makeFolder(TOP, 'Work')
    expect(await codeOf(connector.move({ id: one.id, parentId: work.id, name: one.name }))).toBe('unsupported')
    expect(seen()).toEqual(before)
    await connector.close()
  })

  it('R-2: gives no message another name, merges no folders, and moves nothing that is gone or was another one', async () => {
    const connector = connect()
    const [one, deep] = [await messageIn(connector, 'INBOX', 'one'), await messageIn(connector, 'Work', 'deep')]
    const work = await connector.makeFolder(TOP, 'Work')
    const to = await connector.makeFolder(TOP, 'To')
    await connector.makeFolder(to.id, 'Work')
    const before = seen()
    expect(await codeOf(connector.move({ id: one.id, parentId: work.id, name: 'x.eml' }))).toBe('unsupported')
    expect(await codeOf(connector.move({ id: one.id, parentId: TOP, name: one.name }))).toBe('permission_denied')
    expect(await codeOf(connector.move({ id: work.id, parentId: to.id, name: 'Work' }))).toBe('already_exists')
    expect(await codeOf(connector.move({ id: one.id, parentId: work.id, name: deep.name }))).toBe('already_exists')
    expect(await codeOf(connector.move({ id: one.id, parentId: work.id, name: one.name, version: 'x' }))).toBe(
      'changed_since_review',
    )
    expect(seen()).toEqual(before)
    fs.rmSync(path.join(server.maildir(user), 'cur'), { recursive: true })
    expect(await codeOf(connector.move({ id: one.id, parentId: work.id, name: one.name }))).toBe('not_found')
    expect(await connector.get(one.id)).toBeUndefined()
    await connector.close()
  })

  it('R-5: removes a folder only when nothing is in it, also nothing that came in that moment, and no message ever', async () => {
    const connector = connect()
    const outer = await connector.makeFolder(TOP, 'Outer')
    const empty = await connector.makeFolder(outer.id, 'Empty')
    const work = await connector.makeFolder(TOP, 'Work')
    expect(await connector.removeEmptyFolder(work.id)).toBe(false)
    expect(await connector.removeEmptyFolder(outer.id)).toBe(false)
    expect(await codeOf(connector.removeEmptyFolder((await messageIn(connector, 'Work', 'deep')).id))).toBe(
      'not_a_folder',
    )
    proxy.onAsk = async (asked) => {
      if (!asked.startsWith('RENAME')) return
      proxy.onAsk = async () => undefined
      deliver('Outer/Empty', { subject: 'late' })
    }
    expect(await connector.removeEmptyFolder(empty.id)).toBe(false)
    expect(seen().some((line) => line.startsWith('.Outer.Empty | late'))).toBe(true)
    const other = await connector.makeFolder(outer.id, 'Other')
    expect(await connector.removeEmptyFolder(other.id)).toBe(true)
    await connector.close()
  })

  it('C-3, C-5: says what may go well later, and what will not, and changes nothing', async () => {
    const connector = connect()
    const one = await messageIn(connector, 'INBOX', 'one')
    const work = await connector.makeFolder(TOP, 'Work')
    const before = seen()
    for (const [fault, code] of [
      ['wait', 'rate_limited'],
      ['signed-out', 'auth_expired'],
      ['refuse', 'permission_denied'],
    ] as const) {
      proxy.troubles.push(fault)
      expect(await codeOf(connector.move({ id: one.id, parentId: work.id, name: one.name }))).toBe(code)
      expect(seen()).toEqual(before)
    }
    const wrong = new Imap({ url: new URL(`imap://127.0.0.1:${server.port}/`), user, password: 'no', guard })
    expect(await codeOf(wrong.account())).toBe('auth_expired')
    expect(await codeOf(connect(1).account())).toBe('transient')
    const walled = createGuard({ allowPrivateHosts: [] })
    const refused = new Imap({ url: new URL('imap://localhost:143/'), user, password: 'x', guard: walled })
    expect(await codeOf(refused.account())).toBe('permission_denied')
    await walled.close()
    await connector.close()
  })

  it('stops at once when it is told to, though nobody answers', async () => {
    const connector = connect()
    await connector.account()
    const stop = new AbortController()
    proxy.troubles.push('hang')
    const listing = connector.changes({ signal: stop.signal }).catch((error: unknown) => error)
    while (proxy.troubles.length > 0) await new Promise((done) => setTimeout(done, 5))
    stop.abort('stopped')
    expect(await listing).toBe('stopped')
    expect((await connector.list(TOP)).length).toBe(2)
    await connector.close()
  })

  it('C-6: a run by the executor outlives lost answers, and is undone to each first folder, flag and time', async () => {
    for (let at = 0; at < 12; at += 1)
      deliver('INBOX', {
        subject: `letter ${at}`,
        flags: ['', 'S', 'FS', 'RS'][at % 4] ?? '',
        receivedAtS: 1_600_000_000 + at * 86_400,
      })
    const before = seen()
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
    proxy.onAsk = async (asked) => {
      if (asked.startsWith('UID MOVE') && moves++ % 2 === 0) proxy.troubles.push('lost')
    }
    const run = { clock, target, journal, runId: 'run', root: 'drive:x', into: 'drive:x' } as const
    const result = await applyPlan(approve(planOf('run', 0, acts, [])), run)
    expect([result.status, result.counts.done]).toEqual(['completed', 12])
    expect(seen().filter((line) => line.startsWith('.INBOX.Filed.')).length).toBe(12)
    const undone = await undoRun({ clock, journal, undoJournal, roots: open, runId: 'undo' })
    expect([undone.status, undone.counts.done]).toEqual(['completed', 12])
    // Each third of them goes with one command, and comes back with one.
    expect(moves).toBe(6)
    proxy.onAsk = async () => undefined
    expect(seen()).toEqual(before)
    expect((await inventoryOf(connector)).unlisted).toEqual([])
    await connector.close()
  })
})
