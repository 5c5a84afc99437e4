import { visibleName } from '@octavo/core'
import { ChevronRight, Folder, FolderPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { filesOf, number, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx } from '../ui/index.ts'
import type { FolderNode } from './folder-tree.ts'

/** Folders of one level that are shown at once. */
const SHOWN = 60

export interface FolderTreeViewProps {
  readonly label: string
  readonly nodes: readonly FolderNode[]
  /** What stands at the end of a row, a way into the folder; nothing where there is none. */
  readonly wayIn?: (node: FolderNode) => ReactNode
}

/** Folders with their counts and bytes, each with those inside of it. Small trees lie open. */
export const FolderTreeView = ({ label, nodes, wayIn }: FolderTreeViewProps) => (
  <Level label={label} nodes={nodes} isOpen={sizeOfTree(nodes) <= SHOWN} {...(wayIn && { wayIn })} />
)

const sizeOfTree = (nodes: readonly FolderNode[]): number =>
  nodes.reduce((sum, { folders }) => sum + 1 + sizeOfTree(folders), 0)

interface LevelProps extends FolderTreeViewProps {
  readonly isOpen: boolean
}

const Level = ({ label, nodes, isOpen, wayIn }: LevelProps) => {
  const [count, setCount] = useState(SHOWN)
  return (
    <>
      <ul aria-label={label} className="flex flex-col">
        {nodes.slice(0, count).map((node) => (
          <Branch key={node.path} node={node} isOpen={isOpen} {...(wayIn && { wayIn })} />
        ))}
      </ul>
      {nodes.length > count && (
        <Button size="s" look="quiet" onPress={() => setCount(count + SHOWN)}>
          {m.plan_more({ count: nodes.length - count, n: number(nodes.length - count) })}
        </Button>
      )}
    </>
  )
}

const Branch = ({ node, isOpen, wayIn }: { readonly node: FolderNode } & Pick<LevelProps, 'isOpen' | 'wayIn'>) => {
  const [isShown, setShown] = useState(isOpen)
  const { path, name, folders, count, sizeBytes, isNew } = node
  const Icon = isNew ? FolderPlus : Folder
  const title = path === '' ? m.plan_top() : visibleName(name)
  const row = (
    <>
      <Icon aria-hidden="true" className={cx('size-4 shrink-0', isNew ? 'text-accent' : 'text-muted')} />
      <span className="min-w-0 flex-1 truncate font-medium">
        <bdi>{title}</bdi>
        {isNew && <span className="sr-only"> {m.plan_is_new()}</span>}
      </span>
      <span className="shrink-0 text-sm text-muted tabular">
        {filesOf(count)}
        <span className="max-xs:hidden"> · {sizeOf(sizeBytes)}</span>
      </span>
    </>
  )
  return (
    <li>
      <span className="flex items-center gap-1">
        {folders.length > 0 ? (
          <button
            type="button"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
            className="tap flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-sm pe-2 text-start hover:bg-accent-soft"
          >
            <ChevronRight
              aria-hidden="true"
              className={cx('size-4 shrink-0 text-muted transition', isShown ? 'rotate-90' : 'rtl:-scale-x-100')}
            />
            {row}
          </button>
        ) : (
          <span className="flex min-h-9 min-w-0 flex-1 items-center gap-2 ps-6 pe-2">{row}</span>
        )}
        {wayIn?.(node)}
      </span>
      {isShown && folders.length > 0 && (
        <div className="ms-2 border-s border-line/60 ps-2.5">
          <Level label={title} nodes={folders} isOpen={isOpen} {...(wayIn && { wayIn })} />
        </div>
      )}
    </li>
  )
}
