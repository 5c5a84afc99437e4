import { visibleName } from '@octavo/core'

interface Mark {
  readonly start: number
  readonly end: number
}

/** A text in stretches, marked and unmarked in turn; marks that overlap or lie outside are mended. */
export const stretchesOf = (
  text: string,
  marks: readonly Mark[],
): readonly { readonly text: string; readonly isMarked: boolean }[] => {
  const parts: { text: string; isMarked: boolean }[] = []
  let at = 0
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    const from = Math.min(Math.max(start, at), text.length)
    const to = Math.min(end, text.length)
    if (to <= from) continue
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false })
    parts.push({ text: text.slice(from, to), isMarked: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false })
  return parts
}

/** A text in which what fits the search stands out. */
export const Marked = ({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) =>
  stretchesOf(text, marks).map((part, index) =>
    part.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name than their place.
      <mark key={index} className="rounded-[0.25rem] bg-accent-soft px-px font-semibold text-accent">
        {visibleName(part.text)}
      </mark>
    ) : (
      visibleName(part.text)
    ),
  )
