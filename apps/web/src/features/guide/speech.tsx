import { useEffect, useState } from 'react'
import { cx } from '../../ui/index.ts'
import { useTypewriter } from './typewriter.ts'

export interface SpeechProps {
  readonly text: string
  readonly className?: string
  /** Called when the last character is there. */
  readonly onDone?: () => void
}

/**
 * What the guide says, typed for the eye. Its place is as large as the whole text from the start, and a screen reader
 * is told the whole text once.
 */
export const Speech = ({ text, className, onDone }: SpeechProps) => {
  const { shown, isDone } = useTypewriter(text)
  // A live region speaks of what changes in it: the words come after it, and stay.
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  useEffect(() => {
    if (isDone) onDone?.()
  }, [isDone, onDone])
  return (
    <div className={cx('relative', className)} data-typed={isDone ? 'all' : 'some'}>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p aria-hidden="true" className="text-pretty">
        {shown}
        <span className="opacity-0">{text.slice(shown.length)}</span>
      </p>
    </div>
  )
}
