import fs from 'node:fs'
import path from 'node:path'
import { kindBlocks, kindInputs } from '../../../packages/core/src/images/kinds.ts'
import { planesOf } from '../../../packages/core/src/images/planes.ts'
import type { Pixels } from '../../../packages/core/src/index.ts'
import { numberOf } from '../own-folders/parts.ts'
import { FEW_THINGS } from '../sets/picture-sources-wide.ts'
import { picturesFolder } from '../sets/pictures.ts'
import type { SeenPicture } from './seen.ts'
import { variantsOf } from './variants.ts'

/** The numbers that the model sees of a picture. */
export const inputsOf = (pixels: Pixels): readonly number[] => [...kindInputs(kindBlocks(planesOf(pixels)))]

/** What is seen of a picture as it is, and of its variants; kept beside the set. */
export async function keptLooks(one: SeenPicture): Promise<readonly (readonly number[])[]> {
  const folder = path.join(picturesFolder(), 'looks')
  const file = path.join(folder, `${numberOf(one.file)}.json`)
  if (!fs.existsSync(file)) {
    const looks = [one.pixels, ...(await variantsOf(one))].map(inputsOf)
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(file, JSON.stringify(looks.map((own) => own.map((value) => Number(value.toPrecision(6))))))
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

/** At most so many of a package and kind are learned from: a package's pictures are much alike. */
const MOST_OF_A_PACKAGE = 40
/** Photos differ more. */
const MOST_PHOTOS_OF_A_PACKAGE = 200

/** Pictures without those that are more than enough of their package, by the numbers of their paths; few things are as many as were made. */
export function ofEachPackage<T extends Pick<SeenPicture, 'file' | 'kind' | 'source'>>(
  pictures: readonly T[],
): readonly T[] {
  const counts = new Map<string, number>()
  const number = ({ file }: T) => numberOf(file.split('/').slice(-3).join('/'))
  return pictures
    .toSorted((a, b) => number(a) - number(b))
    .filter(({ kind, source }) => {
      if (source.startsWith(FEW_THINGS)) return true
      const count = counts.get(`${kind} ${source}`) ?? 0
      counts.set(`${kind} ${source}`, count + 1)
      return count < (kind === 'photo' ? MOST_PHOTOS_OF_A_PACKAGE : MOST_OF_A_PACKAGE)
    })
}
