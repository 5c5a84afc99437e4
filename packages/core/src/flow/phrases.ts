import { formatCount } from '../text/size.ts'

/** 'Organized N files into M categories': the line of the review panel (part 1 section 2). */
export function reviewSummary(fileCount: number, categoryCount: number): string {
  return `Organized ${formatCount(fileCount, 'file')} into ${formatCount(categoryCount, 'category', 'categories')}`
}

/** 'Successfully organized N items into M groups': e-mail and photo sort (part 2 section 4). */
export function sortedSummary(itemCount: number, groupCount: number): string {
  return `Successfully organized ${formatCount(itemCount, 'item')} into ${formatCount(groupCount, 'group')}`
}

/** '+N more files', '+N more emails', '+N more': what a list that shows only the first few says about the rest. */
export function moreOf(total: number, shown: number, noun = ''): string {
  const rest = Math.max(0, total - shown)
  if (rest === 0) return ''
  return noun === '' ? `+${formatCount(rest, '', '').trim()} more` : `+${formatCount(rest, '', '').trim()} more ${noun}`
}
