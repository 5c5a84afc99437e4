import { FEWEST_CHARACTERS, isDocument } from '../classify/index.ts'
import { sameForm } from '../cluster/index.ts'
import { isByType, isUnsure } from '../item/index.ts'
import { because } from '../reasons/index.ts'
import type { Decide, Judged, JudgeInput } from './judged.ts'

/** No paper is surer of its place by another than this. */
const SUREST = 0.9

/**
 * What nobody could tell by its own words goes with papers of the same form that were told: the statement that the scanner
 * called `Scan_12` with those that are called statements, the twelfth bill of a firm with the other eleven. Papers that
 * were told differently tell nothing. What a person taught is their own matter, and is left as it was judged.
 */
export const byForm: Decide = (inputs, judged) => {
  const papers = inputs.flatMap((input, at) => {
    const own = judged[at]
    return own && isPaper(input, own) ? [{ input, own, at, text: input.reading?.text ?? '' }] : []
  })
  const told = papers.filter(({ own: { verdict } }) => verdict.by === 'text' && !isUnsure(verdict))
  const open = papers.filter(({ own: { verdict } }) => isByType(verdict))
  if (told.length === 0 || open.length === 0) return judged
  const alike = sameForm(
    open.map(({ text }) => text),
    told.map(({ text }) => text),
  )
  const changed = new Map<number, Judged>()
  open.forEach(({ own, at }, index) => {
    const kin = (alike[index] ?? []).flatMap((one) => told[one.at] ?? [])
    const [first] = kin
    if (!first || kin.some((one) => one.own.verdict.category !== first.own.verdict.category)) return
    changed.set(at, goneWith(own, first))
  })
  return judged.map((own, at) => changed.get(at) ?? own)
}

/** A document by itself with words to hold against those of others. */
const isPaper = ({ bundle, reading }: JudgeInput, { unit, verdict }: Judged): boolean =>
  !bundle &&
  (unit === undefined || unit === verdict.itemId) &&
  (isDocument(verdict.fileKind) || reading?.ocr !== undefined) &&
  (reading?.text ?? '').trim().length >= FEWEST_CHARACTERS

function goneWith(own: Judged, kin: { readonly input: JudgeInput; readonly own: Judged }): Judged {
  const { options: _, ...kept } = own.verdict
  const { category, documentKind } = kin.own.verdict
  const confidence = Math.min(SUREST, kin.own.verdict.confidence)
  const byType = { category: kept.category, confidence: 0 }
  return {
    ...own,
    verdict: {
      ...kept,
      ...{ category, confidence, by: 'text', needsDecision: false },
      ...(documentKind && { documentKind }),
      options: [{ category, confidence }, byType],
      why: [because('same-form', { name: kin.input.item.name }), ...kept.why],
    },
  }
}
