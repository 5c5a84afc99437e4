import type { Facts } from '../facts/index.ts'
import type { Item, Verdict } from '../item/index.ts'
import { because } from '../reasons/index.ts'
import { bundleKind } from './bundles.ts'
import { categoryOf, type TaxonomyId } from './taxonomies.ts'
import { hear, type Testimony } from './witnesses.ts'

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

function factsOf(heard: Testimony): Facts {
  return {
    mediaType: heard.mediaType,
    extension: heard.extension,
    ...(heard.found && {
      detectedMediaType: heard.found.mediaType,
      detectedExtension: heard.found.extension,
      detectedKind: heard.found.kind,
    }),
    ...(heard.mismatch && { mismatch: true }),
    ...(heard.activeContent && { activeContent: true }),
  }
}

/**
 * Says where an item belongs, from its bytes, its declared type and its name together. Confidence: 0.99 bytes and name
 * agree, 0.8 to 0.85 the name only, 0.6 the declared type only, 0.2 nothing. Never throws, never a hole.
 */
export function classify(input: ClassifyInput): Classified {
  const { item, head, taxonomy = 'library' } = input
  if (input.bundle) return { verdict: bundleVerdict(item, taxonomy), facts: {} }
  const heard = hear(item, head)
  const category = categoryOf(taxonomy, { ...heard, path: item.path }).label
  const { kind, confidence, by, why } = heard
  return { verdict: { itemId: item.id, fileKind: kind, category, confidence, by, why }, facts: factsOf(heard) }
}

/** The verdict on a folder that stays whole. */
function bundleVerdict(item: Item, taxonomy: TaxonomyId): Verdict {
  const { kind, ending, isSure } = bundleKind(item.name)
  const typed = { kind, mediaType: 'inode/directory', extension: ending, path: item.path }
  return {
    itemId: item.id,
    fileKind: kind,
    category: categoryOf(taxonomy, typed).label,
    confidence: isSure ? 0.95 : 0.9,
    by: 'bundle',
    why: [because('whole-folder', { name: item.name })],
  }
}
