import {
  clusterDocuments,
  clusterImages,
  type DocumentToGroup,
  exportLearned,
  imageFeatures,
  importLearned,
  type Judged,
  type Learned,
  type LearnInput,
  learn,
  NOTHING_LEARNED,
  type Pixels,
  sortItems,
  type UnderstandInput,
} from '@octavo/core'

/** Work for the thinking thread. Learned state travels as the text that the database holds. */
export type Thought =
  | {
      readonly type: 'sort'
      readonly inputs: readonly UnderstandInput[]
      readonly learned: string | undefined
      readonly folders: readonly string[]
    }
  | { readonly type: 'learn'; readonly learned: string | undefined; readonly examples: readonly FiledExample[] }
  | { readonly type: 'documents'; readonly documents: readonly DocumentToGroup[]; readonly groups: number }
  | {
      readonly type: 'images'
      readonly images: readonly { readonly id: string; readonly pixels: Pixels }[]
      readonly groups: number
    }

/** Something that a person approved or corrected: what it is and where it went. */
export interface FiledExample extends LearnInput {
  readonly itemId: string
  readonly label: string
}

export type Answer =
  | { readonly type: 'sort'; readonly judged: readonly Judged[] }
  | { readonly type: 'learn'; readonly learned: string }
  | { readonly type: 'documents' | 'images'; readonly groups: readonly Group[] }

/** Items that belong together, under a readable name. */
export interface Group {
  readonly name: string
  readonly itemIds: readonly string[]
}

const read = (text: string | undefined): Learned => {
  if (text === undefined) return NOTHING_LEARNED
  try {
    return importLearned(text)
  } catch {
    // What can't be read was written by another version: it is learned anew.
    return NOTHING_LEARNED
  }
}

/** Does one piece of thinking. Pure; kept apart from the thread so that it can be tested without one. */
export function think(thought: Thought): Answer {
  if (thought.type === 'documents') {
    const { documents, groups } = thought
    return { type: 'documents', groups: clusterDocuments(documents, { groups }) }
  }
  if (thought.type === 'images') {
    const images = thought.images.map(({ id, pixels }) => ({ id, features: imageFeatures(pixels) }))
    return { type: 'images', groups: clusterImages(images, { groups: thought.groups }) }
  }
  const learned = read(thought.learned)
  if (thought.type === 'sort') {
    const { inputs, folders } = thought
    return { type: 'sort', judged: sortItems(inputs, { learned, folders }) }
  }
  const after = thought.examples.reduce(
    (known, { itemId, label, item, reading }) => learn(known, { itemId, item, reading }, label),
    learned,
  )
  return { type: 'learn', learned: exportLearned(after) }
}
