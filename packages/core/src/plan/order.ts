import { TAXONOMIES } from '../classify/index.ts'
import { englishOf } from '../kinds/index.ts'
import type { Draft } from './draft.ts'
import { familyOf, isOfType } from './grain.ts'

interface Seen {
  count: number
  byType: number
  isRubbish: boolean
  readonly families: number[]
}

const FAMILIES = TAXONOMIES.families.categories.map(({ label }) => label)

/**
 * The top folders of a draft by what they mean: first those that say what their files are about, by name; then those of a
 * type, pictures and documents before programs, what is left over and rubbish last. Folders inside keep their order.
 */
export function orderByMeaning({ entries, categories }: Pick<Draft, 'entries' | 'categories'>): readonly string[] {
  const seen = new Map<string, Seen>()
  for (const { category, verdict } of entries.values()) {
    const top = topOf(category)
    const one = seen.get(top) ?? { count: 0, byType: 0, isRubbish: true, families: FAMILIES.map(() => 0) }
    seen.set(top, one)
    one.count += 1
    if (isOfType(verdict)) one.byType += 1
    if (verdict.by !== 'rubbish') one.isRubbish = false
    const family = FAMILIES.indexOf(familyOf(verdict))
    one.families[family] = (one.families[family] ?? 0) + 1
  }
  const rankOf = (top: string): number => {
    const family = FAMILIES.indexOf(englishOf(top) ?? top)
    if (family >= 0) return family
    const one = seen.get(top)
    if (one?.isRubbish) return FAMILIES.length
    if (!one || one.byType * 2 <= one.count) return -1
    return one.families.indexOf(Math.max(...one.families))
  }
  const tops = [...new Set(categories.map(topOf))].sort(
    (one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : one > other ? 1 : 0),
  )
  return tops.flatMap((top) => categories.filter((category) => topOf(category) === top).sort())
}

const topOf = (category: string): string => category.split('/', 1)[0] ?? category
