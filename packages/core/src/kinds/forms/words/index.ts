import { ASIA } from './asia.ts'
import { BALTIC_URALIC } from './baltic-uralic.ts'
import { CYRILLIC } from './cyrillic.ts'
import { GERMANIC } from './germanic.ts'
import { OTHER_EUROPE } from './other-europe.ts'
import { ROMANCE } from './romance.ts'
import { SLAVIC } from './slavic.ts'

/** By language, what its forms carry: the official languages of the EU, and Arabic, Chinese, Hindi, Japanese, Korean, Russian, Turkish and Ukrainian. */
export const FORM_WORDS: Readonly<Record<string, string>> = {
  ...GERMANIC,
  ...ROMANCE,
  ...SLAVIC,
  ...CYRILLIC,
  ...BALTIC_URALIC,
  ...OTHER_EUROPE,
  ...ASIA,
}
