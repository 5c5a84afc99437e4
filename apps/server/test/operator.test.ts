import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { operatorResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { AUDITED } from '../src/infra/log/audit.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { configOf, startHere, temporaryDir } from './support/server.ts'

const TOKEN = 'a-token-of-the-monitor-0123456789'

let databases = 0

onEachDatabase((env) => {
  databases += 1
  const name = `database${databases}`
  const operator = `operator-${name}@example.org`
  let server: Running
  const logFile = path.join(temporaryDir(), 'log')
  beforeAll(async () => {
    server = await startHere({
      ...env(),
      OCTAVO_OPERATORS: operator.toUpperCase(),
      OCTAVO_METRICS_TOKEN: TOKEN,
      OCTAVO_LOG_FILE: logFile,
      OCTAVO_LOG_LEVEL: 'info',
    })
  })
  afterAll(() => server.close())
  const visitor = () => new Client(server.address)
  const readings = async () => {
    const monitor = visitor()
    monitor.token = TOKEN
    return (await monitor.get('/metrics')).text()
  }
  /** The value of a series; undefined when there is none. */
  const readingOf = (text: string, series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length + 1))
  }

  describe('GET /metrics', () => {
    it('asks for the operator’s token, and has neither a name nor an address in it', async () => {
      expect((await visitor().get('/metrics')).status).toBe(401)
      const stranger = visitor()
      stranger.token = `${TOKEN}x`
      expect((await stranger.get('/metrics')).status).toBe(401)
      const me = visitor()
      await me.enter('signup', `metrics-${name}@example.org`)
      const [file] = await me.give(['secret plan.txt', 'text'])
      // An approval teaches, which is a task.
      const fileOrganizations = [{ fileId: file?.id, targetCategory: 'Letters' }]
      const { plan } = (await me.post('/api/plans', { fileOrganizations, unsure: 'move' })).json()
      expect((await me.post(`/api/plans/${plan.id}/approve`, {})).status).toBe(200)
      const monitor = visitor()
      monitor.token = TOKEN
      const answer = await monitor.get('/metrics')
      expect(answer.headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
      expect(answer.text()).toMatch(/# EOF\n$/u)
      expect(answer.text()).not.toMatch(/secret|example\.org|127\.0\.0\.1/u)
    })

    it('counts requests by route, bytes both ways, people, files, jobs, and room', async () => {
      const before = await readings()
      const me = visitor()
      const [file] = await me.give(['counted.bin', 'x'.repeat(300_000)])
      await me.get('/api/files')
      await me.get(`/api/files/${file?.id}`)
      // Its connection stays open.
      const open = new http.Agent({ keepAlive: true })
      await new Promise<void>((resolve, reject) => {
        const headers = { 'x-long': 'x'.repeat(20_000) }
        http
          .get(`${server.address}/api/health`, { agent: open, headers }, (answer) => {
            answer.resume().once('end', () => resolve())
          })
          .once('error', reject)
      })
      await me.get('/api/nowhere/at-all')
      const after = await readings()
      open.destroy()
      const grew = (series: string) => (readingOf(after, series) ?? 0) - (readingOf(before, series) ?? 0)
      const requests = (labels: string) => `octavo_http_request_duration_seconds_count{${labels}}`
      expect(grew(requests('method="POST",route="/api/files/upload",status="201"'))).toBe(1)
      expect(grew(requests('method="GET",route="/api/files",status="200"'))).toBe(1)
      expect(grew(requests('method="GET",route="/api/files/:id",status="200"'))).toBe(1)
      expect(after).not.toContain(file?.id)
      expect(grew(requests('method="GET",route="none",status="404"'))).toBe(1)
      expect(grew('octavo_received_bytes_total')).toBeGreaterThan(320_000)
      expect(grew('octavo_received_bytes_total')).toBeLessThan(340_000)
      expect(grew('octavo_sent_bytes_total')).toBeGreaterThan(500)
      for (const series of ['octavo_database_up', 'octavo_healthy']) expect(readingOf(after, series)).toBe(1)
      for (const series of ['octavo_disk_free_bytes', 'octavo_stored_bytes', 'octavo_library_files'])
        expect(readingOf(after, series)).toBeGreaterThan(0)
      expect(readingOf(after, 'octavo_people{kind="account"}')).toBeGreaterThan(0)
      expect(after).toMatch(/^octavo_jobs\{kind="\w+",state="\w+"\} \d+$/mu)
    })
  })

  describe('GET /api/operator', () => {
    it('is for the accounts that were named, and tells of space and failures, never of anybody’s files', async () => {
      const anna = visitor()
      await anna.enter('signup', `anna-${name}@example.org`)
      await anna.give(['diary of anna.txt', 'a'.repeat(5000)])
      expect((await visitor().get('/api/operator')).status).toBe(401)
      expect((await anna.get('/api/operator')).status).toBe(403)
      const me = visitor()
      await me.enter('signup', operator)
      const answer = await me.get('/api/operator')
      expect(answer.status).toBe(200)
      const seen = operatorResponse.parse(answer.json())
      expect(seen.largest).toContainEqual({
        email: `anna-${name}@example.org`,
        files: 1,
        sizeBytes: 5000,
        trashBytes: 0,
      })
      expect(seen.people.accounts).toBeGreaterThanOrEqual(2)
      expect(seen.space.freeBytes).toBeGreaterThan(0)
      expect(seen.isHealthy).toBe(true)
      expect(answer.text()).not.toContain('diary')
    })
  })

  describe('the audit log', () => {
    it('has a line for each act about accounts and keys, done or refused: who by id, never an address or a password', async () => {
      const me = visitor()
      const email = `audited-${name}@example.org`
      const made = await me.enter('signup', email)
      const { id } = made.json().user
      await visitor().enter('login', email, 'a wrong password')
      await me.send('POST', '/api/auth/logout')
      const text = readFileSync(logFile, 'utf8')
      const lines = text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter(({ audit }) => audit !== undefined)
      expect(lines).toContainEqual(expect.objectContaining({ audit: 'account.made', owner: id, isDone: true }))
      expect(lines).toContainEqual(expect.objectContaining({ audit: 'session.begun', status: 401, isDone: false }))
      expect(lines).toContainEqual(expect.objectContaining({ audit: 'session.ended', owner: id, isDone: true }))
      expect(text).not.toContain(email)
      expect(text).not.toContain('a wrong password')
    })

    it('names only calls that there are', () => {
      for (const call of AUDITED) {
        const [method = '', url = ''] = call.split(' ')
        expect([call, server.app.hasRoute({ method: method as 'GET', url })]).toEqual([call, true])
      }
    })
  })
})

describe('settings of operators', () => {
  it('a short token and what is no address are refused; without a token there are no metrics', async () => {
    expect(() => configOf({ OCTAVO_METRICS_TOKEN: 'short', OCTAVO_OPERATORS: 'ada' })).toThrow(
      /OCTAVO_OPERATORS[\s\S]*e-mail addresses[\s\S]*OCTAVO_METRICS_TOKEN: a hidden value must be 24/u,
    )
    const server = await startHere()
    try {
      expect((await new Client(server.address).get('/metrics')).status).toBe(404)
    } finally {
      await server.close()
    }
  })
})
