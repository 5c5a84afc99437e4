/**
 * Makes office documents with known words: `node bench/quality/sets/office-texts/run.ts OUT`. Flat OpenDocument files are written
 * from the words below, and LibreOffice saves each in every format that it has; what of a document a format can't hold is left out
 * by `without`. OUT/office/manifest.json has the shape that `bench/quality/office.ts` reads: what must be found in each document.
 * What was made before is kept. Says what could not be made, and that `soffice` is missing where it is.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { numberOf, partOf } from '../../own-folders/parts.ts'
import { SHEETS, SLIDES, type Source, TEXTS } from './sources.ts'

const out = path.resolve(process.argv[2] ?? '')
if (!process.argv[2]) throw new Error('Where should the set go?')
const folder = path.join(out, 'office')
const profile = `-env:UserInstallation=file://${path.join(out, 'profile')}`
fs.mkdirSync(folder, { recursive: true })

/** Each format as LibreOffice names its filter; the file's ending is what stands before the colon. */
const FORMATS = {
  text: ['docx:MS Word 2007 XML', 'odt', 'rtf', 'doc:MS Word 97'],
  sheet: ['xlsx:Calc MS Excel 2007 XML', 'ods', 'xls:MS Excel 97', 'xls:MS Excel 95'],
  slides: ['pptx:Impress MS PowerPoint 2007 XML', 'odp', 'ppt:MS PowerPoint 97'],
} as const
const ENDING = { text: 'fodt', sheet: 'fods', slides: 'fodp' } as const

const files: { file: string; label: string; part: string; expectText: readonly string[] }[] = []
const lacking: string[] = []

const nameOf = (source: Source, format: string): string =>
  `${source.name}-${numberOf(format) % 1000}.${format.split(':')[0]}`

/** All sources of a kind in one format, by one start of the program, which takes longer than the rest. */
function convert(kind: keyof typeof FORMATS, sources: readonly Source[], format: string): void {
  const [ending = '', filter] = format.split(':')
  const label = filter === 'MS Excel 95' ? 'xls95' : ending
  const lost = sources.filter((source) => !fs.existsSync(path.join(folder, nameOf(source, format))))
  const to = path.join(out, 'to', label)
  const flats = lost.map(({ name }) => path.join(out, `${name}.${ENDING[kind]}`))
  if (flats.length > 0) {
    const how = ['--headless', '--convert-to', format, '--outdir', to, ...flats]
    const { error } = spawnSync('soffice', [profile, ...how], { timeout: 400_000, stdio: 'ignore' })
    if (error && 'code' in error && error.code === 'ENOENT')
      throw new Error('soffice (the package libreoffice) is missing.')
  }
  for (const source of sources) {
    const file = nameOf(source, format)
    const made = path.join(to, `${source.name}.${ending}`)
    if (fs.existsSync(made)) fs.renameSync(made, path.join(folder, file))
    const kept = source.words.filter((word) => !source.without?.[label]?.includes(word))
    if (fs.existsSync(path.join(folder, file))) files.push({ file, label, part: partOf(source.name), expectText: kept })
    else lacking.push(`${source.name} as ${format}`)
  }
}

for (const [kind, sources] of [
  ['text', TEXTS],
  ['sheet', SHEETS],
  ['slides', SLIDES],
] as const) {
  for (const { name, xml } of sources) fs.writeFileSync(path.join(out, `${name}.${ENDING[kind]}`), xml)
  for (const format of FORMATS[kind]) convert(kind, sources, format)
}
fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ files }, null, 1))
const words = files.reduce((sum, { expectText }) => sum + expectText.length, 0)
process.stdout.write(`${files.length} documents, ${words} words that must be found\n`)
if (lacking.length > 0) process.stdout.write(`could not be made: ${lacking.join(', ')}\n`)
