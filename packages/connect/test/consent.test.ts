import { AppError } from '@octavo/core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Access, consentServer, createGuard, Google, type Grant, type Guard, OauthClient } from '../src/index.ts'
import { type Double, type OauthDouble, startGoogleDrive, startOauth } from '../src/testing/index.ts'
import { endDoubles, patientClock } from './worlds.ts'

let guard: Guard
beforeAll(() => {
  guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
})
afterAll(() => guard.close())

const doubles: Double[] = []
afterEach(() => endDoubles(doubles))

const REDIRECT = 'http://localhost:1/connections/google'

async function newServer(): Promise<{ readonly oauth: OauthDouble; readonly client: OauthClient }> {
  const oauth = await startOauth({ redirects: [REDIRECT], rotates: true })
  doubles.push(oauth)
  const { clientId, clientSecret } = oauth.is
  const server = consentServer('google', oauth.url)
  return { oauth, client: new OauthClient({ server, clientId, clientSecret, guard, clock: patientClock() }) }
}

/** What a person does in a browser: opens the page and presses Allow. Answers what the browser is sent back with. */
async function allow(page: URL, answer = 'Allow'): Promise<URLSearchParams> {
  const html = await (await fetch(page)).text()
  const href = new RegExp(`href="([^"]+)">${answer}`, 'u').exec(html)?.[1]?.replaceAll('&amp;', '&')
  if (href === undefined) throw new Error(html)
  const { headers } = await fetch(new URL(href, page), { redirect: 'manual' })
  return new URL(headers.get('location') ?? '').searchParams
}

it('consent leads to a drive, whose calls renew an old token once and end when consent is taken back', async () => {
  const { oauth, client } = await newServer()
  const asked = client.ask(REDIRECT)
  const back = await allow(asked.url)
  expect([back.get('state'), client.isOurs(back.get('iss') ?? undefined)]).toEqual([asked.state, true])
  const { verifier } = asked
  let grant: Grant = await client.redeem(back.get('code') ?? '', { verifier, redirect: REDIRECT })
  let renewal: Promise<void> | undefined
  const access: Access = {
    async token(refused) {
      if (refused === grant.access)
        renewal ??= client.renew(grant.refresh ?? '').then((next) => {
          grant = next
          renewal = undefined
        })
      await renewal
      return grant.access
    },
  }
  const drive = await startGoogleDrive({ accepts: oauth.accepts })
  doubles.push(drive)
  drive.write('a.txt', 'a')
  const google = new Google({ access, guard, clock: patientClock(), root: drive.url })
  expect((await google.list('')).length).toBe(1)
  oauth.expire()
  await Promise.all(Array.from({ length: 10 }, () => google.account()))
  expect(oauth.renewals()).toBe(1)
  expect([await client.revoke(grant), oauth.standing()]).toEqual([true, 0])
  await expect(google.account()).rejects.toMatchObject({ code: 'auth_expired' })
})

it('a code counts once, with its proof key and its address; a refresh token that was used ends the grant', async () => {
  const { oauth, client } = await newServer()
  const other = client.ask(REDIRECT)
  const { url, verifier } = client.ask(REDIRECT)
  const code = async () => (await allow(url)).get('code') ?? ''
  const redirect = REDIRECT
  await expect(client.redeem(await code(), { verifier: other.verifier, redirect })).rejects.toBeInstanceOf(AppError)
  await expect(client.redeem(await code(), { verifier, redirect: `${redirect}/x` })).rejects.toBeInstanceOf(AppError)
  const first = await code()
  const grant = await client.redeem(first, { verifier, redirect })
  await expect(client.redeem(first, { verifier, redirect })).rejects.toMatchObject({ code: 'auth_expired' })
  expect([oauth.accepts(grant.access), oauth.standing()]).toEqual([false, 0])
  const again = await client.redeem(await code(), { verifier, redirect })
  await client.renew(again.refresh ?? '')
  await expect(client.renew(again.refresh ?? '')).rejects.toMatchObject({ code: 'auth_expired' })
  expect(oauth.standing()).toBe(0)
  expect((await allow(url, 'Cancel')).get('error')).toBe('access_denied')
  await expect(allow(client.ask('http://elsewhere.test/').url)).rejects.toThrow('not registered')
})
