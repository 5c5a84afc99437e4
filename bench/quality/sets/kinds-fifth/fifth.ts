import { ALL_DOCUMENT_KINDS } from '../../../../packages/core/src/index.ts'
import type { SetKind } from '../kinds/fill.ts'
import { FIFTH_HEALTH } from './health.ts'
import { FIFTH_KITCHEN } from './kitchen.ts'
import { FIFTH_LAW } from './law.ts'
import { FIFTH_MACHINES } from './machines.ts'
import { FIFTH_MONEY } from './money.ts'
import { FIFTH_MORE } from './more.ts'
import { FIFTH_NOTHING } from './nothing.ts'
import { FIFTH_POST } from './post.ts'
import { FIFTH_PROGRAMS } from './programs.ts'
import { FIFTH_SCHOOL } from './school.ts'
import { FIFTH_WORK } from './work.ts'

/** A paper of the fifth writer. */
export interface FifthPaper {
  readonly kind: SetKind
  readonly language: string
  /** A page, or a slip. */
  readonly isWhole: boolean
  /** Its lines and letters are as a poor scan gives them. */
  readonly isScanned: boolean
  readonly text: string
}

/**
 * Papers of all 28 kinds, six of each, three English and three in other languages, three whole and three short, one as a poor
 * scan gives it (misread by hand). And thirty texts of no kind. Their writer had read neither the words and signs that the
 * program looks for; of earlier sets he saw the first lines of some papers, for their shape. For reports.
 */
export const FIFTH_PAPERS: readonly FifthPaper[] = (
  FIFTH_MONEY +
  FIFTH_WORK +
  FIFTH_LAW +
  FIFTH_POST +
  FIFTH_KITCHEN +
  FIFTH_MACHINES +
  FIFTH_PROGRAMS +
  FIFTH_MORE +
  FIFTH_HEALTH +
  FIFTH_SCHOOL +
  FIFTH_NOTHING
)
  .split(/^%% /mu)
  .slice(1)
  .map((part) => {
    const [head = '', ...lines] = part.trimEnd().split('\n')
    const [language = '', said = '', length = '', scan = ''] = head.split(' ')
    const kind = [...ALL_DOCUMENT_KINDS, 'none' as const].find((one) => one === said)
    if (kind === undefined) throw new Error(`No kind is called ${said}.`)
    return { kind, language, isWhole: length === 'whole', isScanned: scan === 'scan', text: lines.join('\n') }
  })
