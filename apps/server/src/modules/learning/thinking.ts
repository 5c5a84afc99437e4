import {
  clusterDocuments,
  clusterImages,
  type DocumentToGroup,
  exportLearned,
  type FiledExample,
  imageFeatures,
  type Judged,
  learnLesson,
  type Pixels,
  recallLearned,
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

export type Answer =
  | { readonly type: 'sort'; readonly judged: readonly Judged[] }
  | { readonly type: 'learn'; readonly learned: string }
  | { readonly type: 'documents' | 'images'; readonly groups: readonly Group[] }

/** Items that belong together, under a readable name. */
export interface Group {
  readonly name: string
  readonly itemIds: readonly string[]
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
  const learned = recallLearned(thought.learned)
  if (thought.type === 'sort') {
    const { inputs, folders } = thought
    return { type: 'sort', judged: sortItems(inputs, { learned, folders }) }
  }
  return { type: 'learn', learned: exportLearned(learnLesson(learned, thought.examples)) }
}
