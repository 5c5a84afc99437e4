import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sessionResponse } from '@octavo/contract'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { type Mail, Mailbox } from './support/mailbox.ts'
import { filesBelow, freshDataDir, startHere, temporaryDir } from './support/server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PUBLIC = 'https://files.octavo.test'
let made = 0
const someone = () => {
  made += 1
  return `mail${made}-${process.pid}@example.org`
}
/** The token of the link in a mail, which is the same in its text and its HTML. */
const tokenIn = (mail: Mail | undefined, purpose: 'verify' | 'reset') => {
  const pattern = new RegExp(`${PUBLIC}/auth#${purpose}=([\\w-]{43})`, 'u')
  const token = pattern.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.html).toContain(`#${purpose}=${token}`)
  return token
}

onEachDatabase((env) => {
  const mailbox = new Mailbox()
  let server: Running & { readonly dataDir: string }
  let aheadMs = 0
  const logFile = path.join(temporaryDir(), 'log.ndjson')
  const logged = () => readFileSync(logFile, 'utf8')
  beforeAll(async () => {
    await mailbox.open()
    server = await startHere(
      {
        OCTAVO_SMTP_URL: mailbox.url,
        OCTAVO_MAIL_FROM: 'Octavo of Tests <octavo@octavo.test>',
        OCTAVO_PUBLIC_URL: PUBLIC,
        OCTAVO_TRUST_PROXY: 'true',
        OCTAVO_LOG_LEVEL: 'debug',
        OCTAVO_LOG_FILE: logFile,
        ...env(),
      },
      { nowMs: () => Date.now() + aheadMs },
    )
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })
  afterEach(() => {
    mailbox.refuse = () => undefined
  })
  let addresses = 0
  /** A visitor of the public address, behind a proxy that ends TLS. */
  const visitor = () => {
    const client = new Client(server.address)
    addresses += 1
    client.address = `198.51.${100 + Math.floor(addresses / 250)}.${addresses % 250}`
    return client
  }
  const later = async (ms: number, act: () => Promise<unknown>) => {
    aheadMs += ms
    try {
      await act()
    } finally {
      aheadMs -= ms
    }
  }
  const post = (client: Client, url: string, body: unknown = {}, headers = {}) =>
    client.post(url, body, { origin: PUBLIC, ...headers })
  const signUp = async (email = someone(), more: object = {}) => {
    const me = visitor()
    const answer = await post(me, '/api/auth/signup', { email, password: 'secret1', ...more })
    expect(answer.status).toBe(201)
    return { me, email, token: answer.json().token as string }
  }
  const verified = async (email = someone(), more: object = {}) => {
    const person = await signUp(email, more)
    const [mail] = await mailbox.to(email)
    expect((await post(visitor(), '/api/auth/verify-email', { token: tokenIn(mail, 'verify') })).status).toBe(200)
    return person
  }
  const logIn = (email: string, password: string) => post(visitor(), '/api/auth/login', { email, password })
  const me = async (client: Client) => sessionResponse.parse((await client.get('/api/auth/session')).json())
  const forgot = (email: string, headers = {}) => post(visitor(), '/api/auth/forgot-password', { email }, headers)

  describe('the address', () => {
    it('is confirmed by a link that works once, whoever opens it; before that the settings say it is not', async () => {
      const { me: owner, email } = await signUp()
      expect(await me(owner)).toMatchObject({ sendsMail: true, user: { email, emailVerified: false } })
      const [mail] = await mailbox.to(email)
      expect(mail).toMatchObject({ from: 'octavo@octavo.test', to: [email] })
      expect(mail?.headers.get('subject')).toBe('Confirm your email address')
      expect(mail?.headers.get('from')).toBe('Octavo of Tests <octavo@octavo.test>')
      const token = tokenIn(mail, 'verify')
      const answers = await Promise.all([1, 2, 3].map(() => post(visitor(), '/api/auth/verify-email', { token })))
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401])
      expect((await me(owner)).user?.emailVerified).toBe(true)
    })

    it('asked for again: three times an hour, and not at all once it is confirmed; a link ends after a day', async () => {
      const { me: owner, email } = await signUp()
      const again = () => post(owner, '/api/account/email/verification')
      expect([(await again()).status, (await again()).status, (await again()).status]).toEqual([200, 200, 200])
      const limited = await again()
      expect([limited.status, limited.json().code]).toEqual([429, 'rate_limited'])
      const mails = await mailbox.to(email, 4)
      const [oldest, newest] = [tokenIn(mails[0], 'verify'), tokenIn(mails[3], 'verify')]
      await later(DAY, async () => {
        expect((await post(visitor(), '/api/auth/verify-email', { token: newest })).status).toBe(401)
      })
      expect((await post(visitor(), '/api/auth/verify-email', { token: oldest })).status).toBe(200)
      expect((await post(visitor(), '/api/account/email/verification')).status).toBe(401)
    })

    it('A-10: changed: the old one is told, the new one is asked, and links to the old one are worth nothing', async () => {
      const { me: owner, email: old } = await verified()
      await forgot(old)
      const reset = tokenIn((await mailbox.to(old, 2))[1], 'reset')
      const fresh = someone()
      expect((await post(owner, '/api/account/email', { email: fresh })).json().user).toMatchObject({
        email: fresh,
        emailVerified: false,
      })
      const [, , notice] = await mailbox.to(old, 3)
      expect(notice?.headers.get('subject')).toBe('Your email address was changed')
      expect(notice?.text).not.toContain(fresh)
      const [ask] = await mailbox.to(fresh)
      expect((await post(visitor(), '/api/auth/reset-password', { token: reset, password: 'stolen-1' })).status).toBe(
        401,
      )
      expect((await post(visitor(), '/api/auth/verify-email', { token: tokenIn(ask, 'verify') })).status).toBe(200)
      expect((await me(owner)).user?.emailVerified).toBe(true)
      // Another spelling of the same address is no change of it.
      await post(owner, '/api/account/email', { email: fresh.toUpperCase() })
      expect((await me(owner)).user).toMatchObject({ email: fresh.toUpperCase(), emailVerified: true })
    })
  })

  describe('a forgotten password', () => {
    it('A-10: the mailed link sets a password once, within 15 minutes, ends all sessions, and no Host header matters', async () => {
      const { me: owner, email } = await signUp()
      const evil = { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: '', forwarded: 'host=evil.test' }
      expect((await forgot(email, evil)).json()).toEqual({ done: true })
      expect((await forgot(email, evil)).status).toBe(200)
      const mails = await mailbox.to(email, 3)
      for (const mail of mails) expect(mail.raw).not.toContain('evil.test')
      const [first, second] = [tokenIn(mails[1], 'reset'), tokenIn(mails[2], 'reset')]
      const set = (token: string, password: string) =>
        post(visitor(), '/api/auth/reset-password', { token, password }, { host: 'evil.test', origin: '' })
      await later(15 * MINUTE, async () => expect((await set(first, 'too-late-1')).status).toBe(401))
      expect((await set(tokenIn(mails[0], 'verify'), 'wrong-sort-1')).status).toBe(401)
      const answers = await Promise.all([1, 2, 3].map((number) => set(first, `new-pass-${number}`)))
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401])
      // The other link went with the first one's use, and so did every session.
      expect((await set(second, 'new-pass-9')).status).toBe(401)
      expect((await owner.get('/api/account/sessions')).status).toBe(401)
      const winner = answers.findIndex((answer) => answer.status === 200) + 1
      expect((await logIn(email, `new-pass-${winner}`)).status).toBe(200)
      const notice = (await mailbox.to(email, 4))[3]
      expect(notice?.headers.get('subject')).toBe('Your password was changed')
      // Who has the mail has the address.
      const back = visitor()
      await post(back, '/api/auth/login', { email, password: `new-pass-${winner}` })
      expect((await me(back)).user?.emailVerified).toBe(true)
    })

    it('A-2: a known and an unknown address get the same answer from the same statements; only the worker looks who exists', async () => {
      const { email } = await signUp()
      await mailbox.to(email)
      const stranger = someone()
      const before = mailbox.mails.length
      const answers = [await forgot(email), await forgot(stranger)]
      const seen = answers.map(({ status, headers, bytes }) => {
        const { date: _, ...rest } = headers
        return [status, Object.keys(rest).sort(), bytes.toString()]
      })
      expect(seen[0]).toEqual(seen[1])
      await mailbox.to(email, 2)
      await server.runJob('mail')
      expect(mailbox.mails.slice(before).map(({ to }) => to)).toEqual([[email]])
      // Both are counted alike: a third and a fourth try of each.
      for (const address of [email, stranger]) {
        expect((await forgot(address)).status).toBe(200)
        expect((await forgot(address)).status).toBe(200)
        expect((await forgot(address)).status).toBe(429)
      }
    })

    it('a typed address finds the stored one and never becomes the recipient itself', async () => {
      const email = someone()
      await signUp(email)
      await forgot(email.toUpperCase())
      const [, mail] = await mailbox.to(email, 2)
      expect(mail?.to).toEqual([email])
      expect(mailbox.mails.filter(({ to }) => to.includes(email.toUpperCase()))).toEqual([])
    })
  })

  describe('news for the owner', () => {
    it('A-3: somebody signs up with a used address: the same sentence as ever, and a mail to the real owner', async () => {
      const { email } = await signUp()
      const answer = await post(visitor(), '/api/auth/signup', { email, password: 'other-pass', firstName: 'Eve' })
      expect([answer.status, answer.json().error, answer.json().details]).toEqual([
        409,
        'Could not create account',
        undefined,
      ])
      const [, mail] = await mailbox.to(email, 2)
      expect(mail?.headers.get('subject')).toBe('You have an account already')
      expect(mail?.raw).not.toContain('Eve')
      // A stranger can not fill somebody's mailbox with it.
      for (let round = 0; round < 6; round += 1)
        await post(visitor(), '/api/auth/signup', { email, password: 'other-pass' })
      await server.runJob('mail')
      expect((await mailbox.to(email)).length).toBeLessThanOrEqual(3)
    })

    it('a new password is told to the address of the account', async () => {
      const { me: owner, email } = await verified(someone(), { firstName: 'Ada' })
      await post(owner, '/api/account/password', { currentPassword: 'secret1', newPassword: 'better-one' })
      const [, mail] = await mailbox.to(email, 2)
      expect(mail?.headers.get('subject')).toBe('Your password was changed')
      expect(mail?.text).toMatch(/^Hello Ada,/u)
      expect(mail?.text).toContain(`${PUBLIC}/auth#forgot`)
    })

    it('a run of 200 files is told to a confirmed address that wants it; a small one, and one of somebody who does not, is not', async () => {
      const run = async (client: Client, count: number) => {
        const parts = Array.from({ length: count }, (_, n) => ({
          name: 'files',
          filename: `${n}.txt`,
          content: `${n}`,
        }))
        const { files } = (await client.upload(parts, { origin: PUBLIC })).json() as { files: { id: string }[] }
        const fileOrganizations = files.map(({ id }) => ({ fileId: id, targetCategory: 'Notes' }))
        expect((await post(client, '/api/files/organize', { fileOrganizations })).json().organized).toBe(count)
      }
      const quiet = await verified()
      await quiet.me.send('PATCH', '/api/settings', {
        body: '{"notifications":{"email":false}}',
        headers: { 'content-type': 'application/json', origin: PUBLIC },
      })
      const [unproven, wanting] = [await signUp(), await verified()]
      await run(quiet.me, 200)
      await run(unproven.me, 200)
      await run(wanting.me, 199)
      await run(wanting.me, 200)
      const mail = (await mailbox.to(wanting.email, 2))[1]
      expect(mail?.headers.get('subject')).toBe('Your run has finished')
      expect(mail?.text).toContain('moved into their folders: 200.')
      await server.runJob('mail')
      for (const { email } of [quiet, unproven, wanting]) {
        const subjects = (await mailbox.to(email)).map(({ headers }) => headers.get('subject'))
        expect(subjects.filter((subject) => subject === 'Your run has finished')).toHaveLength(
          email === wanting.email ? 1 : 0,
        )
      }
    })

    it('a deletion is told with the day of its end, and a login until then takes it back', async () => {
      const { me: owner, email } = await signUp()
      const { deletedAtMs } = (await owner.send('DELETE', '/api/account', { headers: { origin: PUBLIC } })).json()
      const [, mail] = await mailbox.to(email, 2)
      const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(deletedAtMs)
      expect(mail?.headers.get('subject')).toBe(`Your account will be deleted on ${day}`)
      expect(mail?.text).toContain(day)
      expect((await logIn(email, 'secret1')).json().deletionCancelled).toBe(true)
    })

    it.each([
      ['de-AT,de;q=0.9,en;q=0.5', 'Bestätige deine E-Mail-Adresse', 'lang="de" dir="ltr"'],
      ['fr, es;q=0.8', 'Confirma tu dirección de correo', 'lang="es" dir="ltr"'],
      ['ar', 'أكّد عنوان بريدك الإلكتروني', 'lang="ar" dir="rtl"'],
      ['xx;q=9, de;q=0', 'Confirm your email address', 'lang="en" dir="ltr"'],
    ])('mails to a browser that asks for %s are in its language', async (wish, subject, html) => {
      const email = someone()
      await post(visitor(), '/api/auth/signup', { email, password: 'secret1' }, { 'accept-language': wish })
      const [mail] = await mailbox.to(email)
      expect(mail?.html).toContain(html)
      expect(mail?.html).toContain(`<title>${subject}</title>`)
    })

    it('a language that was chosen in the settings goes before that of the browser', async () => {
      const { me: owner, email } = await signUp()
      await owner.send('PATCH', '/api/settings', {
        body: '{"language":"es"}',
        headers: { 'content-type': 'application/json', origin: PUBLIC },
      })
      await forgot(email, { 'accept-language': 'de' })
      const [, mail] = await mailbox.to(email, 2)
      expect(mail?.html).toContain('<title>Elige una contraseña nueva</title>')
    })
  })

  describe('hostile input', () => {
    it('line breaks and headers in names stay out of every header, and a stranger is greeted by no name', async () => {
      const firstName = 'Ada\r\nBcc: thief@evil.test\r\n\r\n<b onclick=1>http://evil.test</b>'
      const { me: owner, email } = await signUp(someone(), { firstName, lastName: 'x\nSubject: y' })
      const [first] = await mailbox.to(email)
      expect(first?.raw).not.toContain('evil.test')
      await post(visitor(), '/api/auth/verify-email', { token: tokenIn(first, 'verify') })
      await post(owner, '/api/account/password', { currentPassword: 'secret1', newPassword: 'better-one' })
      const [, mail] = await mailbox.to(email, 2)
      expect(mail?.to).toEqual([email])
      expect([...(mail?.headers.keys() ?? [])].sort()).toEqual([
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ])
      expect(mail?.headers.get('to')).toBe(email)
      expect(mail?.text.split('\r\n')[0]).toBe('Hello Ada Bcc: thief@evil.test <b onclick=1>http://evil.test</b>,')
      expect(mail?.html).not.toContain('<b ')
    })

    it.each([
      'a@example.org\r\nBcc: b@evil.test',
      'a@example.org\n',
      'a@example.org,b@evil.test',
      '<a@example.org>',
      'a b@example.org',
    ])('an address like %j is refused everywhere', async (email) => {
      for (const [url, body] of [
        ['/api/auth/forgot-password', { email }],
        ['/api/auth/signup', { email, password: 'secret1' }],
      ] as const)
        expect((await post(visitor(), url, body)).status).toBe(400)
    })

    it('mails have nothing that is fetched: no picture, no style sheet, no script, no link but ours', async () => {
      const { email } = await signUp()
      const [mail] = await mailbox.to(email)
      expect(mail?.html).not.toMatch(/<(?:img|link|script|iframe|object|style)|url\(|@import/iu)
      for (const [, href] of (mail?.html ?? '').matchAll(/href="([^"]*)"/gu))
        expect(href?.startsWith(`${PUBLIC}/`)).toBe(true)
    })
  })

  describe('a mail server that is away', () => {
    it('holds up no call and loses nothing: what was written meanwhile goes when it is back', async () => {
      const { me: owner, email } = await verified()
      const { email: other } = await signUp()
      await mailbox.to(other)
      await mailbox.close()
      await post(owner, '/api/account/password', { currentPassword: 'secret1', newPassword: 'better-one' })
      expect((await forgot(other)).status).toBe(200)
      await server.runJob('mail')
      expect(logged()).toContain('A mail could not be sent yet')
      await mailbox.open()
      // The next try comes by itself later; nobody waits for it here.
      await later(10 * MINUTE, () => server.runJob('mail'))
      await later(10 * MINUTE, () => server.runJob('mail'))
      expect((await mailbox.to(email, 2))[1]?.headers.get('subject')).toBe('Your password was changed')
      // A link's time begins when it is mailed, not when it was asked for.
      const token = tokenIn((await mailbox.to(other, 2))[1], 'reset')
      expect((await post(visitor(), '/api/auth/reset-password', { token, password: 'after-all' })).status).toBe(200)
      const count = mailbox.mails.length
      await later(DAY, () => server.runJob('mail'))
      expect(mailbox.mails.slice(count).filter(({ to }) => to.includes(email))).toEqual([])
    })

    it('is tried for three days, then a letter is given up with a line in the log; one refused address holds up nobody', async () => {
      const [{ me: one, email: gone }, { me: two, email: fine }] = [await verified(), await verified()]
      mailbox.refuse = (address) => (address === gone ? 550 : undefined)
      await post(one, '/api/account/password', { currentPassword: 'secret1', newPassword: 'better-one' })
      await post(two, '/api/account/password', { currentPassword: 'secret1', newPassword: 'better-one' })
      expect(await mailbox.to(fine, 2)).toHaveLength(2)
      await server.runJob('mail')
      expect(logged()).toMatch(/"kind":"password","tries":1,"why":"EENVELOPE 550","msg":"A mail was given up"/u)
      mailbox.refuse = (address) => (address === gone ? 451 : undefined)
      await post(one, '/api/account/password', { currentPassword: 'better-one', newPassword: 'best-one-1' })
      await server.runJob('mail')
      for (const hours of [1, 24, 48, 71]) await later(hours * HOUR, () => server.runJob('mail'))
      expect(logged()).not.toMatch(/"why":"EENVELOPE 451","msg":"A mail was given up"/u)
      await later(73 * HOUR, () => server.runJob('mail'))
      expect(logged()).toMatch(/"why":"EENVELOPE 451","msg":"A mail was given up"/u)
      mailbox.refuse = () => undefined
      await later(80 * HOUR, () => server.runJob('mail'))
      expect(await mailbox.to(gone)).toHaveLength(1)
    })
  })

  it('A-7: no mailed token, no address and no password of the mail server is in the log or the data folder', async () => {
    const { email } = await signUp()
    await forgot(email)
    const mails = await mailbox.to(email, 2)
    const tokens = [tokenIn(mails[0], 'verify'), tokenIn(mails[1], 'reset')]
    for (const secret of [...tokens, 'let/me:in', 'let%2Fme%3Ain']) {
      const files = [...filesBelow(server.dataDir), logFile].filter((file) => readFileSync(file).includes(secret))
      expect([secret, files]).toEqual([secret, []])
    }
    expect(logged()).not.toContain('@example.org')
  })
})

describe('without a mail server', () => {
  it('everything else works, the session says so, and calls about mail answer 404 with what to do', async () => {
    const server = await startHere()
    const me = new Client(server.address)
    const email = someone()
    expect((await me.enter('signup', email)).status).toBe(201)
    const session = sessionResponse.parse((await me.get('/api/auth/session')).json())
    expect(session).toMatchObject({ sendsMail: false, user: { emailVerified: false } })
    for (const [url, body] of [
      ['/api/auth/forgot-password', { email }],
      ['/api/account/email/verification', {}],
    ] as const) {
      const answer = await me.post(url, body)
      expect([url, answer.status, answer.json().error]).toEqual([
        url,
        404,
        'This server sends no mail. Ask the people who run it for a link.',
      ])
    }
    expect(
      (await me.post('/api/account/password', { currentPassword: 'secret1', newPassword: 'better-one' })).status,
    ).toBe(200)
    expect((await me.post('/api/account/email', { email: someone() })).status).toBe(200)
    await server.close()
  })
})

it('a mail that waits survives the end of the process', async () => {
  const dataDir = await freshDataDir()
  const own = new Mailbox()
  await own.open()
  const settings = {
    OCTAVO_DATA_DIR: dataDir,
    OCTAVO_SMTP_URL: own.url,
    OCTAVO_MAIL_FROM: 'octavo@octavo.test',
    OCTAVO_PUBLIC_URL: PUBLIC,
  }
  await own.close()
  const first = await startHere(settings)
  const email = someone()
  const answer = await new Client(first.address).post(
    '/api/auth/signup',
    { email, password: 'secret1' },
    { origin: '' },
  )
  expect(answer.status).toBe(201)
  await first.runJob('mail')
  await first.close()
  await own.open()
  const second = await startHere(settings, { nowMs: () => Date.now() + HOUR })
  await second.runJob('mail')
  expect(await own.to(email)).toHaveLength(1)
  await second.close()
  await own.close()
})

describe('header injection', () => {
  it('whatever a name is, the message has one recipient and the headers that Octavo gave it', async () => {
    const { createTransport, writeLetter } = await import('../src/modules/mail/index.ts')
    const mailbox = new Mailbox()
    await mailbox.open()
    const smtp = {
      host: '127.0.0.1',
      port: mailbox.port,
      isTls: false,
      wantsStartTls: false,
      user: 'mailer',
      password: 'let/me:in',
    }
    const transport = createTransport(smtp, { name: 'Octavo', address: 'octavo@octavo.test' })
    let count = 0
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(
            fc.constantFrom(
              '\r\n',
              '\n',
              '\r',
              '\u2028',
              '\0',
              'Bcc: x@evil.test',
              'Ada',
              '<script>',
              '\ud800',
              '{date}',
              '"',
              '=',
            ),
          )
          .map((parts) => parts.join('')),
        fc.constantFrom('verify', 'reset', 'taken', 'password', 'email', 'deletion'),
        fc.constantFrom('en', 'de', 'es', 'ar'),
        async (name, kind, language) => {
          count += 1
          const to = `p${count}@example.org`
          const letter = writeLetter(kind, language, { publicUrl: PUBLIC, name, link: `${PUBLIC}/auth`, dateMs: 0 })
          expect(await transport.send({ id: `id${count}`, to, ...letter })).toEqual({ status: 'sent' })
          const mail = mailbox.mails.at(-1)
          expect(mail?.to).toEqual([to])
          expect([...(mail?.headers.keys() ?? [])]).toHaveLength(8)
          expect(mail?.html).not.toContain('<script')
          expect(mail?.text.trimEnd().split(/\r?\n/u).length).toBe(letter.text.trimEnd().split('\n').length)
          // A name is no template: what looks like a placeholder in it stays.
          expect(letter.text.replaceAll('{date}', '')).not.toContain('{')
        },
      ),
      { numRuns: 60 },
    )
    await mailbox.close()
  })
})
