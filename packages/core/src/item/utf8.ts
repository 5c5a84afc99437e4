let segmenter: Intl.Segmenter | undefined

/** Made at its first use: it costs tens of milliseconds, and most names are short. */
function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return segmenter
}

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
  const units = unitsWithin(text, maxBytes)
  if (units === text.length) return text
  // A grapheme that reaches over the limit began at most a few units before it; hostile megabytes are not segmented.
  const end =
    graphemes()
      .segment(text.slice(0, units + 2))
      .containing(units)?.index ?? units
  return text.slice(0, end > 0 ? end : units)
}

/** How many UTF-16 units of a text fit into so many bytes, without parting a surrogate pair. */
function unitsWithin(text: string, maxBytes: number): number {
  let bytes = 0
  let end = 0
  while (end < text.length) {
    const code = text.codePointAt(end) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
    if (bytes > maxBytes) return end
    end += code < 0x1_0000 ? 1 : 2
  }
  return end
}

/** The longest start of a text with at most `maxUnits` UTF-16 units that ends between two graphemes. */
export function cutToUnits(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text
  let end = 0
  for (const { segment, index } of graphemes().segment(text.slice(0, maxUnits + 1))) {
    if (index + segment.length > maxUnits) break
    end = index + segment.length
  }
  return end > 0 ? text.slice(0, end) : text.slice(0, maxUnits).toWellFormed()
}
