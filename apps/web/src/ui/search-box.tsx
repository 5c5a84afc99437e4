import { Search } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { TextField } from './text-field.tsx'

/** The search begins when nobody has typed for so long. */
const PAUSE_MS = 250

export interface SearchBoxProps {
  readonly label: string
  readonly placeholder: string
  /** What is searched for; where it changes from outside, the field follows. */
  readonly words: string
  /** Told what was typed, once it rests or Enter is pressed; at once when nothing is left of it. */
  readonly onSearch: (words: string) => void
  /** Told whether what is typed has not been searched for yet. */
  readonly onTyping?: (isTyping: boolean) => void
  readonly field?: RefObject<HTMLInputElement | null>
}

/** A field for words to search for while they are typed; Escape empties it. */
export const SearchBox = ({ label, placeholder, words, onSearch, onTyping, field }: SearchBoxProps) => {
  const [text, setText] = useState(words)
  const told = useRef(words)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, and searches that were kept, write into the field too.
  useEffect(() => {
    if (words === told.current) return
    told.current = words
    setText(words)
  }, [words])

  const search = (next: string) => {
    clearTimeout(timer.current)
    onTyping?.(false)
    if (next === told.current) return
    told.current = next
    onSearch(next)
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      type="search"
      icon={Search}
      placeholder={placeholder}
      value={text}
      onChange={(next) => {
        setText(next)
        clearTimeout(timer.current)
        if (next === '') return search(next)
        onTyping?.(next !== told.current)
        timer.current = setTimeout(search, PAUSE_MS, next)
      }}
      onKeyDown={(event) => {
        // Keys of the whole page, Ctrl+K among them, go on to it.
        event.continuePropagation()
        if (event.key === 'Enter') search(text)
        if (event.key === 'Escape' && text !== '') {
          setText('')
          search('')
        }
      }}
      {...(field && { inputRef: field })}
      className="min-w-0 flex-1"
    />
  )
}
