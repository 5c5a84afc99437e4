import type { PicturePart } from '../sets/pictures.ts'
import { kindsByRecipe } from './baseline.ts'
import { HEAD, told } from './measure.ts'
import { seenPictures } from './seen.ts'

/** What the usual recipes make of a part after the examples of `fit`: by pixels alone, as our look. */
export async function measuredRecipes(part: PicturePart): Promise<readonly (readonly string[])[]> {
  const [fit, seen] = [await seenPictures('fit'), await seenPictures(part)]
  const rows = Object.entries(kindsByRecipe(fit, seen)).map(([name, said]) => [
    `scikit-learn, HSV and gradients, ${name}`,
    ...told(seen.map(({ kind }, at) => ({ truth: kind, said: String(said[at]) }))),
  ])
  return [HEAD, ...rows]
}
