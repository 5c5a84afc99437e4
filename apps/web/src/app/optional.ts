import { type ComponentType, lazy } from 'react'

/** A part whose code could not be fetched is asked for again when the line is back, or after so long. */
const AGAIN_MS = 30_000

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, AGAIN_MS)
    addEventListener('online', () => resolve(), { once: true })
  })

/** Asks for code until it comes. Never rejects. */
export const patiently = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      console.warn('A part of the page could not be fetched yet', error)
      await pause()
    }
  }
}

/** `lazy` for a part that the screens do without: while its code can't be fetched it stays away, and breaks nothing. */
export const optional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => patiently(load))
