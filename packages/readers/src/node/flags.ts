import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const MEGABYTE = 1024 * 1024

/** Folders that a reader process may read: this room, core, and the packages that are installed. No item lies there. */
function ownCode(): string[] {
  const room = fileURLToPath(new URL('../../', import.meta.url))
  const core = fileURLToPath(new URL('../', import.meta.resolve('@octavo/core')))
  const one = fileURLToPath(import.meta.resolve('fflate'))
  const mark = `${path.sep}node_modules${path.sep}`
  const packages = one.slice(0, one.lastIndexOf(mark) + mark.length)
  return [room, core, packages]
}

/**
 * Flags of Node for a process that handles what people brought: a small heap, and by Node's permission model no writing,
 * no programs, no file but its own code (`ownFolders`: where more of it lies). One thread is allowed, which ends the
 * process when its parent has gone. Native add-ons are allowed, because pictures are decoded by one; it can only load
 * those that are installed.
 */
export function childFlags(heapBytes: number, ownFolders: readonly string[] = []): string[] {
  const heap = [
    `--max-old-space-size=${Math.max(32, Math.floor(heapBytes / MEGABYTE))}`,
    '--max-semi-space-size=4',
    '--no-warnings',
  ]
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return heap
  return [
    ...heap,
    '--permission',
    '--allow-addons',
    '--allow-worker',
    ...[...ownCode(), ...ownFolders].map((folder) => `--allow-fs-read=${folder}*`),
  ]
}

/** No secret of ours is in a reader's environment; dates read the same everywhere. */
export const childEnvironment = (): Record<string, string> => ({
  TZ: 'UTC',
  ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot ?? 'C:\\Windows' }),
})

export const childFolder = tmpdir
