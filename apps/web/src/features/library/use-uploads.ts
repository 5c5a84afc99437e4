import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Picked, Unreadable } from '../../intake/picked.ts'
import type { UploadEntry, UploadFailure, UploadProgress } from '../../intake/types.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'

/** How an upload ended: what arrived, what waits on this device, and what did not arrive. */
interface Outcome {
  readonly storedCount: number
  readonly keptCount: number
  readonly failed: readonly UploadFailure[]
}

const tell = ({ storedCount, keptCount, failed }: Outcome) => {
  const count = failed.length
  if (count > 0) {
    const description = m.toast_upload_incomplete_text({ count, n: number(count) })
    toast({ title: m.toast_upload_incomplete_title(), description, tone: 'destructive' })
  } else if (keptCount > 0) {
    const description = m.offline_waiting({ count: keptCount, n: number(keptCount) })
    toast({ title: m.offline_kept_title(), description })
  } else if (storedCount > 0) {
    const description = m.library_uploaded_text({ count: storedCount, n: number(storedCount) })
    toast({ title: m.library_uploaded_title(), description })
  }
}

/**
 * Uploads into a folder of the library, or where uploads land when none is open; `onEnd` hears when one is over. Without a
 * server, files wait on the device; what did not arrive can be sent again.
 */
export const useUploads = (folder: string | undefined, onEnd: () => void) => {
  const [progress, setProgress] = useState<UploadProgress>()
  const [unreadable, setUnreadable] = useState<readonly Unreadable[]>([])
  const abort = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: async (entries: readonly UploadEntry[]): Promise<Outcome> => {
      abort.current = new AbortController()
      const { signal } = abort.current
      const { uploads } = await import('../../intake/uploads.ts')
      let storedCount = 0
      const failed: UploadFailure[] = []
      const kept = await uploads.takeIn(entries, {
        signal,
        onProgress: setProgress,
        onStored: (stored) => {
          storedCount += stored.length
        },
        onFailed: (more) => failed.push(...more),
      })
      return { storedCount, keptCount: kept.length, failed }
    },
    onSuccess: tell,
    onError: (error) => {
      if (abort.current?.signal.aborted) return
      console.error('The upload failed', error)
      toast({ title: m.toast_upload_failed(), description: m.toast_try_again(), tone: 'destructive' })
    },
    onSettled: () => {
      setProgress(undefined)
      onEnd()
    },
  })

  const upload = (entries: readonly UploadEntry[]) => {
    if (entries.length > 0 && !isPending) mutate(entries)
  }
  const failed = data?.failed ?? []
  return {
    /** Takes what was picked; what could not be read is listed with what did not arrive. */
    take({ entries, unreadable: more }: Picked) {
      setUnreadable(more)
      upload(folder === undefined ? entries : entries.map((entry) => ({ ...entry, folder })))
      if (entries.length + more.length === 0)
        toast({ title: m.nothing_found_title(), description: m.nothing_found_text(), tone: 'destructive' })
    },
    retry: () => upload(failed.map(({ entry }) => entry)),
    isUploading: isPending,
    progress,
    failed,
    unreadable,
    /** Goes on without what did not arrive. */
    dropFailures() {
      reset()
      setUnreadable([])
    },
    cancel: () => abort.current?.abort(),
  }
}
