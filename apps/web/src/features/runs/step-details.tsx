import type { RunDetails, RunFile } from '@octavo/contract'
import { baseName, outcomeReason, parentPath, visibleName } from '@octavo/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { File, Folder } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RUNS, runDetailsOf } from '../../http/runs.ts'
import { useReasons } from '../../language/reasons.ts'
import { filesOf, momentOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import {
  Badge,
  Button,
  Cell,
  cx,
  NOTHING,
  type RowState,
  SelectBox,
  type Selection,
  Sheet,
  VirtualGrid,
} from '../../ui/index.ts'
import { SERVER } from '../../viewer/server-look.ts'
import { Thumb } from '../../viewer/thumb.tsx'
import { filesHere } from './files-of-run.ts'
import type { Step } from './step.ts'
import { States } from './step-row.tsx'
import { folderWords, titleOf } from './title.ts'
import type { Press } from './use-press.ts'

const ROW_HEIGHT = 64
const idOf = ({ fileId }: RunFile) => fileId

export interface StepDetailsProps extends Press {
  readonly step: Step
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What a step did to each of its files; all of it, or some of them, can be taken back here. */
export default function StepDetails({ step, onOpenChange, busyId, press }: StepDetailsProps) {
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...RUNS, step.id],
    queryFn: async ({ pageParam, signal }): Promise<Pick<RunDetails, 'files' | 'nextCursor'>> =>
      step.isHere
        ? { files: [...(await filesHere(step.id))], nextCursor: null }
        : await runDetailsOf(step.id, pageParam, signal),
    initialPageParam: 0,
    networkMode: step.isHere ? 'always' : 'online',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  })
  const files = data?.pages.flatMap((page) => page.files) ?? []
  const chosen = isTakenBackWhole(step)
    ? []
    : files.filter((file) => selection.ids.has(file.fileId) && canTakeBack(file))
  const head = useRef<HTMLParagraphElement>(null)
  // A button that is switched off drops the focus: it stays in the sheet, so that Escape goes on closing it.
  useEffect(() => {
    if (busyId === undefined && document.activeElement === document.body) head.current?.focus()
  }, [busyId])
  const isRedo = step.press?.type === 'redo'
  const renderRow = useCallback(
    (file: RunFile, state: RowState) => <FileRow file={file} state={state} step={step} />,
    [step],
  )
  return (
    <Sheet
      isOpen
      onOpenChange={onOpenChange}
      title={titleOf(step)}
      footer={
        step.press && (
          <div className="flex flex-wrap justify-end gap-3">
            {!isRedo && chosen.length > 0 && (
              <Button
                isDisabled={busyId !== undefined}
                onPress={() => {
                  press(step, chosen.map(idOf))
                  setSelection(NOTHING)
                }}
              >
                {m.run_undo_some({ files: filesOf(chosen.length) })}
              </Button>
            )}
            <Button look="primary" isDisabled={busyId !== undefined} onPress={() => press(step)}>
              {isRedo ? m.run_redo_all() : m.run_undo_all()}
            </Button>
          </div>
        )
      }
    >
      <p
        ref={head}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-2 pb-3 text-sm text-muted outline-none tabular"
      >
        {momentOf(step.atMs)}
        <States step={step} />
      </p>
      {isError && <p role="alert">{m.run_details_failed()}</p>}
      {files.length > 0 && (
        <VirtualGrid
          label={m.run_files()}
          items={files}
          idOf={idOf}
          rowHeight={ROW_HEIGHT}
          selection={selection}
          onSelectionChange={setSelection}
          renderRow={renderRow}
          className="h-[calc(90dvh-15rem)] min-h-40"
        />
      )}
      {hasNextPage && (
        <div className="pt-3 text-center">
          <Button size="s" isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {m.run_more()}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

const canTakeBack = ({ status, undone }: RunFile): boolean => status === 'done' && !undone

/** True for a run of this device: the library has still to follow it, all of it or nothing. */
const isTakenBackWhole = ({ isHere, inFolder }: Step): boolean => isHere && inFolder === undefined

/** True for a run on a connected drive: its files are none of the library's. */
const isOnDrive = ({ kind, of }: Step): boolean => (of?.kind ?? kind) === 'drive'

/** A folder of the library or of the person's own, or where else a file was. */
const placeWords = (path: string | null, other: string, step: Step): string =>
  path === null ? other : folderWords(`/${parentPath(path.slice(1))}`, step.inFolder)

const wayWords = ({ from, to, status }: RunFile, step: Step): string => {
  const start = placeWords(from, m.run_file_new(), step)
  if (status !== 'done') return m.run_file_kept({ from: start })
  const end = placeWords(to, m.run_file_trash(), step)
  return start === end ? start : m.run_file_way({ from: start, to: end })
}

interface FileRowProps {
  readonly file: RunFile
  readonly state: RowState
  readonly step: Step
}

const FileRow = ({ file, state, step }: FileRowProps) => {
  const say = useReasons()
  const before = file.from === null ? undefined : baseName(file.from)
  const name = baseName(file.to ?? file.from ?? file.fileId)
  const icon = file.what === 'bundle' ? <Folder className="size-4.5" /> : <File className="size-4.5" />
  const why = file.status === 'done' ? '' : say(outcomeReason(file))
  return (
    <>
      <Cell className="grid h-full w-11 shrink-0 place-items-center">
        {!isTakenBackWhole(step) && canTakeBack(file) && (
          <SelectBox
            label={[m.row_select(), visibleName(name)].join(' ')}
            state={state.isSelected ? 'all' : 'none'}
            onToggle={() => state.toggle(file.fileId)}
            isInRow
          />
        )}
      </Cell>
      <Cell className="flex min-w-0 flex-1 items-center gap-3 pe-2">
        {step.isHere || isOnDrive(step) ? (
          <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-sunken text-muted">{icon}</span>
        ) : (
          <Thumb
            look={SERVER}
            of={{ id: file.fileId, name, mediaType: '', sizeBytes: 0 }}
            icon={icon}
            className="size-10 rounded-sm"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="flex min-w-0 items-center gap-2">
            <bdi
              className={cx('truncate font-medium', file.undone && 'text-muted line-through')}
              title={visibleName(name)}
            >
              {visibleName(name)}
            </bdi>
            {before !== undefined && before !== name && (
              <bdi className="truncate text-sm text-muted line-through decoration-1">{visibleName(before)}</bdi>
            )}
            {file.undone && <Badge>{m.run_state_undone()}</Badge>}
          </p>
          <p className="truncate text-sm text-muted">
            {[wayWords(file, step), why].filter((part) => part !== '').join(' · ')}
          </p>
        </div>
      </Cell>
    </>
  )
}
