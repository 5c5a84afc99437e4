/**
 * True type of a file, from its bytes and name, and from its bytes alone (called `file`, nothing declared).
 * Usage: OCTAVO_DATA=... node bench/quality/filetype.ts [--misses] [--speed]
 * Three measures: as the label and what its maker says beside it (`also`) have it; strictly, by the label alone; and by the published list
 * (`filetype-published.ts`), by which other names of one type, and a vocabulary where the label says only XML, JSON or ZIP, are right too.
 * `--magic` says beside it what libmagic is right about, by the same measure (its own names are mapped in `filetype-magic.ts`).
 * `--set=FOLDER` takes another folder with a manifest of the same shape. `--speed` times `detect` on every head.
 */
import fs from 'node:fs'
import path from 'node:path'
import { detect, extensionTypes, gather, SIGNATURE_HEAD_BYTES } from '../../packages/core/src/index.ts'
import { magicTypes } from './filetype-magic.ts'
import { isListed, isPublished } from './filetype-published.ts'
import { figure, table } from './sets.ts'

interface Sample {
  readonly file: string
  readonly label: string
  /** Other endings that are as right for it, as the maker of the set says. */
  readonly also: readonly string[]
  readonly origin: string
  readonly sizeBytes: number
  readonly head: Uint8Array
}

/**
 * Names of one and the same type: the label's words on the left stand for the extension on the right. Types with a
 * format of their own (doc, xls and ppt; docx and docm) stay apart.
 */
const ALIASES: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  htm: 'html',
  tiff: 'tif',
  yml: 'yaml',
  mpeg: 'mpg',
  markdown: 'md',
  javascript: 'js',
  mjs: 'js',
  typescript: 'ts',
  python: 'py',
  rust: 'rs',
  latex: 'tex',
  handlebars: 'hbs',
  outlook: 'msg',
  javabytecode: 'class',
  pythonbytecode: 'pyc',
  pebin: 'exe',
  dll: 'exe',
  gzip: 'gz',
  bzip: 'bz2',
  yar: 'yara',
  aiff: 'aif',
  midi: 'mid',
  heif: 'heic',
  shell: 'sh',
  makefile: 'mk',
  batch: 'bat',
  powershell: 'ps1',
  perl: 'pl',
  ruby: 'rb',
  kotlin: 'kt',
  csharp: 'cs',
  cmd: 'bat',
  pub: 'pem',
  nrw: 'nef',
  asc: 'pgp',
  cfg: 'ini',
  conf: 'ini',
  ogm: 'ogv',
  db: 'bdb',
  tgz: 'gz',
}

const plain = (type: string): string => (Object.hasOwn(ALIASES, type) ? (ALIASES[type] ?? type) : type)

const set = process.argv.find((word) => word.startsWith('--set='))?.slice(6) ?? 'filetype'
const folder = path.join(process.env.OCTAVO_DATA ?? '', set)

function read(file: string): { readonly sizeBytes: number; readonly head: Uint8Array } {
  const handle = fs.openSync(path.join(folder, file), 'r')
  try {
    const buffer = new Uint8Array(SIGNATURE_HEAD_BYTES)
    const count = fs.readSync(handle, buffer, 0, SIGNATURE_HEAD_BYTES, 0)
    return { sizeBytes: fs.fstatSync(handle).size, head: buffer.subarray(0, count) }
  } finally {
    fs.closeSync(handle)
  }
}

const { files } = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
  files: readonly { file: string; label: string; also?: readonly string[]; origin?: string }[]
}
const samples: readonly Sample[] = files.map(({ file, label, also = [], origin = 'set' }) => ({
  file,
  label,
  also,
  origin,
  ...read(file),
}))

/** The first bytes of a sample, as a folder on disk gives them. */
const headOf = (file: string, maxBytes: number): Uint8Array => {
  const handle = fs.openSync(path.join(folder, file), 'r')
  try {
    const buffer = new Uint8Array(maxBytes)
    return buffer.subarray(0, fs.readSync(handle, buffer, 0, maxBytes, 0))
  } finally {
    fs.closeSync(handle)
  }
}

/** An answer: an ending and a media type. */
interface Answer {
  readonly extension: string
  readonly mediaType: string
}

/** The types that Octavo gives files called so; `empty` for one without bytes and without a telling name. */
async function typesOf(called: (sample: Sample) => string): Promise<readonly Answer[]> {
  const origin = { source: 'device' } as never
  const items = samples.map((sample) => {
    const name = called(sample)
    const { file, sizeBytes } = sample
    return { id: file, is: 'file', name, path: name, sizeBytes, mediaType: '', modifiedAtMs: 0, origin } as const
  })
  const heads = async (some: readonly { readonly id: string }[], maxBytes: number) =>
    some.map(({ id }) => headOf(id, maxBytes))
  const looked = await gather({ heads }, { items, bundles: [] })
  return looked.map(({ typed }) => {
    const { extension = '-', mediaType = '', detectedMediaType = '' } = typed?.facts ?? {}
    if (extension !== '') return { extension, mediaType }
    return { extension: detectedMediaType === 'application/x-empty' ? 'empty' : '-', mediaType }
  })
}

/** Right is the same type: one of its names, or another ending of the same media type (`cc` and `cpp`, `cjs` and `js`). */
const isType = (label: string, { extension, mediaType }: Answer): boolean => {
  const [told, asked] = [plain(extension), plain(label)]
  const wanted = extensionTypes.get(asked)?.mediaType
  return (
    told === asked || (wanted !== undefined && (wanted === mediaType || wanted === extensionTypes.get(told)?.mediaType))
  )
}
const isStrict = ({ label }: Sample, found: Answer): boolean => isType(label, found)
const right = ({ label, also }: Sample, found: Answer): boolean =>
  [label, ...also].some((ending) => isType(ending, found))
const isLenient = (sample: Sample, found: Answer): boolean =>
  right(sample, found) || [sample.label, ...sample.also].some((ending) => isListed(ending, found.mediaType))
const percent = (count: number, of: number): string => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`

const [named_, alone_] = [await typesOf(({ file }) => path.basename(file)), await typesOf(() => 'file')]
const said = process.argv.includes('--magic')
  ? magicTypes(
      folder,
      samples.map(({ file }) => file),
    )
  : undefined
const nothing: Answer = { extension: '-', mediaType: '' }
const judged = samples.map((sample, at) => {
  const [named, alone] = [named_[at] ?? nothing, alone_[at] ?? nothing]
  const magicRight =
    said?.[at]?.some((extension) =>
      right(sample, { extension, mediaType: extensionTypes.get(extension)?.mediaType ?? '' }),
    ) ?? false
  return {
    sample,
    named: named.extension,
    alone: alone.extension,
    namedRight: right(sample, named),
    aloneRight: right(sample, alone),
    namedStrict: isStrict(sample, named),
    aloneStrict: isStrict(sample, alone),
    namedLenient: isLenient(sample, named),
    aloneLenient: isLenient(sample, alone),
    magicRight,
  }
})
type Judged = (typeof judged)[number]
const both = (part: readonly Judged[], named: (one: Judged) => boolean, alone: (one: Judged) => boolean): string =>
  `${percent(part.filter(named).length, part.length)}; ${percent(part.filter(alone).length, part.length)}`
const row = (title: string, part: typeof judged): string[] => [
  title,
  String(part.length),
  percent(part.filter(({ namedRight }) => namedRight).length, part.length),
  percent(part.filter(({ aloneRight }) => aloneRight).length, part.length),
  ...(said ? [percent(part.filter(({ magicRight }) => magicRight).length, part.length)] : []),
  both(
    part,
    (one) => one.namedStrict,
    (one) => one.aloneStrict,
  ),
  isPublished
    ? both(
        part,
        (one) => one.namedLenient,
        (one) => one.aloneLenient,
      )
    : '',
]

if (process.argv.includes('--misses'))
  // Misses of the part that is reported stay unseen.
  for (const { sample, named, alone, namedRight, aloneRight } of judged)
    if (sample.origin !== 'report' && (!namedRight || !aloneRight))
      process.stdout.write(
        `  ${sample.file}: ${sample.label}, named ${namedRight ? 'right' : named}, alone ${aloneRight ? 'right' : alone}\n`,
      )

table([
  [set, 'files', 'bytes and name', 'bytes alone', ...(said ? ['libmagic'] : []), 'strict', 'by the published list'],
  ...[...new Set(samples.map(({ origin }) => origin))].map((origin) =>
    row(
      origin,
      judged.filter(({ sample }) => sample.origin === origin),
    ),
  ),
  row('Octavo, all', judged),
  ['asked (reach)', '', '97 % (98.5 %)', '94 % (95 %)'],
  ['libmagic', '', '', '76 %'],
  ['best npm detector, else extension', '', '96 %', '79 %'],
])

const [, , named = '', alone = ''] = row('', judged)
figure({
  task: 'True type of a file: bytes and name; bytes alone',
  set,
  method: 'signatures, structure and words',
  ours: `${named}; ${alone}`,
  baseline: '96 %; 79 % best npm detector, libmagic 76 % (issue)',
  asked: '97 %; 94 %, reach 98.5 %; 95 %',
})

if (process.argv.includes('--speed')) {
  const rounds = 20
  for (const { head, sizeBytes } of samples) detect(head, { sizeBytes })
  const start = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) for (const { head, sizeBytes } of samples) detect(head, { sizeBytes })
  const micros = process.cpuUsage(start).user / (rounds * samples.length)
  process.stdout.write(`detect: ${micros.toFixed(0)} microseconds of CPU a file, mean of ${rounds} rounds\n`)
}
