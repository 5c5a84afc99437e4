/** The colours that a thing can be marked with. */
export const MARK_COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'gray'] as const
export type MarkColor = (typeof MARK_COLORS)[number]

/** What a person has marked a thing with: it says what they think of it, and moves nothing. */
export interface ItemMarks {
  readonly starred: boolean
  /** In people's own words. */
  readonly tags: readonly string[]
  /** One at most. */
  readonly color?: MarkColor
}

/** The star, as acts, journals and databases name it. */
export const STAR = 'star'
const TAG = 'tag:'
const COLOR = 'color:'

/** The mark of a tag. */
export const markOfTag = (tag: string): string => `${TAG}${tag}`

/** The mark of a colour. */
export const markOfColor = (color: MarkColor): string => `${COLOR}${color}`

/** What some marks say, tags in the order of the marks; those of later versions are passed over. */
export function readMarks(marks: readonly string[]): ItemMarks {
  const color = MARK_COLORS.find((one) => marks.includes(markOfColor(one)))
  return {
    starred: marks.includes(STAR),
    tags: marks.flatMap((mark) => (mark.startsWith(TAG) ? [mark.slice(TAG.length)] : [])),
    ...(color && { color }),
  }
}
