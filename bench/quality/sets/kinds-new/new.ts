import { ALL_DOCUMENT_KINDS } from '../../../../packages/core/src/index.ts'
import { misread, type SetKind, seedOf } from '../kinds/fill.ts'
import { NEW_MACHINES } from './machines.ts'
import { NEW_MONEY } from './money.ts'
import { NEW_OFFICES } from './offices.ts'
import { NEW_PEOPLE } from './people.ts'
import { NEW_TAXES } from './taxes.ts'
import { NEW_TEXTS } from './texts.ts'

/** A paper of the new writer. */
interface NewPaper {
  readonly kind: SetKind
  readonly language: string
  /** Its letters are as a poor scan gives them. */
  readonly isScanned: boolean
  readonly text: string
}

/** Nobody scans these. */
const NEVER_SCANNED: ReadonlySet<SetKind> = new Set(['code', 'log', 'mail', 'readme'])

/**
 * Papers of all 28 kinds, about six of each (whole ones and short ones; most English, some German, French and Spanish), and
 * twelve of none. Their writer had read none of the words and signs that the program looks for. Each fifth is as a poor scan
 * gives it. The same on every machine. For reports.
 */
export const NEW_PAPERS: readonly NewPaper[] = (
  NEW_MONEY +
  NEW_TAXES +
  NEW_PEOPLE +
  NEW_OFFICES +
  NEW_TEXTS +
  NEW_MACHINES
)
  .split(/^%% /mu)
  .slice(1)
  .map((part, at) => {
    const [head = '', ...lines] = part.trimEnd().split('\n')
    const [language = '', said = ''] = head.split(' ')
    const kind = [...ALL_DOCUMENT_KINDS, 'none' as const].find((one) => one === said)
    if (kind === undefined) throw new Error(`No kind is called ${said}.`)
    const text = lines.join('\n')
    const isScanned = at % 5 === 4 && !NEVER_SCANNED.has(kind)
    return { kind, language, isScanned, text: isScanned ? misread(text, seedOf(text, 0)) : text }
  })
