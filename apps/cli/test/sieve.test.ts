import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo } from './support/run.ts'
import { newFolder, write } from './support/tree.ts'

/** Dovecot's own Pigeonhole (Debian: `dovecot-sieve`), which carries out Sieve scripts on mail servers. */
const hasSieve = spawnSync('sieve-test', ['--help']).error === undefined

const RULES = `
version: 1
rules:
  - name: Shop
    when: { field: senderDomain, op: equals, value: [shop.example, Store.Example] }
    move: Shopping
  - name: Old
    when: { field: sent, op: "<", value: 2024-01-01 }
    move: Archive/2023
  - name: Bills, and nothing after them
    when:
      all:
        - any:
            - { field: subject, op: startsWith, value: "invoice *" }
            - { field: subject, op: contains, value: Straße }
        - none:
            - { field: sender, op: contains, value: boss }
    move: "Bills \${{x}} {{2024}}"
    stop: true
  - name: Lists
    when: { field: list, op: isKnown, value: true }
    move: Lists
  - name: Papers
    when: { all: [{ field: hasAttachment, op: is, value: true }, { field: attachmentType, op: equals, value: pdf }] }
    move: Papers
  - name: Large
    when: { field: sizeBytes, op: ">=", value: 4 KB }
    move: Large
  - name: Said
    when: { field: text, op: contains, value: [parcel, "50 %"] }
    move: Parcels
  - name: The boss
    when: { field: sender, op: contains, value: boss@ }
    leave: true
  - name: Not for a server
    when: { field: document, op: equals, value: invoice }
    move: Else
`

const SENDERS = [
  'Ada <ada@shop.example>',
  'STORE <x@store.example>',
  'The Boss <boss@work.example>',
  'bob@home.example',
]
const SUBJECTS = ['Invoice * 7', 'invoice 7', '=?utf-8?q?Stra=C3=9Fe_12?=', 'Hello']
const DATES = ['Mon, 01 Jan 2024 00:30:00 +0100', 'Mon, 01 Jan 2024 00:30:00 +0000', 'Tue, 02 Jul 2024 10:00:00 -0700']
const BODIES = ['Your PARCEL is on its way.', 'Nothing to say here.', `${'A long line of words. '.repeat(190)}\n`]

function mail(at: number): string {
  const attached = at % 5 === 0 ? ['pdf', 'PDF', 'png'][at % 3] : undefined
  const heads = [
    `From: ${SENDERS[at % SENDERS.length]}`,
    'To: me@home.example',
    `Subject: ${SUBJECTS[Math.floor(at / 4) % SUBJECTS.length]}`,
    `Date: ${DATES[at % DATES.length]}`,
    `Message-ID: <${at}@test.example>`,
    ...(at % 7 === 0 ? ['List-Id: Ducks <ducks.lists.example>'] : []),
    'MIME-Version: 1.0',
  ]
  const body = BODIES[Math.floor(at / 2) % BODIES.length] ?? ''
  if (!attached) return [...heads, 'Content-Type: text/plain; charset=utf-8', '', body, ''].join('\r\n')
  return [
    ...[...heads, 'Content-Type: multipart/mixed; boundary="b"', ''],
    ...['--b', 'Content-Type: text/plain; charset=utf-8', '', body],
    ...['--b', `Content-Type: application/octet-stream; name="a.${attached}"`],
    ...[`Content-Disposition: attachment; filename="a.${attached}"`, '', 'x', '--b--', ''],
  ].join('\r\n')
}

let base: ReturnType<typeof newFolder>
beforeEach(() => {
  base = newFolder()
})
afterEach(() => base.dispose())

describe('rules as Sieve', () => {
  it.skipIf(!hasSieve)("Dovecot's Pigeonhole files the same mails as the rules do here", async () => {
    const root = path.join(base.root, 'mails')
    const at = (name: string) => path.join(base.root, name)
    const names = Array.from({ length: 60 }, (_, index) => `${index}.eml`)
    names.forEach((name, index) => {
      write(root, name, mail(index))
    })
    fs.writeFileSync(at('rules.yaml'), RULES)
    const run = (...args: string[]) => octavo(args, { state: at('state') })
    const exported = await run('rules', 'export', at('rules.yaml'), 'sieve')
    expect(exported.err).toContain('"Not for a server" is left out')
    fs.writeFileSync(at('octavo.sieve'), exported.out)
    // Mail servers refuse to work as root.
    const id = process.getuid?.() || 65_534
    const box = `mail_location = maildir:${at('box')}\nmail_uid = ${id}\nmail_gid = ${id}\nfirst_valid_uid = 1\nbase_dir = ${base.root}\n`
    fs.writeFileSync(at('dovecot.conf'), box)
    fs.chmodSync(base.root, 0o777)
    const plan = jsonLines((await run('plan', root, '--rules', at('rules.yaml'), '--json')).out)
    const here = new Map(
      plan.flatMap(({ type, from, to, by, path: stays, code }) =>
        type === 'move' && by === 'rule'
          ? [[from, path.dirname(String(to))] as const]
          : type === 'skip' && code === 'excluded'
            ? [[stays, 'INBOX'] as const]
            : [],
      ),
    )
    const there = names.map((name) => {
      const args = ['-c', at('dovecot.conf'), '-x', '+mime +foreverypart', at('octavo.sieve'), path.join(root, name)]
      const { stdout, stderr } = spawnSync('sieve-test', args, { encoding: 'utf8' })
      if (!stderr.includes('final result: success')) throw new Error(stderr)
      return [name, /store message in folder: (.*)/u.exec(stdout)?.[1] ?? 'INBOX'] as const
    })
    for (const [name, folder] of there) expect([name, here.get(name) ?? 'INBOX']).toEqual([name, folder])
    expect(new Set(there.map(([, folder]) => folder)).size).toBeGreaterThanOrEqual(7)
  })
})
