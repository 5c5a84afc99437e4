import type { Language } from '../reasons/index.ts'
import type { ImageFeatures } from './features.ts'
import type { ImageKind } from './kinds.ts'
import { groupStyles } from './style-groups.ts'
import { nameStyles } from './style-names.ts'

/** An image to group: any id that no other has, and what it looks like. */
export interface ImageToGroup {
  readonly id: string
  readonly features: ImageFeatures
}

/** Images of one visual style. */
export interface ImageGroup {
  /** Unlike the names of all other groups; says what the images are, and how they look where that tells them apart. */
  readonly name: string
  readonly kind: ImageKind
  /** In the order of their ids. */
  readonly itemIds: readonly string[]
}

/**
 * Groups images by visual style, with a readable name for each group; the largest group first. The same images always give
 * the same answer, in whatever order they come. `groups` left out: the number is found. `language`: that of the names, English when left out.
 */
export function clusterImages(
  images: readonly ImageToGroup[],
  { groups, language = 'en' }: { readonly groups?: number; readonly language?: Language } = {},
): ImageGroup[] {
  const sorted = images.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const features = sorted.map((image) => image.features)
  const labels = groupStyles(features, groups)
  return nameStyles(features, labels, language)
    .map(({ name, kind }, group) => ({
      name,
      kind,
      itemIds: sorted.flatMap(({ id }, i) => (labels[i] === group ? [id] : [])),
    }))
    .sort((a, b) => b.itemIds.length - a.itemIds.length || ((a.itemIds[0] ?? '') < (b.itemIds[0] ?? '') ? -1 : 1))
}
