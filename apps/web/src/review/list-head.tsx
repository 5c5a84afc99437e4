import { visibleName } from '@octavo/core'
import { ArrowDownWideNarrow, ArrowLeft, LayoutGrid, List, ListChecks, Pencil, Search } from 'lucide-react'
import { type Ref, useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx, IconButton, Menu, SelectBox, TextField } from '../ui/index.ts'
import { LIST_ORDERS, type ListOrder } from './list-order.ts'
import { SetApart } from './set-apart.tsx'
import type { Show } from './totals.ts'
import type { Review } from './use-review.ts'

const SHOWS: readonly { readonly show: Show; readonly words: () => string }[] = [
  { show: 'all', words: m.show_all },
  { show: 'unsure', words: m.show_unsure },
  { show: 'alike', words: m.show_alike },
  { show: 'mismatch', words: m.show_mismatch },
  { show: 'excluded', words: m.show_excluded },
]

const ORDERS: Readonly<Record<ListOrder, () => string>> = {
  found: m.list_order_found,
  origin: m.list_by_origin,
  name: m.list_order_name,
  size: m.list_order_size,
  newest: m.list_order_newest,
}

export interface ListHeadProps {
  readonly review: Review
  readonly filterRef: Ref<HTMLInputElement>
  readonly isRenaming: boolean
  readonly onRenaming: (isRenaming: boolean) => void
  readonly isGrid: boolean
  readonly onGrid: (isGrid: boolean) => void
  /** Begins the round through what needs a decision. */
  readonly onDecide: () => void
}

/** The name of what is open (with its rename), the filter box, and the ready-made filters that would find something. */
export const ListHead = (props: ListHeadProps) => {
  const { review, filterRef, isRenaming, onRenaming, isGrid, onGrid, onDecide } = props
  const { view, counts, rows, things } = review
  const name = view.category
  const offered = SHOWS.filter(({ show }) => show === 'all' || counts[show] > 0 || view.show === show)
  const { ids } = review.selection
  const chosen = ids.size === 0 ? 0 : rows.filter(({ item }) => ids.has(item.id)).length
  const isAll = chosen > 0 && chosen === rows.length
  return (
    <div className="flex flex-col gap-2 border-b border-line py-2 pe-3 sm:pe-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="-me-3 grid w-11 shrink-0 place-items-center max-lg:order-2 sm:w-13">
          {rows.length > 0 && (
            <SelectBox
              label={m.list_select_all()}
              state={isAll ? 'all' : chosen > 0 ? 'some' : 'none'}
              onToggle={isAll ? review.clearSelection : review.selectAll}
            />
          )}
        </span>
        <span className="ps-3 lg:hidden">
          <IconButton label={m.list_back()} icon={ArrowLeft} onPress={review.closeList} className="rtl:-scale-x-100" />
        </span>
        {isRenaming && name !== undefined ? (
          <RenameForm review={review} name={name} onDone={() => onRenaming(false)} />
        ) : (
          <div className="flex min-w-0 flex-1 items-center gap-1.5 max-lg:basis-28">
            {/* The number stands below the name, which has little room beside it on a phone. */}
            <div className="min-w-0">
              <h2 className="truncate text-lg font-semibold tracking-tight">
                {name === undefined ? things.all() : <bdi>{visibleName(name)}</bdi>}
              </h2>
              <span className="block text-sm whitespace-nowrap text-muted tabular">
                {things.count(review.fileCount)}
              </span>
            </div>
            {name !== undefined && rows.length > 0 && (
              <IconButton label={m.action_rename()} icon={Pencil} size="s" onPress={() => onRenaming(true)} />
            )}
          </div>
        )}
        <TextField
          label={things.filter()}
          isLabelHidden
          placeholder={m.list_filter_hint()}
          icon={Search}
          value={view.query}
          onChange={(query) => review.narrow({ query })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && view.query !== '') review.narrow({ query: '' })
          }}
          inputRef={filterRef}
          type="search"
          className="min-w-40 flex-1 max-lg:order-3 lg:w-64 lg:flex-none"
        />
        <span className="flex">
          <Menu
            label={m.list_order_title()}
            chosen={view.order}
            trigger={
              <IconButton
                label={m.list_order({ order: ORDERS[view.order]() })}
                icon={ArrowDownWideNarrow}
                className={cx(view.order !== 'found' && 'bg-accent-soft! text-accent!')}
              />
            }
            actions={LIST_ORDERS.map((order) => ({
              id: order,
              label: ORDERS[order](),
              onAction: () => review.narrow({ order }),
            }))}
          />
          <IconButton
            label={isGrid ? m.list_as_list() : m.list_as_grid()}
            icon={isGrid ? List : LayoutGrid}
            onPress={() => onGrid(!isGrid)}
          />
        </span>
        {/* On a small screen the search has a line of its own. */}
        <span aria-hidden="true" className="-mt-2 basis-full max-lg:order-1 lg:hidden" />
      </div>
      {offered.length > 1 && (
        <fieldset className="scroll-thin flex min-w-0 gap-1.5 ps-3 max-lg:overflow-x-auto sm:ps-4 lg:flex-wrap">
          <legend className="sr-only">{m.list_show()}</legend>
          {offered.map(({ show, words }) => (
            <button
              key={show}
              type="button"
              aria-pressed={view.show === show}
              onClick={() => review.narrow({ show })}
              className={cx(
                'tap min-h-8 shrink-0 rounded-full border px-3 text-sm font-medium tabular transition',
                view.show === show
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line text-muted hover:border-edge hover:text-text',
              )}
            >
              {words()} {number(counts[show])}
            </button>
          ))}
        </fieldset>
      )}
      {view.show === 'alike' && counts.alike > 0 && <SetApart review={review} />}
      {view.show === 'unsure' && counts.unsure > 0 && (
        <div className="ps-3 sm:ps-4">
          <Button size="s" look="primary" icon={ListChecks} onPress={onDecide}>
            {m.decide_start({ count: counts.unsure, n: number(counts.unsure) })}
          </Button>
        </div>
      )}
    </div>
  )
}

const RenameForm = ({ review, name, onDone }: { review: Review; name: string; onDone: () => void }) => {
  const [text, setText] = useState(name)
  const isTaken =
    text.trim().toLowerCase() !== name.toLowerCase() &&
    review.tiles.some((tile) => tile.name.toLowerCase() === text.trim().toLowerCase())
  return (
    <form
      className="flex min-w-0 flex-1 flex-wrap items-start gap-2 max-lg:basis-3/4"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') review.rename(name, text)
        onDone()
      }}
    >
      <TextField
        label={m.rename_field()}
        isLabelHidden
        value={text}
        onChange={setText}
        autoFocus
        maxLength={80}
        onFocus={(event) => (event.target as HTMLInputElement).select()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
        }}
        {...(isTaken ? { description: m.rename_merge() } : {})}
        className="min-w-40 flex-1"
      />
      <Button type="submit">{isTaken ? m.rename_merge_do() : m.rename_save()}</Button>
      <Button look="quiet" onPress={onDone}>
        {m.cancel()}
      </Button>
    </form>
  )
}
