import fs from 'node:fs'
import path from 'node:path'
import { type Pixels, thumbOf, type Thumb } from '../../../packages/core/src/index.ts'
import { decodePixels } from '../../../packages/readers/src/image/pixels.ts'
import type { Part } from '../own-folders/parts.ts'
import { copiesSet, type Labelled } from '../sets/copies.ts'

/** A file of the set as it is seen. */
export interface Seen extends Labelled {
  readonly path: string
  readonly pixels: Pixels
  readonly thumb: Thumb
}

/** All pictures of a part as the product sees them: decoded small by the readers. */
export async function seen(part: Part, share = 1): Promise<readonly Seen[]> {
  const { folder, files } = await copiesSet(part, share)
  const all: Seen[] = []
  for (const one of files) {
    const file = path.join(folder, one.file)
    const pixels = await decodePixels(new Uint8Array(fs.readFileSync(file)), 160)
    if ('rgb' in pixels) all.push({ ...one, path: file, pixels, thumb: thumbOf(pixels) })
    else process.stdout.write(`${file}: ${pixels.reason}\n`)
  }
  return all
}
