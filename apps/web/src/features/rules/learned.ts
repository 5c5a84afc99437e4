import type { KnownFolder, LearnedChange } from '@octavo/core'
import { isOffline } from '../../connection/connection.ts'
import { changeLearnedThere, learnedTextThere, learnedThere } from '../../http/learned.ts'
import { m } from '../../paraglide/messages.js'

/** Where something was learned of the person: the library of the server, or this browser. */
export interface School {
  readonly id: 'library' | 'browser'
  readonly title: () => string
  /** What is known, by folder; none where it can't be asked now. */
  folders(): Promise<readonly KnownFolder[]>
  /** All of it as a text of core's `exportLearned`. */
  text(): Promise<string>
  /** Changes it, and gives what is known then. */
  change(change: LearnedChange): Promise<readonly KnownFolder[]>
}

const here = () => import('../../device/lessons.ts')

/** Both schools of a person. */
export const SCHOOLS: readonly School[] = [
  {
    id: 'library',
    title: m.learned_library,
    folders: async () => (isOffline() ? [] : await learnedThere()),
    text: learnedTextThere,
    change: changeLearnedThere,
  },
  {
    id: 'browser',
    title: m.learned_browser,
    folders: async () => (await (await here()).knownHere()).folders,
    text: async () => (await (await here()).knownHere()).text,
    change: async (change) => (await here()).changeLessons(change),
  },
]
