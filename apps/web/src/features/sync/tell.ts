import type { SyncResult, Task } from '@octavo/contract'
import { filesOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { type ToastInput, toast } from '../../ui/index.ts'

/** What a failed sync says: that credentials are missing where its words speak of them, else what went wrong. */
export const failureToast = (text: string | undefined): ToastInput =>
  text?.includes('credentials')
    ? { title: m.sync_toast_credentials(), description: m.sync_toast_credentials_text(), tone: 'destructive' }
    : { title: m.sync_toast_failed(), description: text ?? m.sync_toast_failed_text(), tone: 'destructive' }

/** Tells that a sync failed. */
export const tellFailed = (text: string | undefined) => toast(failureToast(text))

/** Tells how a sync ended that somebody here has waited for. */
export const tellEnd = ({ status, error }: Task, result: SyncResult | undefined): void => {
  if (status === 'failed') tellFailed(error)
  else if (status === 'completed' && result) toast({ title: m.sync_toast_done(), description: filesOf(result.taken) })
}
