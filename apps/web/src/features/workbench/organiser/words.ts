import { number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'

/** `9 groups`. */
export const groupsOf = (count: number): string => m.org_groups({ count, n: number(count) })

/** `1 item`, `30 items`. */
export const itemsOf = (count: number): string => m.org_items({ count, n: number(count) })

/** What was organised, in words. */
export const itemsAndGroups = ({
  itemCount,
  groupCount,
}: {
  readonly itemCount: number
  readonly groupCount: number
}): { readonly items: string; readonly groups: string } => ({ items: itemsOf(itemCount), groups: groupsOf(groupCount) })

/** A number of groups that are left out of the page, as it is said. */
export const moreGroups = (count: number): string => m.org_more({ count, n: number(count) })
