import type { LetterToMany } from '@octavo/core'
import { peopleOf, plainWords, readHead } from './head.ts'

/** The headers that `letterToMany` wants, in small letters. */
export const LETTER_HEADERS = ['from', 'date', 'list-id', 'list-unsubscribe', 'list-unsubscribe-post'] as const

/** What the headers of a message to many say. Never throws. */
export function letterToMany(id: string, head: Uint8Array): LetterToMany {
  const found = readHead(head)
  const header = (name: (typeof LETTER_HEADERS)[number]): string => found.get(name) ?? ''
  const sentAtMs = Date.parse(header('date'))
  return {
    ...{ id, from: peopleOf(header('from')), listId: plainWords(header('list-id')) },
    ...{ sentAtMs: sentAtMs >= 0 ? sentAtMs : 0, unsubscribe: header('list-unsubscribe') },
    post: header('list-unsubscribe-post'),
  }
}
