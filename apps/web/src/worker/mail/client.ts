import type { Groups, Language, OwnMailMethod, Unlisted } from '@octavo/core'
import { inTurns } from '../../platform/in-turns.ts'
import type {
  FoundAttachment,
  FoundMail,
  FromMailReader,
  GroupingOf,
  GroupPlaces,
  MailInput,
  ToMailReader,
} from './protocol.ts'

export { asMailboxes } from './as-mailboxes.ts'
export { contentOf } from './contents.ts'
export type { FoundAttachment, FoundMail, MailInput } from './protocol.ts'

/** A mailbox that a worker holds: what is in it, and what of it is no mail or could not be read. */
export interface MailsHere {
  readonly mails: readonly FoundMail[]
  readonly unlisted: readonly Unlisted[]
  /** Puts the mails into groups, beside the page. Rejects with the signal's reason, and when the worker fails. */
  group(method: OwnMailMethod, options: GroupingOf, signal: AbortSignal): Promise<Groups<FoundMail>>
  /**
   * What is attached to the mails, each in a folder by its sender and year, named in a language; of those with the same bytes
   * all but the first are copies. Rejects as `group`.
   */
  attachments(language: Language, signal: AbortSignal): Promise<readonly FoundAttachment[]>
  /** Ends the worker. */
  close(): void
}

/**
 * Finds the mails in files of this device, in a worker that holds them until it is closed: nothing leaves the device.
 * Rejects with the signal's reason, and with an Error when the worker can't be had or fails.
 */
export async function openMails(
  files: readonly MailInput[],
  { signal, onProgress }: { readonly signal: AbortSignal; onProgress(count: number): void },
): Promise<MailsHere> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./mail.worker.ts', import.meta.url), { type: 'module' })
  const mails: FoundMail[] = []
  let asked = 0
  /** Asks the worker; `onAnswer` says when it has all that it waits for. Who asks anew is answered, and nobody before. */
  const ask = <T>(message: ToMailReader, stop: AbortSignal, onAnswer: (told: FromMailReader) => T | undefined) =>
    new Promise<T>((resolve, reject) => {
      const cancel = () => reject(stop.reason)
      stop.addEventListener('abort', cancel, { once: true })
      worker.onmessage = ({ data }: MessageEvent<FromMailReader>) => {
        if (data.type === 'failed') return reject(new Error(data.message))
        const answer = onAnswer(data)
        if (answer !== undefined) resolve(answer)
      }
      worker.onerror = (event) => reject(new Error(event.message || 'The worker could not be started'))
      worker.postMessage(message)
    })
  try {
    const unlisted = await ask({ type: 'read', files }, signal, (told) => {
      if (told.type === 'progress') onProgress(told.count)
      if (told.type === 'mails') mails.push(...told.mails)
      return told.type === 'done' ? told.unlisted : undefined
    })
    return {
      ...{ mails, unlisted, close: () => worker.terminate() },
      async group(method, options, stop) {
        stop.throwIfAborted()
        asked += 1
        const id = asked
        const places = await ask({ type: 'group', id, method, options }, stop, (told) =>
          told.type === 'grouped' && told.id === id ? told.groups : undefined,
        )
        return inTurns(membersOf(mails, places), stop)
      },
      async attachments(language, stop) {
        stop.throwIfAborted()
        asked += 1
        const id = asked
        const found: FoundAttachment[] = []
        return ask({ type: 'attachments', id, language }, stop, (told) => {
          if (told.type === 'attachments' && told.id === id) found.push(...told.attachments)
          return told.type === 'attached' && told.id === id ? found : undefined
        })
      },
    }
  } catch (error) {
    worker.terminate()
    throw error
  }
}

/** The mails of each group, a part at a time. */
function* membersOf(mails: readonly FoundMail[], groups: readonly GroupPlaces[]): Generator<void, Groups<FoundMail>> {
  const found = new Map<string, readonly FoundMail[]>()
  for (const [name, places] of groups) {
    const of: FoundMail[] = []
    for (const place of places) {
      const mail = mails[place]
      if (mail) of.push(mail)
      if (of.length % 1000 === 0) yield
    }
    found.set(name, of)
    yield
  }
  return found
}
