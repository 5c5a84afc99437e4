const NAMED: ReadonlyMap<number, string> = new Map([
  [0x00, 'NUL'],
  [0x07, 'BEL'],
  [0x08, 'BS'],
  [0x09, 'TAB'],
  [0x0a, 'LF'],
  [0x0d, 'CR'],
  [0x1b, 'ESC'],
  [0x7f, 'DEL'],
  [0x85, 'NEL'],
  [0xa0, 'NBSP'],
  [0xad, 'SHY'],
  [0x061c, 'ALM'],
  [0x180e, 'MVS'],
  [0x200b, 'ZWSP'],
  [0x200c, 'ZWNJ'],
  [0x200d, 'ZWJ'],
  [0x200e, 'LRM'],
  [0x200f, 'RLM'],
  [0x2028, 'LS'],
  [0x2029, 'PS'],
  [0x202a, 'LRE'],
  [0x202b, 'RLE'],
  [0x202c, 'PDF'],
  [0x202d, 'LRO'],
  [0x202e, 'RLO'],
  [0x2060, 'WJ'],
  [0x2066, 'LRI'],
  [0x2067, 'RLI'],
  [0x2068, 'FSI'],
  [0x2069, 'PDI'],
  [0xfeff, 'BOM'],
])

const HIDDEN = /[\u034f\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu
const JOINED_LETTERS = /\p{L}\p{M}*[\u200c\u200d](?=\p{L})/gu

/**
 * A name for showing to a person: control, bidi and zero-width characters become marks like `⟦RLO⟧` or `⟦U+2064⟧`, so
 * that a name can't look like another one. Joiners that writing needs stay: inside an emoji and between two letters of
 * Arabic, Persian and Indic scripts. Only for showing; the stored name keeps its characters.
 */
export function visibleName(name: string): string {
  if (!HIDDEN_ONCE.test(name)) return name
  const kept = keptSpans(name)
  return name.replace(HIDDEN, (char: string, offset: number) => (kept.has(offset) ? char : mark(char)))
}

const HIDDEN_ONCE = new RegExp(HIDDEN.source, 'u')

/** Offsets of hidden characters that belong to what is written. */
function keptSpans(name: string): ReadonlySet<number> {
  const kept = new Set<number>()
  // Here, and not beside the others: the engine takes 14 ms to read it, and few names need it.
  for (const match of name.matchAll(/\p{RGI_Emoji}/gv)) {
    for (let offset = 0; offset < match[0].length; offset += 1) kept.add(match.index + offset)
  }
  for (const match of name.matchAll(JOINED_LETTERS)) {
    if (JOINING_SCRIPT.test(match[0])) kept.add(match.index + match[0].length - 1)
  }
  return kept
}

const JOINING_SCRIPT =
  /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u

function mark(char: string): string {
  const code = char.codePointAt(0) ?? 0
  return `⟦${NAMED.get(code) ?? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`}⟧`
}
