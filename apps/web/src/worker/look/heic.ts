/// <reference types="vite/types/importMeta.d.ts" />
import { decodeHeic, isHeic, type LoadHeif } from '@octavo/readers'

/** Where libheif lies: a file of its own, as its makers built it, that is fetched with the first picture that needs it. */
const ADDRESSES = import.meta.glob<string>('../../../../../node_modules/libheif-js/libheif-wasm/libheif-bundle.mjs', {
  query: '?url',
  import: 'default',
  eager: true,
})

const load: LoadHeif = async () => {
  const [address = ''] = Object.values(ADDRESSES)
  return (await import(/* @vite-ignore */ address)).default()
}

/**
 * A HEIC picture, about `sidePx` on its longer side, for browsers that have no decoder of their own for it; undefined for
 * other files, for one that is damaged, and where the decoder can't be had.
 */
export async function decodedHeic(bytes: Uint8Array, sidePx: number): Promise<ImageBitmap | undefined> {
  if (!isHeic(bytes)) return undefined
  try {
    const { widthPx, heightPx, rgb } = await decodeHeic(bytes, sidePx, load)
    const rgba = new Uint8ClampedArray(widthPx * heightPx * 4)
    for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
      rgba.set(rgb.subarray(from, from + 3), to)
      rgba[to + 3] = 255
    }
    return await createImageBitmap(new ImageData(rgba, widthPx, heightPx))
  } catch {
    return undefined
  }
}
