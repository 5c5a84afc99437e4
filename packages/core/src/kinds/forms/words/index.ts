import { ASIA } from './asia.ts'
import { BALTIC_URALIC } from './baltic-uralic.ts'
import { CYRILLIC } from './cyrillic.ts'
import { GERMANIC } from './germanic.ts'
import { MORE_EAST } from './more-east.ts'
import { MORE_OTHER_SCRIPTS } from './more-other-scripts.ts'
import { MORE_TEXTS } from './more-texts.ts'
import { MORE_WEST } from './more-west.ts'
import { OTHER_EUROPE } from './other-europe.ts'
import { PAPERS_DE_FR } from './papers-de-fr.ts'
import { PAPERS_ES } from './papers-es.ts'
import { PAPERS_NO } from './papers-no.ts'
import { ROMANCE } from './romance.ts'
import { SLAVIC } from './slavic.ts'
import { WRITINGS_EAST } from './writings-east.ts'
import { WRITINGS_WEST } from './writings-west.ts'

/** The official languages of the EU, and Arabic, Chinese, Hindi, Japanese, Korean, Norwegian, Russian, Turkish and Ukrainian. */
const FIRST: Readonly<Record<string, string>> = {
  ...GERMANIC,
  ...ROMANCE,
  ...SLAVIC,
  ...CYRILLIC,
  ...BALTIC_URALIC,
  ...OTHER_EUROPE,
  ...ASIA,
  ...PAPERS_NO,
}
const MORE: Readonly<Record<string, string>> = { ...MORE_WEST, ...MORE_EAST, ...MORE_OTHER_SCRIPTS }
const PAPERS: Readonly<Record<string, string>> = { ...PAPERS_DE_FR, ...PAPERS_ES, ...WRITINGS_WEST, ...WRITINGS_EAST }

/** By language, what its forms carry: all of the lists. */
export const FORM_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FIRST).map(([language, list]) => [
    language,
    [list, MORE[language], MORE_TEXTS[language], PAPERS[language]].map((one) => (one ?? '').trim()).join('\n'),
  ]),
)
