import { AppError } from '@octavo/core'
import { HandleFiles } from '../../place/handle-files.ts'
import { scanPages } from '../../place/scan.ts'
import type { FromScanner, ToScanner } from './protocol.ts'

/** How often the page hears of progress. */
const TELL_MS = 100

const tell = (message: FromScanner) => postMessage(message)
let toldAtMs = 0

addEventListener('message', async ({ data: { root, ...wish } }: MessageEvent<ToScanner>) => {
  try {
    const pages = scanPages(new HandleFiles(root), wish, {
      onProgress(progress) {
        const nowMs = performance.now()
        // The last word has no path: it says how many there are.
        if (progress.path !== '' && nowMs < toldAtMs + TELL_MS) return
        toldAtMs = nowMs
        tell({ type: 'progress', progress })
      },
    })
    for await (const page of pages) tell({ type: 'page', page })
    tell({ type: 'done' })
  } catch (error) {
    const { code, message } = error instanceof AppError ? error : new AppError('io_error', String(error))
    tell({ type: 'failed', code, message })
  }
})
