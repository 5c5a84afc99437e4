import { parseArgs } from 'node:util'
import {
  AppError,
  GRAINS,
  INSIDES,
  LANGUAGES,
  type Language,
  languageFor,
  OWN_MAIL_METHODS,
  type OwnMailMethod,
  type Shape,
  USUAL_SHAPE,
} from '@octavo/core'
import { FREQUENCIES, type Frequency } from '@octavo/core/scout'

export const COMMANDS = [
  'plan',
  'apply',
  'undo',
  'resume',
  'history',
  'classify',
  'teach',
  'facts',
  'cluster',
  'duplicates',
  'dates',
  'split',
  'rules',
  'feedback',
  'account',
  'data',
  'backup',
  'restore',
  'connect',
  'unsubscribe',
  'watch',
  'scout',
  'mcp',
  'approve',
  'grant',
  'guard',
] as const
export type Command = (typeof COMMANDS)[number]

/** What was asked for. */
export interface Args {
  readonly command: Command | 'help' | 'version'
  readonly operands: readonly string[]
  readonly json: boolean
  readonly yes: boolean
  readonly verbose: boolean
  readonly into?: string
  /** What plan and apply go by: what is inside files and in the person's folders, types alone, or how mails are put into groups. */
  readonly by: 'content' | 'type' | OwnMailMethod
  /** True to write the attachments of mails out, too. */
  readonly attachments: boolean
  /** True to write the mails of each group as one mailbox. */
  readonly mailboxes: boolean
  /** True to judge anew what earlier runs filed. */
  readonly again: boolean
  /** True to move what nobody is sure of, too. */
  readonly unsure: boolean
  /** Folders of the person that are to be sorted all the same. */
  readonly open: readonly string[]
  /** Which folders are made. */
  readonly folders: Shape
  /** What the person says about the sorting, in sentences. */
  readonly instruct: readonly string[]
  /** The file of rules that hold for it. */
  readonly rules?: string
  /** The table of towns that places of photos are named by. */
  readonly towns?: string
  /** The ZIP that is made of the plan; then nothing moves. */
  readonly zip?: string
  /** The calendar that days are written into. */
  readonly ics?: string
  /** The folder that what is taught belongs in. */
  readonly as?: string
  /** The folder, or the connection, that is no longer known. */
  readonly forget?: string
  /** The folder whose lessons belong to the one of `as` from now on. */
  readonly rename?: string
  /** The file that what was taught is written into, and the one that it is taken from. */
  readonly export?: string
  readonly import?: string
  /** True to say what was taught. */
  readonly list: boolean
  /** True for duplicates that are alike and not equal, too. */
  readonly alike: boolean
  /** True to move the other copies of duplicates into a folder of their own. */
  readonly setAside: boolean
  /** Files whose copies are all kept from now on. */
  readonly keepAll: readonly string[]
  /** True to ask again about copies that were all kept. */
  readonly askAgain: boolean
  /** The language of new folders and of reasons: that of the system when left out. */
  readonly language: Language
  /** True when a scout files by itself what it is sure of. */
  readonly apply: boolean
  /** How long a file has to stay the same before a scout looks into it, in milliseconds. */
  readonly settleMs: number
  /** True when a client's own question to its user counts as an approval. */
  readonly askClient: boolean
  /** True to choose the code of pages that plans are approved on. */
  readonly code: boolean
  /** Files that agents may move in a day without asking, and until when. */
  readonly perDay?: number
  readonly untilMs?: number
  /** How long what was guarded can be taken back. */
  readonly keepDays: number
  /** Up to which size what is guarded is copied, in bytes. */
  readonly copiesBytes?: number
  /** How often a scout looks. */
  readonly every?: Frequency
  /** How many groups are wanted; found when left out. */
  readonly groups?: number
}

const OPERANDS: Readonly<Record<Command, readonly [number, number, string]>> = {
  plan: [1, 1, 'FOLDER'],
  apply: [1, 1, 'FOLDER'],
  undo: [0, 1, '[RUN]'],
  resume: [0, 1, '[RUN]'],
  history: [0, 1, '[RUN]'],
  classify: [1, Number.POSITIVE_INFINITY, 'PATH...'],
  teach: [0, Number.POSITIVE_INFINITY, 'PATH... --as FOLDER'],
  facts: [1, Number.POSITIVE_INFINITY, 'PATH...'],
  cluster: [2, 2, 'documents|images FOLDER'],
  duplicates: [1, 1, 'FOLDER'],
  dates: [1, Number.POSITIVE_INFINITY, 'PATH... [--ics FILE]'],
  split: [1, 1, 'FILE.pdf'],
  rules: [1, Number.POSITIVE_INFINITY, 'test|why|check|from|export|schema ...'],
  feedback: [1, 1, 'list'],
  account: [2, 2, 'reset-password EMAIL'],
  backup: [1, 2, 'FOLDER | check FOLDER'],
  restore: [1, 2, 'FOLDER [BACKUP]'],
  connect: [0, 2, 'NAME URL'],
  unsubscribe: [1, Number.POSITIVE_INFINITY, 'NAME[:FOLDER] [SENDER...]'],
  watch: [1, 1, 'FOLDER'],
  scout: [1, 3, 'list | add NAME FOLDER | run [NAME] | remove NAME'],
  mcp: [1, Number.POSITIVE_INFINITY, 'FOLDER...'],
  approve: [0, 1, '[PLAN]'],
  grant: [0, 1, 'FOLDER --per-day N'],
  guard: [2, Number.POSITIVE_INFINITY, 'FOLDER -- COMMAND...'],
  data: [1, 2, 'status|check|reconcile|accept COUNT|return|empty-quarantine COUNT|bind|to-bucket|to-postgres'],
}

/** The commands that an option belongs to; all of them where it is not named here. */
const BELONGS: Readonly<Record<string, readonly Command[]>> = {
  into: ['plan', 'apply', 'watch', 'scout', 'split'],
  ics: ['dates'],
  by: ['plan', 'apply', 'watch', 'scout', 'rules'],
  attachments: ['plan', 'apply'],
  mailboxes: ['plan', 'apply'],
  again: ['plan', 'apply'],
  towns: ['plan', 'apply', 'watch', 'scout', 'classify', 'rules'],
  unsure: ['plan', 'apply', 'watch', 'scout', 'split'],
  open: ['plan', 'apply'],
  folders: ['plan', 'apply', 'watch', 'scout'],
  zip: ['plan', 'apply'],
  instruct: ['plan', 'apply', 'watch', 'scout', 'classify'],
  rules: ['plan', 'apply', 'watch', 'scout', 'classify'],
  apply: ['watch', 'scout'],
  settle: ['watch', 'scout'],
  every: ['scout'],
  'ask-client': ['mcp'],
  code: ['approve'],
  'per-day': ['grant'],
  until: ['grant'],
  'keep-days': ['guard'],
  copies: ['guard'],
  yes: ['apply', 'duplicates', 'split', 'unsubscribe'],
  as: ['teach'],
  list: ['teach'],
  forget: ['teach', 'connect', 'grant'],
  rename: ['teach'],
  export: ['teach'],
  import: ['teach'],
  groups: ['cluster'],
  alike: ['duplicates'],
  'set-aside': ['duplicates'],
  'keep-all': ['duplicates'],
  'ask-again': ['duplicates'],
  language: [
    'plan',
    'apply',
    'watch',
    'scout',
    'classify',
    'history',
    'cluster',
    'duplicates',
    'rules',
    'dates',
    'split',
  ],
}

/** Reads the command line (without `node` and the script). Throws AppError `bad_input` with a sentence for the person. */
export function readArgs(argv: readonly string[]): Args {
  const { values, positionals } = parse(argv)
  const [name, ...operands] = positionals
  const options = {
    operands,
    json: values.json ?? false,
    yes: values.yes ?? false,
    verbose: values.verbose ?? false,
    by: readBy(values.by),
    attachments: values.attachments ?? false,
    mailboxes: values.mailboxes ?? false,
    again: values.again ?? false,
    language: readLanguage(values.language),
    unsure: values.unsure ?? false,
    open: values.open ?? [],
    folders: readFolders(values.folders),
    instruct: values.instruct ?? [],
    apply: values.apply ?? false,
    settleMs: readSettle(values.settle),
    askClient: values['ask-client'] ?? false,
    code: values.code ?? false,
    keepDays: values['keep-days'] === undefined ? 30 : readCount(values['keep-days'], '--keep-days'),
    list: values.list ?? false,
    alike: values.alike ?? false,
    setAside: values['set-aside'] ?? false,
    keepAll: values['keep-all'] ?? [],
    askAgain: values['ask-again'] ?? false,
    ...(values.into === undefined ? {} : { into: values.into }),
    ...(values.zip === undefined ? {} : { zip: values.zip }),
    ...(values.rules === undefined ? {} : { rules: values.rules }),
    ...(values.towns === undefined ? {} : { towns: values.towns }),
    ...(values.ics === undefined ? {} : { ics: values.ics }),
    ...(values.as === undefined ? {} : { as: values.as }),
    ...(values.forget === undefined ? {} : { forget: values.forget }),
    ...(values.rename === undefined ? {} : { rename: values.rename }),
    ...(values.export === undefined ? {} : { export: values.export }),
    ...(values.import === undefined ? {} : { import: values.import }),
    ...(values.every === undefined ? {} : { every: readEvery(values.every) }),
    ...(values['per-day'] === undefined ? {} : { perDay: readCount(values['per-day'], '--per-day') }),
    ...(values.until === undefined ? {} : { untilMs: readDay(values.until) }),
    ...(values.copies === undefined ? {} : { copiesBytes: readCount(values.copies, '--copies') * 1_000_000 }),
    ...(values.groups === undefined ? {} : { groups: readCount(values.groups) }),
  }
  if (values.version) return { command: 'version', ...options }
  if (values.help || name === 'help' || name === undefined) {
    if (name === undefined && !values.help)
      throw new AppError('bad_input', 'Say what to do: octavo plan FOLDER, for example.')
    return { command: 'help', ...options }
  }
  const command = COMMANDS.find((known) => known === name)
  if (command === undefined) throw new AppError('bad_input', `There is no command "${name}".`)
  const [least, most, usage] = OPERANDS[command]
  if (operands.length < least || operands.length > most || operands.includes(''))
    throw new AppError('bad_input', `It is used like this: octavo ${`${command} ${usage}`.trim()}`)
  for (const [option, commands] of Object.entries(BELONGS))
    if (option in values && !commands.includes(command))
      throw new AppError('bad_input', `--${option} belongs to ${commands.join(' and ')}.`)
  return { command, ...options }
}

function readBy(text: string | undefined): Args['by'] {
  if (text === undefined || text === 'content') return 'content'
  if (text === 'type') return 'type'
  const method = OWN_MAIL_METHODS.find((known) => known === text)
  if (method) return method
  throw new AppError('bad_input', `--by takes "content" or "type", and for mails ${OWN_MAIL_METHODS.join(', ')}.`)
}

/** `fewer,year` and the like: each word is a grain, what folders are divided by, `nested`, `named` or `divided`. */
function readFolders(text: string | undefined): Shape {
  let shape = USUAL_SHAPE
  for (const word of (text ?? '').split(',').filter(Boolean)) {
    const grain = GRAINS.find((known) => known === word)
    const inside = INSIDES.find((known) => known === word)
    if (grain) shape = { ...shape, grain }
    else if (inside) shape = { ...shape, inside }
    else if (word === 'nested') shape = { ...shape, isNested: true }
    else if (word === 'named') shape = { ...shape, isNamed: true }
    else if (word === 'divided') shape = { ...shape, divisions: 'offered' }
    else
      throw new AppError(
        'bad_input',
        `--folders takes ${[...GRAINS, ...INSIDES, 'nested', 'named', 'divided'].join(', ')}.`,
      )
  }
  return shape
}

/** The language that was asked for, else that of the system's messages, in the order of POSIX. */
function readLanguage(text: string | undefined): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  if (text === undefined) return languageFor([LC_ALL || LC_MESSAGES || LANG || ''])
  const known = LANGUAGES.find((language) => language === text)
  if (known) return known
  throw new AppError('bad_input', `--language takes ${LANGUAGES.join(', ')}.`)
}

function readEvery(text: string): Frequency {
  const known = FREQUENCIES.find((frequency) => frequency === text)
  if (known) return known
  throw new AppError('bad_input', `--every takes ${FREQUENCIES.join(', ')}.`)
}

/** Seconds as milliseconds. */
function readSettle(text = '3'): number {
  const seconds = /^\d{1,4}(?:\.\d{1,3})?$/u.test(text) ? Number(text) : Number.NaN
  if (seconds >= 0) return seconds * 1000
  throw new AppError('bad_input', '--settle takes seconds, as 3 or 0.5.')
}

/** The end of a day, in the time of this machine. */
function readDay(text: string): number {
  const endMs = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T23:59:59.999`) : Number.NaN
  if (endMs > Date.now()) return endMs
  throw new AppError('bad_input', '--until takes a day to come, as 2027-01-31.')
}

function readCount(text: string, option = '--groups'): number {
  const count = /^\d{1,4}$/u.test(text) ? Number(text) : 0
  if (count >= 1) return count
  throw new AppError('bad_input', `${option} takes a whole number from 1 to 9999.`)
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        verbose: { type: 'boolean', short: 'v' },
        into: { type: 'string' },
        by: { type: 'string' },
        attachments: { type: 'boolean' },
        mailboxes: { type: 'boolean' },
        again: { type: 'boolean' },
        unsure: { type: 'boolean' },
        open: { type: 'string', multiple: true },
        apply: { type: 'boolean' },
        settle: { type: 'string' },
        every: { type: 'string' },
        'ask-client': { type: 'boolean' },
        code: { type: 'boolean' },
        'per-day': { type: 'string' },
        until: { type: 'string' },
        'keep-days': { type: 'string' },
        copies: { type: 'string' },
        folders: { type: 'string' },
        instruct: { type: 'string', multiple: true },
        rules: { type: 'string' },
        towns: { type: 'string' },
        zip: { type: 'string' },
        ics: { type: 'string' },
        as: { type: 'string' },
        list: { type: 'boolean' },
        forget: { type: 'string' },
        rename: { type: 'string' },
        export: { type: 'string' },
        import: { type: 'string' },
        alike: { type: 'boolean' },
        'set-aside': { type: 'boolean' },
        'keep-all': { type: 'string', multiple: true },
        'ask-again': { type: 'boolean' },
        language: { type: 'string' },
        groups: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new AppError('bad_input', error instanceof Error ? error.message : 'The options are not clear.', {
      cause: error,
    })
  }
}
