import { readdirSync, readFileSync } from 'node:fs'
import { ALL_DOCUMENT_KINDS } from '../../../../packages/core/src/index.ts'
import type { FifthPaper } from '../kinds-fifth/fifth.ts'

const FOLDER = new URL('./', import.meta.url)

/**
 * Papers of all 28 kinds, seven of each: four English, one German, one French or Spanish, one of another language; three whole
 * and four short, one English one as a poor scan gives it. And thirty texts of no kind. Their writer knew the names of the
 * kinds and nothing else, and nobody who worked on the program has seen them. For reports.
 */
export const SIXTH_PAPERS: readonly FifthPaper[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .toSorted()
  .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split(/^%% /mu).slice(1))
  .map((part) => {
    const [head = '', ...lines] = part.trimEnd().split('\n')
    const [language = '', said = '', length = '', scan = ''] = head.trim().split(/\s+/u)
    const kind = [...ALL_DOCUMENT_KINDS, 'none' as const].find((one) => one === said)
    if (kind === undefined) throw new Error(`No kind is called ${said}.`)
    return { kind, language, isWhole: length === 'whole', isScanned: scan === 'scan', text: lines.join('\n') }
  })
