/** Marks of files, as acts and the database name them: the star, and tags in people's own words. */
export const STAR = 'star'
const TAG = 'tag:'

/** The mark of a tag. */
export const markOfTag = (tag: string): string => `${TAG}${tag}`

export const isStarred = (marks: readonly string[]): boolean => marks.includes(STAR)

/** The tags among some marks, in their order. */
export const tagsIn = (marks: readonly string[]): readonly string[] =>
  marks.flatMap((mark) => (mark.startsWith(TAG) ? [mark.slice(TAG.length)] : []))
