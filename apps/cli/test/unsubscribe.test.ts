import fs from 'node:fs'
import path from 'node:path'
import {
  createSigner,
  type DnsServer,
  hasDovecot,
  LIST_CERTIFICATE,
  type ListServer,
  listLetter,
  MAIL_PASSWORD,
  type MailServer,
  startDns,
  startDovecot,
  startListServer,
} from '@octavo/connect/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo } from './support/run.ts'
import { newFolder } from './support/tree.ts'

const DAY_MS = 86_400_000

describe.skipIf(!hasDovecot())('mailing lists of a mailbox, from the command line', () => {
  let base: ReturnType<typeof newFolder>
  let mail: MailServer
  let lists: ListServer
  let names: DnsServer
  const signer = createSigner('shop.example')
  let user = ''
  let count = 0

  beforeAll(async () => {
    mail = await startDovecot()
    names = await startDns(signer.resolveTxt)
  })
  afterAll(async () => {
    await names?.end()
    await mail?.end()
  })
  beforeEach(async () => {
    base = newFolder()
    lists = await startListServer()
    user = `lists${++count}`
    fs.writeFileSync(path.join(base.root, 'lists.pem'), LIST_CERTIFICATE)
    // The resolver of the process asks the name server of this test; nothing else is other than on a person's machine.
    fs.writeFileSync(
      path.join(base.root, 'names.mjs'),
      `import dns from 'node:dns'\ndns.promises.setServers(['127.0.0.1:${names.port}'])\n`,
    )
  })
  afterEach(async () => {
    await lists.end()
    base.dispose()
  })

  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    octavo(args, {
      state: path.join(base.root, 'state'),
      env: {
        OCTAVO_PASSWORD: MAIL_PASSWORD,
        OCTAVO_ALLOW_PRIVATE_HOSTS: `127.0.0.1:${lists.port}`,
        NODE_EXTRA_CA_CERTS: path.join(base.root, 'lists.pem'),
        NODE_OPTIONS: `--import ${path.join(base.root, 'names.mjs')}`,
        ...env,
      },
    })

  /** Puts a letter into a mailbox; its first line says which list it came by. */
  function deliver(
    box: string,
    of: { readonly list: string; readonly ageDays?: number; readonly path?: string; readonly isSigned?: boolean },
  ): void {
    count += 1
    const { list, ageDays = 10, path: way = `/off?list=${list}`, isSigned = true } = of
    const at = new Date(Date.now() - ageDays * DAY_MS)
    const letter = listLetter({
      ...{ list, number: count, sentAt: at, signer: isSigned ? signer : undefined },
      way: `<mailto:off@shop.example>,\r\n <https://127.0.0.1:${lists.port}${way}>`,
    })
    const root = mail.maildir(user)
    const folder = path.join(root, box === 'INBOX' ? '' : `.${box}`)
    for (const made of [root, folder, ...['cur', 'new', 'tmp'].map((part) => path.join(folder, part))]) {
      fs.mkdirSync(made, { recursive: true })
      mail.own(made)
    }
    const file = path.join(folder, 'new', `${Math.round(at.getTime() / 1000)}.${count}.host`)
    fs.writeFileSync(file, letter)
    fs.utimesSync(file, at, at)
    mail.own(file)
  }
  const connected = async (): Promise<void> => {
    expect((await run(['connect', 'post', `imap://${user}@127.0.0.1:${mail.port}`])).code).toBe(0)
  }
  const listed = async (): Promise<readonly Record<string, unknown>[]> =>
    jsonLines((await run(['unsubscribe', 'post', '--json'])).out)

  it('are listed with how they can be left; the trash and what is old are not looked into, and nothing counts as read', async () => {
    for (const ageDays of [1, 20, 300]) deliver('INBOX', { list: 'wine', ageDays })
    deliver('Filed', { list: 'books' })
    deliver('INBOX', { list: 'old', ageDays: 500 })
    deliver('Ablage', { list: 'binned' })
    await connected()
    const found = await listed()
    expect(found.map(({ key, name, letters, way }) => ({ key, name, letters, way }))).toEqual([
      {
        ...{ key: 'list:wine.shop.example', name: 'All about wine', letters: 3 },
        way: { kind: 'click', url: `https://127.0.0.1:${lists.port}/off?list=wine` },
      },
      {
        ...{ key: 'list:books.shop.example', name: 'All about books', letters: 1 },
        way: { kind: 'click', url: `https://127.0.0.1:${lists.port}/off?list=books` },
      },
    ])
    const { out: stdout } = await run(['unsubscribe', 'post:Filed'])
    expect(stdout).toContain('books.shop.example')
    expect(stdout).not.toContain('wine')
    const seen = fs.readdirSync(mail.maildir(user), { recursive: true }) as string[]
    expect(seen.filter((file) => /:2,\w*S/u.test(file))).toEqual([])
    expect(lists.asked).toEqual([])
  })

  it('are left after a yes by one request, and watched: what still comes is counted', async () => {
    for (const ageDays of [1, 20]) deliver('INBOX', { list: 'wine', ageDays })
    deliver('INBOX', { list: 'books' })
    await connected()
    const unasked = await run(['unsubscribe', 'post', 'wine.shop.example'])
    expect({ code: unasked.code, asked: lists.asked.length }).toEqual({ code: 3, asked: 0 })
    expect(unasked.err).toContain('Nobody was asked.')

    const left = await run(['unsubscribe', 'post', 'wine.shop.example', '--yes'])
    expect(left.err).toBe('')
    expect(left.code).toBe(0)
    expect(lists.asked.map(({ method, path: way, body }) => `${method} ${way} ${body}`)).toEqual([
      'POST /off?list=wine List-Unsubscribe=One-Click',
    ])
    deliver('INBOX', { list: 'wine', ageDays: -1 })
    const [wine, books] = await listed()
    expect(wine).toMatchObject({ key: 'list:wine.shop.example', letters: 3, left: { outcome: 'left', since: 1 } })
    expect(books).not.toHaveProperty('left')
    expect((await run(['unsubscribe', 'post'])).out).toMatch(/left \d{4}-\d\d-\d\d, 1 letter since/u)
  })

  it('are not asked where no signature stands for the address, nor in a private network', async () => {
    deliver('INBOX', { list: 'forged', isSigned: false })
    deliver('INBOX', { list: 'wine' })
    await connected()
    const forged = await run(['unsubscribe', 'post', 'forged.shop.example', '--yes'])
    expect({ code: forged.code, asked: lists.asked }).toEqual({ code: 1, asked: [] })
    expect(forged.out).toContain('no valid signature')
    const inside = await run(['unsubscribe', 'post', 'wine.shop.example', '--yes'], { OCTAVO_ALLOW_PRIVATE_HOSTS: '' })
    expect({ code: inside.code, asked: lists.asked }).toEqual({ code: 1, asked: [] })
    expect(inside.err).toContain('private network')
    expect((await run(['unsubscribe', 'post', 'nobody', '--yes'])).code).toBe(66)
    const [, other] = await listed()
    expect(other).toMatchObject({ key: 'list:wine.shop.example', left: { outcome: 'asked' } })
  })
})
