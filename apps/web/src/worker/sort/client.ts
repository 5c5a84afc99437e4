import type { RuleFile } from '@octavo/contract'
import type {
  ClusterKind,
  Collapsed,
  Group,
  Item,
  Judged,
  Language,
  LearnedChange,
  Photo,
  Stack,
  TaxonomyId,
} from '@octavo/core'
import {
  type CollapsedPlaces,
  type CopiesHere,
  type FromSorter,
  type KnownHere,
  PIECE,
  type SortInput,
  type SortTask,
  type ToSorter,
} from './protocol.ts'

export type { SortInput } from './protocol.ts'

interface Hooks {
  readonly signal?: AbortSignal
  onMessage(message: FromSorter): void
}

/** Runs one task in a worker of its own, and ends the worker with it. */
const run = (inputs: readonly SortInput[], task: SortTask, { signal, onMessage }: Hooks): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = new Worker(new URL('./sort.worker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      signal?.removeEventListener('abort', cancel)
      worker.terminate()
    }
    const cancel = () => {
      end()
      reject(signal?.reason)
    }
    worker.onmessage = ({ data }: MessageEvent<FromSorter>) => {
      if (data.type === 'failed') {
        end()
        reject(new Error(data.message))
      } else if (data.type === 'done') {
        end()
        resolve()
      } else onMessage(data)
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message || 'The worker could not be started'))
    }
    signal?.addEventListener('abort', cancel)
    const send = (message: ToSorter) => worker.postMessage(message)
    // In pieces with a pause after each: thousands of files at once would hold up the page.
    const hand = (at: number) => {
      if (signal?.aborted) return
      if (at >= inputs.length) return send(task)
      send({ type: 'add', inputs: inputs.slice(at, at + PIECE) })
      setTimeout(hand, 0, at + PIECE)
    }
    hand(0)
  })

export interface SortOptions {
  /** What was learned, as texts of `exportLearned`, the newest last. */
  readonly learned: readonly string[]
  /** Names of the person's folders. */
  readonly folders: readonly string[]
  /** The language that new folders are named in. */
  readonly language: Language
  /** Categories of types; those of the library when left out. */
  readonly taxonomy?: TaxonomyId
  /** The person's standing rules. */
  readonly rules?: RuleFile | undefined
  /** Set where the inputs lie in a folder of the person: what lies in their folders in it is filed, but for these. */
  readonly opened?: readonly string[] | undefined
  readonly signal: AbortSignal
  onProgress?(processed: number): void
}

/** What was judged of each file that is to be sorted, in their order, and which of them are copies or bursts. */
export interface SortedHere {
  readonly judged: readonly Judged[]
  readonly stacks: readonly Stack[]
  /** What lies in folders of the person and is not judged, by their paths: the numbers of the inputs. */
  readonly filed: ReadonlyMap<string, Uint32Array>
}

/**
 * Sorts files by their contents in workers of this browser. Nothing leaves the device. Rejects when the worker can't be had
 * or the signal is aborted.
 */
export const sortInWorker = async (inputs: readonly SortInput[], options: SortOptions): Promise<SortedHere> => {
  const { learned, folders, language, taxonomy, rules, opened, signal, onProgress } = options
  const judged: Judged[] = []
  let stacks: readonly Stack[] = []
  let filed: SortedHere['filed'] = new Map()
  await run(
    inputs,
    {
      ...{ type: 'sort', learned, folders, language },
      ...(taxonomy && { taxonomy }),
      ...(rules && { rules }),
      ...(opened && { opened }),
    },
    {
      signal,
      onMessage(message) {
        if (message.type === 'judged') judged.push(...message.judged)
        else if (message.type === 'stacks') stacks = message.stacks
        else if (message.type === 'filed') filed = message.filed
        else if (message.type === 'progress') onProgress?.(message.processed)
      },
    },
  )
  return { judged, stacks, filed }
}

/**
 * Looks for copies and bursts among files in workers of this browser: by their bytes, pictures by their looks, too. Nothing
 * leaves the device. Rejects as `sortInWorker` does.
 */
export const copiesInWorker = async (
  inputs: readonly SortInput[],
  { signal, onProgress }: Pick<SortOptions, 'signal' | 'onProgress'>,
): Promise<CopiesHere> => {
  let copies: CopiesHere = { stacks: [], contents: new Map(), isPart: false }
  await run(
    inputs,
    { type: 'copies' },
    {
      signal,
      onMessage(message) {
        if (message.type === 'copies') copies = message
        else if (message.type === 'progress') onProgress?.(message.processed)
      },
    },
  )
  return copies
}

/**
 * Pictures and films among files as they are listed and sorted, read in workers of this browser: by what cameras wrote, and
 * what an export says beside them. Nothing leaves the device. Rejects as `sortInWorker` does.
 */
export const photosInWorker = async (
  inputs: readonly SortInput[],
  { signal, onProgress }: Pick<SortOptions, 'signal' | 'onProgress'>,
): Promise<readonly Photo[]> => {
  const photos: Photo[] = []
  await run(
    inputs,
    { type: 'photos' },
    {
      signal,
      onMessage(message) {
        if (message.type === 'photos') photos.push(...message.photos)
        else if (message.type === 'progress') onProgress?.(message.processed)
      },
    },
  )
  return photos
}

/** What is known after a lesson (inputs with `filed`), as a text of `exportLearned`. Rejects as `sortInWorker` does. */
export const learnInWorker = async (inputs: readonly SortInput[], learned: readonly string[]): Promise<string> => {
  let after: string | undefined
  await run(
    inputs,
    { type: 'learn', learned },
    {
      onMessage(message) {
        if (message.type === 'learned') after = message.learned
      },
    },
  )
  if (after === undefined) throw new Error('The lesson has no end')
  return after
}

/** What was learned, as the person sees it, after a change of theirs where there is one. Rejects as `sortInWorker` does. */
export const knownInWorker = async (learned: readonly string[], change?: LearnedChange): Promise<KnownHere> => {
  let known: KnownHere | undefined
  await run(
    [],
    { type: 'known', learned, ...(change && { change }) },
    {
      onMessage(message) {
        if (message.type === 'known') known = message
      },
    },
  )
  if (!known) throw new Error('What was learned could not be told')
  return known
}

/**
 * What files of the library, or those of a pick, mean, said in a worker: thousands of paths would hold up the page. Rejects
 * when the worker can't be had.
 */
export const collapseInWorker = async (
  list: readonly Item[],
  of: 'library' | 'pick' = 'library',
): Promise<Omit<Collapsed, 'bundles'>> => {
  let told: CollapsedPlaces | undefined
  await run(
    list.map((item) => ({ item, blob: undefined })),
    { type: 'collapse', of },
    {
      onMessage(message) {
        if (message.type === 'collapsed') told = message
      },
    },
  )
  if (told === undefined) throw new Error('Nobody said what the files mean')
  const all = [...list, ...told.bundles]
  const itemsAt = (places: Uint32Array) => Array.from(places).flatMap((place) => all[place] ?? [])
  const members = new Map([...told.members].map(([path, places]) => [path, itemsAt(places)]))
  return { items: itemsAt(told.items), members, unlisted: told.unlisted }
}

export interface ClusterOptions {
  readonly kind: ClusterKind
  /** How many groups are wanted, at most. */
  readonly groups: number
  /** The language that kinds and types are named in. */
  readonly language: Language
  readonly signal: AbortSignal
  onProgress?(processed: number): void
}

/**
 * Groups files by how they look or by what they say, in workers of this browser, by the functions that the server uses.
 * Nothing leaves the device; what can't be looked at is in no group. Rejects as `sortInWorker` does.
 */
export const clusterInWorker = async (
  inputs: readonly SortInput[],
  { kind, groups, language, signal, onProgress }: ClusterOptions,
): Promise<readonly Group[]> => {
  let clustered: readonly Group[] = []
  await run(
    inputs,
    { type: 'cluster', kind, groups, language },
    {
      signal,
      onMessage(message) {
        if (message.type === 'clustered') clustered = message.groups
        else if (message.type === 'progress') onProgress?.(message.processed)
      },
    },
  )
  return clustered
}
