import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import type { Row } from '../conformance.ts'
import type { Break, Edit } from './types.ts'

const FOLDER = join(import.meta.dirname, 'breaks')

/** All breaks of `breaks/*.ts`, by file name and in the order of each file. */
export async function allBreaks(): Promise<readonly Break[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  const files = await Promise.all(names.sort().map((name) => import(join(FOLDER, name))))
  return files.flatMap((file: { readonly breaks: readonly Break[] }) => file.breaks)
}

/** The edits of a break, its own first. */
export const editsOf = (broken: Break): readonly Edit[] => [broken, ...(broken.also ?? [])]

/** The text after an edit. Throws an Error with a plain sentence when what it looks for is not there exactly once. */
export function edited(text: string, { file, find, replace }: Edit): string {
  const at = text.indexOf(find)
  if (find === '' || at < 0) throw new Error(`${file} does not hold ${JSON.stringify(find)}`)
  if (text.indexOf(find, at + 1) >= 0) throw new Error(`${file} holds ${JSON.stringify(find)} more than once`)
  if (find === replace) throw new Error(`${file}: the break changes nothing`)
  return text.slice(0, at) + replace + text.slice(at + find.length)
}

/** Whether a text parses as what its file's name says; files that are no scripts always do. */
function parses(file: string, text: string): boolean {
  if (!/\.[cm]?[jt]sx?$/u.test(file)) return true
  try {
    const script = /\.[cm]?jsx?$/u.test(file)
    parseSync(text, script ? { syntax: 'ecmascript', jsx: true } : { syntax: 'typescript', tsx: file.endsWith('x') })
    return true
  } catch {
    return false
  }
}

/**
 * What is wrong with breaks, one sentence each: a row that is not there or not proven, a text that is not there exactly
 * once, a result that does not parse. `read` gives a file's text, undefined when there is no such file.
 */
export function checkBreaks(
  breaks: readonly Break[],
  rows: readonly Row[],
  read: (file: string) => string | undefined,
): readonly string[] {
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  const problems: string[] = []
  for (const broken of breaks) {
    const state = states.get(broken.row)
    if (state !== 'proven')
      problems.push(`${broken.row}: ${state === undefined ? 'there is no such row' : `is ${state}`}`)
    const texts = new Map<string, string>()
    for (const edit of editsOf(broken)) {
      const text = texts.get(edit.file) ?? read(edit.file)
      try {
        if (text === undefined) throw new Error(`there is no file ${edit.file}`)
        texts.set(edit.file, edited(text, edit))
      } catch (error) {
        problems.push(`${broken.row}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    for (const [file, text] of texts)
      if (!parses(file, text)) problems.push(`${broken.row}: ${file} does not parse once it is broken`)
  }
  return problems
}

/** Numbers from 0 to 1 that follow from a seed: mulberry32 (Tommy Ettinger, public domain). */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One break of each of at most `count` rows; which rows and which of their breaks follows from the seed. */
export function sample(breaks: readonly Break[], count: number, seed: number): readonly Break[] {
  const next = random(seed)
  const rows = [...Map.groupBy(breaks, ({ row }) => row).values()]
  const drawn: Break[] = []
  while (rows.length > 0 && drawn.length < count) {
    const [own = []] = rows.splice(Math.floor(next() * rows.length), 1)
    const one = own[Math.floor(next() * own.length)]
    if (one) drawn.push(one)
  }
  return drawn
}
