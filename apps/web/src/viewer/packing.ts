import { useSyncExternalStore } from 'react'

/** An archive that is being made. */
export interface Packing {
  /** Its name, e.g. `Taxes.zip`. */
  readonly title: string
  /** 0 to 100; undefined until it is known what goes in. */
  readonly percent: number | undefined
  readonly writtenBytes: number
}

let packing: Packing | undefined
let stop = new AbortController()
const listeners = new Set<() => void>()
const publish = (next: Packing | undefined) => {
  packing = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => packing

/** The archive that is being made, also while another screen is open; draws anew as it grows. */
export const usePacking = (): Packing | undefined => useSyncExternalStore(subscribe, current, current)

/** Gives up the archive that is being made. */
export const cancelPacking = (): void => stop.abort(new DOMException('The download was cancelled', 'AbortError'))

/** Makes one archive at a time: `work` says how far it is, and never throws. False when another one is being made. */
export const pack = async (
  title: string,
  work: (options: { readonly signal: AbortSignal; report(next: Omit<Packing, 'title'>): void }) => Promise<void>,
): Promise<boolean> => {
  if (packing) return false
  stop = new AbortController()
  const { signal } = stop
  publish({ title, percent: undefined, writtenBytes: 0 })
  await work({ signal, report: (next) => publish({ title, ...next }) })
  publish(undefined)
  return true
}
