import { useEffect, useState, useSyncExternalStore } from 'react'
import { filesOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'
import { createDownloads, type Downloads } from './engine.ts'
import { downloadServices } from './services.ts'
import type { DownloadNotice, DownloadState } from './types.ts'

/** The downloads of one sheet: they go on while it is closed, and are cancelled when it leaves the page. */
export const useDownloads = (): readonly [DownloadState, Downloads] => {
  const [downloads] = useState(() => createDownloads(downloadServices(tell)))
  const state = useSyncExternalStore(downloads.subscribe, downloads.getState, downloads.getState)
  useEffect(() => () => downloads.cancel(), [downloads])
  return [state, downloads]
}

const tell = (notice: DownloadNotice): void => {
  switch (notice.kind) {
    case 'started': {
      const description = m.download_started_text({ files: filesOf(notice.count), size: sizeOf(notice.sizeBytes) })
      toast({ title: m.download_started_title(), description })
      return
    }
    case 'completed':
      toast({ title: m.download_complete_title(), description: m.download_complete_text() })
      return
    case 'incomplete':
      toast({ title: m.download_failed_title(), description: m.download_failed_text(), tone: 'destructive' })
      return
    case 'file-completed':
      toast({ title: m.download_complete_title(), description: m.download_file_done({ name: notice.name }) })
      return
    case 'file-failed':
      toast({
        title: m.download_failed_title(),
        description: m.download_file_failed({ name: notice.name }),
        tone: 'destructive',
      })
  }
}
