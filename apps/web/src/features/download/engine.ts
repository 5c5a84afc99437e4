import { type Clock, LIMITS, PACING } from '@octavo/core'
import type { ZipDone, ZipProgress } from '../../worker/zip/client.ts'
import type {
  DownloadableFile,
  DownloadMode,
  DownloadNotice,
  DownloadProgress,
  DownloadResult,
  DownloadState,
} from './types.ts'

/** What the engine needs from the browser. */
export interface DownloadServices {
  readonly clock: Clock
  /** Phones and tablets: one file at a time and no ZIP. */
  readonly isMobile: boolean
  /** The bytes of a file. Rejects with an Error whose message is for people, or with the signal's reason. */
  obtain(file: DownloadableFile, signal: AbortSignal): Promise<Blob>
  /** Hands a file over to the browser's downloads, or to the sheet of a telephone. Rejects when that was closed. */
  save(bytes: Blob, name: string): Promise<void>
  zip(
    files: readonly DownloadableFile[],
    options: { readonly signal: AbortSignal; onProgress(progress: ZipProgress): void },
  ): Promise<ZipDone>
  notify(notice: DownloadNotice): void
  /** Words for failures that brought none. */
  readonly words: { readonly downloadFailed: string; readonly zipFailed: string }
}

/** Downloads of one list of files: its state, and what can be done with it. */
export interface Downloads {
  getState(): DownloadState
  /** Calls `listener` after every change; returns the function that stops it. */
  subscribe(listener: () => void): () => void
  setMode(mode: DownloadMode): void
  /** Downloads files one by one, or as one archive of the given name. Does nothing while one runs or without files. */
  downloadAll(files: readonly DownloadableFile[], archiveName: string): Promise<void>
  downloadOne(file: DownloadableFile): Promise<void>
  cancel(): void
}

/** Starts with nothing downloaded, in individual mode. */
export function createDownloads(services: DownloadServices): Downloads {
  const { clock, words } = services
  const listeners = new Set<() => void>()
  const progress = new Map<string, DownloadProgress>()
  const single = new Set<string>()
  let stop = new AbortController()
  /** Sum of the percentages of the files of the download-all, kept as they change. */
  let points = 0

  const of = (file: DownloadableFile): DownloadProgress => {
    const known = progress.get(file.id)
    if (known) return known
    const fresh: DownloadProgress = { fileId: file.id, fileName: file.name, progress: 0, status: 'pending' }
    progress.set(file.id, fresh)
    return fresh
  }
  let state: DownloadState = {
    mode: 'individual',
    isDownloading: false,
    isRunning: false,
    percent: 0,
    writtenBytes: 0,
    result: undefined,
    of,
  }
  const change = (next: Partial<DownloadState> = {}) => {
    const isRunning = next.isRunning ?? state.isRunning
    state = { ...state, ...next, isDownloading: isRunning || single.size > 0 }
    for (const listener of listeners) listener()
  }
  const mark = (file: DownloadableFile, status: DownloadProgress['status'], percent: number, error?: string) => {
    const base = { fileId: file.id, fileName: file.name, status, progress: percent }
    points += percent - (progress.get(file.id)?.progress ?? 0)
    progress.set(file.id, error === undefined ? base : { ...base, error })
  }
  const wordsOf = (error: unknown) => (error instanceof Error && error.message) || words.downloadFailed

  /** True when the file was saved; false when it failed; undefined when it was cancelled. */
  const download = async (
    file: DownloadableFile,
    signal: AbortSignal,
    inTurn: (save: () => Promise<void>) => Promise<void>,
  ) => {
    mark(file, 'downloading', 0)
    change()
    try {
      const bytes = await services.obtain(file, signal)
      mark(file, 'downloading', LIMITS.downloadDataPercent)
      change()
      await inTurn(() => services.save(bytes, file.name))
      mark(file, 'completed', 100)
      change()
      return true
    } catch (error) {
      if (signal.aborted) mark(file, 'pending', 0)
      else mark(file, 'failed', 0, wordsOf(error))
      change()
      return signal.aborted ? undefined : false
    }
  }

  const oneByOne = async (files: readonly DownloadableFile[], signal: AbortSignal): Promise<void> => {
    const concurrency = services.isMobile ? LIMITS.downloadConcurrencyMobile : LIMITS.downloadConcurrencyDesktop
    const queue = files.values()
    let turn: Promise<void> = Promise.resolve()
    let saved = 0
    // Browsers drop downloads that come at once: each hand-over waits for its turn and a pause.
    const inTurn = (save: () => Promise<void>) => {
      const mine = turn.then(async () => {
        if (saved > 0) await clock.sleep(PACING.downloadPause, signal)
        signal.throwIfAborted()
        await save()
        saved += 1
      })
      turn = mine.catch(() => undefined)
      return mine
    }
    const worker = async () => {
      for (const file of queue) {
        if (signal.aborted) return
        await download(file, signal, inTurn)
        change({ percent: Math.floor(points / files.length) })
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }

  const asArchive = async (files: readonly DownloadableFile[], name: string, signal: AbortSignal): Promise<void> => {
    let counted = 0
    const onProgress = ({ count, missing, bytes }: ZipProgress) => {
      const lost = new Set(missing)
      for (; counted < count; counted += 1) {
        const file = files[counted]
        if (file) mark(file, lost.has(counted) ? 'failed' : 'completed', lost.has(counted) ? 0 : 100)
      }
      const current = files[count]
      if (current && of(current).status === 'pending') mark(current, 'downloading', 0)
      const percent = count < files.length ? (count / files.length) * LIMITS.zipAddPercent : LIMITS.zipGeneratePercent
      change({ percent: Math.max(state.percent, Math.floor(percent)), writtenBytes: bytes })
    }
    const { archive, added, missing } = await services.zip(files, { signal, onProgress })
    signal.throwIfAborted()
    const reasons = new Map(missing.map(({ index, reason }) => [index, reason]))
    files.forEach((file, index) => {
      const reason = reasons.get(index)
      if (reason === undefined) mark(file, 'completed', 100)
      else mark(file, 'failed', 0, reason)
    })
    if (added === 0) throw new Error(words.zipFailed)
    change({ percent: LIMITS.zipGeneratePercent, writtenBytes: archive.size })
    await services.save(archive, name)
  }

  const settle = (files: readonly DownloadableFile[], mode: DownloadMode, failure: unknown, aborted: boolean) => {
    for (const file of files) if (of(file).status === 'downloading') mark(file, 'pending', 0)
    const missing = files.filter((file) => of(file).status === 'failed').map(({ id }) => id)
    const error = failure instanceof Error && failure.message ? failure.message : words.zipFailed
    const failed: Partial<DownloadResult> = failure !== undefined && !aborted ? { error } : {}
    const end = aborted
      ? 'cancelled'
      : failure !== undefined
        ? 'failed'
        : missing.length > 0
          ? 'incomplete'
          : 'completed'
    const result: DownloadResult = { mode, end, total: files.length, missing, ...failed }
    const isOver = end === 'completed' || end === 'incomplete'
    change({ isRunning: false, result, percent: isOver ? 100 : 0 })
    if (end === 'completed') services.notify({ kind: 'completed' })
    else if (end !== 'cancelled') services.notify({ kind: 'incomplete' })
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setMode(mode) {
      if (state.isRunning || (mode === 'zip' && services.isMobile)) return
      change({ mode })
    },
    async downloadAll(files, archiveName) {
      if (state.isDownloading || files.length === 0) return
      stop = new AbortController()
      const { signal } = stop
      const { mode } = state
      for (const file of files) mark(file, 'pending', 0)
      points = 0
      change({ isRunning: true, percent: 0, writtenBytes: 0, result: undefined })
      services.notify({
        kind: 'started',
        count: files.length,
        sizeBytes: files.reduce((sum, { size }) => sum + size, 0),
      })
      let failure: unknown
      try {
        if (mode === 'zip') await asArchive(files, archiveName, signal)
        else await oneByOne(files, signal)
      } catch (error) {
        failure = error ?? new Error(words.zipFailed)
      }
      settle(files, mode, failure, signal.aborted)
    },
    async downloadOne(file) {
      if (state.isRunning || single.has(file.id)) return
      if (single.size === 0) stop = new AbortController()
      single.add(file.id)
      const done = await download(file, stop.signal, (save) => save())
      single.delete(file.id)
      const { result } = state
      const still = result?.missing.filter((id) => id !== file.id || done !== true) ?? []
      change(result ? { result: { ...result, missing: still } } : {})
      if (done !== undefined) services.notify({ kind: done ? 'file-completed' : 'file-failed', name: file.name })
    },
    cancel: () => stop.abort(new DOMException('The download was cancelled', 'AbortError')),
  }
}
