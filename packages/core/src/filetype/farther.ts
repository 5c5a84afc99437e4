import { find, latin1, matches, u16le, u32be, u32le } from './bytes.ts'
import { detect } from './detect.ts'

/** No look goes farther: a disc image's mark, a list of part types behind a picture, the sound behind a cover. */
export const FARTHEST_HEAD_BYTES = 65_536

/** No rule about texts looks farther. */
const READ_TEXT_BYTES = 16_384

/** What bytes alone can be by these starts is often told only by what comes later. */
const undecided: ReadonlySet<string> = new Set(['zip', 'cfb', 'mp3', 'tif', 'pages', 'h5', 'img', 'mkv', 'sqlite'])

/**
 * How many first bytes of a file would tell more than `head` does; 0 where they would not. A container whose members begin
 * with others than those that tell, sound behind a long tag, a picture whose list of tags comes last, bytes of no known start.
 */
export function bytesWanted(head: Uint8Array, sizeBytes: number): number {
  const most = Math.min(sizeBytes, FARTHEST_HEAD_BYTES)
  if (head.length === 0 || most <= head.length) return 0
  const found = detect(head, { sizeBytes, guessText: false })
  if (found === undefined) return most
  // Programs begin with who may use them, often for longer than a head is.
  if (found.by === 'guess') {
    // Two bytes a letter: as many letters as of other texts.
    if (matches(head, 0, '\xff\xfe') || matches(head, 0, '\xfe\xff')) return Math.min(most, 2 * head.length)
    return startsWithRemark(head) ? Math.min(most, READ_TEXT_BYTES) : 0
  }
  // A flat document says what it is behind a list of names that may be longer than a head is.
  if (found.extension === 'fodt' && find(head, 'mimetype=') === -1) return most
  // Whether it is a paper, a model for papers, or has programs in it is said in a list that some writers put last.
  if (['docx', 'xlsx', 'pptx'].includes(found.extension)) return isListed(head) ? 0 : most
  if (!undecided.has(found.extension)) return 0
  if (found.extension === 'mp3') return isTagged(head) ? most : 0
  if (found.extension === 'tif')
    return Math.max(u32le(head, 4), 0) + 2 > head.length && u32be(head, 4) + 2 > head.length ? most : 0
  return most
}

/** Whether a text begins with what is a remark in some language. */
const startsWithRemark = (head: Uint8Array): boolean =>
  /^\s{0,40}(?:\/[*/]|#(?!#)|--|;|\(\*|%|"""|'''|\{-|<!--|=begin)/u.test(latin1(head, 0, 80))

/** Whether an ID3 tag is longer than the head. */
function isTagged(head: Uint8Array): boolean {
  if (head[0] !== 0x49 || head[1] !== 0x44 || head[2] !== 0x33) return false
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 127), 0)
  return 10 + size + 4 > head.length
}

/** Whether the list of the parts' types of a package of ISO/IEC 29500-2 is in the head to its end. */
function isListed(head: Uint8Array): boolean {
  const at = find(head, '[Content_Types].xml')
  if (at < 30 || !matches(head, at - 30, 'PK\x03\x04')) return false
  const packedBytes = u32le(head, at - 12)
  return at + u16le(head, at - 4) + u16le(head, at - 2) + (packedBytes > 0 ? packedBytes : 2048) <= head.length
}
