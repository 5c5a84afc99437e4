/** What one state of a flow looks like: title and percentage, and the words of its buttons and lines. */
export interface Skin {
  readonly title: string
  /** 0 to 100; the value on entering the state. */
  readonly percent: number
  readonly text?: string
  readonly actions?: Readonly<Record<string, string>>
}

/** State -> skin, for every flow of the spec. The machines are the web app's; these tables are all that differs. */
export const SKINS = {
  /** `/`, part 1 sections 2 and 4. */
  main: {
    collect: { title: 'AI Collect', percent: 0, actions: { upload: 'Upload Files' } },
    sort: { title: 'AI Sort', percent: 33, actions: { sort: 'Start AI Sort' } },
    sorting: { title: 'AI Sort', percent: 66, actions: { sort: 'Sorting...' } },
    review: { title: 'AI Review', percent: 100, actions: { approve: 'Approve & Organize' } },
    approving: { title: 'AI Review', percent: 100, actions: { approve: 'Approve & Organize' } },
    complete: { title: 'Complete!', percent: 100, text: 'Your files have been organized successfully' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Skin>>>>
export type FlowId = keyof typeof SKINS

/** 'Organized N files into M categories', the line of the review panel. */
export function reviewSummary(fileCount: number, categoryCount: number): string {
  return `Organized ${fileCount} ${fileCount === 1 ? 'file' : 'files'} into ${categoryCount} ${categoryCount === 1 ? 'category' : 'categories'}`
}

/** Stages of the circular progress indicator (part 1 section 2); it shows processed/total below the text. */
export const PROGRESS_STAGES = {
  scanning: { title: 'Scanning...' },
  classifying: { title: 'AI Classifying...' },
  organizing: { title: 'Organizing...' },
  complete: { title: 'Complete!' },
} as const
export type ProgressStage = keyof typeof PROGRESS_STAGES
