/// <reference path="./libheif.d.ts" />
import type { Pixels } from '@octavo/core'
import { damaged, ReadProblem } from '../problem.ts'
import { Shrinker } from './shrink.ts'

/** A telephone's largest pictures have 48 million; a decoded one takes seven bytes a pixel on its way. */
const MAX_PIXELS = 50_000_000
/** Of libheif's errors: the kind of file, or something in it, is one that it does not know. */
const UNKNOWN_KINDS = [3, 4]

/** Loads libheif, from wherever the code is kept that runs here. */
export type LoadHeif = typeof import('libheif-js/libheif-wasm/libheif-bundle.mjs')['default']

let loaded: ReturnType<LoadHeif> | undefined

/**
 * Decodes the main picture of a HEIC file to about `maxSidePx` on its longer side, at most twice that; turned as the file
 * says. The decoder (libheif) is WebAssembly, which `load` brings with the first such picture. Throws ReadProblem, and what
 * `load` throws.
 */
export async function decodeHeic(bytes: Uint8Array, maxSidePx: number, load: LoadHeif): Promise<Pixels> {
  loaded ??= load()
  const heif = await loaded
  const context = heif.heif_context_alloc()
  try {
    const read = heif.heif_context_read_from_memory(context, bytes)
    if (read.code.value !== 0) throw problemOf(read.code.value)
    const handle = heif.heif_js_context_get_primary_image_handle(context)
    if ('code' in handle) throw problemOf(handle.code.value)
    try {
      const widthPx = heif.heif_image_handle_get_width(handle)
      const heightPx = heif.heif_image_handle_get_height(handle)
      if (widthPx * heightPx > MAX_PIXELS)
        throw new ReadProblem('too_large', 'The picture has more than 50 million pixels.')
      const shrinker = new Shrinker(widthPx, heightPx, maxSidePx)
      const { heif_colorspace_RGB } = heif.heif_colorspace
      const { heif_chroma_interleaved_RGB } = heif.heif_chroma
      const decoded = heif.heif_js_decode_image2(handle, heif_colorspace_RGB, heif_chroma_interleaved_RGB)
      if ('code' in decoded) throw problemOf(decoded.code.value)
      const [pixels] = decoded.channels
      try {
        if (!pixels || decoded.width !== widthPx || decoded.height !== heightPx) throw damaged()
        for (let y = 0; y < heightPx; y += 1)
          for (const channel of [0, 1, 2]) shrinker.add(y, channel, pixels.data, y * pixels.stride + channel, 3)
      } finally {
        heif.heif_image_release(decoded.image)
      }
      return shrinker.finish()
    } finally {
      heif.heif_image_handle_release(handle)
    }
  } finally {
    heif.heif_context_free(context)
  }
}

function problemOf(code: number): ReadProblem {
  if (!UNKNOWN_KINDS.includes(code))
    return new ReadProblem('damaged', 'The picture is damaged and could not be decoded.')
  return new ReadProblem('unsupported', 'There is no decoder for this kind of image.')
}
