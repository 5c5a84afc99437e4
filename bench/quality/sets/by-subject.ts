import type { Part } from '../own-folders/parts.ts'
import { commands } from './commands.ts'
import { dictionary } from './dictionary.ts'
import { glosses } from './glosses.ts'
import { helpPages } from './help-pages.ts'
import { kernelGuides } from './kernel-guides.ts'
import { library } from './library.ts'
import { messages } from './messages.ts'
import { packageLines } from './package-lines.ts'
import type { SubjectSet } from './subjects.ts'

/** The sets of documents by subject in a part. */
export const setsBySubject = (part: Part): readonly SubjectSet[] =>
  part === 'choose'
    ? [kernelGuides(), packageLines(), glosses(), messages('choose')]
    : part === 'report'
      ? [commands(), library(), dictionary(), helpPages(), messages('report')]
      : []
