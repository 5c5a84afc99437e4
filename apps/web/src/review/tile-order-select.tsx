import { ArrowDownWideNarrow } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import type { FolderOrder } from '../settings/settings.ts'
import { QuietSelect } from '../ui/quiet-select.tsx'

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
export const TileOrderSelect = ({ order, onChange }: TileOrderSelectProps) => (
  <div className="mb-1.5">
    <QuietSelect
      label={m.folders_order()}
      icon={ArrowDownWideNarrow}
      value={order}
      options={ORDERS}
      onChange={onChange}
    />
  </div>
)
