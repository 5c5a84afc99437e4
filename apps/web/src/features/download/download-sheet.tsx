import { Download, X } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { filesOf, number, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { isMobileDevice } from '../../platform/index.ts'
import { Button, ProgressBar, Sheet } from '../../ui/index.ts'
import { DownloadList } from './file-list.tsx'
import { ModeButtons } from './mode-buttons.tsx'
import { ResultNote, resultText } from './result-note.tsx'
import type { DownloadableFile, DownloadState } from './types.ts'
import { useDownloads } from './use-downloads.ts'
import { zipNameOf } from './zip-name.ts'

export interface DownloadSheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title?: string
  readonly files: readonly DownloadableFile[]
  /** Stands in the place of the list while there are no files, e.g. because they are being looked up. */
  readonly children?: ReactNode
}

/** The sheet from which files are downloaded, one by one or as a ZIP archive. A download goes on while it is closed. */
export function DownloadSheet(props: DownloadSheetProps) {
  const { isOpen, onOpenChange, title = m.download_title(), files, children } = props
  const [state, downloads] = useDownloads()
  const [showsOnlyMissing, showOnlyMissing] = useState(false)
  const { mode, result, isRunning, isDownloading } = state
  const sizeBytes = useMemo(() => files.reduce((sum, file) => sum + file.size, 0), [files])
  const lost = useMemo(() => new Set(result?.missing), [result])
  const missing = useMemo(() => files.filter(({ id }) => lost.has(id)), [files, lost])
  const archiveName = zipNameOf(title)
  const isEmpty = files.length === 0

  const inside = useRef<HTMLDivElement>(null)

  // Buttons that are switched off or leave drop the focus: it stays in the sheet, so that Escape goes on closing it.
  useEffect(() => {
    if (!isDownloading && document.activeElement === document.body) inside.current?.focus()
  }, [isDownloading])

  const downloadAll = (list: readonly DownloadableFile[], name: string) => {
    showOnlyMissing(false)
    void downloads.downloadAll(list, name)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <div className="flex min-w-48 flex-1 items-center gap-3">
            <ProgressBar label={m.download_overall()} percent={state.percent} valueText={overallText(state)} />
            <span aria-hidden="true" className="shrink-0 text-sm text-muted tabular">
              {overallText(state)}
            </span>
          </div>
          {isDownloading && (
            <Button autoFocus={isRunning} icon={X} onPress={() => downloads.cancel()}>
              {m.download_cancel()}
            </Button>
          )}
          <Button
            look="primary"
            className="whitespace-nowrap max-sm:flex-auto"
            icon={Download}
            isDisabled={isDownloading || isEmpty}
            onPress={() => downloadAll(files, archiveName)}
          >
            {m.download_all()}
          </Button>
        </div>
      }
    >
      <div ref={inside} tabIndex={-1} className="flex h-full flex-col gap-4 outline-none">
        <p className="text-muted tabular">
          {m.download_summary({ files: filesOf(files.length), size: sizeOf(sizeBytes) })}
        </p>
        <ModeButtons
          mode={mode}
          isDisabled={isDownloading}
          isZipOff={isMobileDevice()}
          archiveName={archiveName}
          onChange={(next) => downloads.setMode(next)}
        />
        {result && !isRunning && (
          <ResultNote
            result={result}
            showsOnlyMissing={showsOnlyMissing}
            onShowMissing={showOnlyMissing}
            onRetry={() => downloadAll(missing, zipNameOf(`${title} missing`))}
          />
        )}
        {isEmpty ? (
          <div className="grid flex-1 place-content-center justify-items-center gap-4 rounded-md border border-line bg-sunken text-muted">
            {children ?? <p>{m.download_empty()}</p>}
          </div>
        ) : (
          <DownloadList
            files={showsOnlyMissing ? missing : files}
            state={state}
            onDownload={(file) => void downloads.downloadOne(file)}
          />
        )}
        <p role="status" className="sr-only">
          {said(state)}
        </p>
      </div>
    </Sheet>
  )
}

const overallText = ({ percent, writtenBytes }: DownloadState): string =>
  writtenBytes > 0
    ? m.download_overall_written({ percent: number(percent), size: sizeOf(writtenBytes) })
    : m.download_overall_percent({ percent: number(percent) })

/** What a screen reader says: at the start, at every quarter, at the end. */
const said = ({ isRunning, percent, result }: DownloadState): string => {
  if (isRunning) {
    const quarter = Math.floor(percent / 25) * 25
    return quarter === 0 ? m.download_said_started() : m.download_said_percent({ percent: number(quarter) })
  }
  return result ? resultText(result) : ''
}
