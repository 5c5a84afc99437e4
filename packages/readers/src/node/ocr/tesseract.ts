import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import type { GreyPage } from '../../paper/asked.ts'
import { tidyText } from '../../sink.ts'
import { runProgram } from './program.ts'

/** What was recognised on a page. */
export interface PageWords {
  readonly text: string
  /** How sure of its words on average, from 0 to 1; 0 for none. */
  readonly confidence: number
}

/** A program of the operator's that recognises letters. */
export interface OcrEngine {
  /** The languages that it looks for, by the names of its data: `eng`, `deu`. */
  readonly languages: readonly string[]
  /** The words of a page; undefined when the program failed or was ended. Rejects with the signal's reason only. */
  recognise(page: GreyPage, signal?: AbortSignal): Promise<PageWords | undefined>
}

const LANGUAGE = /^[A-Za-z][A-Za-z0-9_]{1,31}$/u
/** Data that is no language: where is up, what is a formula, how lines look. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['osd', 'equ', 'snum'])
/** The languages of the product: without a setting, those of them are used that there is data for, else the first few. */
const USUAL = ['eng', 'deu', 'spa', 'ara']
/** Each language takes its time. */
const MOST_LANGUAGES = 6

/**
 * Finds the program `tesseract` on PATH, with the languages of `wanted` that it has data for (its own names; the usual ones
 * when left out). Undefined where there is no such program, or none of the languages. Never rejects.
 */
export async function findTesseract(wanted: readonly string[] = []): Promise<OcrEngine | undefined> {
  const program = onPath('tesseract')
  const listed = program && (await runProgram(program, ['--list-langs'], [], { timeoutMs: 10_000 }))
  if (!program || listed === undefined) return undefined
  const known = new Set(listed.split(/\r?\n/u).filter((line) => LANGUAGE.test(line)))
  const languages = languagesOf(known, wanted)
  if (languages.length === 0) return undefined
  // With data for it the program turns a page that lies on its side.
  const args = ['-', '-', '-l', languages.join('+'), '--psm', known.has('osd') ? '1' : '3', 'tsv']
  return {
    languages,
    async recognise({ widthPx, heightPx, grey }, signal) {
      const head = new TextEncoder().encode(`P5\n${widthPx} ${heightPx}\n255\n`)
      const table = await runProgram(program, args, [head, grey], { ...(signal && { signal }) })
      return table === undefined ? undefined : wordsIn(table)
    },
  }
}

function languagesOf(known: ReadonlySet<string>, wanted: readonly string[]): readonly string[] {
  const asked = wanted.length > 0 ? wanted : USUAL
  const found = asked.filter((language) => known.has(language) && !NO_LANGUAGE.has(language))
  const others = wanted.length > 0 ? [] : [...known].filter((language) => !NO_LANGUAGE.has(language)).slice(0, 1)
  return (found.length > 0 ? found : others).slice(0, MOST_LANGUAGES)
}

/** An executable by its name in the folders of PATH; a path that is not absolute is nobody's folder. */
function onPath(name: string): string | undefined {
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name]
  for (const folder of (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute))
    for (const file of names.map((one) => path.join(folder, one))) {
      try {
        accessSync(file, constants.X_OK)
        if (statSync(file).isFile()) return file
      } catch {
        // Not here.
      }
    }
  return undefined
}

/** What is read with less is ink that happens to look like letters. */
const LEAST_WORD = 0.3
/** Of a page that holds less, nothing is believed. */
const FEWEST_SURE_WORDS = 3
const SURE_WORD = 0.6

/** Columns of a row of the program's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const COLUMNS = 12
const WORD = '5'

/** The words of a table that the program wrote, lines and paragraphs as it saw them. */
export function wordsIn(table: string): PageWords {
  let text = ''
  let last: readonly string[] = []
  let sum = 0
  let count = 0
  let sure = 0
  for (const row of table.split('\n')) {
    const cells = row.split('\t')
    if (cells.length < COLUMNS || cells[0] !== WORD) continue
    const word = cells
      .slice(COLUMNS - 1)
      .join(' ')
      .trim()
    const confidence = Math.min(1, Number(cells[10]) / 100)
    if (word === '' || !(confidence >= LEAST_WORD)) continue
    const place = cells.slice(1, 5)
    const isSameLine = place.every((part, at) => part === last[at])
    const isSameParagraph = place.slice(0, 3).every((part, at) => part === last[at])
    text += text === '' ? word : `${isSameLine ? ' ' : isSameParagraph ? '\n' : '\n\n'}${word}`
    last = place
    sum += confidence
    count += 1
    if (confidence >= SURE_WORD && /\p{L}{2}/u.test(word)) sure += 1
  }
  if (sure < FEWEST_SURE_WORDS) return { text: '', confidence: 0 }
  return { text: tidyText(joined(text)), confidence: Math.round((100 * sum) / count) / 100 }
}

/** A word that was divided at the end of a line is put together again. */
const joined = (text: string): string => text.replace(/(\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu, '$1')
