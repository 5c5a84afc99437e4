import type { Part } from '../own-folders/parts.ts'
import { commands } from './commands.ts'
import { definitions } from './definitions.ts'
import { dictionary } from './dictionary.ts'
import { germanSayings } from './german-sayings.ts'
import { glosses } from './glosses.ts'
import { helpPages } from './help-pages.ts'
import { kernelGuides } from './kernel-guides.ts'
import { library } from './library.ts'
import { manualPages } from './manual-pages.ts'
import { messages } from './messages.ts'
import { officeHelp } from './office-help.ts'
import { packageLines, unequalSections } from './package-lines.ts'
import { pictureHelp } from './picture-help.ts'
import { sayings } from './sayings.ts'
import { sectionsOfFaq } from './sections-of-faq.ts'
import { serviceExamples } from './service-examples.ts'
import { skyTales } from './sky-tales.ts'
import { stories } from './stories.ts'
import type { SubjectSet } from './subjects.ts'

/** A part of these sets: `second` and `third` are reports on packages that no set used before, each made after the one before had been seen. */
export type SubjectPart = Part | 'second' | 'third'

const SETS: Readonly<Record<SubjectPart, () => readonly SubjectSet[]>> = {
  fit: () => [],
  choose: () => [
    ...[kernelGuides(), packageLines(), glosses(), messages('choose')],
    ...[commands('choose'), sayings(), unequalSections(), pictureHelp()],
  ],
  report: () => [commands('report'), library(), dictionary(), helpPages(), messages('report')],
  second: () => [serviceExamples(), sectionsOfFaq(), officeHelp(), manualPages()],
  third: () => [definitions(), stories(), skyTales(), germanSayings()],
}

/** The sets of documents by subject in a part. */
export const setsBySubject = (part: SubjectPart): readonly SubjectSet[] => SETS[part]()
