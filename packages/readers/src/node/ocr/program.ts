import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { residentBytes } from '../reader-process.ts'

const MEGABYTE = 1024 * 1024
/** A program that takes longer for a page, more memory, or says more, is ended. */
const TIMEOUT_MS = 60_000
const MEMORY_BYTES = 1024 * MEGABYTE
const MAX_ANSWER_BYTES = 8 * MEGABYTE
const WATCH_MS = 50

/** No setting of ours, no name of a file, one core a page, answers in one language, and where the operator keeps its data. */
const environment = (): Record<string, string> => ({
  LC_ALL: 'C',
  OMP_THREAD_LIMIT: '1',
  ...(process.env.TESSDATA_PREFIX !== undefined && { TESSDATA_PREFIX: process.env.TESSDATA_PREFIX }),
  ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot ?? 'C:\\Windows' }),
})

/**
 * Runs the operator's program for one page and resolves to what it said; undefined when it failed, or was ended because it
 * took too long, too much memory, or said too much. Its arguments are ours and what it is given are pixels that were made
 * here: no name and no byte of what people brought. Rejects with the signal's reason only.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  input: readonly Uint8Array[] = [],
  { signal, timeoutMs = TIMEOUT_MS }: { readonly signal?: AbortSignal; readonly timeoutMs?: number } = {},
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const child = spawn(program, args, {
      ...{ env: environment(), cwd: tmpdir(), windowsHide: true },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const kill = () => {
      child.kill('SIGKILL')
      // Whom it started may hold its end open; nobody listens any more.
      child.stdout.destroy()
    }
    const timer = setTimeout(kill, timeoutMs)
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > MEMORY_BYTES) kill()
    }, WATCH_MS)
    signal?.addEventListener('abort', kill, { once: true })
    const said: Uint8Array[] = []
    let saidBytes = 0
    child.stdout.on('data', (bytes: Uint8Array) => {
      saidBytes += bytes.length
      if (saidBytes > MAX_ANSWER_BYTES) kill()
      else said.push(bytes)
    })
    // One that ends before it has taken everything in says so by its exit code.
    child.stdin.on('error', () => undefined)
    const end = (code: number | null) => {
      clearTimeout(timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', kill)
      if (signal?.aborted) reject(signal.reason)
      else resolve(code === 0 ? Buffer.concat(said).toString('utf8') : undefined)
    }
    child.on('error', () => end(null))
    child.on('close', end)
    for (const bytes of input) child.stdin.write(bytes)
    child.stdin.end()
  })
}
