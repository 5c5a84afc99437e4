import fs from 'node:fs'
import path from 'node:path'
import {
  AppError,
  changeLearned,
  eachOf,
  exportLearned,
  type FiledExample,
  foldersKnown,
  formatCount,
  type Item,
  importLearned,
  isTelling,
  keptReading,
  type Learned,
  learnLesson,
  MAX_LESSON,
} from '@octavo/core'
import { FileContents } from '@octavo/disk'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName, table } from '../output.ts'
import { given } from '../road/given.ts'
import type { Hooks } from '../road/hooks.ts'
import { WINDOW, withReaders } from '../road/readers.ts'
import { alone, type LessonFile, openState } from '../runs.ts'

const USAGE =
  'It is used like this: octavo teach PATH... --as FOLDER, octavo teach --list, octavo teach --forget FOLDER, octavo teach --rename OLD --as NEW, octavo teach --export FILE, or octavo teach --import FILE'

/**
 * `octavo teach PATH... --as FOLDER`: from now on plan, apply and classify put files like these into FOLDER. `--list` says
 * what was taught, `--forget FOLDER` takes it back, `--rename OLD --as NEW` gives it to another folder, `--export` and
 * `--import` take it along. Moves nothing; what is kept holds no words, names or paths.
 */
export async function teach(args: Args, output: Output): Promise<number> {
  const { lessons, locks } = openState()
  const { as, forget: label, rename, export: out, import: from, operands } = args
  const asked = [args.list || undefined, label, rename, out, from, operands.length > 0 || undefined]
  const isNamed = rename !== undefined || operands.length > 0
  if (asked.filter((one) => one !== undefined).length !== 1 || isNamed !== (as !== undefined))
    throw new AppError('bad_input', USAGE)
  if (args.list) return tellLessons(lessons.read(), output)
  if (out !== undefined) return exportTo(out, lessons.read(), output)
  return await alone(locks, lessons.file, async () => {
    if (label !== undefined) return forgetFolder(label, lessons, output)
    if (rename !== undefined) return renameFolder(rename, folderOf(as), lessons, output)
    if (from !== undefined) return importFrom(from, lessons, output)
    return await learnFrom(operands, folderOf(as), lessons, output)
  })
}

function folderOf(as: string | undefined): string {
  const label = (as ?? '').trim()
  if (label === '') throw new AppError('bad_input', '--as takes the name of a folder.')
  return label
}

async function learnFrom(
  operands: readonly string[],
  label: string,
  lessons: LessonFile,
  output: Output,
): Promise<number> {
  const known = lessons.read()
  const listed = await Promise.all(operands.map((operand) => given(operand, { ...output.hooks(), everything: false })))
  const files = listed.flatMap(({ root, page: { items, bundles } }) =>
    items.flatMap((item) => (bundles.includes(item.path) ? [] : [{ item, real: path.join(root, item.path) }])),
  )
  const telling = files.filter(({ item }) => isTelling(item, label)).slice(0, MAX_LESSON)
  if (telling.length === 0) throw new AppError('not_found', 'There is nothing here that could be learned from.')
  const learned = learnLesson(known, await examplesOf(telling, label, output.hooks()))
  lessons.write(learned)
  const count = countIn(learned, label)
  output.record({ type: 'lesson', folder: label, examples: count })
  output.say(`${shownName(label)} is known by ${formatCount(count, 'file')} now. Nothing was moved.`)
  return EXIT.ok
}

async function examplesOf(
  files: readonly { readonly item: Item; readonly real: string }[],
  label: string,
  { onProgress }: Hooks,
): Promise<readonly FiledExample[]> {
  const contents = new FileContents()
  return await withReaders((pool) =>
    eachOf(
      files,
      WINDOW,
      async ({ item, real }): Promise<FiledExample> => ({
        // The same file is the same example, wherever it lies by now.
        itemId: contents.wholeKey(real, item.sizeBytes),
        label,
        item,
        reading: keptReading(await pool.read(real)),
      }),
      (done, total) => onProgress?.('contents', done, total),
    ),
  )
}

function forgetFolder(label: string, lessons: LessonFile, output: Output): number {
  const known = lessons.read()
  if (countIn(known, label) === 0) throw new AppError('not_found', 'Nothing was taught of a folder with that name.')
  lessons.write(changeLearned(known, { type: 'forget', label }))
  output.record({ type: 'lesson', folder: label, examples: 0 })
  output.say(`${shownName(label)} is forgotten. Nothing was moved.`)
  return EXIT.ok
}

function renameFolder(from: string, to: string, lessons: LessonFile, output: Output): number {
  const known = lessons.read()
  if (countIn(known, from) === 0) throw new AppError('not_found', 'Nothing was taught of a folder with that name.')
  const learned = changeLearned(known, { type: 'rename', label: from, to })
  lessons.write(learned)
  const count = countIn(learned, to)
  output.record({ type: 'lesson', folder: to, examples: count })
  output.say(`${shownName(to)} is known by ${formatCount(count, 'file')} now. Nothing was moved.`)
  return EXIT.ok
}

function exportTo(file: string, learned: Learned, output: Output): number {
  if (fs.existsSync(file))
    throw new AppError('bad_input', `${file} is there already, and nothing is ever written over.`)
  fs.writeFileSync(file, exportLearned(learned), { flag: 'wx' })
  output.record({ type: 'export', file, examples: learned.examples.length })
  output.say(`What ${formatCount(learned.examples.length, 'file')} taught is in ${shownName(file)}.`)
  return EXIT.ok
}

/** What the file says of a thing that is known here, too, counts: whoever brings it wants it so. */
function importFrom(file: string, lessons: LessonFile, output: Output): number {
  const text = fs.readFileSync(file, 'utf8')
  const brought = importLearned(text)
  const learned = changeLearned(lessons.read(), { type: 'import', text })
  lessons.write(learned)
  output.record({ type: 'import', file, examples: brought.examples.length, known: learned.examples.length })
  output.say(`${formatCount(brought.examples.length, 'file')} more to go by. Nothing was moved.`)
  return EXIT.ok
}

function tellLessons(learned: Learned, output: Output): number {
  const known = foldersKnown(learned).map(({ label, decided, filed }) => ({ label, examples: decided + filed }))
  for (const { label, examples } of known) output.record({ type: 'lesson', folder: label, examples })
  if (known.length === 0) output.say('Nothing was taught yet.')
  else output.say(...table(known.map(({ label, examples }) => [shownName(label), formatCount(examples, 'file')])))
  return EXIT.ok
}

const countIn = ({ examples }: Learned, label: string): number =>
  examples.filter((example) => example.label === label).length
