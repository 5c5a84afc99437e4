import { PACING } from '@octavo/core'
import { useEffect, useState } from 'react'
import { prefersStillness } from '../../settings/settings.ts'

/** Where one character ends and the next begins as a reader sees them: an accent or an emoji is not torn apart. */
const graphemes = (text: string): readonly string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

/** How much of a text is typed after so many ms, and whether that is all of it. At 0 ms a character it is all at once. */
export const typedAfter = (
  text: string,
  elapsedMs: number,
  characterMs: number,
): { readonly shown: string; readonly isDone: boolean } => {
  const parts = graphemes(text)
  const count = characterMs > 0 ? Math.max(0, Math.floor(elapsedMs / characterMs)) : parts.length
  return { shown: parts.slice(0, count).join(''), isDone: count >= parts.length }
}

/**
 * Types a text, 30 ms a character; whole at once for those who want stillness. The clock
 * of the page decides how much is shown, so that a tab in the background does not fall behind.
 */
export const useTypewriter = (text: string) => {
  const characterMs = prefersStillness() ? 0 : PACING.typewriterCharacter
  const [typed, setTyped] = useState({ text, ...typedAfter(text, 0, characterMs) })
  // A new text begins at its beginning in the same drawing, so that "done" is never told of the text before.
  const now = typed.text === text ? typed : { text, ...typedAfter(text, 0, characterMs) }
  useEffect(() => {
    const start = performance.now()
    const show = () => {
      const next = { text, ...typedAfter(text, performance.now() - start, characterMs) }
      setTyped((before) => (before.text === text && before.isDone ? before : next))
      if (next.isDone) clearInterval(timer)
    }
    const timer = setInterval(show, Math.max(characterMs, 4))
    show()
    return () => clearInterval(timer)
  }, [text, characterMs])
  return { shown: now.shown, isDone: now.isDone }
}
