import { AppError } from '@octavo/core'
import { keepSent } from '../../ledger/ledger.ts'
import { createInbox } from './inbox.ts'
import { makeArchive } from './make-archive.ts'
import type { FromZipWorker, ToZipWorker, ZipJob, ZipJobFile, ZipProgress } from './protocol.ts'
import { openStore } from './store.ts'

/** Progress is told at most so often: ten thousand small files must not flood the page. */
const PROGRESS_MS = 100

const stop = new AbortController()
const batches = createInbox<readonly ZipJobFile[]>()
const tell = (message: FromZipWorker) => postMessage(message)
keepSent((sent) => tell({ type: 'sent', sent }))

addEventListener('message', ({ data }: MessageEvent<ToZipWorker>) => {
  if (data.type === 'files') batches.push(data.files)
  else if (data.type === 'end') batches.close()
  else if (data.type === 'cancel') stop.abort()
  else void run(data.headers)
})

/** Tells the page of every batch that was taken. */
async function* taken() {
  for await (const files of batches) {
    yield files
    tell({ type: 'taken' })
  }
}

async function run(headers: ZipJob['headers']): Promise<void> {
  let toldAtMs = 0
  const onProgress = (progress: ZipProgress) => {
    const nowMs = performance.now()
    if (nowMs - toldAtMs < PROGRESS_MS) return
    toldAtMs = nowMs
    tell({ type: 'progress', ...progress })
  }
  try {
    const done = await makeArchive({ batches: taken(), headers }, await openStore(), {
      signal: stop.signal,
      onProgress,
    })
    tell({ type: 'done', ...done })
  } catch (error) {
    tell({ type: 'failed', why: whyOf(error), message: error instanceof Error ? error.message : '' })
  }
}

function whyOf(error: unknown) {
  if (error instanceof AppError && error.code === 'cancelled') return 'cancelled'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no_space' : 'other'
}
