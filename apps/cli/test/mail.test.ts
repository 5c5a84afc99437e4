import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailMade, makeBox } from './support/mails.ts'
import { jsonLines, octavo, type RunOptions } from './support/run.ts'
import { newFolder, snapshot, write } from './support/tree.ts'

let base: ReturnType<typeof newFolder>
let root: string
let state: string
let into: string

beforeEach(() => {
  base = newFolder()
  root = path.join(base.root, 'mail')
  into = path.join(base.root, 'out')
  state = path.join(base.root, 'state')
  fs.mkdirSync(root)
})
afterEach(() => base.dispose())

const run = (args: readonly string[], more: Partial<RunOptions> = {}) => octavo(args, { state, ...more })
const box = () => path.join(root, 'All mail.mbox')
const written = () => [...snapshot(into).keys()]

const BILL = { name: 'bill.pdf', text: '%PDF-1.4 the bill' }
const MAILS: readonly MailMade[] = [
  { from: 'Bo <bo@house.test>', subject: 'Plan for May', day: '2024-05-02', id: '<1@t>' },
  { from: 'Ada Byron <ada@gmail.com>', subject: 'Dinner?', day: '2024-05-03', id: '<2@t>' },
  { from: 'Shop <shop@store.test>', subject: 'Your invoice', day: '2024-05-04', id: '<3@t>', files: [BILL] },
  { from: 'Shop <shop@store.test>', subject: 'Your invoice', day: '2024-05-04', id: '<4@t>', files: [BILL] },
  { from: 'News <news@brand.test>', subject: 'Sale', day: '2023-01-01', id: '<5@t>', more: 'List-Unsubscribe: <x>' },
  {
    from: 'Bo <bo@house.test>',
    subject: 'Re: Plan for May',
    day: '2024-05-05',
    id: '<6@t>',
    more: 'In-Reply-To: <1@t>',
    body: 'From here on:\nyes',
  },
]

describe('a mailbox', () => {
  it('is shown in the groups of the specification, and asks where to write', async () => {
    write(root, 'All mail.mbox', makeBox(MAILS))
    const nowhere = await run(['plan', box()])
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('--into')])
    const plan = await run(['plan', box(), '--into', into])
    expect(plan.code).toBe(0)
    expect(plan.out).toContain('6 files would go to 4 folders')
    for (const group of ['Work Emails', 'Personal Emails', 'Receipts & Bills', 'Promotional'])
      expect(plan.out).toContain(group)
    expect(fs.existsSync(into)).toBe(false)
    const german = await run(['plan', box(), '--into', into, '--by', 'attachment', '--language', 'de'])
    expect(german.out).toContain('Mit Anhängen')
    const talks = await run(['plan', box(), '--into', into, '--by', 'thread'])
    expect(talks.out).toContain('Plan for May')
    expect(talks.out).toContain('Single Emails')
    const lists = await run(['plan', box(), '--into', into, '--by', 'newsletter', '--json'])
    const to = jsonLines(lists.out).flatMap(({ type, to }) => (type === 'move' ? [String(to).split('/')[0]] : []))
    expect([...new Set(to)].sort()).toEqual(['News', 'Personal and Other'])
    const kinds = await run(['plan', box(), '--into', into, '--by', 'kind', '--json'])
    const by = jsonLines(kinds.out).flatMap(({ type, to }) => (type === 'move' ? [String(to).split('/')[0]] : []))
    expect([...new Set(by)].sort()).toEqual(['From People', 'Newsletters', 'Receipts & Orders'])
    const refused = await run(['plan', box(), '--into', into, '--by', 'type'])
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('sender')])
    expect((await run(['plan', root, '--by', 'sender', '--into', path.join(root, 'in')])).code).toBe(2)
  })

  it('is written out as files, never changed, and what was written is taken away and written again', async () => {
    write(root, 'All mail.mbox', makeBox(MAILS))
    write(into, 'Receipts & Bills/2024-05-04 Shop - Your invoice.eml', 'mine')
    const before = snapshot(root)
    const applied = await run(['apply', box(), '--into', into, '--yes', '--attachments'])
    expect([applied.code, applied.err]).toEqual([0, ''])
    const tree = [
      'Attachments/Shop/2024/bill.pdf',
      'Personal Emails/2024-05-03 Ada Byron - Dinner_.eml',
      'Promotional/2023-01-01 News - Sale.eml',
      'Receipts & Bills/2024-05-04 Shop - Your invoice (2).eml',
      'Receipts & Bills/2024-05-04 Shop - Your invoice (3).eml',
      'Receipts & Bills/2024-05-04 Shop - Your invoice.eml',
      'Work Emails/2024-05-02 Bo - Plan for May.eml',
      'Work Emails/2024-05-05 Bo - Re_ Plan for May.eml',
    ]
    expect(written()).toEqual(tree)
    const readOut = (name: string) => fs.readFileSync(path.join(into, name), 'utf8')
    expect(readOut('Attachments/Shop/2024/bill.pdf')).toBe(BILL.text)
    expect(readOut('Work Emails/2024-05-05 Bo - Re_ Plan for May.eml')).toMatch(/\n\nFrom here on:\nyes\n$/u)
    expect(fs.statSync(path.join(into, tree[1] ?? '')).mtime.toISOString()).toBe('2024-05-03T10:00:00.000Z')
    const kept = snapshot(into)
    const undone = await run(['undo'])
    expect([undone.code, undone.out]).toEqual([0, expect.stringContaining('the mailbox still has them')])
    expect(written()).toEqual(['Receipts & Bills/2024-05-04 Shop - Your invoice.eml'])
    expect(fs.readdirSync(into)).toEqual(['Receipts & Bills'])
    expect((await run(['undo'])).out).toContain('written again')
    expect(snapshot(into)).toEqual(kept)
    expect(snapshot(root)).toEqual(before)
  })

  it('every attachment is written, or said to be there already: by sender and year, each content once', async () => {
    const other = { name: 'bill.pdf', text: '%PDF-1.4 another' }
    const hidden = { name: '.htaccess', text: 'x' }
    const more = { from: 'Bo <bo@house.test>', subject: 'More', day: '2025-01-02', id: '<7@t>', files: [other, hidden] }
    write(root, 'All mail.mbox', makeBox([...MAILS, { ...more, files: [...more.files, other] }]))
    const { out } = await run(['plan', box(), '--into', into, '--attachments', '--by', 'date', '--json'])
    const lines = jsonLines(out)
    const to = lines.flatMap(({ type, to }) => (type === 'move' && String(to).startsWith('Attach') ? [String(to)] : []))
    expect(to.sort()).toEqual([
      'Attachments/Bo/2025/bill.pdf',
      'Attachments/Bo/2025/htaccess',
      'Attachments/Shop/2024/bill.pdf',
    ])
    const skips = lines.filter(({ type }) => type === 'skip')
    expect(skips.map(({ code, reason }) => [code, reason])).toEqual([
      ['excluded', { code: 'written-once' }],
      ['excluded', { code: 'written-once' }],
    ])
  })

  it('an undo leaves what a person changed, and everything when the mailbox no longer has it', async () => {
    write(root, 'All mail.mbox', makeBox(MAILS))
    await run(['apply', box(), '--into', into, '--yes'])
    const [first = '', ...others] = written()
    fs.appendFileSync(path.join(into, first), 'a note of mine')
    expect((await run(['undo'])).code).toBe(1)
    expect(written()).toEqual([first])
    // Written again, beside the changed one, which is as it was.
    expect((await run(['undo'])).code).toBe(0)
    expect(written()).toEqual([first, ...others])
    fs.writeFileSync(box(), makeBox(MAILS.slice(0, 1)))
    const { code, out } = await run(['undo'])
    expect(code).toBe(1)
    expect(out).toContain('1 file taken away again')
    expect(written()).toHaveLength(others.length)
  })

  it('R-1: killed at any moment, the run is finished or taken back, and no file is half', async () => {
    const body = 'words '.repeat(400)
    const many = Array.from({ length: 400 }, (_, at) => ({
      from: `P${at % 7} <p${at % 7}@gmail.com>`,
      subject: `Mail ${at}`,
      day: '2024-05-06',
      id: `<${at}@t>`,
      body,
    }))
    write(root, 'All mail.mbox', makeBox(many))
    const before = snapshot(root)
    for (const [at, stopAfterMs] of [5, 25].entries()) {
      const killed = await run(['apply', box(), '--into', into, '--yes', '--by', 'sender'], { stopAfterMs })
      // Killed before a line of it was written down, it is no run; killed later it stands against another one.
      const again = () => run(['apply', box(), '--into', into, '--yes', '--by', 'sender'])
      const other = killed.signal === null ? killed : await again()
      if (other.code !== 0) {
        expect(other.code).toBe(6)
        const resumed = await run(['resume'])
        expect([resumed.code, resumed.err]).toEqual([0, ''])
      }
      for (const name of written()) expect(fs.readFileSync(path.join(into, name), 'utf8')).toContain(`${body}\n`)
      expect(written()).toHaveLength(400)
      expect((await run(['undo'])).code, `after kill ${at}`).toBe(0)
      expect(snapshot(into, { folders: true }).size).toBe(0)
    }
    expect(snapshot(root)).toEqual(before)
  }, 60_000)

  it('a Maildir, and a folder of mails of all sorts, are mailboxes, too; what is no mail is named', async () => {
    const [one, two] = MAILS.map((mail) => makeBox([mail]).replace(/^.*\n/u, '').replace(/\n$/u, ''))
    write(root, 'cur/1.M1.host:2,FS', one ?? '')
    write(root, 'new/2.M2.host', two ?? '')
    write(root, 'tmp/3.M3.host', two ?? '')
    const plan = await run(['plan', root, '--into', into, '--by', 'sender'])
    expect(plan.out).toContain('2 files would go to 2 folders')
    const takeout = path.join(base.root, 'Takeout')
    write(takeout, 'Mail/All mail.mbox', makeBox(MAILS))
    write(takeout, 'Mail/one.eml', one ?? '')
    write(takeout, 'archive_browser.html', '<html></html>')
    const applied = await run(['apply', takeout, '--into', into, '--by', 'date', '--yes', '--json'])
    expect(applied.code).toBe(0)
    expect(written()).toHaveLength(7)
    expect(jsonLines(applied.out)).toContainEqual(
      expect.objectContaining({ type: 'skip', path: 'archive_browser.html', reason: 'It is no e-mail.' }),
    )
    expect((await run(['undo'])).code).toBe(0)
    expect(written()).toEqual([])
  })

  it('is written as one mailbox for each group: every mail is found again in it as it was, and an undo takes them away', async () => {
    const quoting = {
      ...MAILS[0],
      subject: 'Quoting',
      id: '<8@t>',
      body: 'a\n\nFrom x Mon May  6 07:08:09 2024\n>From y',
    }
    write(root, 'All mail.mbox', makeBox([...MAILS, quoting as MailMade]))
    const before = snapshot(root)
    write(into, 'Receipts & Bills.mbox', 'mine')
    const plan = await run(['plan', box(), '--into', into, '--mailboxes'])
    expect(plan.out).toMatch(/Work Emails\.mbox +3 emails/u)
    const applied = await run(['apply', box(), '--into', into, '--yes', '--mailboxes', '--attachments', '--json'])
    expect([applied.code, applied.err]).toEqual([0, ''])
    const boxes = ['Personal Emails', 'Promotional', 'Receipts & Bills (2)', 'Work Emails'].map(
      (name) => `${name}.mbox`,
    )
    expect(written().filter((name) => name !== 'Receipts & Bills.mbox')).toEqual([
      'Attachments/Shop/2024/bill.pdf',
      ...boxes,
    ])
    // Each of them is a mailbox again, with the very mails.
    const mails = path.join(base.root, 'again')
    const contents: string[] = []
    for (const name of boxes) {
      const out = path.join(mails, name)
      expect((await run(['apply', path.join(into, name), '--into', out, '--yes'])).code).toBe(0)
      for (const mail of snapshot(out).keys()) contents.push(fs.readFileSync(path.join(out, mail), 'utf8'))
      expect((await run(['undo'])).code).toBe(0)
    }
    const alone = path.join(base.root, 'alone')
    await run(['apply', box(), '--into', alone, '--yes'])
    expect(contents.sort()).toEqual(
      [...snapshot(alone).keys()].map((mail) => fs.readFileSync(path.join(alone, mail), 'utf8')).sort(),
    )
    await run(['undo'])
    const kept = snapshot(into)
    const undone = await run(['undo', String(jsonLines(applied.out).at(-1)?.runId)])
    expect([undone.code, undone.out]).toEqual([0, expect.stringContaining('the mailbox still has them')])
    expect(written()).toEqual(['Receipts & Bills.mbox'])
    expect((await run(['undo'])).out).toContain('written again')
    expect(snapshot(into)).toEqual(kept)
    expect(snapshot(root)).toEqual(before)
  })

  it('mailboxes are left where the mailbox changed meanwhile or a person wrote into them, and fit into a ZIP', async () => {
    write(root, 'All mail.mbox', makeBox(MAILS))
    const zip = path.join(base.root, 'out.zip')
    const packed = await run(['apply', box(), '--zip', zip, '--yes', '--mailboxes', '--json'])
    expect(packed.code).toBe(0)
    expect(jsonLines(packed.out).at(-1)).toMatchObject({ type: 'zip', added: 4, missing: [] })
    await run(['apply', box(), '--into', into, '--yes', '--mailboxes'])
    const [first = '', ...others] = written()
    fs.appendFileSync(path.join(into, first), 'From me Mon May  6 07:08:09 2024\nSubject: mine\n\nx\n')
    expect((await run(['undo'])).code).toBe(1)
    expect(written()).toEqual([first])
    expect((await run(['undo'])).code).toBe(0)
    expect(written()).toEqual([first, ...others])
    fs.writeFileSync(box(), makeBox(MAILS.slice(1)))
    expect((await run(['undo'])).code).toBe(1)
    expect(written()).toEqual([first, ...others])
  })

  it('becomes a ZIP, and what is said in words goes before any group', async () => {
    write(root, 'All mail.mbox', makeBox(MAILS))
    const zip = path.join(base.root, 'out.zip')
    const packed = await run(['apply', box(), '--zip', zip, '--yes', '--attachments', '--json'])
    expect(packed.code).toBe(0)
    expect(jsonLines(packed.out).at(-1)).toMatchObject({ type: 'zip', added: 7, missing: [] })
    const said = await run(['plan', box(), '--into', into, '--instruct', 'Dinner into Kitchen', '--json'])
    expect(jsonLines(said.out)).toContainEqual(
      expect.objectContaining({ to: 'Kitchen/2024-05-03 Ada Byron - Dinner_.eml', by: 'instruction' }),
    )
  })
})
