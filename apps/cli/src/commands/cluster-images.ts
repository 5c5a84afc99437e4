import path from 'node:path'
import { AppError, clusterImages, eachOf, FEATURE_SIDE_PX, type ImageToGroup, imageFeatures } from '@octavo/core'
import type { Args } from '../args.ts'
import { type Problem, tellProblems } from '../listing.ts'
import { lookInto } from '../looking.ts'
import { type Output, shownName } from '../output.ts'
import { WINDOW, withReaders } from '../readers.ts'

/**
 * `octavo cluster images FOLDER [--groups N]`: groups the images below a folder by visual style. With `--json` a line
 * `{path, group}` for each, and `{path, code, reason}` for what can't be read. Changes nothing.
 */
export async function clusterImagesIn(args: Args, output: Output): Promise<number> {
  const looked = await lookInto(args.operands[1] ?? '', output)
  const { folder, root } = looked
  const images = looked.files.flatMap(({ item, kind }) => (IMAGES.has(kind) ? [item] : []))
  const problems: Problem[] = [...looked.problems]
  const onDone = output.progress('Looking at images')
  const found = await withReaders((pool) =>
    eachOf(
      images,
      WINDOW,
      async (item): Promise<ImageToGroup | undefined> => {
        const seen = await pool.pixels(path.join(root, item.path), FEATURE_SIDE_PX)
        if ('rgb' in seen) return { id: item.path, features: imageFeatures(seen) }
        problems.push({ path: item.path, code: seen.code ?? 'damaged', reason: seen.reason ?? 'It could not be read.' })
        return undefined
      },
      onDone,
    ),
  )
  const toGroup = found.filter((image) => image !== undefined)
  if (toGroup.length === 0 && problems.length === 0)
    throw new AppError('not_found', 'There are no images in this folder.')
  for (const { name, itemIds } of clusterImages(toGroup, args.groups === undefined ? {} : { groups: args.groups })) {
    output.say(`${output.bold(shownName(name))} (${itemIds.length})`)
    for (const id of itemIds) {
      output.record({ path: path.join(folder, id), group: name })
      output.say(`  ${shownName(path.join(folder, id))}`)
    }
  }
  return tellProblems(folder, problems, output)
}

const IMAGES: ReadonlySet<string> = new Set(['image', 'raw-image', 'vector-image'])
