import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createKeyResponse, fileDetails, listDatesResponse, partsResponse, stackResponse } from '@octavo/contract'
import { INVOICE, POLICY, printed, scannedPdf, scansOf } from '@octavo/readers/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere, temporaryDir } from './support/server.ts'

const logFile = path.join(temporaryDir(), 'log.ndjson')
let server: Running
beforeAll(async () => {
  server = await startHere({ OCTAVO_LOG_LEVEL: 'debug', OCTAVO_LOG_FILE: logFile })
})
afterAll(() => server.close())

const factsOf = async (me: Client, id: string | undefined) =>
  fileDetails.parse((await me.get(`/api/files/${id}/facts`)).json())

describe('what is known of a paper', () => {
  it('says the days that it sets, in its own words', async () => {
    const me = new Client(server.address)
    const [file] = await me.give(['invoice.pdf', printed([INVOICE])])
    const { days, scan } = await factsOf(me, file?.id)
    expect(days).toEqual([{ kind: 'payBy', day: '2027-03-26', confidence: 0.95, said: 'Payment due by 26 March 2027' }])
    expect(scan).toBeNull()
  })

  it('says of a scan that nobody here reads it', async () => {
    const me = new Client(server.address)
    const [file] = await me.give(['scan.pdf', Buffer.from(await scannedPdf(await scansOf(printed([INVOICE]), 4)))])
    const { days, scan } = await factsOf(me, file?.id)
    expect(scan).toEqual({ state: 'no_engine', pages: 0, confidence: 0 })
    expect(days).toEqual([])
  })
})

describe('dates of a library', () => {
  const LEASE = `Tenancy Agreement
1 February 2027
The flat is let from 1 March 2027. The contract ends on 31 January 2028.`

  let made = 0
  const person = async () => {
    made += 1
    const me = new Client(server.address)
    expect((await me.enter('signup', `paper-${made}@example.org`)).status).toBe(201)
    return me
  }
  const datesOf = async (me: Client) => listDatesResponse.parse((await me.get('/api/dates')).json()).days
  const give = async (me: Client) => {
    const files = await me.give(['lease.pdf', printed([LEASE])], ['invoice.pdf', printed([INVOICE])])
    for (const { id } of files) await factsOf(me, id)
    return files
  }
  const keyOf = async (me: Client, scopes: readonly string[]) =>
    createKeyResponse.parse((await me.post('/api/account/keys', { name: 'a calendar', scopes, days: 30 })).json())
      .secret

  it('are those that its papers set, the first day first; programs, other people and what is in the trash have none in it', async () => {
    const me = await person()
    const [lease, invoice] = await give(me)
    const [source] = await me.give(['job.ts', '// payment due by 1 January 2027'])
    await factsOf(me, source?.id)
    expect(await datesOf(me)).toEqual([
      {
        fileId: invoice?.id,
        name: 'invoice.pdf',
        folder: '/Inbox',
        kind: 'payBy',
        day: '2027-03-26',
        confidence: 0.95,
        said: 'Payment due by 26 March 2027',
      },
      {
        fileId: lease?.id,
        name: 'lease.pdf',
        folder: '/Inbox',
        kind: 'ends',
        day: '2028-01-31',
        confidence: 0.95,
        said: 'contract ends on 31 January 2028',
      },
    ])
    expect(await datesOf(await person())).toEqual([])
    await me.post('/api/library/acts', { type: 'trash', ids: [invoice?.id], folders: [] })
    expect((await datesOf(me)).map(({ name }) => name)).toEqual(['lease.pdf'])
  })

  it('A-9: are a calendar at a private address, whose key opens nothing else and is in no log', async () => {
    const me = await person()
    const [lease] = await give(me)
    const secret = await keyOf(me, ['dates:read'])
    const calendar = new Client(server.address)
    const feed = async (key: string, more = '') => await calendar.get(`/api/dates.ics?key=${key}${more}`)
    const answer = await feed(secret)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const text = answer.text()
    expect(text).toContain('SUMMARY:"invoice.pdf" is to be paid.\r\n')
    expect(text).toContain('DTSTART;VALUE=DATE:20280131\r\n')
    expect(text.replaceAll('\r\n ', '')).toContain(`UID:${lease?.id}-ends-2028-01-31@octavo`)
    expect((await feed(secret, '&language=de')).text()).not.toContain('is to be paid')

    expect((await calendar.get(`/api/files?key=${secret}`)).text()).not.toContain('lease')
    expect((await calendar.get(`/api/dates?key=${secret}`)).text()).not.toContain('lease')
    expect((await feed(await keyOf(me, ['library:read']))).status).toBe(403)
    expect((await feed('oct_short')).status).toBe(400)
    expect((await feed(`oct_${'A'.repeat(43)}`)).status).toBe(401)
    const [{ id }] = (await me.get('/api/account/keys'))
      .json()
      .keys.filter(({ scopes }: { scopes: string[] }) => scopes.includes('dates:read'))
    expect((await me.send('DELETE', `/api/account/keys/${id}`)).status).toBe(200)
    expect((await feed(secret)).status).toBe(401)
    expect(readFileSync(logFile, 'utf8')).not.toContain(secret.slice(10))
  })
})

describe('a stack of papers', () => {
  const SECOND = INVOICE.replace('2041-774', '2041-901').replace('12 March', '9 May')

  const namesIn = async (me: Client) => (await me.list()).map(({ folder, name }) => `${folder}/${name}`).sort()

  it('is proposed to be split, copied into documents beside it as a run of its own, and stays as it is', async () => {
    const me = new Client(server.address)
    const bytes = printed([INVOICE, '', POLICY, SECOND])
    const [file] = await me.give(['stack.pdf', bytes])
    const seen = await me.post(`/api/files/${file?.id}/stack`, {})
    const { pageCount, silentPages, cuts } = stackResponse.parse(seen.json())
    expect([pageCount, silentPages]).toEqual([4, 1])
    expect(cuts.map(({ beforePage, isSure }) => [beforePage, isSure])).toEqual([
      [3, true],
      [4, true],
    ])
    expect(cuts[0]?.why).toContainEqual({ code: 'cut-page-one' })

    const made = await me.post(`/api/files/${file?.id}/parts`, { beforePages: [3, 4] })
    const { files, folder, runId } = partsResponse.parse(made.json())
    expect([made.status, folder]).toEqual([201, '/Inbox/stack'])
    expect(files.map(({ name }) => name)).toEqual(['stack p1-2.pdf', 'stack p3.pdf', 'stack p4.pdf'])
    expect((await factsOf(me, files[1]?.id)).days).toMatchObject([{ kind: 'ends', day: '2028-01-31' }])
    expect(Buffer.compare((await me.get(`/api/files/${file?.id}/content`)).bytes, bytes)).toBe(0)

    // The same again is what is there already.
    const again = partsResponse.parse((await me.post(`/api/files/${file?.id}/parts`, { beforePages: [3, 4] })).json())
    expect([again.files.map(({ id }) => id), again.runId]).toEqual([files.map(({ id }) => id), null])

    // It came within a minute of the upload, and is taken back without it.
    expect((await me.post(`/api/runs/${runId}/undo`, {})).status).toBe(200)
    expect(await namesIn(me)).toEqual(['/Inbox/stack.pdf'])
  })

  it('of somebody else, of pages that are not there, and what is no PDF are refused, and nothing comes of it', async () => {
    const me = new Client(server.address)
    const [file, text] = await me.give(['stack.pdf', printed([INVOICE, POLICY])], ['notes.txt', 'words'])
    const ask = async (who: Client, id: string | undefined, beforePages: readonly number[]) =>
      (await who.post(`/api/files/${id}/parts`, { beforePages })).status
    expect(await ask(new Client(server.address), file?.id, [2])).toBe(404)
    expect(await ask(me, file?.id, [3])).toBe(400)
    expect(await ask(me, file?.id, [1])).toBe(400)
    expect(await ask(me, text?.id, [2])).toBe(400)
    expect(await namesIn(me)).toEqual(['/Inbox/notes.txt', '/Inbox/stack.pdf'])
  })
})
