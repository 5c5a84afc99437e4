import { useEffect, useMemo, useState } from 'react'
import type { Content, Look, Opened, Subject } from './look.ts'

interface Opening {
  readonly opened: Promise<Opened>
  readonly stop: AbortController
}

/** Things that are open or being opened, each once; what nobody looks at any more is closed. */
class Openings {
  readonly #look: Look
  readonly #all = new Map<string, Opening>()

  constructor(look: Look) {
    this.#look = look
  }

  get(of: Subject): Promise<Opened> {
    const known = this.#all.get(of.id)
    if (known) return known.opened
    const stop = new AbortController()
    const opened = this.#look.open(of, stop.signal)
    this.#all.set(of.id, { opened, stop })
    opened.catch(() => this.#all.get(of.id)?.stop === stop && this.#all.delete(of.id))
    return opened
  }

  keep(ids: readonly (string | undefined)[]): void {
    for (const [id, { opened, stop }] of this.#all) {
      if (ids.includes(id)) continue
      this.#all.delete(id)
      stop.abort(new DOMException('Nobody looks at it any more', 'AbortError'))
      opened.then(
        (one) => one.close(),
        () => undefined,
      )
    }
  }
}

/** What a thing looks like: undefined while it is being opened, `failed` when that did not work now. */
export interface Shown {
  readonly content: Content | 'failed' | undefined
  again(): void
}

/** Opens a thing for as long as it is looked at, and the next one ahead. */
export const useContent = (look: Look, of: Subject, next: Subject | undefined): Shown => {
  const openings = useMemo(() => new Openings(look), [look])
  const [shown, setShown] = useState<{ readonly id: string; readonly content: Content | 'failed' }>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: things are what their ids say, however often they are told anew.
  useEffect(() => {
    let isGone = false
    openings.keep([of.id, next?.id])
    const show = (content: Content | 'failed') => !isGone && setShown({ id: of.id, content })
    openings
      .get(of)
      .then(
        ({ content }) => show(content),
        () => show('failed'),
      )
      // The next one waits until this one is there: it is what is looked at.
      .then(() => {
        if (!isGone && next) openings.get(next).catch(() => undefined)
      })
    return () => {
      isGone = true
    }
  }, [openings, of.id, next?.id, attempt])
  useEffect(() => () => openings.keep([]), [openings])
  return {
    content: shown?.id === of.id ? shown.content : undefined,
    again: () => {
      setShown(undefined)
      setAttempt(attempt + 1)
    },
  }
}
