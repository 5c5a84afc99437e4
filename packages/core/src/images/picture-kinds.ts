import { kindFolder } from '../kinds/index.ts'

/** What sort of picture an image is: what its look can tell, and receipts, which are pages of a shape of their own. */
export const PICTURE_KINDS = {
  screenshot: ['screenshot', 'Screenshots'],
  receipt: ['receipt', kindFolder('receipt')],
  scan: ['scanned or photographed page', 'Scanned Documents'],
  chart: ['chart', 'Charts'],
  icon: ['icon or logo', 'Icons & Logos'],
  illustration: ['drawing or painting', 'Illustrations'],
  photo: ['photo', 'Photos'],
} as const satisfies Readonly<Record<string, readonly [one: string, many: string]>>
export type PictureKind = keyof typeof PICTURE_KINDS

/** All kinds, in the order of the table. */
export const ALL_PICTURE_KINDS = Object.keys(PICTURE_KINDS) as readonly PictureKind[]

/** Name of a kind for a person: of one picture in a sentence, of many as the name of a folder. */
export const pictureWord = (kind: PictureKind): string => PICTURE_KINDS[kind][0]
export const pictureFolder = (kind: PictureKind): string => PICTURE_KINDS[kind][1]
