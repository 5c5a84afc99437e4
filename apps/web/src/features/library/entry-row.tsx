import { visibleName } from '@octavo/core'
import { dateOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Cell, cx, type RowState, SelectBox } from '../../ui/index.ts'
import { type Key, nameOf } from './entry.ts'
import { Detail, Marks, MenuButton, Name, Picture } from './entry-parts.tsx'
import { useEntry, useList } from './list-context.ts'

/** Height of a row in pixels. */
export const ROW_PX = 56

/** One row of the list; a quiet line until its thing has come. */
export const EntryRow = ({ id, state }: { readonly id: Key; readonly state: RowState }) => {
  const { source, showsFolder } = useList()
  const entry = useEntry(source, id)
  if (!entry)
    return (
      <Cell className="flex flex-1 items-center gap-3 ps-13">
        <span className="sr-only">{m.loading()}</span>
        <span aria-hidden="true" className="size-10 rounded-sm bg-sunken" />
        <span aria-hidden="true" className="h-3 w-2/5 rounded-full bg-sunken" />
      </Cell>
    )
  const [at, size] =
    entry.is === 'folder'
      ? [entry.folder.modifiedAtMs, entry.folder.sizeBytes]
      : [entry.is === 'file' ? entry.file.modifiedAtMs : entry.file.trashedAtMs, entry.file.size]
  return (
    <>
      <Cell className="grid h-full w-11 shrink-0 place-items-center sm:w-13">
        <SelectBox
          label={[m.row_select(), visibleName(nameOf(entry))].join(' ')}
          state={state.isSelected ? 'all' : 'none'}
          onToggle={() => state.toggle(id)}
          isInRow
        />
      </Cell>
      <Cell className="flex min-w-0 flex-1 items-center gap-3">
        <span data-grip="" className="flex min-w-0 items-center gap-3">
          <Picture entry={entry} />
          <span className="min-w-0">
            <span className="flex min-w-0 items-center gap-2">
              <Name entry={entry} />
              <span className="flex shrink-0 items-center gap-1.5">
                <Marks entry={entry} />
              </span>
            </span>
            <span className={cx('block truncate text-sm text-muted tabular', !showsFolder && 'md:hidden')}>
              <Detail entry={entry} />
            </span>
          </span>
        </span>
      </Cell>
      <Cell className="hidden w-30 shrink-0 text-end text-sm text-muted tabular md:block">
        {at !== null && dateOf(at)}
      </Cell>
      <Cell className="hidden w-24 shrink-0 text-end text-sm text-muted tabular md:block">{sizeOf(size)}</Cell>
      <Cell className="shrink-0 px-1 sm:px-2">
        <MenuButton entry={entry} isActive={state.isActive} />
      </Cell>
    </>
  )
}
