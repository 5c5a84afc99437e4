import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sendBatch } from '../../intake/send-batch.ts'
import type { UploadEntry, UploadFailure, UploadProgress } from '../../intake/types.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { clock } from '../../platform/index.ts'
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

/** Uploads into the library. Without a server, files wait on the device; what did not arrive can be sent again. */
export const useUploads = () => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<UploadProgress>()
  const abort = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const { mutate, isPending, data } = useMutation({
    mutationFn: async (entries: readonly UploadEntry[]): Promise<Outcome> => {
      abort.current = new AbortController()
      const { signal } = abort.current
      const [{ uploadAll }, { keepForLater }] = await Promise.all([
        import('../../intake/scheduler.ts'),
        import('../../intake/keep.ts'),
      ])
      let storedCount = 0
      const failed: UploadFailure[] = []
      const keptCount = await keepForLater(entries, {
        upload: (rest, onSettled) =>
          uploadAll(rest, {
            send: sendBatch,
            signal,
            sleep: (durationMs, stop) => clock.sleep(durationMs, stop),
            onProgress: setProgress,
            onSettled,
          }),
        onStored: (stored) => {
          storedCount += stored.length
        },
        onFailed: (more) => failed.push(...more),
      }).then((kept) => kept.length)
      return { storedCount, keptCount, failed }
    },
    onSuccess: tell,
    onError: (error) => {
      if (abort.current?.signal.aborted) return
      console.error('The upload failed', error)
      toast({ title: m.toast_upload_failed(), description: m.toast_try_again(), tone: 'destructive' })
    },
    onSettled: () => {
      setProgress(undefined)
      return client.invalidateQueries({ queryKey: ['/api/files'] })
    },
  })

  return {
    upload: (entries: readonly UploadEntry[]) => {
      if (entries.length > 0 && !isPending) mutate(entries)
    },
    isUploading: isPending,
    progress,
    failed: data?.failed ?? [],
    cancel: () => abort.current?.abort(),
  }
}
