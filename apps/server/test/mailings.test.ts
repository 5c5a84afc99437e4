import dns from 'node:dns'
import fs from 'node:fs'
import path from 'node:path'
import tls from 'node:tls'
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
import { type Mailing, mailingsResponse } from '@octavo/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

const DAY_MS = 86_400_000
const becomes = { timeout: 30_000, interval: 50 }

describe.skipIf(!hasDovecot())('mailing lists of a connected mailbox', () => {
  const signer = createSigner('shop.example')
  const [ourServers, ourCertificates] = [dns.promises.getServers(), tls.getCACertificates('default')]
  let mail: MailServer
  let names: DnsServer
  let lists: ListServer
  let server: Awaited<ReturnType<typeof startHere>>
  let count = 0

  beforeAll(async () => {
    mail = await startDovecot()
    names = await startDns(signer.resolveTxt)
    dns.promises.setServers([`127.0.0.1:${names.port}`])
    tls.setDefaultCACertificates([...ourCertificates, LIST_CERTIFICATE])
  })
  afterAll(async () => {
    dns.promises.setServers(ourServers)
    tls.setDefaultCACertificates(ourCertificates)
    await names?.end()
    await mail?.end()
  })
  beforeEach(async () => {
    lists = await startListServer()
    server = await startHere({
      OCTAVO_CONNECTION_HOSTS: `127.0.0.1:${mail.port}`,
      OCTAVO_LIST_HOSTS: `127.0.0.1:${lists.port}`,
      OCTAVO_OCR: 'false',
    })
  })
  afterEach(async () => {
    await server.close()
    await lists.end()
  })

  /** Somebody with a mailbox of their own that is connected. */
  async function person() {
    count += 1
    const user = `lists${count}`
    const me = new Client(server.address)
    await me.enter('signup', `${user}@example.org`)
    const root = mail.maildir(user)
    for (const made of [root, ...['cur', 'new', 'tmp'].map((part) => path.join(root, part))]) {
      fs.mkdirSync(made, { recursive: true })
      mail.own(made)
    }
    const login = { url: `imap://127.0.0.1:${mail.port}/`, user, password: MAIL_PASSWORD }
    const made = await me.post('/api/connections', { provider: 'imap', name: 'Mail', ...login })
    expect(made.status).toBe(201)
    const { id } = made.json().connection
    const url = `/api/connections/${id}/mailings`
    return {
      ...{ me, id, url },
      list: async (): Promise<readonly Mailing[]> => mailingsResponse.parse((await me.get(url)).json()).mailings,
      leave: (...mailings: readonly { readonly key: string; readonly url: string }[]) =>
        me.post(`${url}/leave`, { mailings }),
      outcomes: async () => {
        const { left } = (await me.get(`${url}/left`)).json()
        return Object.fromEntries(
          Object.entries<{ outcome: string; isFailing: boolean }>(left).map(([key, { outcome, isFailing }]) => [
            key,
            isFailing ? `${outcome}, failing` : outcome,
          ]),
        )
      },
      deliver(list: string, { ageDays = 10, isSigned = true, host = `127.0.0.1:${lists.port}` } = {}) {
        count += 1
        const at = new Date(Date.now() - ageDays * DAY_MS)
        const letter = listLetter({
          ...{ list, number: count, sentAt: at, signer: isSigned ? signer : undefined },
          way: `<https://${host}/off?list=${list}>`,
        })
        const file = path.join(root, 'new', `${Math.round(at.getTime() / 1000)}.${count}.host`)
        fs.writeFileSync(file, letter)
        mail.own(file)
        return file
      },
    }
  }
  const clickOf = (mailing: Mailing | undefined): { readonly key: string; readonly url: string } => {
    if (mailing?.way.kind !== 'click') throw new Error('it can not be left by one click')
    return { key: mailing.key, url: mailing.way.url }
  }

  it('are left by one request each, as a job that is found again, and watched', async () => {
    const { deliver, list, leave, outcomes, me, id } = await person()
    for (const ageDays of [1, 2, 3]) deliver('wine', { ageDays })
    deliver('books')
    const [wine, books] = await list()
    expect([wine, books]).toMatchObject([
      { key: 'list:wine.shop.example', name: 'All about wine', letters: 3, way: { kind: 'click' }, left: null },
      { key: 'list:books.shop.example', letters: 1 },
    ])
    expect(lists.asked).toEqual([])

    const answer = await leave(clickOf(wine))
    expect(answer.status).toBe(202)
    expect(mailingsResponse.parse(answer.json()).mailings[0]?.left).toMatchObject({ outcome: 'asked', since: 0 })
    await expect.poll(outcomes, becomes).toEqual({ 'list:wine.shop.example': 'left' })
    expect(lists.asked.map(({ method, path: way, body }) => `${method} ${way} ${body}`)).toEqual([
      'POST /off?list=wine List-Unsubscribe=One-Click',
    ])
    deliver('wine', { ageDays: -1 })
    expect((await list()).map(({ left }) => left && { outcome: left.outcome, since: left.since })).toEqual([
      { outcome: 'left', since: 1 },
      null,
    ])
    await me.send('DELETE', `/api/connections/${id}`)
    expect((await me.get(`/api/connections/${id}/mailings/left`)).status).toBe(404)
  })

  it('whose letter has gone meanwhile are left alone, all of them', async () => {
    const { deliver, list, leave, outcomes } = await person()
    deliver('stays')
    const file = deliver('goes')
    const mailings = await list()
    expect(mailings).toHaveLength(2)
    fs.rmSync(file)
    expect((await leave(...mailings.map(clickOf))).status).toBe(409)
    expect(await outcomes()).toEqual({})
    expect(lists.asked).toEqual([])
  })

  it('of others, or at another address than was shown, are refused', async () => {
    const { deliver, list, leave, me, url } = await person()
    deliver('wine')
    const click = clickOf((await list())[0])
    expect((await leave({ ...click, url: `${click.url}&more` })).status).toBe(409)
    expect((await leave({ ...click, key: 'list:other' })).status).toBe(409)
    expect((await me.post(`${url}/leave`, { mailings: [] })).status).toBe(400)
    const stranger = await person()
    expect((await stranger.me.get(url)).status).toBe(404)
    expect((await stranger.me.get(`${url}/left`)).status).toBe(404)
    expect((await stranger.me.post(`${url}/leave`, { mailings: 'nonsense' })).status).toBe(404)
    expect((await new Client(server.address).get(url)).status).toBe(404)
    expect(lists.asked).toEqual([])
  })

  it('whose server fails are asked again by themselves, and say so meanwhile', async () => {
    const { deliver, list, leave, outcomes } = await person()
    deliver('wine')
    lists.answer((response) => void response.writeHead(429, { 'retry-after': '30' }).end())
    await leave(clickOf((await list())[0]))
    await expect.poll(outcomes, becomes).toEqual({ 'list:wine.shop.example': 'asked, failing' })
    // Who does not want to wait asks anew.
    expect((await leave(clickOf((await list())[0]))).status).toBe(202)
    await expect.poll(outcomes, becomes).toEqual({ 'list:wine.shop.example': 'left' })
  })

  it('that are refused, or that nobody signed, keep what became of them', async () => {
    const { deliver, list, leave, outcomes } = await person()
    deliver('closed')
    deliver('forged', { isSigned: false })
    deliver('inside', { host: `127.0.0.1:${mail.port}` })
    lists.answer((response) => void response.writeHead(410).end())
    const mailings = await list()
    await leave(...mailings.map(clickOf))
    await expect.poll(outcomes, becomes).toEqual({
      'list:closed.shop.example': 'refused',
      'list:forged.shop.example': 'unsigned',
      'list:inside.shop.example': 'forbidden',
    })
    expect(lists.asked).toHaveLength(1)
  })
})
