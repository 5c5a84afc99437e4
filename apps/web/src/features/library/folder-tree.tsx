import { visibleName } from '@octavo/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ChevronRight, Folder, FolderOpen, Inbox } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { cx } from '../../ui/index.ts'
import { type Dragging, dropInto } from './dragging.ts'
import { parentOf } from './place.ts'
import { type Branch, useTree } from './use-tree.ts'

const ROW_PX = 36
/** A drag that rests on a closed folder opens it. */
const OPENS_AFTER_MS = 700

interface FolderTreeProps {
  readonly current: string
  readonly onOpen: (folder: string) => void
  readonly dragging: Dragging
}

/**
 * The folders of the library as a tree of any size (WAI-ARIA tree view): arrows go through it and open and close folders,
 * Home, End, Enter. One focus stop.
 */
export const FolderTree = ({ current, onOpen, dragging }: FolderTreeProps) => {
  const { branches, toggle } = useTree(current)
  const scroller = useRef<HTMLDivElement>(null)
  const base = useId()
  const [active, setActive] = useState(current)
  useEffect(() => setActive(current), [current])
  const at = branches.findIndex(({ folder }) => folder.path === active)
  const virtual = useVirtualizer({
    count: branches.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    useFlushSync: false,
  })
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at)
  }, [at, virtual])

  const go = (index: number) =>
    setActive(branches[Math.max(0, Math.min(branches.length - 1, index))]?.folder.path ?? active)
  const onKeyDown = (event: KeyboardEvent) => {
    const branch = branches[at]
    const isRtl = document.documentElement.dir === 'rtl'
    const [deeper, higher] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    if (event.key === 'ArrowDown') go(at + 1)
    else if (event.key === 'ArrowUp') go(at - 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(branches.length - 1)
    else if ((event.key === 'Enter' || event.key === ' ') && branch) onOpen(branch.folder.path)
    else if (event.key === deeper && branch?.folder.hasFolders) {
      if (branch.isOpen) go(at + 1)
      else toggle(branch.folder.path, true)
    } else if (event.key === higher && branch) {
      if (branch.isOpen) toggle(branch.folder.path, false)
      else if (branch.level > 1) setActive(parentOf(branch.folder.path))
    } else return
    event.preventDefault()
  }

  if (branches.length === 0) return null
  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={m.lib_folders()}
      aria-activedescendant={at < 0 ? undefined : `${base}-${at}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={() => at < 0 && go(0)}
      className="group/tree scroll-thin min-h-0 flex-1 overflow-y-auto outline-none!"
    >
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const branch = branches[index]
          return (
            branch && (
              <TreeItem
                key={branch.folder.path}
                id={`${base}-${index}`}
                branch={branch}
                startPx={start}
                isCurrent={branch.folder.path === current}
                isActive={index === at}
                onOpen={onOpen}
                onToggle={toggle}
                dragging={dragging}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

interface TreeItemProps extends Pick<FolderTreeProps, 'onOpen' | 'dragging'> {
  readonly id: string
  readonly branch: Branch
  readonly startPx: number
  readonly isCurrent: boolean
  readonly isActive: boolean
  readonly onToggle: (path: string, isOpen: boolean) => void
}

const TreeItem = ({ id, branch, startPx, isCurrent, isActive, onOpen, onToggle, dragging }: TreeItemProps) => {
  const { folder, level, place, count, isOpen } = branch
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const Icon = folder.path === '/Inbox' ? Inbox : isCurrent ? FolderOpen : Folder
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it handles every key.
    // biome-ignore lint/a11y/useFocusableInteractive: items are reached through aria-activedescendant.
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isCurrent}
      aria-expanded={folder.hasFolders ? isOpen : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onOpen(folder.path)}
      onDragEnter={() => {
        clearTimeout(timer.current)
        if (folder.hasFolders && !isOpen) timer.current = setTimeout(() => onToggle(folder.path, true), OPENS_AFTER_MS)
      }}
      {...dropInto(
        {
          takes: dragging.takes,
          onDrop: (path) => {
            clearTimeout(timer.current)
            dragging.onDrop(path)
          },
        },
        folder.path,
      )}
      style={{ height: ROW_PX, transform: `translateY(${startPx}px)`, paddingInlineStart: `${(level - 1) * 0.875}rem` }}
      className={cx(
        'absolute inset-x-0 top-0 flex cursor-pointer items-center gap-1 rounded-sm pe-2 text-sm select-none data-over:bg-accent-soft data-over:outline-2 data-over:outline-offset-[-2px] data-over:outline-accent',
        isCurrent ? 'bg-accent-soft font-semibold' : 'hover:bg-raised',
        isActive &&
          'group-focus-visible/tree:outline-2 group-focus-visible/tree:outline-offset-[-2px] group-focus-visible/tree:outline-accent',
      )}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrows do the same in the tree. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its state is said by the item's aria-expanded. */}
      <span
        onClick={(event) => {
          if (!folder.hasFolders) return
          event.stopPropagation()
          onToggle(folder.path, !isOpen)
        }}
        className="grid size-7 shrink-0 place-items-center rounded-sm text-muted"
      >
        {folder.hasFolders && (
          <ChevronRight
            aria-hidden="true"
            className={cx('size-4 transition-transform', isOpen ? 'rotate-90' : 'rtl:-scale-x-100')}
          />
        )}
      </span>
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
      <bdi className="ms-1 min-w-0 flex-1 truncate">{visibleName(folder.name)}</bdi>
      <span className="text-xs text-muted tabular">{number(folder.files)}</span>
    </div>
  )
}
