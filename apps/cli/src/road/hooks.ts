/** What a use case is at, as a person is told it. */
export const STEPS = {
  looking: 'Looking at',
  types: 'Reading',
  contents: 'Reading inside',
  images: 'Looking at images',
  comparing: 'Comparing',
  measuring: 'Measuring',
  packing: 'Packing',
} as const
export type Step = keyof typeof STEPS

/** How a use case is stopped, and whom it tells how far it is; it prints nothing itself. */
export interface Hooks {
  readonly signal?: AbortSignal
  /** `total` is left out while it is not known. */
  onProgress?(step: Step, done: number, total?: number): void
}

/** The same hooks as core's `gather` takes them. */
export const gatherHooks = ({ signal, onProgress }: Hooks) => ({
  ...(signal && { signal }),
  onProgress: (step: 'heads' | 'inside', done: number, total: number) =>
    onProgress?.(step === 'heads' ? 'types' : 'contents', done, total),
})

/** The same hooks as core's `readInside` takes them, for so many items. */
export const readHooks = ({ signal, onProgress }: Hooks, total: number) => ({
  ...(signal && { signal }),
  onRead: (done: number) => onProgress?.('contents', done, total),
})
