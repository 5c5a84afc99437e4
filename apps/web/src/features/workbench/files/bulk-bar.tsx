import { visibleName } from '@octavo/core'
import { Archive, Download, FolderPlus, type LucideIcon, Sparkles, Star, Tag, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, Checkbox, FirstFew, Panel, SelectBox } from '../../../ui/index.ts'
import { BULK_ACTIONS, type BulkAction, type Desk, type DeskFile, sizeInMb } from './desk.ts'

const NameDialog = lazy(async () => ({ default: (await import('../../../ui/name-dialog.tsx')).NameDialog }))
const TagsDialog = lazy(async () => ({ default: (await import('../../../ui/tags-dialog.tsx')).TagsDialog }))

/** Files that are listed to choose from, and so many more with each press (part 2 section 9). */
const LISTED = 10

const ACTIONS: Readonly<Record<BulkAction, { readonly words: () => string; readonly icon: LucideIcon }>> = {
  download: { words: m.workbench_bulk_download, icon: Download },
  'create-folder': { words: m.workbench_bulk_folder, icon: FolderPlus },
  star: { words: m.workbench_bulk_star, icon: Star },
  tag: { words: m.workbench_bulk_tag, icon: Tag },
  archive: { words: m.workbench_bulk_archive, icon: Archive },
  'ai-organize': { words: m.workbench_bulk_organize, icon: Sparkles },
  delete: { words: m.workbench_bulk_delete, icon: Trash2 },
}

interface BulkBarProps {
  readonly desk: Desk
  readonly onClose: () => void
}

/** A selection among the files of a desk, and what can be done with it; an action and Cancel end it. */
export const BulkBar = ({ desk, onClose }: BulkBarProps) => {
  const { files } = desk
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [listed, setListed] = useState(LISTED)
  const [asked, setAsked] = useState<'create-folder' | 'tag'>()
  const chosen = files.filter(({ id }) => ids.has(id))
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(ids)
    if (isOn) next.add(id)
    else next.delete(id)
    setIds(next)
  }
  const act = (wish: Parameters<Desk['act']>[0]) => {
    onClose()
    desk.act(wish, chosen)
  }
  const press = (is: BulkAction) => (is === 'create-folder' || is === 'tag' ? setAsked(is) : act({ is }))
  const state = chosen.length === 0 ? 'none' : chosen.length === files.length ? 'all' : 'some'
  return (
    <Panel label={m.workbench_bulk()} className="flex flex-col gap-2 rounded-[1.25rem]! p-3 sm:p-4">
      <div className="flex items-center gap-2">
        <SelectBox
          label={m.workbench_bulk_all()}
          state={state}
          onToggle={() => setIds(state === 'all' ? new Set() : new Set(files.map(({ id }) => id)))}
        />
        <p role="status" className="min-w-0 flex-1 font-semibold tabular">
          {chosen.length === 0
            ? m.workbench_bulk_none()
            : m.selection_count({ count: chosen.length, n: number(chosen.length) })}
        </p>
        <Button size="s" look="quiet" onPress={onClose}>
          {m.cancel()}
        </Button>
      </div>
      {chosen.length > 0 && (
        <div role="toolbar" aria-label={m.workbench_bulk_actions()} className="flex flex-wrap gap-2">
          {BULK_ACTIONS.map((is) => {
            const { words, icon } = ACTIONS[is]
            return (
              <Button
                key={is}
                size="s"
                look={is === 'delete' ? 'danger' : is === 'ai-organize' ? 'primary' : 'secondary'}
                icon={icon}
                isDisabled={desk.isBusy}
                onPress={() => press(is)}
              >
                {words()}
              </Button>
            )
          })}
        </div>
      )}
      <FirstFew
        label={m.workbench_bulk_list()}
        of={files}
        idOf={({ id }) => id}
        shown={listed}
        onMore={() => setListed(listed + LISTED)}
        className="px-3"
      >
        {({ id, name, sizeBytes }) => (
          <Checkbox isSelected={ids.has(id)} onChange={(isOn) => toggle(id, isOn)} description={sizeInMb(sizeBytes)}>
            <bdi className="break-words">{visibleName(name)}</bdi>
          </Checkbox>
        )}
      </FirstFew>
      <Suspense fallback={null}>
        {asked === 'create-folder' && (
          <NameDialog
            title={m.lib_new_folder()}
            label={m.lib_name()}
            done={m.workbench_bulk_folder_done()}
            problemOf={(name) =>
              /[/\\]/u.test(name) || name === '.' || name === '..' ? m.lib_name_slash() : undefined
            }
            onDone={(name) => act({ is: 'create-folder', name })}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'tag' && (
          <TagsDialog
            {...tagsOf(chosen)}
            known={desk.tags}
            onDone={(add, remove) => act({ is: 'tag', add, remove })}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  )
}

/** Tags that all of some files have, and those that only some have. */
const tagsOf = (files: readonly DeskFile[]) => {
  const used = [...new Set(files.flatMap(({ tags }) => tags))]
  const isOnAll = (tag: string) => files.every(({ tags }) => tags.includes(tag))
  return { all: used.filter(isOnAll), some: used.filter((tag) => !isOnAll(tag)) }
}
