export { type ItemMarks, MARK_COLORS, type MarkColor, markOfColor, markOfTag, readMarks, STAR } from './marks.ts'
