import type { Groups, OwnMailMethod, Unlisted } from '@octavo/core'
import { inTurns } from '../../platform/in-turns.ts'
import type { FoundMail, FromMailReader, GroupingOf, GroupPlaces, MailInput, ToMailReader } from './protocol.ts'

export type { FoundMail, MailInput } from './protocol.ts'

/** A mailbox that a worker holds: what is in it, and what of it is no mail or could not be read. */
export interface MailsHere {
  readonly mails: readonly FoundMail[]
  readonly unlisted: readonly Unlisted[]
  /** Puts the mails into groups, beside the page. Rejects with the signal's reason, and when the worker fails. */
  group(method: OwnMailMethod, options: GroupingOf, signal: AbortSignal): Promise<Groups<FoundMail>>
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

/** A mail as a file of its own: pieces of its mailbox, of which nothing is read before somebody asks for it. */
export function contentOf(mailbox: Blob, { at, sizeBytes, without }: FoundMail['lies']): Blob {
  const ends = [...without, at + sizeBytes]
  return new Blob(
    ends.map((end, index) => mailbox.slice(index === 0 ? at : (without[index - 1] ?? at) + 1, end)),
    { type: 'message/rfc822' },
  )
}
