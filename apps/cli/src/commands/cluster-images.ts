import { AppError, clusterImages, eachOf, FEATURE_SIDE_PX, type ImageToGroup, imageFeatures } from '@octavo/core'
import type { Args } from '../args.ts'
import type { Output } from '../output.ts'
import { givenFolder } from '../road/given.ts'
import { look, problemsIn } from '../road/look.ts'
import { openIn, WINDOW, withReaders } from '../road/readers.ts'
import { tellGroups, tellProblems } from '../tell.ts'

/**
 * `octavo cluster images FOLDER [--groups N]`: groups the images below a folder by visual style. With `--json` a line
 * `{path, group}` for each, and `{path, code, reason}` for what can't be read. Changes nothing.
 */
export async function clusterImagesIn(args: Args, output: Output): Promise<number> {
  const folder = await givenFolder(args.operands[1] ?? '', { ...output.hooks(), everything: true })
  const inputs = await look(folder, output.hooks())
  const images = inputs.flatMap(({ item, typed, problem }) =>
    !problem && IMAGES.has(typed?.verdict.fileKind ?? '') ? [item] : [],
  )
  const problems = problemsIn(folder.page, inputs)
  const onDone = output.progress('Looking at images')
  const found = await withReaders((pool) =>
    eachOf(
      images,
      WINDOW,
      async (item): Promise<ImageToGroup | undefined> => {
        const seen = await pool.pixels(openIn(folder.source, item), FEATURE_SIDE_PX)
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
  tellGroups(clusterImages(toGroup, args.groups === undefined ? {} : { groups: args.groups }), folder, output)
  return tellProblems(folder, problems, output)
}

const IMAGES: ReadonlySet<string> = new Set(['image', 'raw-image', 'vector-image'])
