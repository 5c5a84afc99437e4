import { forget, importLearned, joinLearned, type Learned, NOTHING_LEARNED, relabel } from './learned.ts'

/** What is known of one folder: by how many decisions of the person, and by how many files that lie in it. */
export interface KnownFolder {
  readonly label: string
  readonly decided: number
  readonly filed: number
}

/** What a person does to what was learned from them. */
export type LearnedChange =
  | { readonly type: 'rename'; readonly label: string; readonly to: string }
  | { readonly type: 'forget'; readonly label: string }
  | { readonly type: 'forget-all' }
  /** Brings in a text of `exportLearned`; what it says of a thing that is known here, too, counts. */
  | { readonly type: 'import'; readonly text: string }

/** The folders that something is known of, in the order of the alphabet. */
export function foldersKnown({ examples }: Learned): readonly KnownFolder[] {
  const counts = new Map<string, { decided: number; filed: number }>()
  for (const { label, from } of examples) {
    const count = counts.get(label) ?? { decided: 0, filed: 0 }
    count[from === 'folder' ? 'filed' : 'decided'] += 1
    counts.set(label, count)
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([label, count]) => ({ label, ...count }))
}

/** What is known after a change of the person. Throws AppError `corrupt` for a text that is none of `exportLearned`. */
export function changeLearned(learned: Learned, change: LearnedChange): Learned {
  switch (change.type) {
    case 'rename':
      return relabel(learned, change.label, change.to)
    case 'forget':
      return forget(learned, { label: change.label })
    case 'forget-all':
      return NOTHING_LEARNED
    case 'import':
      return joinLearned(learned, importLearned(change.text))
  }
}
