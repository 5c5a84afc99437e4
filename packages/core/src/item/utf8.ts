const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Bytes of a well-formed text in UTF-8; a lone surrogate counts as the three bytes of U+FFFD. */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    if (unit < 0x800) bytes += 1
    else if (unit >= 0xd800 && unit < 0xdc00 && isTrail(text.charCodeAt(index + 1))) {
      bytes += 2
      index += 1
    } else bytes += 2
  }
  return bytes
}

function isTrail(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000
}

/**
 * The longest start of a text that is at most `maxBytes` of UTF-8 and ends between two graphemes (UAX #29, so that an
 * emoji or an accented letter is never cut); when the first grapheme alone is too long, it is cut between code points.
 */
export function cutToBytes(text: string, maxBytes: number): string {
  if (utf8Length(text) <= maxBytes) return text
  let bytes = 0
  let end = 0
  // A text of n units is at least n bytes: nothing behind maxBytes + 1 units can matter, so hostile megabytes are not segmented.
  const head = text.slice(0, maxBytes + 1)
  for (const { segment, index } of segmenter.segment(head)) {
    const size = utf8Length(segment)
    if (bytes + size > maxBytes) break
    bytes += size
    end = index + segment.length
  }
  return end > 0 ? text.slice(0, end) : cutCodePoints(text, maxBytes)
}

function cutCodePoints(text: string, maxBytes: number): string {
  let bytes = 0
  let end = 0
  for (const char of text) {
    bytes += utf8Length(char)
    if (bytes > maxBytes) break
    end += char.length
  }
  return text.slice(0, end)
}

/** The longest start of a text with at most `maxUnits` UTF-16 units that ends between two graphemes. */
export function cutToUnits(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text
  let end = 0
  for (const { segment, index } of segmenter.segment(text.slice(0, maxUnits + 1))) {
    if (index + segment.length > maxUnits) break
    end = index + segment.length
  }
  return end > 0 ? text.slice(0, end) : text.slice(0, maxUnits).toWellFormed()
}
