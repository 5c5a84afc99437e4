import type { Line } from './lines.ts'
import { ALONE, ANYHOW, type FormTerm, fits, mayBegin, termsAt, termsFrom } from './terms.ts'

/** A term in a line: where it begins and ends. */
export interface Hit {
  readonly term: FormTerm
  readonly start: number
  readonly end: number
}

const LONGER = ({ start: a, end: b }: Hit, { start: c, end: d }: Hit) => d - c - (b - a)

/** Terms of a line, the longest first where several begin; what lies within another of its language is none. */
export function hitsIn({ tokens }: Line): Hit[] {
  const until = new Map<string, number>()
  const hits: Hit[] = []
  const take = (found: Hit[]) => {
    const [only] = found
    if (only && found.length === 1) {
      const { language } = only.term
      if (only.start < (until.get(language) ?? 0)) return
      hits.push(only)
      until.set(language, only.end)
      return
    }
    found.sort(LONGER)
    const longest = new Map<string, Hit>()
    const said = new Set<string>()
    for (const hit of found) {
      const { language, kind, role, group } = hit.term
      const first = longest.get(language)
      // `Invoice no` is a label, and the invoice in it a title.
      const isWithin = first !== undefined && hit.end < first.end && !(role === 'title' && first.term.kind === kind)
      if (hit.start < (until.get(language) ?? 0) || isWithin) continue
      // A word and its plural are one.
      if (said.has(group)) continue
      said.add(group)
      if (!first) longest.set(language, hit)
      hits.push(hit)
    }
    for (const [language, { end }] of longest) until.set(language, end)
  }
  const isHere = (parts: FormTerm['parts'], at: number): boolean => {
    for (let offset = 1; offset < parts.length; offset += 1) {
      const [part, other] = [parts[offset], tokens[at + offset]]
      if (!part || !other) return false
      if (!part.isEnd && part.word.charCodeAt(0) !== other.word.charCodeAt(0)) return false
      if (!fits(part, other.word)) return false
    }
    return true
  }
  let at = -1
  for (const { word, start, end, isUnspaced } of tokens) {
    at += 1
    if (isUnspaced) {
      // Folding keeps the length of such words.
      for (let from = 0; from < word.length - 1; from += 1) {
        const terms = termsAt(word, from)
        if (terms.length === 0) continue
        take(
          terms.map((term) => {
            const length = term.parts[0]?.word.length ?? 0
            return { term, start: start + from, end: start + from + length }
          }),
        )
      }
      continue
    }
    if (!mayBegin(word)) continue
    const { terms, nexts } = termsFrom(word)
    if (terms.length === 0) continue
    const next = tokens[at + 1]?.word.charCodeAt(0) ?? NaN
    let found: Hit[] | undefined
    for (let of = 0; of < terms.length; of += 1) {
      const going = nexts[of]
      // Nearly all that does not fit shows it in the first letter of its second word.
      if (going !== next && going !== ALONE && going !== ANYHOW) continue
      const term = terms[of]
      if (!term || (going !== ALONE && !isHere(term.parts, at))) continue
      const hit = { term, start, end: tokens[at + term.parts.length - 1]?.end ?? end }
      if (found) found.push(hit)
      else found = [hit]
    }
    if (found) take(found)
  }
  return hits
}
