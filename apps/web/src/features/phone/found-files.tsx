import { type Item, visibleName } from '@octavo/core'
import { sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { FirstFew } from '../../ui/index.ts'

const idOf = ({ id }: Item) => id

/** What was chosen or scanned: the first five files with their sizes, and how many more there are. */
export const FoundFiles = ({ label, items }: { readonly label: string; readonly items: readonly Item[] }) => (
  <FirstFew label={label} of={items} idOf={idOf} more={m.mobile_more} className="grid gap-1">
    {({ name, sizeBytes }) => (
      <div className="flex min-h-9 items-center justify-between gap-3 rounded-sm bg-sunken px-3">
        <bdi className="min-w-0 flex-1 truncate text-sm">{visibleName(name)}</bdi>
        <span className="shrink-0 text-sm text-muted tabular">{sizeOf(sizeBytes)}</span>
      </div>
    )}
  </FirstFew>
)
