import { visibleName } from '@octavo/core'
import { Download, RotateCcw } from 'lucide-react'
import { memo } from 'react'
import { sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, type BadgeTone, IconButton, ProgressBar } from '../../ui/index.ts'
import type { DownloadableFile, DownloadProgress, DownloadStatus } from './types.ts'

const TONE: Record<DownloadStatus, BadgeTone> = {
  pending: 'neutral',
  downloading: 'accent',
  completed: 'ok',
  failed: 'danger',
}
const statusWord = (status: DownloadStatus): string =>
  ({
    pending: m.download_status_pending,
    downloading: m.download_status_downloading,
    completed: m.download_status_completed,
    failed: m.download_status_failed,
  })[status]()

/** Folders that the file has in an archive; empty at the top. */
const folderOf = ({ path }: DownloadableFile): string => path?.slice(0, Math.max(0, path.lastIndexOf('/'))) ?? ''

export interface DownloadRowProps {
  readonly file: DownloadableFile
  readonly progress: DownloadProgress
  /** A download-all is on its way: no file can be downloaded alone. */
  readonly isRunning: boolean
  readonly onDownload: (file: DownloadableFile) => void
}

/** One file of the sheet: name, size, state, how far it is, what went wrong, and a button for this file alone. */
export const DownloadRow = memo(({ file, progress, isRunning, onDownload }: DownloadRowProps) => {
  const name = visibleName(file.name)
  const { status, error } = progress
  const isFailed = status === 'failed'
  const folder = folderOf(file)
  return (
    <div className="flex h-full items-center gap-3 px-3 sm:px-4">
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2.5">
          <bdi className="truncate font-medium" title={visibleName(file.path ?? file.name)}>
            {name}
          </bdi>
          <span className="ms-auto shrink-0">
            <Badge tone={TONE[status]}>{statusWord(status)}</Badge>
          </span>
        </div>
        <ProgressBar
          label={m.download_progress_of({ name })}
          percent={progress.progress}
          size="s"
          tone={status === 'completed' ? 'ok' : 'accent'}
          className="mt-2.5"
        />
        <p className="mt-1.5 truncate text-sm text-muted tabular" title={error}>
          {sizeOf(file.size)}
          {(isFailed || folder !== '') && ' · '}
          {isFailed ? <span className="text-danger">{error}</span> : <bdi>{visibleName(folder)}</bdi>}
        </p>
      </div>
      <IconButton
        label={isFailed ? m.download_one_again({ name }) : m.download_one({ name })}
        icon={isFailed ? RotateCcw : Download}
        look="secondary"
        isDisabled={isRunning}
        onPress={() => onDownload(file)}
      />
    </div>
  )
})
