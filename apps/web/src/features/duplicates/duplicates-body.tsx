import { DUPLICATES_FOLDER, visibleName } from '@octavo/core'
import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, CopyCheck, CopyMinus, FolderOpen, FolderSearch, Library, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { takeBackAndTell } from '../../flow/take-back-and-tell.ts'
import { RUNS } from '../../http/runs.ts'
import { filesOf, nameIn, number, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { canOpenFolders } from '../../platform/index.ts'
import { BlankState, Button, ButtonLink, cx, Panel, ProgressBar, toast } from '../../ui/index.ts'
import { SelectionBar } from '../../ui/selection-bar.tsx'
import { type AsidePlan, type Copies, type CopySet, type FoundCopies, type Into, keyOfSet } from './copies.ts'
import { libraryCopies } from './library-copies.ts'
import { SetList } from './set-list.tsx'
import { useCopies } from './use-copies.ts'

const AsideDialog = lazy(() => import('./aside-dialog.tsx'))
const CopiesLightbox = lazy(() => import('./copies-lightbox.tsx'))

/** Copies of the library, or of a folder of this device, side by side, and what becomes of them. */
export default function DuplicatesBody() {
  const [copies, setCopies] = useState<Copies>(libraryCopies)
  const looked = useCopies(copies)
  const client = useQueryClient()
  const [isKeptShown, setKeptShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [opened, setOpened] = useState<{ readonly set: CopySet; readonly id: string }>()
  const [wasAside, setWasAside] = useState(false)
  const list = useRef<HTMLElement>(null)
  const isAway = isOffline(useConnection())
  const { look, taken } = looked
  const found = look.state === 'found' ? look.found : undefined
  const sets = (isKeptShown ? found?.kept : found?.sets) ?? []

  const chooseFolder = async () => {
    try {
      const { askForPlace } = await import('../../device/place/index.ts')
      const place = await askForPlace()
      if (!place) return toast({ title: m.dup_no_access(), tone: 'destructive' })
      const { folderCopies } = await import('./folder-copies.ts')
      setKeptShown(false)
      setWasAside(false)
      setCopies(folderCopies(place))
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('The folder could not be opened', error)
      toast({ title: m.dup_no_access(), tone: 'destructive' })
    }
  }
  const refused = (error: unknown) => {
    console.warn('Copies could not be set aside', error)
    setAsking(false)
    toast({ title: m.dup_refused(), tone: 'destructive' })
  }
  const keepAll = async (set: CopySet, isKept: boolean) => {
    try {
      await looked.keepAll(set, isKept)
      // The button that was pressed is gone: the list's next keys go on where it was.
      list.current?.focus()
      toast({
        title: isKept ? m.dup_kept_said() : m.dup_asked_said(),
        action: { label: m.undo(), altText: m.dup_list_kept(), onAction: () => void keepAll(set, !isKept) },
      })
    } catch (error) {
      refused(error)
    }
  }
  const carryOut = async (plan: AsidePlan, into: Into) => {
    setBusy(true)
    try {
      const { runId, done } = await copies.carryOut(plan, into)
      setAsking(false)
      const stayed = plan.moves.length - done
      const undo = async (id: string) => {
        await takeBackAndTell(client, id)
        setWasAside(false)
        looked.lookAgain()
      }
      toast({
        title: into === 'trash' ? m.dup_done_trash({ files: filesOf(done) }) : m.dup_done({ files: filesOf(done) }),
        ...(stayed > 0 && { description: m.dup_stayed({ files: filesOf(stayed) }) }),
        ...(runId !== undefined && {
          action: { label: m.undo(), altText: m.toast_undo_alt(), onAction: () => void undo(runId) },
        }),
      })
      setWasAside(into === 'aside' && done > 0)
      await client.invalidateQueries({ queryKey: RUNS })
      looked.lookAgain()
    } catch (error) {
      refused(error)
      // Something has changed there since: what is shown is not how it is.
      looked.lookAgain()
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="contents">
          <legend className="sr-only">{m.dup_where()}</legend>
          <Button
            size="s"
            icon={Library}
            aria-pressed={copies === libraryCopies}
            className={cx(copies === libraryCopies && 'border-accent! text-accent')}
            onPress={() => setCopies(libraryCopies)}
          >
            {m.place_library()}
          </Button>
          {canOpenFolders() && (
            <Button
              size="s"
              icon={copies.name === undefined ? FolderSearch : FolderOpen}
              aria-pressed={copies.name !== undefined}
              className={cx(copies.name !== undefined && 'border-accent! text-accent')}
              onPress={() => void chooseFolder()}
            >
              {copies.name === undefined ? m.dup_choose() : nameIn(copies.name)}
            </Button>
          )}
        </fieldset>
        <span className="flex-1" />
        {found && (found.keptTotal > 0 || isKeptShown) && (
          <Button size="s" look="quiet" onPress={() => setKeptShown(!isKeptShown)}>
            {isKeptShown ? m.dup_show_open() : m.dup_show_kept({ n: number(found.keptTotal) })}
          </Button>
        )}
        {wasAside && copies.name === undefined && (
          <ButtonLink size="s" to={`/upload?folder=${encodeURIComponent(`/${DUPLICATES_FOLDER}`)}`} icon={CopyCheck}>
            {m.dup_open({ folder: nameIn(DUPLICATES_FOLDER) })}
          </ButtonLink>
        )}
      </div>
      {found && !isKeptShown && <Notes found={found} />}
      <Panel className="relative flex min-h-0 flex-1 flex-col overflow-hidden rounded-[1.25rem]!">
        {look.state === 'looking' ? (
          <BlankState icon={FolderSearch} title={m.dup_looking()}>
            <div className="w-56">
              <ProgressBar label={m.dup_looking()} valueText={filesOf(look.done)} />
              <p className="mt-2 text-sm text-muted tabular">{filesOf(look.done)}</p>
            </div>
          </BlankState>
        ) : look.state === 'failed' ? (
          <BlankState
            icon={isAway ? CloudOff : TriangleAlert}
            title={isAway && copies.name === undefined ? m.library_offline_title() : m.dup_failed()}
          >
            <Button onPress={looked.lookAgain}>{m.dup_again()}</Button>
          </BlankState>
        ) : sets.length === 0 ? (
          <BlankState icon={CopyCheck} title={m.dup_none_title()} text={m.dup_none_text()}>
            <Button onPress={looked.lookAgain}>{m.dup_again()}</Button>
          </BlankState>
        ) : (
          <SetList
            scroller={list}
            label={isKeptShown ? m.dup_list_kept() : m.dup_list()}
            top={copies.name === undefined ? m.place_library() : visibleName(copies.name)}
            sets={sets}
            look={copies.look}
            isKept={isKeptShown}
            looked={looked}
            onKeepAll={(set) => void keepAll(set, !isKeptShown)}
            onOpen={(set, id) => setOpened({ set, id })}
          />
        )}
        {!isKeptShown && found && (
          <SelectionBar
            label={m.dup_bar()}
            count={taken.count}
            words={m.dup_sum({ files: filesOf(taken.count), size: sizeOf(taken.sizeBytes) })}
            onClear={looked.takeNone}
          >
            <Button size="s" look="primary" icon={CopyMinus} isDisabled={isBusy} onPress={() => setAsking(true)}>
              {m.dup_aside()}
            </Button>
          </SelectionBar>
        )}
      </Panel>
      <Suspense fallback={null}>
        {isAsking && (
          <AsideDialog
            propose={() => copies.propose(taken.choices)}
            into={copies.into}
            isBusy={isBusy}
            onApprove={(plan, into) => void carryOut(plan, into)}
            onClose={() => setAsking(false)}
            onFailed={refused}
          />
        )}
        {opened && (
          <CopiesLightbox
            {...opened}
            look={copies.look}
            keep={looked.keepOf(opened.set)}
            {...(!isKeptShown && { onKeep: (keep: string) => looked.change(keyOfSet(opened.set), { keep }) })}
            onMove={(id) => setOpened({ ...opened, id })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

/** What is to be known of what is shown: that it is a part, and what was not looked at. */
const Notes = ({ found: { sets, total, isPart, awayCount } }: { readonly found: FoundCopies }) => {
  const notes = [
    ...(sets.length < total ? [m.dup_part({ n: number(sets.length), total: number(total) })] : []),
    ...(isPart ? [m.dup_incomplete()] : []),
    ...(awayCount > 0 ? [m.dup_away({ files: filesOf(awayCount) })] : []),
  ]
  return notes.map((note) => (
    <p key={note} className="text-sm text-pretty text-muted">
      {note}
    </p>
  ))
}
