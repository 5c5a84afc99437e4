import { bytesSource } from '@octavo/core'
import sharp from 'sharp'
import { createReaderPool } from '../node/index.ts'
import { HEIGHT, latin1, pdfOfBytes, stream, WIDTH, withPages } from './printed.ts'

/** Numbers from 0 to 1 from a seed (linear congruential: D. Knuth, TAOCP 2, 3.3.4). */
export function lot(seed: number): () => number {
  let state = (Math.imul(seed, 2_654_435_761) >>> 0) ^ 0x9e37
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** How bad a scanner is: dots an inch, most degrees of tilt, noise of a pixel (0 to 255), quality of the JPEG. */
export interface Scanner {
  readonly dpi: number
  readonly tilt: number
  readonly noise: number
  readonly quality: number
}
export const OFFICE: Scanner = { dpi: 200, tilt: 0.6, noise: 12, quality: 70 }

/** Each page of a document as a scanner sees it: a JPEG in grey, a little turned, blurred and noisy, the same for a seed. */
export async function scansOf(document: Uint8Array, seed: number, scanner = OFFICE): Promise<readonly Buffer[]> {
  const random = lot(seed)
  const pool = createReaderPool({ width: 1, draws: true })
  const item = { name: 'printed.pdf', source: bytesSource(document) }
  const scans: Buffer[] = []
  for (let number = 1; ; number += 1) {
    const page = await pool.page(item, number, Math.round((HEIGHT / 72) * scanner.dpi))
    if (!('grey' in page)) break
    const raw = { width: page.widthPx, height: page.heightPx, channels: 1 as const }
    const grey = await sharp(page.grey, { raw })
      .rotate((random() * 2 - 1) * scanner.tilt, { background: '#fff' })
      .resize(raw.width, raw.height, { fit: 'cover' })
      .blur(0.6)
      .greyscale()
      .raw()
      .toBuffer()
    for (let at = 0; at < grey.length; at += 1)
      grey[at] = Math.max(0, Math.min(255, (grey[at] ?? 0) * 0.94 + (random() + random() - 1) * scanner.noise))
    scans.push(await sharp(grey, { raw }).jpeg({ quality: scanner.quality }).toBuffer())
  }
  pool.close()
  return scans
}

/** A PDF of pictures, one a page, as scanners write them: it holds no text. */
export async function scannedPdf(scans: readonly Buffer[]): Promise<Uint8Array> {
  const pictures = await Promise.all(
    scans.map(async (scan) => {
      const { width, height } = await sharp(scan).metadata()
      return stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
        scan,
      )
    }),
  )
  const content = stream('', latin1(`q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /P Do Q`))
  const [catalogue, list, ...leaves] = withPages(scans.length, 3, 3, (at) => `/XObject << /P ${5 + at * 3} 0 R >>`)
  const grouped = leaves.flatMap((leaf, at) => [leaf, content, pictures[at] ?? new Uint8Array()])
  return pdfOfBytes([catalogue, list, ...grouped].filter((object) => object !== undefined))
}
