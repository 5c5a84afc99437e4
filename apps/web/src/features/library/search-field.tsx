import { Search, SlidersHorizontal } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { IconButton, TextField } from '../../ui/index.ts'

/** The search begins when nobody has typed for so long. */
const PAUSE_MS = 250

interface SearchFieldProps {
  readonly words: string
  /** Told what was typed, once it rests or Enter is pressed. */
  readonly onSearch: (words: string) => void
  /** Told whether what is typed has not been searched for yet. */
  readonly onTyping: (isTyping: boolean) => void
  readonly field: RefObject<HTMLInputElement | null>
  readonly hasChips: boolean
  readonly onToggleChips: () => void
}

/** Where words are searched for, with the switch for what narrows them. */
export const SearchField = ({ words, onSearch, onTyping, field, hasChips, onToggleChips }: SearchFieldProps) => {
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
    onTyping(false)
    if (next === told.current) return
    told.current = next
    onSearch(next)
  }
  return (
    <search className="flex items-center gap-2">
      <TextField
        label={m.library_field()}
        isLabelHidden
        type="search"
        icon={Search}
        placeholder={m.library_hint()}
        value={text}
        onChange={(next) => {
          setText(next)
          clearTimeout(timer.current)
          if (next === '') return search(next)
          onTyping(next !== told.current)
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
        inputRef={field}
        className="min-w-0 flex-1"
      />
      <IconButton
        label={m.lib_filters()}
        icon={SlidersHorizontal}
        look={hasChips ? 'secondary' : 'quiet'}
        aria-expanded={hasChips}
        onPress={onToggleChips}
      />
    </search>
  )
}
