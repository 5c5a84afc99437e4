import { filesOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel, ProgressBar } from '../../ui/index.ts'
import type { useUploads } from './use-uploads.ts'

/** How far an upload is, and the way to stop it. */
export const Uploading = ({ uploads }: { readonly uploads: ReturnType<typeof useUploads> }) => {
  const { filesDone = 0, filesTotal = 0, bytesSent = 0, bytesTotal = 0 } = uploads.progress ?? {}
  const isWaiting = uploads.progress?.isWaiting === true
  const percent = bytesTotal > 0 ? Math.floor((bytesSent / bytesTotal) * 100) : undefined
  return (
    <Panel className="flex items-center gap-4 px-5 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="mb-2 text-sm font-medium tabular">
          {m.upload_files_of({ done: number(filesDone), total: filesOf(filesTotal) })}
        </p>
        <ProgressBar label={m.upload_progress()} size="s" {...(percent === undefined ? {} : { percent })} />
        <p role="status" className={isWaiting ? 'mt-2 text-sm text-muted' : 'sr-only'}>
          {isWaiting && m.upload_waiting()}
        </p>
      </div>
      <Button size="s" onPress={uploads.cancel}>
        {m.upload_cancel()}
      </Button>
    </Panel>
  )
}
