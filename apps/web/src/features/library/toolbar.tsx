import {
  ArrowDownWideNarrow,
  ArrowUpNarrowWide,
  FolderPlus,
  Info,
  LayoutGrid,
  List,
  PanelLeft,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button, IconButton, SelectBox } from '../../ui/index.ts'
import { useHistory } from './history.ts'
import { changeLook, type Look, SORTS } from './look.ts'
import type { Place } from './place.ts'
import type { Acts } from './use-acts.ts'

const SORT_WORDS = {
  name: m.lib_by_name,
  modified: m.lib_by_modified,
  added: m.lib_by_added,
  size: m.lib_by_size,
  kind: m.lib_by_kind,
}

interface ToolbarProps {
  readonly place: Place
  readonly look: Look
  readonly acts: Acts
  readonly chosen: 'none' | 'some' | 'all'
  readonly isEmpty: boolean
  readonly onToggleAll: () => void
  readonly onSide: () => void
  readonly onNewFolder: () => void
  readonly onDetails: () => void
  /** Empties the trash; missing while there is nothing in it, or not all of it is known. */
  readonly onEmpty?: (() => void) | undefined
  /** Where one stands: crumbs, or what the list is. */
  readonly children: ReactNode
}

/** The head of the list: where one stands, what was done, and how it is looked at. */
export const Toolbar = (props: ToolbarProps) => {
  const { place, look, acts } = props
  const { done, undone } = useHistory()
  const isGrid = look.layout === 'grid'
  const isUp = look.order === 'asc'
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 border-b border-line/60 py-1.5 pe-2">
      <span className="grid w-11 shrink-0 place-items-center sm:w-13">
        {!props.isEmpty && <SelectBox label={m.list_select_all()} state={props.chosen} onToggle={props.onToggleAll} />}
      </span>
      <span className="lg:hidden">
        <IconButton
          size="s"
          label={m.lib_folders()}
          icon={PanelLeft}
          onPress={props.onSide}
          className="rtl:-scale-x-100"
        />
      </span>
      <div className="flex min-w-40 flex-1 items-center">{props.children}</div>
      {props.onEmpty && (
        <Button size="s" icon={Trash2} isDisabled={acts.isBusy} onPress={props.onEmpty}>
          {m.lib_empty_trash()}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-0.5">
        <IconButton
          size="s"
          label={m.undo()}
          icon={Undo2}
          isDisabled={done.length === 0 || acts.isBusy}
          onPress={() => void acts.undo()}
        />
        <IconButton
          size="s"
          label={m.redo()}
          icon={Redo2}
          isDisabled={undone.length === 0 || acts.isBusy}
          onPress={() => void acts.redo()}
        />
        {place.view === 'folder' && (
          <>
            <IconButton size="s" label={m.lib_new_folder()} icon={FolderPlus} onPress={props.onNewFolder} />
            <label className="ms-1 flex items-center">
              <span className="sr-only">{m.lib_order()}</span>
              <select
                value={look.sort}
                onChange={({ currentTarget }) => {
                  const sort = SORTS.find((known) => known === currentTarget.value)
                  // The newest and the largest are what people look for.
                  if (sort) changeLook({ sort, order: sort === 'name' || sort === 'kind' ? 'asc' : 'desc' })
                }}
                // No wider than what is chosen.
                style={{ fieldSizing: 'content' }}
                className="tap min-h-8 cursor-pointer appearance-none truncate rounded-sm bg-transparent px-2 text-end text-sm font-medium text-muted hover:bg-accent-soft hover:text-text"
              >
                {SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {SORT_WORDS[sort]()}
                  </option>
                ))}
              </select>
            </label>
            <IconButton
              size="s"
              label={isUp ? m.lib_ascending() : m.lib_descending()}
              icon={isUp ? ArrowUpNarrowWide : ArrowDownWideNarrow}
              onPress={() => changeLook({ order: isUp ? 'desc' : 'asc' })}
            />
          </>
        )}
        <IconButton
          size="s"
          label={isGrid ? m.lib_as_list() : m.lib_as_grid()}
          icon={isGrid ? List : LayoutGrid}
          onPress={() => changeLook({ layout: isGrid ? 'list' : 'grid' })}
        />
        <IconButton
          size="s"
          label={m.lib_details()}
          icon={Info}
          aria-pressed={look.hasDetails}
          look={look.hasDetails ? 'secondary' : 'quiet'}
          onPress={props.onDetails}
        />
      </div>
    </div>
  )
}
