import { LIMITS } from '@octavo/core'
import { type Choice, chooseFiles } from '../../intake/choose.ts'
import type { Chosen } from '../../intake/collect-chosen.ts'
import { isNative, nativePicks } from '../../platform/index.ts'
import type { WayIn } from './choose-for.ts'

const PICTURE =
  /\.(?:jpe?g|png|gif|bmp|svg|webp|heic|heif|avif|tiff?|dng|cr2|nef|arw|mp4|avi|mov|wmv|flv|webm|mkv|m4v|3gp)$/i

/** True for images and videos, by their media type, or by their ending where the browser knows none. */
const isPhoto = ({ type, name }: File): boolean => (type === '' ? PICTURE.test(name) : /^(?:image|video)\//.test(type))

/** Files of a store by the pickers of the shell around the page; it rejects in the words of the browser's dialog. */
const fromShell = async (store: 'photos' | 'documents'): Promise<Chosen> => {
  const { takePhotos, takeDocuments } = await nativePicks()
  const taken = await (store === 'photos' ? takePhotos() : takeDocuments())
  if (taken.outcome === 'cancelled') throw new DOMException('File selection cancelled', 'AbortError')
  if (taken.outcome === 'refused') throw new DOMException('Photo access permission denied', 'NotAllowedError')
  if (taken.outcome !== 'taken')
    throw new Error(taken.outcome === 'empty' ? 'No files selected' : 'The picker of the device failed')
  return taken
}

const choosing =
  (store: 'photos' | 'documents', choice: Choice): WayIn['choose'] =>
  (onLate) =>
    isNative ? fromShell(store) : chooseFiles({ ...choice, onLate })

/** Photos and videos of this device. */
export const PHOTOS: WayIn = {
  by: 'photos',
  mostFiles: LIMITS.photoImport,
  takes: isPhoto,
  choose: choosing('photos', { accept: 'image/*,video/*' }),
}

/** Documents of this device. */
export const DOCUMENTS: WayIn = {
  by: 'documents',
  mostFiles: LIMITS.documentImport,
  choose: choosing('documents', {
    accept: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.txt,.rtf,.md,.csv,.epub,.eml,.pages,.numbers,.key',
  }),
}
