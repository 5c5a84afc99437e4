import { ArrowDownWideNarrow } from 'lucide-react'
import { useId } from 'react'
import { m } from '../paraglide/messages.js'
import type { FolderOrder } from '../settings/settings.ts'

const ORDERS = [
  { value: 'meaning', words: m.folders_order_meaning },
  { value: 'size', words: m.folders_order_size },
  { value: 'name', words: m.folders_order_name },
] as const satisfies readonly { value: FolderOrder; words: () => string }[]

export interface TileOrderSelectProps {
  readonly order: FolderOrder
  readonly onChange: (order: FolderOrder) => void
}

/** In which order the folders stand: one quiet line above them. */
export const TileOrderSelect = ({ order, onChange }: TileOrderSelectProps) => {
  const id = useId()
  return (
    <p className="mb-1.5 flex items-center gap-1.5 px-1 text-sm text-muted">
      <ArrowDownWideNarrow aria-hidden="true" className="size-4 shrink-0" />
      <label htmlFor={id} className="sr-only">
        {m.folders_order()}
      </label>
      <select
        id={id}
        value={order}
        onChange={(event) => {
          const chosen = ORDERS.find(({ value }) => value === event.currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
        className="tap min-h-8 min-w-0 cursor-pointer rounded-sm bg-transparent pe-1 font-medium text-text hover:bg-accent-soft"
      >
        {ORDERS.map(({ value, words }) => (
          <option key={value} value={value}>
            {words()}
          </option>
        ))}
      </select>
    </p>
  )
}
