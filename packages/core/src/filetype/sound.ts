import { matches, u8 } from './bytes.ts'

/** kbit/s by index, MPEG 1 and MPEG 2, for layers 1, 2, 3 (ISO/IEC 11172-3 section 2.4.2.3). */
const rates: Readonly<Record<string, readonly number[]>> = {
  '1-1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1-2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2-1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2-2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2-3': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const sampleRates = [44_100, 48_000, 32_000]

interface Frame {
  readonly lengthBytes: number
  readonly layer: number
}

function mpegFrame(head: Uint8Array, at: number): Frame | undefined {
  if (u8(head, at) !== 0xff || (u8(head, at + 1) & 0xe0) !== 0xe0 || at + 4 > head.length) return undefined
  const version = (u8(head, at + 1) >> 3) & 3
  const layer = 4 - ((u8(head, at + 1) >> 1) & 3)
  const rateIndex = u8(head, at + 2) >> 4
  const sampleRate = sampleRates[(u8(head, at + 2) >> 2) & 3]
  if (version === 1 || layer === 4 || rateIndex === 0 || rateIndex === 15 || sampleRate === undefined) return undefined
  const kilobits = rates[`${version === 3 ? 1 : 2}-${layer}`]?.[rateIndex] ?? 0
  const hertz = version === 3 ? sampleRate : version === 2 ? sampleRate / 2 : sampleRate / 4
  const padding = (u8(head, at + 2) >> 1) & 1
  const slots = layer === 1 ? 12 : layer === 3 && version !== 3 ? 72 : 144
  const length = Math.floor((slots * kilobits * 1000) / hertz) + padding
  return { lengthBytes: layer === 1 ? length * 4 : length, layer }
}

function adtsLength(head: Uint8Array, at: number): number {
  if (u8(head, at) !== 0xff || (u8(head, at + 1) & 0xf6) !== 0xf0 || at + 7 > head.length) return 0
  if (((u8(head, at + 2) >> 2) & 15) > 12) return 0
  return ((u8(head, at + 3) & 3) << 11) | (u8(head, at + 4) << 3) | (u8(head, at + 5) >> 5)
}

/** Extension of MPEG sound that begins at `at`; a second frame must follow where the head reaches that far. */
function matchFrames(head: Uint8Array, at: number): string | undefined {
  const adts = adtsLength(head, at)
  if (adts >= 7 && (at + adts + 7 > head.length || adtsLength(head, at + adts) > 0)) return 'aac'
  const frame = mpegFrame(head, at)
  if (!frame || frame.lengthBytes < 24) return undefined
  const next = at + frame.lengthBytes
  if (next + 4 <= head.length && mpegFrame(head, next)?.layer !== frame.layer) return undefined
  return frame.layer === 3 ? 'mp3' : frame.layer === 2 ? 'mp2' : 'mp1'
}

/** Other sound that programs put an ID3 tag before, by its start. */
const behindTag: readonly (readonly [start: string, extension: string])[] = [
  ['fLaC', 'flac'],
  ['MAC ', 'ape'],
  ['TTA1', 'tta'],
  ['wvpk', 'wv'],
  ['MPCK', 'mpc'],
  ['OggS', 'ogg'],
]

/** Extension of MPEG sound (mp3, mp2, mp1, aac), with an ID3 tag before it (ID3v2 section 3.1) or without. */
export function matchSound(head: Uint8Array): string | undefined {
  if (!matches(head, 0, 'ID3')) return matchFrames(head, 0)
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (u8(head, at) & 127), 0)
  const at = 10 + size
  if (at + 4 > head.length) return 'mp3'
  const other = behindTag.find(([start]) => matches(head, at, start))
  if (other) return other[1]
  return matchFrames(head, at) ?? 'mp3'
}
