import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../../', import.meta.url))
export const publicFolder = `${repository}apps/web/public/`
/** Where videos, their stills and the tracks go. */
export const mediaFolder = `${publicFolder}media/`
mkdirSync(mediaFolder, { recursive: true })
