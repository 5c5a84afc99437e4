import {
  type ClassifyInput,
  classifyAll,
  clusterDocuments,
  clusterImages,
  type DocumentToGroup,
  exportLearned,
  type FiledExample,
  type FiledItem,
  type ImageFeatures,
  type ImageToGroup,
  type InFolder,
  imageFeatures,
  type Judged,
  learnLesson,
  learnProfiles,
  type Pixels,
  profilesOf,
  recallLearned,
  sortItems,
  type UnderstandInput,
} from '@octavo/core'

/** Work for a process that thinks. Learned state travels as the text that the database holds. */
export type JudgeTask =
  | {
      readonly type: 'sort'
      readonly inputs: readonly UnderstandInput[]
      readonly learned: string | undefined
      readonly folders: readonly string[]
    }
  | { readonly type: 'classify'; readonly inputs: readonly ClassifyInput[] }
  | { readonly type: 'compare'; readonly learned: string | undefined; readonly files: readonly InFolder[] }
  | { readonly type: 'profile'; readonly learned: string | undefined; readonly filed: readonly FiledItem[] }
  | { readonly type: 'learn'; readonly learned: string | undefined; readonly examples: readonly FiledExample[] }
  | { readonly type: 'documents'; readonly documents: readonly DocumentToGroup[]; readonly groups: number }
  | { readonly type: 'features'; readonly pixels: readonly Pixels[] }
  | { readonly type: 'images'; readonly images: readonly ImageToGroup[]; readonly groups: number }

export type Answer =
  | { readonly type: 'sort'; readonly judged: readonly Judged[] }
  | { readonly type: 'classify'; readonly judged: readonly Judged[] }
  /** `fresh`: ids of files to read; `learned`: what is known without files that have left their folders, when that changed. */
  | { readonly type: 'compare'; readonly fresh: readonly string[]; readonly learned: string | undefined }
  | { readonly type: 'learn'; readonly learned: string }
  | { readonly type: 'profile'; readonly learned: string }
  | { readonly type: 'features'; readonly features: readonly ImageFeatures[] }
  | { readonly type: 'documents' | 'images'; readonly groups: readonly Group[] }

/** Items that belong together, under a readable name. */
export interface Group {
  readonly name: string
  readonly itemIds: readonly string[]
}

/** Does one piece of thinking. `onDone` hears of each item. Pure. */
export function think(thought: JudgeTask, onDone?: (done: number) => void): Answer {
  if (thought.type === 'documents') {
    const { documents, groups } = thought
    return { type: 'documents', groups: clusterDocuments(documents, { groups }) }
  }
  if (thought.type === 'features') return { type: 'features', features: thought.pixels.map(imageFeatures) }
  if (thought.type === 'images')
    return { type: 'images', groups: clusterImages(thought.images, { groups: thought.groups }) }
  if (thought.type === 'classify') {
    const judged = classifyAll(thought.inputs).map(({ verdict }, index) => {
      onDone?.(index + 1)
      return { verdict, options: [] }
    })
    return { type: 'classify', judged }
  }
  const learned = recallLearned(thought.learned)
  if (thought.type === 'sort') {
    const { inputs, folders } = thought
    return { type: 'sort', judged: sortItems(inputs, { learned, folders, ...(onDone && { onDone }) }) }
  }
  if (thought.type === 'compare') {
    const { learned: kept, fresh } = profilesOf(learned, thought.files)
    const changed = kept === learned ? undefined : exportLearned(kept)
    return { type: 'compare', fresh: fresh.map(({ itemId }) => itemId), learned: changed }
  }
  if (thought.type === 'profile')
    return { type: 'profile', learned: exportLearned(learnProfiles(learned, thought.filed)) }
  return { type: 'learn', learned: exportLearned(learnLesson(learned, thought.examples)) }
}
