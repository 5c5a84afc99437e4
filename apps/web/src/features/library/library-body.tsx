import { FilePlus2, FolderPlus } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { LeftOutNote } from '../../intake/left-out-note.tsx'
import { PickInputs } from '../../intake/pick-inputs.tsx'
import { usePick } from '../../intake/use-pick.ts'
import { m } from '../../paraglide/messages.js'
import { canPickFolders } from '../../platform/index.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { Button, cx, Panel } from '../../ui/index.ts'
import { useMedia } from '../../ui/use-media.ts'
import { usePacking } from '../../viewer/packing.ts'
import { useOpened } from '../../viewer/use-opened.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { Crumbs } from './crumbs.tsx'
import { Entries } from './entries.tsx'
import type { Key } from './entry.ts'
import { actionsOf } from './entry-actions.ts'
import { changeLook } from './look.ts'
import { SearchField } from './search-field.tsx'
import { Side } from './side.tsx'
import { NoList } from './states.tsx'
import { Summary } from './summary.tsx'
import { Toolbar } from './toolbar.tsx'
import { Uploading } from './uploading.tsx'
import { useLibrary } from './use-library.ts'
import { useUploads } from './use-uploads.ts'

const Chips = lazy(() => import('./chips.tsx'))
const Details = lazy(() => import('./details.tsx'))
const EntryMenu = lazy(() => import('./entry-menu.tsx'))
const PackingLine = lazy(() => import('../../viewer/packing-line.tsx'))
const Preview = lazy(() => import('./preview.tsx'))
const Questions = lazy(() => import('./questions.tsx'))
const Sheet = lazy(async () => ({ default: (await import('../../ui/sheet.tsx')).Sheet }))
const FailureList = lazy(async () => ({ default: (await import('../../intake/failure-list.tsx')).FailureList }))

/** Where a menu is open, and what it is about: a thing, or all that is selected. */
interface MenuAt {
  readonly key?: Key
  readonly at: HTMLElement | { readonly x: number; readonly y: number }
}

/** Folders to go through, a search over all of them, the trash, and all that can be done with files. */
export default function LibraryBody() {
  const { opened, open, close } = useOpened()
  const library = useLibrary(open)
  const { place, look, source, listing, selection, acts, doings, targets, onlyOf } = library
  const isAway = isOffline(useConnection())
  const field = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)
  const [wantsChips, setWantsChips] = useState(false)
  const [isSideOpen, setSideOpen] = useState(false)
  const [menu, setMenu] = useState<MenuAt>()
  const onMenu = useCallback((key: Key, at: MenuAt['at']) => setMenu({ key, at }), [])
  const isWide = useMedia('(width >= 64rem)')
  const hasRoom = useMedia('(width >= 80rem)')
  const uploads = useUploads(library.here, acts.lookAgain)
  const pick = usePick({ onPicked: uploads.take, takesDrops: !uploads.isUploading })
  const packing = usePacking()
  const isTrash = place.view === 'trash'
  const canEmpty = isTrash && listing.state === 'ready' && !listing.isStale && listing.keys.length > 0
  const isAsking = isTyping || library.isAsking || (place.view === 'search' && listing.isStale)
  const hasChips = wantsChips || (place.view === 'search' && place.query.q === '')
  const withTargets = (act: (keys: ReturnType<typeof targets>) => void) => () => {
    if (library.ways.isLeaving()) return
    const keys = targets()
    if (keys.size > 0) act(keys)
  }
  const withFiles = (act: (keys: ReturnType<typeof targets>) => void) => (isTrash ? () => undefined : withTargets(act))
  useShortcuts(['library'], {
    find: () => field.current?.focus(),
    moveFiles: withFiles(doings.move),
    trash: isTrash ? withTargets(doings.purge) : withTargets(doings.trash),
    renameFile: withFiles(([key]) => key !== undefined && doings.rename(key)),
    star: withFiles(doings.star),
    tag: withFiles(doings.tag),
    details: () => doings.details(),
    newFolder: () => place.view === 'folder' && library.ask({ is: 'folder' }),
    up: library.ways.goUp,
    undoAct: () => void acts.undo(),
    redoAct: () => void acts.redo(),
    allFiles: library.select.all,
  })
  const onClear = useCallback(() => {
    library.ways.openFolder(place.folder)
    field.current?.focus()
  }, [library.ways.openFolder, place.folder])

  const side = (
    <Side
      place={place}
      dragging={library.dragging}
      onOpen={library.ways.openFolder}
      onGone={() => setSideOpen(false)}
    />
  )
  const chosen = targets()
  const hideDetails = () => changeLook({ hasDetails: false })
  const details = (
    <Suspense fallback={null}>
      <Details
        keys={chosen}
        entry={onlyOf(chosen)}
        known={[...chosen].flatMap((key) => source.entryOf(key) ?? [])}
        onTag={doings.tag}
        {...(hasRoom ? { onClose: hideDetails } : {})}
      />
    </Suspense>
  )
  // A thing that is selected stands for all that is.
  const inMenu = menu?.key === undefined || selection.ids.has(menu.key) ? selection.ids : new Set([menu.key])
  return (
    <>
      <div className="flex items-center gap-2 max-sm:*:flex-1">
        <Button look="primary" icon={FilePlus2} isDisabled={uploads.isUploading} onPress={pick.chooseFiles}>
          {m.collect_upload()}
        </Button>
        {canPickFolders() && (
          <Button icon={FolderPlus} isDisabled={uploads.isUploading} onPress={pick.chooseFolder}>
            {m.collect_select_folder()}
          </Button>
        )}
      </div>
      <div className="flex min-h-0 flex-col gap-3 sm:col-span-2">
        <PickInputs pick={pick} />
        <SearchField
          words={place.query.q}
          onSearch={library.ways.search}
          onTyping={setTyping}
          field={field}
          hasChips={hasChips}
          onToggleChips={() => setWantsChips(!hasChips)}
        />
        {hasChips && (
          <Suspense fallback={null}>
            <Chips query={place.query} onChange={library.ways.narrow} onSave={() => library.ask({ is: 'save' })} />
          </Suspense>
        )}
        {uploads.isUploading && <Uploading uploads={uploads} />}
        {packing && (
          <Suspense fallback={null}>
            <PackingLine />
          </Suspense>
        )}
        <LeftOutNote leftOut={pick.leftOut} />
        {!uploads.isUploading && uploads.failed.length + uploads.unreadable.length > 0 && (
          <Suspense fallback={null}>
            <FailureList
              isSmall
              failures={uploads.failed}
              unreadable={uploads.unreadable}
              onRetry={uploads.retry}
              onDrop={uploads.dropFailures}
            />
          </Suspense>
        )}
        <div className="flex min-h-0 flex-1 gap-4">
          {isWide && <aside className="flex w-56 shrink-0 flex-col">{side}</aside>}
          <Panel
            className={cx(
              'relative flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-[1.25rem]!',
              pick.isOver && 'border-accent! bg-accent-soft!',
            )}
          >
            <Toolbar
              place={place}
              look={look}
              acts={acts}
              chosen={selection.ids.size === 0 ? 'none' : selection.ids.size === listing.keys.length ? 'all' : 'some'}
              isEmpty={listing.keys.length === 0}
              onToggleAll={() =>
                selection.ids.size === listing.keys.length ? library.select.none() : library.select.all()
              }
              onSide={() => setSideOpen(true)}
              onNewFolder={() => library.ask({ is: 'folder' })}
              onDetails={() => doings.details()}
              onEmpty={canEmpty ? () => doings.purge(new Set(listing.keys)) : undefined}
            >
              {place.view === 'folder' && place.folder !== '/' ? (
                <Crumbs folder={place.folder} dragging={library.dragging} />
              ) : (
                <h2 className="truncate px-2 font-semibold">
                  {isTrash ? m.lib_trash() : place.view === 'search' ? m.lib_results() : m.lib_top()}
                </h2>
              )}
            </Toolbar>
            <Summary place={place} listing={listing} source={source} isAsking={isAsking} />
            {listing.keys.length > 0 ? (
              <Entries library={library} onMenu={onMenu} />
            ) : (
              <NoList
                place={place}
                listing={listing}
                isAway={isAway}
                isAsking={isAsking}
                onRetry={source.refresh}
                onClear={onClear}
                onTop={() => library.ways.openFolder('/')}
              />
            )}
            <ChosenBar
              keys={selection.ids}
              isTrash={isTrash}
              isBusy={acts.isBusy}
              doings={doings}
              onMenu={(at) => setMenu({ at })}
              onClear={library.clear}
            />
          </Panel>
          {look.hasDetails && hasRoom && (
            <Panel className="flex w-80 shrink-0 flex-col overflow-hidden rounded-[1.25rem]!">{details}</Panel>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {!isWide && isSideOpen && (
          <Sheet side="start" isOpen onOpenChange={setSideOpen} title={m.lib_folders()}>
            <div className="flex h-full flex-col">{side}</div>
          </Sheet>
        )}
        {look.hasDetails && !hasRoom && (
          <Sheet isOpen onOpenChange={hideDetails} title={m.lib_details()}>
            {details}
          </Sheet>
        )}
        {menu && (
          <EntryMenu
            at={menu.at}
            actions={actionsOf(inMenu, onlyOf(inMenu), doings)}
            onClose={() => setMenu(undefined)}
          />
        )}
      </Suspense>
      {library.asked && (
        <Suspense fallback={null}>
          <Questions asked={library.asked} library={library} />
        </Suspense>
      )}
      {opened !== undefined && (
        <Suspense fallback={null}>
          <Preview
            keys={listing.keys}
            source={source}
            id={opened}
            doings={doings}
            onMove={(id) => {
              open(id)
              library.setSelection({ ...selection, active: id })
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
