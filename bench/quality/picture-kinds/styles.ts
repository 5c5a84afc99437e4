import { clusterImages, imageFeatures } from '../../../packages/core/src/index.ts'
import { nmi } from '../nmi.ts'
import type { PicturePart } from '../sets/pictures.ts'
import { groupsByRecipe } from './baseline.ts'
import { type SeenPicture, seenPictures } from './seen.ts'

const MOST_OF_A_STYLE = 20
const LEAST_OF_A_STYLE = 8

/** A style is what one package family shows of one kind: its handbook's windows, its icons, its landscapes. */
const styleOf = ({ kind, source }: SeenPicture): string =>
  kind === 'screenshot' || kind === 'scan' ? kind : `${kind} ${source.split('/')[0] ?? source}`

/** How well groups without labels follow the styles of a part, beside k-means on HSV histograms; k is given to both. */
export async function measuredStyles(part: PicturePart): Promise<readonly (readonly string[])[]> {
  const styles = [...Map.groupBy(await seenPictures(part), styleOf)]
    .filter(([, pictures]) => pictures.length >= LEAST_OF_A_STYLE)
    .map(([style, pictures]) => [style, pictures.slice(0, MOST_OF_A_STYLE)] as const)
  const pictures = styles.flatMap(([style, own]) => own.map((picture) => ({ style, picture })))
  const truth = new Map(pictures.map(({ style }, at) => [String(at), style]))
  const images = pictures.map(({ picture }, at) => ({ id: String(at), features: imageFeatures(picture.pixels) }))
  const found = clusterImages(images, { groups: styles.length })
  const pairs = found.flatMap(({ name, itemIds }) => itemIds.map((id) => [truth.get(id) ?? '', name] as const))
  const recipe = groupsByRecipe(
    pictures.map(({ picture }) => picture),
    styles.length,
  )
  const ours = nmi(
    pairs.map(([style]) => style),
    pairs.map(([, name]) => name),
  )
  const usual = nmi(
    pictures.map(({ style }) => style),
    recipe.map(String),
  )
  return [
    ['styles', 'pictures', 'NMI, ours', 'NMI, k-means on HSV'],
    [String(styles.length), String(pictures.length), ours.toFixed(3), usual.toFixed(3)],
  ]
}
