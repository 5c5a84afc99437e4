import { readdirSync, readFileSync } from 'node:fs'
import { ALL_DOCUMENT_KINDS } from '../../../packages/core/src/index.ts'
import type { FifthPaper } from './kinds-fifth/fifth.ts'

/**
 * Papers of all 28 kinds, seven of each: four English, one German, one French or Spanish, one of another language; three whole
 * and four short, one English one as a poor scan gives it. And thirty texts of no kind. Their writers, another for each set,
 * knew the names of the kinds and nothing else, and nobody who worked on the program has seen them. For reports.
 */
const papersIn = (set: string): readonly FifthPaper[] => {
  const folder = new URL(`./${set}/`, import.meta.url)
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split(/^%% /mu).slice(1))
    .map((part) => {
      const [head = '', ...lines] = part.trimEnd().split('\n')
      const [language = '', said = '', length = '', scan = ''] = head.trim().split(/\s+/u)
      const kind = [...ALL_DOCUMENT_KINDS, 'none' as const].find((one) => one === said)
      if (kind === undefined) throw new Error(`No kind is called ${said}.`)
      return { kind, language, isWhole: length === 'whole', isScanned: scan === 'scan', text: lines.join('\n') }
    })
}

export const sixthPapers = (): readonly FifthPaper[] => papersIn('kinds-sixth')
export const seventhPapers = (): readonly FifthPaper[] => papersIn('kinds-seventh')
export const eighthPapers = (): readonly FifthPaper[] => papersIn('kinds-eighth')
