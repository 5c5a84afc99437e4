import { AppError } from '@octavo/core'
import { Turns } from '../mail/turns.ts'
import { sinceCall, sinceIn } from './changed.ts'
import { idsOf, type Mail, mailsOf, stateOf } from './letters.ts'
import type { Session } from './session.ts'

/** How often a mailbox is looked through again when what was asked from has gone meanwhile. */
const MOST_TRIES = 3

/** What lies in the mailboxes that were looked into, all of it as of one state: later only what changed since is asked for. */
export class Shelves {
  readonly #session: Session
  readonly #turns = new Turns()
  readonly #mails = new Map<string, Mail>()
  readonly #boxes = new Map<string, Set<string>>()
  #state = ''

  constructor(session: Session) {
    this.#session = session
  }

  /** The messages of a mailbox as they are now. */
  async in(boxId: string, signal?: AbortSignal): Promise<readonly Mail[]> {
    return await this.#turns.take(async () => {
      if (!(await this.#refresh(signal))) {
        this.#boxes.clear()
        this.#mails.clear()
        this.#state = await stateOf(this.#session, signal)
      }
      if (!this.#boxes.has(boxId)) {
        await this.#load(boxId, signal)
        // It was not one moment in which all of it was read.
        if (!(await this.#refresh(signal))) throw new AppError('transient', 'The mail server changes too fast.')
      }
      return [...(this.#boxes.get(boxId) ?? [])].flatMap((id) => this.#mails.get(id) ?? [])
    }, signal)
  }

  async #load(boxId: string, signal?: AbortSignal): Promise<void> {
    const { mostGet } = await this.#session.place(signal)
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const ids: string[] = []
      for (let hasMore = true; hasMore; ) {
        const ask = { after: ids.at(-1), limit: mostGet, signal }
        const page = await idsOf(this.#session, { inMailbox: boxId }, ask)
        if (page === 'expired') break
        ids.push(...page.ids)
        hasMore = page.hasMore
        if (hasMore) continue
        const unknown = ids.filter((id) => !this.#mails.has(id))
        for (const mail of (await mailsOf(this.#session, unknown, signal)).values()) this.#mails.set(mail.id, mail)
        this.#boxes.set(boxId, new Set(ids.filter((id) => this.#mails.get(id)?.boxIds.includes(boxId))))
        return
      }
    }
    throw new AppError('transient', 'The mail server changes too fast.')
  }

  /** Takes over what changed since; false where nobody can tell. */
  async #refresh(signal?: AbortSignal): Promise<boolean> {
    if (this.#state === '') return false
    const { mostGet } = await this.#session.place(signal)
    for (let hasMore = true; hasMore; ) {
      const asked = signal ? { signal } : {}
      const [told] = await this.#session.ask([sinceCall('Email', this.#state, mostGet)], asked)
      const since = sinceIn(this.#session, told)
      if (since === 'expired') return false
      const now = await mailsOf(this.#session, since.there, signal)
      for (const id of [...since.there, ...since.gone]) this.#put(id, now.get(id))
      this.#state = since.state
      hasMore = since.hasMore
    }
    return true
  }

  #put(id: string, mail: Mail | undefined): void {
    for (const [boxId, ids] of this.#boxes) {
      if (mail?.boxIds.includes(boxId)) ids.add(id)
      else ids.delete(id)
    }
    if (mail?.boxIds.some((boxId) => this.#boxes.has(boxId))) this.#mails.set(id, mail)
    else this.#mails.delete(id)
  }
}
