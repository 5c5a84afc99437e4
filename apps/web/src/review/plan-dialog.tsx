import { baseName, parentPath, visibleName } from '@octavo/core'
import { ChevronRight } from 'lucide-react'
import { useReasons } from '../language/reasons.ts'
import { filesOf, number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Dialog, Tabs } from '../ui/index.ts'
import type { Parted, PlanSection, PlanView, Whole } from '../worker/plan/plan-view.ts'
import { treeOf } from './folder-tree.ts'
import { FolderTreeView } from './folder-tree-view.tsx'
import { LongList } from './long-list.tsx'
import { stayReason } from './stay-reason.ts'

export interface PlanDialogProps {
  readonly view: PlanView
  readonly section: PlanSection
  readonly onSection: (section: PlanSection) => void
  readonly onClose: () => void
}

/** The plan in full: what goes where, what gets another name, what stays together, what stays and why, and which links would lead nowhere. */
export default function PlanDialog({ view, section, onSection, onClose }: PlanDialogProps) {
  const { folders, newFolders, renamed, wholes, stays, parted } = view
  const tabs = [
    {
      id: 'folders',
      label: m.plan_folders(),
      lists: folders,
      content: <Folders folders={folders} newFolders={newFolders} />,
    },
    { id: 'renamed', label: m.plan_renames(), lists: renamed, content: <Renamed renamed={renamed} /> },
    { id: 'whole', label: m.plan_wholes(), lists: wholes, content: <Wholes wholes={wholes} /> },
    { id: 'stay', label: m.plan_stays(), lists: stays, content: <Stays stays={stays} /> },
    { id: 'links', label: m.plan_links(), lists: parted.links, content: <Links parted={parted} /> },
  ] as const
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.plan_title()} size="m">
      <p className="mb-4 text-muted">{m.plan_lead()}</p>
      <Tabs<PlanSection>
        label={m.plan_title()}
        tabs={tabs.filter(({ id, lists }) => lists.length > 0 || id === section)}
        value={section}
        onChange={onSection}
      />
    </Dialog>
  )
}

const Folders = ({ folders, newFolders }: Pick<PlanView, 'folders' | 'newFolders'>) => (
  <FolderTreeView label={m.plan_folders()} nodes={treeOf(folders, new Set(newFolders))} />
)

const Renamed = ({ renamed }: Pick<PlanView, 'renamed'>) => (
  <>
    {renamed.some(({ isTaken }) => isTaken) && <p className="mb-2 text-sm text-muted">{m.plan_renames_why()}</p>}
    <LongList label={m.plan_renames()} of={renamed}>
      {({ from, to }) => (
        <Row
          key={from}
          name={baseName(to)}
          detail={m.plan_renamed_from({ name: visibleName(baseName(from)), folder: visibleName(parentPath(to)) })}
        />
      )}
    </LongList>
  </>
)

const Stays = ({ stays }: Pick<PlanView, 'stays'>) => {
  const say = useReasons()
  return (
    <LongList label={m.plan_stays()} of={stays}>
      {(skip) => <Row key={skip.path} name={baseName(skip.path)} detail={stayReason(skip, say)} />}
    </LongList>
  )
}

const Links = ({ parted: { count, links, unreadCount } }: { readonly parted: Parted }) => {
  const words = (of: number) => ({ count: of, n: number(of) })
  return (
    <>
      <p className="mb-2 text-sm text-muted">{m.plan_links_why()}</p>
      <LongList label={m.plan_links()} of={links}>
        {({ from, to }) => (
          <Row key={`${from}\n${to}`} name={baseName(from)} detail={m.plan_links_to({ path: visibleName(to) })} />
        )}
      </LongList>
      {count > links.length && (
        <p className="mt-2 text-sm text-muted">{m.plan_links_more(words(count - links.length))}</p>
      )}
      {unreadCount > 0 && <p className="mt-2 text-sm text-muted">{m.plan_links_unread(words(unreadCount))}</p>}
    </>
  )
}

const Wholes = ({ wholes }: Pick<PlanView, 'wholes'>) => (
  <LongList label={m.plan_wholes()} of={wholes}>
    {(whole) => <WholeRow key={whole.from} whole={whole} />}
  </LongList>
)

const WholeRow = ({ whole: { name, to, isBundle, members } }: { readonly whole: Whole }) => (
  <li className="py-2.5">
    <details className="group">
      <summary className="tap flex list-none items-center gap-2">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:rotate-90"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-all">
            <bdi>{visibleName(name)}</bdi>
          </span>
          <span className="block text-sm text-muted">
            {(isBundle ? m.plan_bundle : m.plan_unit)({
              files: filesOf(members.length),
              folder: visibleName(to),
            })}
          </span>
        </span>
      </summary>
      <div className="mt-1 ps-6 text-sm">
        <LongList label={visibleName(name)} of={members}>
          {(path) => (
            <li key={path} className="py-1 break-all text-muted">
              <bdi>{visibleName(path)}</bdi>
            </li>
          )}
        </LongList>
      </div>
    </details>
  </li>
)

interface RowProps {
  readonly name: string
  readonly detail: string
}

const Row = ({ name, detail }: RowProps) => (
  <li className="flex items-center gap-3 py-2.5">
    <span className="min-w-0 flex-1">
      <span className="block font-medium break-all">
        <bdi>{visibleName(name)}</bdi>
      </span>
      <span className="block text-sm break-words text-muted tabular">{detail}</span>
    </span>
  </li>
)
