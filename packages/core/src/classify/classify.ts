import { detect } from '../facts/detect.ts'
import { typeOfName } from '../facts/extension-types.ts'
import type { Facts } from '../facts/facts.ts'
import type { Item } from '../item/item.ts'
import { categoryOf, type TaxonomyId } from './taxonomies.ts'
import { groupUnits } from './units.ts'
import type { Verdict } from './verdict.ts'

/** What `classify` looks at. */
export interface ClassifyInput {
  readonly item: Item
  /** First bytes of the file (`SIGNATURE_HEAD_BYTES`); without them name and declared type decide. */
  readonly head?: Uint8Array
  /** Which set of categories to answer with; `library` when left out. */
  readonly taxonomy?: TaxonomyId
  /** True when the item is a folder that stays whole (see `bundleMarker`). */
  readonly bundle?: boolean
}

export interface Classified {
  readonly verdict: Verdict
  readonly facts: Facts
  /** Id of the leader of the unit that the item belongs to; absent for an item on its own. */
  readonly unit?: string
}

/** Says where an item belongs, from its bytes, its declared type and its name together. Never throws, never a hole. */
export function classify(input: ClassifyInput): Classified {
  const { item, head, taxonomy = 'library' } = input
  const found = head && detect(head, { sizeBytes: item.sizeBytes })
  const named = typeOfName(item.name)
  const kind = found?.kind ?? named?.kind ?? 'other'
  const mediaType = found?.mediaType ?? named?.mediaType ?? item.mediaType
  const typed = { kind, mediaType, extension: named?.extension ?? '', path: item.path }
  return {
    verdict: {
      itemId: item.id,
      kind,
      category: categoryOf(taxonomy, typed).label,
      confidence: found ? 0.98 : named ? 0.8 : 0.2,
      by: found ? 'signature' : named ? 'extension' : 'none',
      why: [named ? `The name ends in .${named.extension}.` : 'Nothing about this file says what it is.'],
    },
    facts: found ? { detectedMediaType: found.mediaType } : {},
  }
}

/** Classifies many items in their order; members of a unit share the category of its leader and say so. */
export function classifyAll(inputs: readonly ClassifyInput[]): readonly Classified[] {
  const units = groupUnits(inputs.map((input) => input.item))
  return inputs.map((input) => {
    const unit = units.get(input.item.id)
    return unit === undefined ? classify(input) : { ...classify(input), unit }
  })
}
