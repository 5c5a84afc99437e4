import fs from 'node:fs'
import path from 'node:path'
import type { ImageKind } from '../../../packages/core/src/images/kinds.ts'
import { numberOf } from '../own-folders/parts.ts'
import type { RealPicture } from '../sets/pictures.ts'

interface Listed {
  readonly file: string
  readonly label?: string
  readonly attack?: string
}

/** What the labels of the style set mean. */
const KIND_OF_LABEL: Readonly<Record<string, ImageKind>> = {
  'ui screenshot': 'screenshot',
  chart: 'chart',
  'receipt scan': 'scan',
  painting: 'illustration',
  icon: 'icon',
}

/**
 * Pictures that are at hand with labels, below OCTAVO_DATA: they were seen before, so that they serve for fitting and choosing
 * only, by turns. Nothing where there is no such folder.
 */
export function knownPictures(): readonly RealPicture[] {
  const data = process.env.OCTAVO_DATA
  if (data === undefined) return []
  const listed = (set: string) =>
    (JSON.parse(fs.readFileSync(path.join(data, set, 'manifest.json'), 'utf8')) as { files: readonly Listed[] }).files
  const pictures = (set: string, kindOf: (one: Listed) => ImageKind | undefined) =>
    listed(set).flatMap((one): readonly RealPicture[] => {
      const kind = kindOf(one)
      const file = path.join(data, set, one.file)
      const part = numberOf(one.file) % 2 === 0 ? 'fit' : 'choose'
      return kind === undefined ? [] : [{ file, kind, source: set, part, leastPx: 1 }]
    })
  return [
    ...pictures('images-style', ({ label = '' }) => KIND_OF_LABEL[label] ?? 'photo'),
    ...pictures('images-neardup', ({ attack }) => (attack === 'original' ? 'photo' : undefined)),
    ...pictures('photos-exif', ({ file }) =>
      /\.jpe?g$/iu.test(file) && !/Square|PaintTool/u.test(file) ? 'photo' : undefined,
    ),
  ]
}
