import { changePasswordResponse, meaningState, resetPasswordResponse, settingsResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { type Mail, Mailbox } from './support/mailbox.ts'
import { type ModelDouble, startModelDouble } from './support/model-double.ts'
import { startHere, temporaryDir } from './support/server.ts'

const PUBLIC = 'https://files.octavo.test'
const mailbox = new Mailbox()
const folder = temporaryDir()
let double: ModelDouble
let server: Running
beforeAll(async () => {
  await mailbox.open()
  double = await startModelDouble()
  server = await startHere({
    OCTAVO_SMTP_URL: mailbox.url,
    OCTAVO_MAIL_FROM: 'octavo@octavo.test',
    OCTAVO_PUBLIC_URL: PUBLIC,
    OCTAVO_OWN_MODEL_HOSTS: new URL(double.url).host,
    OCTAVO_FOLDERS: folder,
  })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
  await double.close()
})

/** A browser, which speaks of our own page; a program sends its key and nothing else. */
const browser = () => new Client(server.address)
const send = (me: Client, method: string, path: string, body: unknown = {}) =>
  me.send(method, path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: PUBLIC },
  })
const upload = (me: Client, name: string, content: string) =>
  me.upload([{ name: 'files', filename: name, content }], { origin: PUBLIC })
const tokenIn = (mail: Mail | undefined) => /#reset=([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? ''
const texts = () => double.asked.flatMap((asked) => asked.texts).join('\n')

/** Opens every door that an account has, as somebody does who wants to keep a way in. */
async function openDoors(me: Client) {
  const { secret } = (
    await send(me, 'POST', '/api/account/keys', { name: 'mine', scopes: ['library:read'], days: 365 })
  ).json()
  const model = { kind: 'openai', url: `${double.url}/v1`, name: 'chat', embedName: 'embed', key: 'sk-theirs' }
  expect((await send(me, 'PUT', '/api/settings/model', model)).status).toBe(200)
  const place = { provider: 'folder', name: 'theirs', folder }
  expect((await send(me, 'POST', '/api/connections', place)).status).toBe(201)
  await send(me, 'PATCH', '/api/settings', { notifications: { email: false } })
  const program = browser()
  program.token = secret
  const indexed = async () => meaningState.parse((await me.get('/api/settings/search')).json())
  return { program, indexed }
}

describe('A-15: an account that is taken back', () => {
  it('A-15: closes every door that somebody else opened: session, key, model with its embedding, links, silenced notices', async () => {
    const email = 'owner@example.org'
    const stranger = browser()
    expect((await send(stranger, 'POST', '/api/auth/signup', { email, password: 'stranger1' })).status).toBe(201)
    const { program, indexed } = await openDoors(stranger)
    // The doors are real: the key reads, and the stranger's model is sent what is uploaded.
    await upload(stranger, 'before.txt', 'canary-before the bill is due')
    for (let turn = 0; turn < 200 && (await indexed()).indexed === 0; turn += 1)
      await new Promise((done) => setTimeout(done, 50))
    expect(texts()).toContain('canary-before')
    expect((await program.get('/api/files')).json().total).toBe(1)

    const owner = browser()
    expect((await send(owner, 'POST', '/api/auth/signup', { email, password: 'owner-1' })).status).toBe(409)
    for (const asker of [stranger, owner]) await send(asker, 'POST', '/api/auth/forgot-password', { email })
    const links = (await mailbox.to(email, 4)).map(tokenIn).filter((token) => token !== '')
    expect(links).toHaveLength(2)
    const [theirs = '', mine = ''] = links
    const reset = await send(owner, 'POST', '/api/auth/reset-password', { token: mine, password: 'owner-1' })
    expect(resetPasswordResponse.parse(reset.json()).closed).toEqual({
      sessions: 1,
      keys: 1,
      models: 1,
      connections: 1,
    })
    const told = (await mailbox.to(email, 5))[4]
    expect(told?.text).toContain(
      'devices that were logged in: 1; API keys: 1; connected models: 1; connected places: 1.',
    )
    expect(told?.text).not.toContain('Still open')

    expect((await send(owner, 'POST', '/api/auth/login', { email, password: 'owner-1' })).status).toBe(200)
    await upload(owner, 'after.txt', 'canary-after the bill is due')
    await owner.get('/api/search?q=invoice')
    await server.runJob('meanings')
    await send(owner, 'POST', '/api/agentkit/organize', { files: [] })
    expect(meaningState.parse((await owner.get('/api/settings/search')).json()).model).toBeNull()
    expect((await owner.get('/api/settings/model')).json().own).toBeNull()
    expect(texts()).not.toContain('canary-after')
    expect([(await program.get('/api/files')).status, (await stranger.get('/api/account/sessions')).status]).toEqual([
      401, 401,
    ])
    expect((await owner.get('/api/connections')).json().connections).toEqual([])
    expect((await owner.get('/api/account/keys')).json().keys).toEqual([])
    const again = await send(stranger, 'POST', '/api/auth/reset-password', { token: theirs, password: 'stranger2' })
    expect(again.status).toBe(401)
    expect(settingsResponse.parse((await owner.get('/api/settings')).json()).settings.notifications.email).toBe(true)
  })

  it('A-15: a password that is changed in the settings closes keys and model where that is wished, and says what is left', async () => {
    const email = 'thief@example.org'
    const owner = browser()
    await send(owner, 'POST', '/api/auth/signup', { email, password: 'owner-1' })
    const { program } = await openDoors(owner)
    const thief = browser()
    await send(thief, 'POST', '/api/auth/login', { email, password: 'owner-1' })
    const change = async (currentPassword: string, newPassword: string, closeDoors?: boolean) =>
      changePasswordResponse.parse(
        (
          await send(owner, 'POST', '/api/account/password', {
            currentPassword,
            newPassword,
            ...(closeDoors === undefined ? {} : { closeDoors }),
          })
        ).json(),
      )
    expect(await change('owner-1', 'owner-2')).toEqual({
      done: true,
      closed: { sessions: 1, keys: 0, models: 0, connections: 0 },
      left: { keys: 1, models: 1, connections: 1 },
    })
    expect((await program.get('/api/files')).status).toBe(200)
    expect((await mailbox.to(email, 2))[1]?.text).toContain(
      'Still open: API keys: 1; connected models: 1; connected places: 1.',
    )
    expect(await change('owner-2', 'owner-3', true)).toEqual({
      done: true,
      closed: { sessions: 0, keys: 1, models: 1, connections: 1 },
      left: { keys: 0, models: 0, connections: 0 },
    })
    expect((await program.get('/api/files')).status).toBe(401)
    expect((await owner.get('/api/settings/model')).json().own).toBeNull()
    expect((await owner.get('/api/account/sessions')).json().sessions).toHaveLength(1)
  })
})
