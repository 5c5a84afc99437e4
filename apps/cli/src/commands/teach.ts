import path from 'node:path'
import {
  AppError,
  eachOf,
  type FiledExample,
  forget,
  formatCount,
  type Item,
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

/**
 * `octavo teach PATH... --as FOLDER`: from now on plan, apply and classify put files like these into FOLDER. `--list` says
 * what was taught, `--forget FOLDER` takes it back. Moves nothing; what is kept holds no words, names or paths.
 */
export async function teach(args: Args, output: Output): Promise<number> {
  const { lessons, locks } = openState()
  const [wanted, ...others] = [args.list, args.forget, args.as].filter((one) => one !== undefined && one !== false)
  const isTaught = args.as !== undefined
  if (wanted === undefined || others.length > 0 || isTaught !== args.operands.length > 0)
    throw new AppError(
      'bad_input',
      'It is used like this: octavo teach PATH... --as FOLDER, octavo teach --list, or octavo teach --forget FOLDER',
    )
  if (args.list) return tellLessons(lessons.read(), output)
  return await alone(locks, lessons.file, () =>
    args.forget === undefined
      ? learnFrom(args.operands, args.as ?? '', lessons, output)
      : forgetFolder(args.forget, lessons, output),
  )
}

async function learnFrom(
  operands: readonly string[],
  as: string,
  lessons: LessonFile,
  output: Output,
): Promise<number> {
  const label = as.trim()
  if (label === '') throw new AppError('bad_input', '--as takes the name of a folder.')
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
  lessons.write(forget(known, { label }))
  output.record({ type: 'lesson', folder: label, examples: 0 })
  output.say(`${shownName(label)} is forgotten. Nothing was moved.`)
  return EXIT.ok
}

function tellLessons(learned: Learned, output: Output): number {
  const labels = [...new Set(learned.examples.map(({ label }) => label))].sort()
  for (const folder of labels) output.record({ type: 'lesson', folder, examples: countIn(learned, folder) })
  if (labels.length === 0) output.say('Nothing was taught yet.')
  else output.say(...table(labels.map((label) => [shownName(label), formatCount(countIn(learned, label), 'file')])))
  return EXIT.ok
}

const countIn = ({ examples }: Learned, label: string): number =>
  examples.filter((example) => example.label === label).length
