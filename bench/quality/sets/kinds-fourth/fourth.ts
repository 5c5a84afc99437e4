import { ALL_DOCUMENT_KINDS } from '../../../../packages/core/src/index.ts'
import type { SetKind } from '../kinds/fill.ts'
import { FOURTH_ACCOUNTS } from './accounts.ts'
import { FOURTH_HEALTH } from './health.ts'
import { FOURTH_JOURNEYS } from './journeys.ts'
import { FOURTH_KITCHEN } from './kitchen.ts'
import { FOURTH_LAW } from './law.ts'
import { FOURTH_NOTHING } from './nothing.ts'
import { FOURTH_ORDERS } from './orders.ts'
import { FOURTH_POST } from './post.ts'
import { FOURTH_PROGRAMS } from './programs.ts'
import { FOURTH_RESEARCH } from './research.ts'
import { FOURTH_SCHOOL } from './school.ts'
import { FOURTH_TALKS } from './talks.ts'
import { FOURTH_WAGES } from './wages.ts'

/** A paper of the fourth writer. */
interface FourthPaper {
  readonly kind: SetKind
  readonly language: string
  /** Its lines and letters are as a poor scan gives them. */
  readonly isScanned: boolean
  readonly text: string
}

/**
 * Papers of all 28 kinds, six of each: two English, one each in German, Spanish and French, and one in another language; three
 * whole ones and three short ones. And thirty texts of no kind. Their writer had read neither the words and signs that the
 * program looks for nor the papers of other sets. Each sixth of the papers is misread as by a poor scan; its writer did that by
 * hand. For reports.
 */
export const FOURTH_PAPERS: readonly FourthPaper[] = (
  FOURTH_ACCOUNTS +
  FOURTH_ORDERS +
  FOURTH_WAGES +
  FOURTH_LAW +
  FOURTH_POST +
  FOURTH_KITCHEN +
  FOURTH_RESEARCH +
  FOURTH_PROGRAMS +
  FOURTH_JOURNEYS +
  FOURTH_HEALTH +
  FOURTH_TALKS +
  FOURTH_SCHOOL +
  FOURTH_NOTHING
)
  .split(/^%% /mu)
  .slice(1)
  .map((part) => {
    const [head = '', ...lines] = part.trimEnd().split('\n')
    const [language = '', said = '', scan = ''] = head.split(' ')
    const kind = [...ALL_DOCUMENT_KINDS, 'none' as const].find((one) => one === said)
    if (kind === undefined) throw new Error(`No kind is called ${said}.`)
    return { kind, language, isScanned: scan === 'scan', text: lines.join('\n') }
  })
