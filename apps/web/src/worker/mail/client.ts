import type { Unlisted } from '@octavo/core'
import type { FoundMail, FromMailReader, MailInput, ToMailReader } from './protocol.ts'

export type { FoundMail, MailInput } from './protocol.ts'

/** What a mailbox holds, and what of it is no mail or could not be read. */
export interface MailsHere {
  readonly mails: readonly FoundMail[]
  readonly unlisted: readonly Unlisted[]
}

/**
 * Finds the mails in files of this device, in a worker that is ended with the signal: nothing leaves the device. Rejects with
 * the signal's reason, and with an Error when the worker can't be had or fails.
 */
export const mailsInWorker = (
  files: readonly MailInput[],
  { signal, onProgress }: { readonly signal: AbortSignal; onProgress(count: number): void },
): Promise<MailsHere> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./mail.worker.ts', import.meta.url), { type: 'module' })
    const mails: FoundMail[] = []
    const end = () => {
      signal.removeEventListener('abort', cancel)
      worker.terminate()
    }
    const cancel = () => {
      end()
      reject(signal.reason)
    }
    worker.onmessage = ({ data }: MessageEvent<FromMailReader>) => {
      if (data.type === 'progress') return onProgress(data.count)
      if (data.type === 'mails') return void mails.push(...data.mails)
      end()
      if (data.type === 'done') resolve({ mails, unlisted: data.unlisted })
      else reject(new Error(data.message))
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message || 'The worker could not be started'))
    }
    signal.addEventListener('abort', cancel)
    const asked: ToMailReader = { files }
    worker.postMessage(asked)
  })

/** A mail as a file of its own: pieces of its mailbox, of which nothing is read before somebody asks for it. */
export function contentOf(mailbox: Blob, { at, sizeBytes, without }: FoundMail['lies']): Blob {
  const ends = [...without, at + sizeBytes]
  return new Blob(
    ends.map((end, index) => mailbox.slice(index === 0 ? at : (without[index - 1] ?? at) + 1, end)),
    { type: 'message/rfc822' },
  )
}
