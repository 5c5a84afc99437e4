/** One message to a person, shown for a while at the edge of the screen. */
export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string
  readonly tone: 'plain' | 'destructive'
  /** What can be done about it, e.g. Undo. `altText` says where else to find it. */
  readonly action?: { readonly label: string; readonly altText: string; readonly onAction: () => void }
}
export type ToastInput = Omit<Toast, 'id' | 'tone'> & { readonly tone?: Toast['tone'] }

/** Milliseconds until a toast closes by itself, and the pixels of a swipe to the right that dismiss it. */
export const TOAST = { durationMs: 5000, swipePx: 50, hotkey: 'F8' } as const

let nextId = 1
let queue: readonly Toast[] = []
const listeners = new Set<() => void>()
const publish = (next: readonly Toast[]) => {
  queue = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast. At most one is visible: a new one takes the place of the one in sight, unless that one offers an
 * action (an Undo is never taken away by the next message): then the new one waits for its turn.
 */
export const toast = (input: ToastInput): number => {
  const next: Toast = { tone: 'plain', ...input, id: nextId++ }
  const kept = queue.filter((shown) => shown.action !== undefined)
  publish([...kept, next])
  return next.id
}

/** Takes a toast away; the next in the queue comes into sight. */
export const dismissToast = (id: number): void => publish(queue.filter((shown) => shown.id !== id))

/** The toast in sight, for `useSyncExternalStore`. */
export const currentToast = (): Toast | undefined => queue[0]

/** Calls `listener` after every change; returns the function that stops it. */
export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
