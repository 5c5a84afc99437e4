import { SlidersHorizontal } from 'lucide-react'
import type { RefObject } from 'react'
import { m } from '../../paraglide/messages.js'
import { IconButton } from '../../ui/index.ts'
import { SearchBox } from '../../ui/search-box.tsx'

interface SearchFieldProps {
  readonly words: string
  readonly onSearch: (words: string) => void
  readonly onTyping: (isTyping: boolean) => void
  readonly field: RefObject<HTMLInputElement | null>
  readonly hasChips: boolean
  readonly onToggleChips: () => void
}

/** Where words are searched for, with the switch for what narrows them. */
export const SearchField = ({ hasChips, onToggleChips, ...box }: SearchFieldProps) => (
  <search className="flex items-center gap-2">
    <SearchBox label={m.library_field()} placeholder={m.library_hint()} {...box} />
    <IconButton
      label={m.lib_filters()}
      icon={SlidersHorizontal}
      look={hasChips ? 'secondary' : 'quiet'}
      aria-expanded={hasChips}
      onPress={onToggleChips}
    />
  </search>
)
