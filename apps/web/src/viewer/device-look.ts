import { blobOf, type FileBytes } from '../platform/file-bytes.ts'
import { createLooker } from '../worker/look/client.ts'
import type { Look } from './look.ts'
import { bytesOfBlob, openBytes } from './open-bytes.ts'

const THUMB_PX = 256

/**
 * A look at files of this device: `bytesOf` gives their bytes by id, undefined where they are gone. Nothing leaves it.
 * `mostBytes`: pictures of that size are not drawn small, but what a camera has put into them; whole they open all the same.
 */
export const deviceLook = (
  bytesOf: (id: string) => FileBytes | undefined | Promise<FileBytes | undefined>,
  { mostBytes }: { readonly mostBytes?: number } = {},
): Look => {
  const looker = createLooker()
  const blobBy = async (id: string): Promise<Blob | undefined> => {
    const bytes = await bytesOf(id)
    return bytes && (await blobOf(bytes).catch(() => undefined))
  }
  const thumb: Look['thumb'] = async (of, signal) => {
    const blob = await blobBy(of.id)
    if (!blob) return undefined
    return looker.ask({ type: 'thumb', name: of.name, blob, sidePx: THUMB_PX, mostBytes }, signal).catch(() => {
      signal.throwIfAborted()
      return undefined
    })
  }
  return {
    thumb,
    async open(of, signal) {
      const blob = await blobBy(of.id)
      if (!blob) return { content: { type: 'nothing', why: 'gone' }, close: () => undefined }
      const small = (stop: AbortSignal) => thumb(of, stop)
      return openBytes(of, bytesOfBlob(blob, small), signal)
    },
  }
}
