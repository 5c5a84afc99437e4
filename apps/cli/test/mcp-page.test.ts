import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Agent, startAgent } from './support/agent.ts'
import { octavo } from './support/run.ts'
import { newFolder, snapshot, write } from './support/tree.ts'

const CODE = 'correct horse'
let base: ReturnType<typeof newFolder>
let state: string
let files: string
let agent: Agent

beforeEach(async () => {
  base = newFolder()
  state = path.join(base.root, 'state')
  files = path.join(base.root, 'files')
  write(files, 'a.txt', 'first')
  write(files, `<img src=x onerror="alert(1)">'.txt`, 'second')
  agent = await startAgent({ state, folders: [files] })
})
afterEach(async () => {
  await agent.end()
  base.dispose()
})

const chooseCode = async () =>
  await octavo(['approve', '--code'], {
    state,
    answer: (printed) => (printed.includes('A code') ? `${CODE}\n` : undefined),
  })

interface Proposed {
  readonly planId: string
  readonly digest: string
  readonly link: URL | undefined
}
async function propose(from = 'a.txt'): Promise<Proposed> {
  const { data } = await agent.call('plan_propose', { source: 'files', moves: [{ from, to: `x/${from}` }] })
  const link = /http:\S+/u.exec((data.forThePerson as string[]).join(' '))?.[0]
  return {
    planId: String(data.planId),
    digest: String(data.digest),
    link: link === undefined ? undefined : new URL(link),
  }
}
const apply = async ({ planId, digest }: Proposed) => await agent.call('plan_apply', { planId, digest })

/** A call with headers that no fetch would send. */
function ask(url: URL, method: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = http.request(url, { method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
    request.end(body)
  })
}
async function send(
  url: URL,
  wanted: Record<string, string>,
  headers: Record<string, string> = { origin: url.origin },
) {
  const form = /name="form" value="([\w-]+)"/u.exec((await ask(url, 'GET')).text)?.[1] ?? ''
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return await ask(url, 'POST', { ...type, ...headers }, new URLSearchParams({ form, ...wanted }).toString())
}

it('a page approves one digest once, with the code that the person chose; without a code there is no page, and wrong ones are counted', async () => {
  expect((await propose()).link).toBeUndefined()
  expect((await octavo(['approve', '--code'], { state })).err).toContain('at a terminal')
  expect((await chooseCode()).code).toBe(0)
  expect(fs.readFileSync(path.join(state, 'approval-code.json'), 'utf8')).not.toContain(CODE)
  const one = await propose()
  if (!one.link) throw new Error('no link')
  expect(one.link.hostname).toBe('127.0.0.1')
  expect((await ask(one.link, 'GET')).text).toContain('An agent wants to move 1 file')
  const guessed = await send(one.link, { decision: 'approve', code: 'a guess' })
  expect([guessed.status, guessed.text]).toEqual([403, expect.stringContaining('That is not your code')])
  expect((await apply(one)).isError).toBe(true)
  expect((await send(one.link, { decision: 'approve', code: CODE })).text).toContain('Approved')
  expect((await ask(one.link, 'GET')).status).toBe(404)
  expect((await apply(one)).data.moved).toBe(1)

  const [other] = fs.readdirSync(files).filter((name) => name.startsWith('<'))
  const two = await propose(other)
  if (!two.link) throw new Error('no link')
  await agent.call('plan_amend', { planId: two.planId, leaveOut: [other] })
  expect((await ask(two.link, 'GET')).status).toBe(404)
  const three = await propose(other)
  if (!three.link) throw new Error('no link')
  expect((await send(three.link, { decision: 'refuse' })).text).toContain('Nothing was moved')
  expect((await apply(three)).text).toContain('The person refused this plan')
  const four = await propose(other)
  if (!four.link) throw new Error('no link')
  for (let at = 0; at < 4; at += 1) await send(four.link, { decision: 'approve', code: `guess ${at}` })
  expect((await send(four.link, { decision: 'approve', code: CODE })).status).toBe(429)
  expect((await apply(four)).isError).toBe(true)
})

it('the page answers to its own host, form and origin alone, runs nothing, and a name of a file stays text', async () => {
  await chooseCode()
  const [hostile] = fs.readdirSync(files).filter((name) => name.startsWith('<'))
  const { link, ...plan } = await propose(hostile)
  if (!link) throw new Error('no link')
  const { headers, text } = await ask(link, 'GET')
  expect(text).not.toContain('<img')
  expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;.txt')
  expect([headers['content-security-policy'], headers['cache-control'], headers['x-frame-options']]).toEqual([
    expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'/u),
    'no-store',
    'DENY',
  ])
  expect(text).not.toContain('<script')
  const good = { decision: 'approve', code: CODE }
  expect((await ask(link, 'GET', { host: `evil.example:${link.port}` })).status).toBe(421)
  for (const strange of [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: `http://localhost:${link.port}` },
    { origin: link.origin, 'sec-fetch-site': 'cross-site' },
  ])
    expect((await send(link, good, strange as Record<string, string>)).status).toBe(403)
  expect((await send(link, { ...good, form: 'x' })).status).toBe(403)
  expect((await ask(new URL('/', link), 'GET')).status).toBe(404)
  expect((await apply({ ...plan, link })).isError).toBe(true)
  expect([...snapshot(files).keys()].filter((name) => name.startsWith('x/'))).toEqual([])
  expect((await send(link, good, { origin: link.origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await apply({ ...plan, link })).data.moved).toBe(1)
})

it('the page speaks the language that the browser asks for, and names stay as they are in one that is read from the right', async () => {
  await chooseCode()
  const { link } = await propose()
  if (!link) throw new Error('no link')
  for (const [wanted, language, dir, words] of [
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'ltr', 'Ein Agent möchte 1 Datei verschieben'],
    ['es', 'es', 'ltr', 'Un agente quiere mover 1 archivo'],
    ['ar-EG', 'ar', 'rtl', 'يريد وكيل نقل 1 ملف'],
    ['fr, en-GB;q=0.5', 'en', 'ltr', 'An agent wants to move 1 file'],
    ['"><script>', 'en', 'ltr', 'An agent wants to move 1 file'],
  ] as const) {
    const { text } = await ask(link, 'GET', { 'accept-language': wanted })
    expect([wanted, text.includes(`<html lang="${language}" dir="${dir}">`), text.includes(words)]).toEqual([
      wanted,
      true,
      true,
    ])
    expect(text).toContain('<bdi>x/a.txt</bdi>')
  }
})
