import path from 'node:path'
import { PASSWORD_MAX_LENGTH } from '@octavo/contract'
import { LIMITS } from '@octavo/core'
import * as z from 'zod'
import { databaseUrl, oneOrigin, origins, webAddress } from './addresses.ts'
import { flag } from './flag.ts'
import { hosts, hostsWithPorts } from './hosts.ts'
import { mailFrom, mailProblems, type Smtp, smtpUrl } from './mail.ts'
import { OPERATOR_SETTINGS, operatorProblems, type Role, secret } from './operators.ts'
import { PLACE_SETTINGS, type Places, placeProblems, placesOf } from './places.ts'
import { S3_SETTINGS, type S3Settings, s3Of, s3Problems } from './s3.ts'
import { suggest } from './suggest.ts'
import { TRACE_SETTINGS, type TraceSettings, tracesOf } from './traces.ts'
import { parseBytes, parseDuration } from './units.ts'

const GIB = 1024 ** 3

const whole = (low: number, high: number, what: string) =>
  z.string().transform((text, context) => {
    const value = /^\d+$/u.test(text) ? Number(text) : Number.NaN
    if (value >= low && value <= high) return value
    context.addIssue({ code: 'custom', message: `must be ${what} from ${low} to ${high}` })
    return z.NEVER
  })
const duration = z.string().transform((text, context) => {
  const value = parseDuration(text)
  if (value !== undefined && value > 0) return value
  context.addIssue({ code: 'custom', message: 'must be a time such as 90s, 15m, 24h or 7d' })
  return z.NEVER
})
const bytes = z.string().transform((text, context) => {
  const value = parseBytes(text)
  if (value !== undefined && value > 0) return value
  context.addIssue({ code: 'custom', message: 'must be a size such as 1048576, 500MB or 16GiB' })
  return z.NEVER
})
const languages = z.string().transform((text, context) => {
  const names = text.split(/[,+]/u).map((part) => part.trim())
  if (names.every((name) => /^[A-Za-z][A-Za-z0-9_]{1,31}$/u.test(name))) return names
  context.addIssue({ code: 'custom', message: 'must be names such as eng,deu' })
  return z.NEVER
})
/** Every setting: the environment variable's name, its check, its value when left out, and what it is for. */
export const SETTINGS = {
  PORT: { check: whole(0, 65_535, 'a port number'), default: 3000, about: 'Port to listen on; 0 takes a free one.' },
  HOST: { check: z.string().min(1), default: '127.0.0.1', about: 'Address to listen on; 0.0.0.0 for all.' },
  DATABASE_URL: {
    check: databaseUrl,
    default: undefined,
    secret: true,
    about: 'A PostgreSQL server. Left out: the embedded database in the data folder.',
  },
  OCTAVO_DATA_DIR: { check: z.string().min(1), default: './data', about: 'Folder for everything that is stored.' },
  OCTAVO_SECRET: {
    check: secret,
    default: undefined,
    secret: true,
    about:
      'What passwords of connections are sealed by, 64 hexadecimal digits. Left out: secret.key of the data folder.',
  },
  OCTAVO_WEB_DIR: { check: z.string().min(1), default: undefined, about: 'Folder of the built web app.' },
  OCTAVO_GUEST_TTL: {
    check: duration,
    default: 86_400_000,
    about: "How long a guest's library is kept after its last change: 24h, 7d.",
  },
  OCTAVO_MAX_FILE_BYTES: { check: bytes, default: 16 * GIB, about: 'Largest file taken: 16GiB.' },
  OCTAVO_MAX_FILES: { check: whole(1, 10_000_000, 'a number'), default: 100_000, about: 'Most files in one library.' },
  OCTAVO_QUOTA_BYTES: { check: bytes, default: 1024 * GIB, about: 'Most bytes in one library: 1TiB.' },
  OCTAVO_GUEST_QUOTA: {
    check: bytes,
    default: undefined,
    about: "Most bytes in one guest's library: 5GiB. Left out: a tenth of the disk's free space.",
  },
  OCTAVO_NEW_GUESTS: {
    check: whole(1, 10_000_000, 'a number'),
    default: 500,
    about: 'Most new libraries of guests from one address in an hour.',
  },
  OCTAVO_MIN_FREE_BYTES: {
    check: bytes,
    default: 64 * 1024 ** 2,
    about: 'Uploads stop before the disk has less than this left: 64MiB.',
  },
  OCTAVO_TRASH_DAYS: {
    check: whole(1, 3650, 'a number of days'),
    default: 30,
    about: 'How many days a deleted file stays in the trash.',
  },
  OCTAVO_PASSWORD_MIN: {
    check: whole(LIMITS.passwordMinLength, PASSWORD_MAX_LENGTH, 'a number'),
    default: LIMITS.passwordMinLength,
    about: 'Fewest characters of a new password.',
  },
  OCTAVO_STORE_URL: {
    check: webAddress,
    default: undefined,
    about: 'The store where plans and beans are sold; purchase links lead there.',
  },
  OCTAVO_SOURCE_URL: {
    check: webAddress,
    default: undefined,
    about: 'Where the source of this installation lies; the settings link there.',
  },
  OCTAVO_BUG_URL: {
    check: webAddress,
    default: undefined,
    about: 'Where people tell bugs. Left out: bugs come to you as feedback.',
  },
  OCTAVO_ENFORCE_PLANS: {
    check: flag,
    default: false,
    about: 'Hold everybody to the files of their plan: 25 in the trial.',
  },
  OCTAVO_PUBLIC_URL: {
    check: oneOrigin,
    default: undefined,
    about: 'The address that people use, when a proxy stands in front.',
  },
  OCTAVO_STRICT_HOST: {
    check: flag,
    default: false,
    about: 'Answer only to the name of OCTAVO_PUBLIC_URL, to addresses and to localhost.',
  },
  OCTAVO_CORS_ORIGINS: {
    check: origins,
    default: [],
    about: 'Other web addresses whose pages may call the API, separated by commas.',
  },
  OCTAVO_TRUST_PROXY: { check: flag, default: false, about: 'Believe X-Forwarded-For and X-Forwarded-Proto.' },
  OCTAVO_SMTP_URL: {
    check: smtpUrl,
    default: undefined,
    secret: true,
    about: 'The mail server: smtps://user:password@mail.example.org:465. Left out: Octavo sends no mail.',
  },
  OCTAVO_MAIL_FROM: {
    check: mailFrom,
    default: undefined,
    about: 'Whom mails come from: Octavo <octavo@example.org>; together with OCTAVO_SMTP_URL.',
  },
  OCTAVO_MODEL_URL: {
    check: webAddress,
    default: undefined,
    about: 'Base address of a language model that helps with unclear files; together with OCTAVO_MODEL_NAME.',
  },
  OCTAVO_MODEL_NAME: { check: z.string().min(1), default: undefined, about: 'Name of the model at that address.' },
  OCTAVO_MODEL_KEY: { check: z.string().min(1), default: undefined, secret: true, about: 'Key for that address.' },
  OCTAVO_MODEL_KIND: {
    check: z.enum(['openai', 'ollama'], 'must be openai or ollama'),
    default: 'openai',
    about: 'How that address speaks: openai (any endpoint of that API) or ollama.',
  },
  OCTAVO_MODEL_TEXT: {
    check: flag,
    default: true,
    about: 'Send the beginning of texts to the model; false sends names, types and sizes only.',
  },
  OCTAVO_EMBED_NAME: {
    check: z.string().min(1),
    default: undefined,
    about: 'Name of the embedding model at OCTAVO_MODEL_URL: search by meaning.',
  },
  OCTAVO_MODEL_FOLDER: {
    check: z.string().min(1),
    default: undefined,
    about: 'Folder of an embedding model that runs on this machine: search by meaning, and nothing leaves.',
  },
  OCTAVO_MODEL_MEMORY: {
    check: bytes,
    default: 2 * GIB,
    about: 'Most memory that the model of that folder may take: 2GiB.',
  },
  OCTAVO_MODEL_BUDGET: {
    check: whole(1, 1_000_000_000_000, 'a number of characters'),
    default: 20_000_000,
    about: "Most characters that one person sends to the operator's model in a day.",
  },
  OCTAVO_ALLOW_PRIVATE_HOSTS: {
    check: hosts,
    default: [],
    about:
      'Hosts of private networks, with or without a port, that your own OCTAVO_MODEL_URL may be at, separated by commas.',
  },
  OCTAVO_OWN_MODEL_HOSTS: {
    check: hostsWithPorts,
    default: [],
    about: "Hosts of private networks, each with its port, that people's own models may be at, separated by commas.",
  },
  ...PLACE_SETTINGS,
  ...S3_SETTINGS,
  OCTAVO_READERS: {
    check: whole(1, 64, 'a number'),
    default: 2,
    about: 'Processes that read the inside of files for one person at the same time; there is one more for others.',
  },
  OCTAVO_OCR: {
    check: flag,
    default: true,
    about: 'Read scans by the program tesseract, where it is on PATH; false leaves them unread.',
  },
  OCTAVO_OCR_LANGUAGES: {
    check: languages,
    default: [],
    about: 'Languages of scans by the names of the data of tesseract, separated by commas: eng,deu.',
  },
  OCTAVO_TOWNS: {
    check: z.string().min(1),
    default: undefined,
    about: 'A table of towns of GeoNames (cities500.txt), by which places of photos are named.',
  },
  OCTAVO_RATE_LIMIT: {
    check: whole(1, 10_000_000, 'a number'),
    default: 12_000,
    about: 'Most API calls of one address in a minute.',
  },
  ...OPERATOR_SETTINGS,
  ...TRACE_SETTINGS,
  OCTAVO_LOG_LEVEL: {
    check: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    default: 'info',
    about: 'fatal, error, warn, info, debug or silent.',
  },
  OCTAVO_LOG_FILE: {
    check: z.string().min(1),
    default: undefined,
    about: 'Write the log to this file instead of standard error.',
  },
} as const

type Settings = typeof SETTINGS
type Name = keyof Settings
type Value<N extends Name> = z.output<Settings[N]['check']> | Extract<Settings[N]['default'], undefined>

/** What the server was told, checked. Sizes in bytes, times in milliseconds, folders absolute. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly role: Role
  readonly dataDir: string
  /** 32 bytes; undefined: those of the data folder. */
  readonly secret: Buffer | undefined
  readonly webDir: string | undefined
  readonly guestTtlMs: number
  readonly maxFileBytes: number
  readonly maxFiles: number
  readonly quotaBytes: number
  /** Undefined: a share of the disk's free space. */
  readonly guestQuotaBytes: number | undefined
  readonly newGuests: number
  readonly minFreeBytes: number
  readonly trashDays: number
  readonly passwordMin: number
  readonly storeUrl: string | undefined
  readonly sourceUrl: string | undefined
  readonly bugUrl: string | undefined
  readonly enforcePlans: boolean
  readonly publicUrl: string | undefined
  readonly strictHost: boolean
  readonly corsOrigins: readonly string[]
  readonly trustProxy: boolean
  readonly smtp: Smtp | undefined
  readonly mailFrom: { readonly name: string; readonly address: string } | undefined
  readonly rateLimit: number
  readonly readers: number
  readonly ocr: boolean
  /** Empty: those of the product that there is data for. */
  readonly ocrLanguages: readonly string[]
  readonly towns: string | undefined
  readonly modelUrl: string | undefined
  readonly modelName: string | undefined
  readonly modelKey: string | undefined
  readonly modelKind: 'openai' | 'ollama'
  readonly modelText: boolean
  readonly embedName: string | undefined
  readonly modelFolder: string | undefined
  readonly modelMemoryBytes: number
  readonly modelBudget: number
  readonly allowPrivateHosts: readonly string[]
  readonly ownModelHosts: readonly string[]
  readonly places: Places
  readonly s3: S3Settings | undefined
  /** E-mail addresses, as they are compared. */
  readonly operators: readonly string[]
  readonly metricsToken: string | undefined
  readonly traces: TraceSettings | undefined
  readonly logLevel: string
  readonly logFile: string | undefined
}

const NAMES = Object.keys(SETTINGS) as Name[]
const isName = (name: string): name is Name => Object.hasOwn(SETTINGS, name)

/** Checks an environment. All problems come back at once, one sentence each, without the values of secrets. */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
): Config | { readonly problems: readonly string[] } {
  const problems: string[] = []
  for (const name of Object.keys(env)) {
    if (isName(name)) continue
    // A name of ours that doesn't exist is a mistake; a stranger's name only when it is one slip away from ours.
    const ours = name.startsWith('OCTAVO_')
    const meant = suggest(name, ours ? NAMES : NAMES.filter((known) => known.length > 5), ours ? 6 : 1)
    if (ours || meant) problems.push(`${name}: no such setting${meant ? `; did you mean ${meant}?` : ''}`)
  }
  const read = <N extends Name>(name: N): Value<N> => {
    const setting = SETTINGS[name]
    const text = env[name]
    if (text === undefined || text === '') return setting.default as Value<N>
    const result = setting.check.safeParse(text)
    if (result.success) return result.data as Value<N>
    const shown = 'secret' in setting ? 'a hidden value' : JSON.stringify(text.slice(0, 80))
    const reasons = result.error.issues
      .map((issue) => issue.message.replace(/^Invalid (?:option|input): /u, ''))
      .join(', ')
    problems.push(`${name}: ${shown} ${reasons.startsWith('must') ? reasons : `is wrong: ${reasons}`}`)
    return setting.default as Value<N>
  }
  const webDir = read('OCTAVO_WEB_DIR')
  const logFile = read('OCTAVO_LOG_FILE')
  const modelFolder = read('OCTAVO_MODEL_FOLDER')
  const towns = read('OCTAVO_TOWNS')
  const config: Config = {
    port: read('PORT'),
    host: read('HOST'),
    databaseUrl: read('DATABASE_URL'),
    role: read('OCTAVO_ROLE'),
    dataDir: path.resolve(read('OCTAVO_DATA_DIR')),
    secret: read('OCTAVO_SECRET'),
    webDir: webDir === undefined ? undefined : path.resolve(webDir),
    guestTtlMs: read('OCTAVO_GUEST_TTL'),
    maxFileBytes: read('OCTAVO_MAX_FILE_BYTES'),
    maxFiles: read('OCTAVO_MAX_FILES'),
    quotaBytes: read('OCTAVO_QUOTA_BYTES'),
    guestQuotaBytes: read('OCTAVO_GUEST_QUOTA'),
    newGuests: read('OCTAVO_NEW_GUESTS'),
    minFreeBytes: read('OCTAVO_MIN_FREE_BYTES'),
    trashDays: read('OCTAVO_TRASH_DAYS'),
    passwordMin: read('OCTAVO_PASSWORD_MIN'),
    storeUrl: read('OCTAVO_STORE_URL'),
    sourceUrl: read('OCTAVO_SOURCE_URL'),
    bugUrl: read('OCTAVO_BUG_URL'),
    enforcePlans: read('OCTAVO_ENFORCE_PLANS'),
    publicUrl: read('OCTAVO_PUBLIC_URL'),
    strictHost: read('OCTAVO_STRICT_HOST'),
    corsOrigins: read('OCTAVO_CORS_ORIGINS'),
    trustProxy: read('OCTAVO_TRUST_PROXY'),
    smtp: read('OCTAVO_SMTP_URL'),
    mailFrom: read('OCTAVO_MAIL_FROM'),
    rateLimit: read('OCTAVO_RATE_LIMIT'),
    readers: read('OCTAVO_READERS'),
    ocr: read('OCTAVO_OCR'),
    ocrLanguages: read('OCTAVO_OCR_LANGUAGES'),
    towns: towns === undefined ? undefined : path.resolve(towns),
    modelUrl: read('OCTAVO_MODEL_URL'),
    modelName: read('OCTAVO_MODEL_NAME'),
    modelKey: read('OCTAVO_MODEL_KEY'),
    modelKind: read('OCTAVO_MODEL_KIND'),
    modelText: read('OCTAVO_MODEL_TEXT'),
    embedName: read('OCTAVO_EMBED_NAME'),
    modelFolder: modelFolder === undefined ? undefined : path.resolve(modelFolder),
    modelMemoryBytes: read('OCTAVO_MODEL_MEMORY'),
    modelBudget: read('OCTAVO_MODEL_BUDGET'),
    allowPrivateHosts: read('OCTAVO_ALLOW_PRIVATE_HOSTS'),
    ownModelHosts: read('OCTAVO_OWN_MODEL_HOSTS'),
    places: placesOf(read),
    s3: s3Of(read, (text) => problems.push(text)),
    operators: read('OCTAVO_OPERATORS'),
    metricsToken: read('OCTAVO_METRICS_TOKEN'),
    traces: tracesOf(read),
    logLevel: read('OCTAVO_LOG_LEVEL'),
    logFile: logFile === undefined ? undefined : path.resolve(logFile),
  }
  if (problems.length === 0) problems.push(...mailProblems(config), ...placeProblems(config), ...s3Problems(config))
  problems.push(...operatorProblems(config))
  return problems.length > 0 ? { problems } : config
}
