import { kindFolder } from '../kinds/index.ts'

/** What sort of picture an image is: what its look can tell, and receipts, which are pages of a shape of their own. */
const PICTURE_KINDS = {
  screenshot: 'Screenshots',
  receipt: kindFolder('receipt'),
  scan: 'Scanned Documents',
  chart: 'Charts',
  icon: 'Icons & Logos',
  illustration: 'Illustrations',
  photo: 'Photos',
} as const satisfies Readonly<Record<string, string>>
export type PictureKind = keyof typeof PICTURE_KINDS

/** All kinds, in the order of the table. */
export const ALL_PICTURE_KINDS = Object.keys(PICTURE_KINDS) as readonly PictureKind[]

/** English name of the folder for pictures of a kind (`folderIn` has it in other languages). */
export const pictureFolder = (kind: PictureKind): string => PICTURE_KINDS[kind]
