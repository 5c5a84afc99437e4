import { describe, expect, it } from 'vitest'
import { parseConfig, SETTINGS } from './config.ts'
import { parseSmtpUrl } from './mail.ts'
import { editDistance, suggest } from './suggest.ts'
import { parseBytes, parseDuration, showBytes } from './units.ts'

describe('parseConfig', () => {
  it('has a value for everything', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      guestTtlMs: 86_400_000,
      maxFileBytes: 16 * 1024 ** 3,
      enforcePlans: false,
    })
  })
  it('reads units, lists and flags, and leaves strangers alone', () => {
    const env = {
      OCTAVO_GUEST_TTL: '1h30m',
      OCTAVO_QUOTA_BYTES: '1.5 GiB',
      OCTAVO_CORS_ORIGINS: 'https://a.test, https://b.test:8443',
      OCTAVO_ENFORCE_PLANS: '1',
      HOME: '/x',
      PORTS: '1',
      PGHOST: 'x',
    }
    expect(parseConfig(env)).toMatchObject({
      guestTtlMs: 5_400_000,
      quotaBytes: 1.5 * 1024 ** 3,
      corsOrigins: ['https://a.test', 'https://b.test:8443'],
      enforcePlans: true,
    })
  })
  it('opens folders to all accounts or to one, never the root, a part of a path, or what holds the data folder', () => {
    expect(parseConfig({ OCTAVO_FOLDERS: '/srv/shared/, Ada@Example.org=/srv/a=b' })).toMatchObject({
      places: {
        folders: [
          { path: '/srv/shared', email: undefined },
          { path: '/srv/a=b', email: 'ada@example.org' },
        ],
      },
    })
    for (const folders of ['/', 'srv', 'ada@example.org=', '/srv/data', '/srv/data/x', '/srv'])
      expect(parseConfig({ OCTAVO_FOLDERS: folders, OCTAVO_DATA_DIR: '/srv/data' })).toMatchObject({
        problems: [expect.stringContaining('OCTAVO_FOLDERS: ')],
      })
    expect(parseConfig({ OCTAVO_ENDPOINTS: 'googel=http://127.0.0.1:1' })).toMatchObject({
      problems: [expect.stringContaining('OCTAVO_ENDPOINTS: ')],
    })
  })
  it.each([
    { PORT: '-1' },
    { PORT: '65536' },
    { OCTAVO_GUEST_TTL: '0s' },
    { OCTAVO_MAX_FILE_BYTES: '-5' },
    { OCTAVO_CORS_ORIGINS: '*' },
    { OCTAVO_PUBLIC_URL: 'https://a.test/path' },
    { OCTAVO_LOG_LEVEL: 'loud' },
    { OCTAVO_NOPE: '' },
  ])('O-1: refuses %j', (env) => {
    const [name] = Object.keys(env)
    expect(parseConfig(env)).toMatchObject({ problems: [expect.stringContaining(`${name}: `)] })
  })
  it('sends people to a bucket only where one is named, and by TLS where they come by it', () => {
    const names = { URL: 'https://s3.test', BUCKET: 'files', ACCESS_KEY: 'key', SECRET_KEY: 'secret' }
    const s3 = Object.fromEntries(Object.entries(names).map(([name, value]) => [`OCTAVO_S3_${name}`, value]))
    const presigned = { ...s3, OCTAVO_S3_PRESIGNED: 'true' }
    const elsewhere = { ...presigned, OCTAVO_S3_PUBLIC_URL: 'http://files.test' }
    expect(parseConfig(s3)).toMatchObject({ s3: { bucket: 'files', presignedAt: undefined } })
    expect(parseConfig(presigned)).toMatchObject({ s3: { presignedAt: 'https://s3.test' } })
    expect(parseConfig(elsewhere)).toMatchObject({
      s3: { endpoint: 'https://s3.test', presignedAt: 'http://files.test' },
    })
    for (const [name, env] of [
      ['OCTAVO_S3_PRESIGNED', { OCTAVO_S3_PRESIGNED: 'true' }],
      ['OCTAVO_S3_PUBLIC_URL', { ...s3, OCTAVO_S3_PUBLIC_URL: 'https://files.test' }],
      ['OCTAVO_S3_PUBLIC_URL', { ...elsewhere, OCTAVO_PUBLIC_URL: 'https://octavo.test' }],
    ] as const)
      expect(parseConfig(env)).toEqual({ problems: [expect.stringContaining(`${name}: `)] })
    expect(parseConfig({ ...elsewhere, OCTAVO_PUBLIC_URL: 'http://octavo.test' })).toHaveProperty('s3')
  })
  it('reads a mail server and its sender, and wants the public address beside them', () => {
    const env = {
      OCTAVO_SMTP_URL: 'smtps://ada%40example.org:p%3Aw%2Fd@mail.example.org',
      OCTAVO_MAIL_FROM: 'Our Files <files@example.org>',
      OCTAVO_PUBLIC_URL: 'https://files.example.org',
    }
    expect(parseConfig(env)).toMatchObject({
      smtp: { host: 'mail.example.org', port: 465, isTls: true, user: 'ada@example.org', password: 'p:w/d' },
      mailFrom: { name: 'Our Files', address: 'files@example.org' },
    })
    expect(parseConfig({ OCTAVO_SMTP_URL: env.OCTAVO_SMTP_URL })).toEqual({
      problems: [expect.stringContaining('OCTAVO_MAIL_FROM: '), expect.stringContaining('OCTAVO_PUBLIC_URL: ')],
    })
    expect(parseConfig({})).toMatchObject({ smtp: undefined, mailFrom: undefined })
  })
  it.each([
    ['smtp://mail.example.org', { port: 587, isTls: false, wantsStartTls: true }],
    ['smtp://mail.example.org:25?tls=none', { port: 25, wantsStartTls: false }],
    ['smtp://127.0.0.1:1025', { port: 1025, wantsStartTls: false }],
    ['smtp://[::1]', { host: '::1', wantsStartTls: false }],
    ['smtps://localhost', { isTls: true, wantsStartTls: false }],
  ])('%s says how the connection is secured', (url, expected) => {
    expect(parseSmtpUrl(url)).toMatchObject(expected)
  })
  it.each([
    'http://mail.test',
    'smtp://',
    'mail.test:25',
    'smtp://m.test/path',
    'smtp://m.test?tls=no',
    'smtp://%zz@m.test',
  ])('O-1: %s is no mail server, and nothing of it is shown', (url) => {
    const found = parseConfig({ OCTAVO_SMTP_URL: url })
    expect(found).toMatchObject({ problems: [expect.stringMatching(/^OCTAVO_SMTP_URL: a hidden value must be/u)] })
  })
  it.each([
    'octavo',
    'a@example.org\r\nBcc: b@evil.test',
    'X\n<a@example.org>',
    '<a@example.org',
    '"A" <a@example.org>',
  ])('%j is no sender', (from) => {
    expect(parseConfig({ OCTAVO_MAIL_FROM: from })).toMatchObject({
      problems: [expect.stringContaining('OCTAVO_MAIL_FROM')],
    })
  })
  it.each(['127.0.0.1', 'http://127.0.0.1:11434', '127.0.0.1:', 'a b:1'])(
    'C-9: %s opens no host to people: it takes a host with its port',
    (hosts) => {
      expect(parseConfig({ OCTAVO_OWN_MODEL_HOSTS: hosts })).toMatchObject({
        problems: [expect.stringContaining('OCTAVO_OWN_MODEL_HOSTS')],
      })
    },
  )
  it('describes every setting', () => {
    for (const setting of Object.values(SETTINGS)) expect(setting.about).toMatch(/\.$/u)
  })
})

describe('units', () => {
  it.each([
    ['90s', 90_000],
    ['7d', 604_800_000],
    ['1h30m', 5_400_000],
    ['10', undefined],
    ['', undefined],
    ['1y', undefined],
  ])('%s is %s ms', (text, ms) => {
    expect(parseDuration(text)).toBe(ms)
  })
  it.each([
    ['1024', 1024],
    ['1 kB', 1024],
    ['16GiB', 16 * 1024 ** 3],
    ['x', undefined],
    ['9999999999999999T', undefined],
  ])('%s is %s bytes', (text, bytes) => {
    expect(parseBytes(text)).toBe(bytes)
  })
  it('shows bytes in words', () => {
    expect([0, 1023, 1536, 3 * 1024 ** 2, 16 * 1024 ** 3].map(showBytes)).toEqual([
      '0 bytes',
      '1023 bytes',
      '1.5 KB',
      '3 MB',
      '16 GB',
    ])
  })
})

describe('suggest', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL', 1],
    ['abc', 'acb', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s is close to %s', (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance)
  })
  it('suggests nothing far off', () => {
    expect(suggest('ZZZZ', ['PORT', 'HOST'], 2)).toBeUndefined()
  })
})
