import fs from 'node:fs'
import promises, { type FileHandle, open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

type Call = (...args: unknown[]) => unknown
type Calls = Record<string, Call>

const SYNC = ['writeSync', 'writevSync', 'writeFileSync', 'fsyncSync', 'fdatasyncSync', 'ftruncateSync', 'truncateSync']
const NAMES = ['renameSync', 'unlinkSync', 'mkdirSync', 'rmdirSync', 'rmSync', 'linkSync', 'openSync']
const PROMISED = ['rename', 'unlink', 'mkdir', 'rmdir', 'rm', 'link', 'writeFile', 'truncate', 'open']
const HANDLE = ['write', 'writev', 'writeFile', 'sync', 'datasync', 'truncate']

/** True for calls that change the disk: an `open` only when it may make or empty a file. */
function changes(name: string, args: readonly unknown[]): boolean {
  if (name !== 'open' && name !== 'openSync') return true
  const flags = args[1] ?? 'r'
  return typeof flags === 'number' ? (flags & (fs.constants.O_CREAT | fs.constants.O_TRUNC)) !== 0 : flags !== 'r'
}

/**
 * Calls `before` ahead of every call of this process that changes the disk, the embedded database's among them, in the
 * order in which they are made; returns how to stop. What `before` finds on the disk is what a kill at that call leaves.
 */
export async function onWriteCalls(before: (name: string) => void): Promise<() => void> {
  const probe = await open(process.execPath, 'r')
  const handle = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  const restore: (() => void)[] = []
  let inside = false
  const wrap = (holder: Calls, names: readonly string[]) => {
    for (const name of names) {
      const real = holder[name]
      if (!real) throw new Error(`There is no ${name} to watch`)
      holder[name] = function (this: unknown, ...args: unknown[]) {
        if (!inside && changes(name, args)) {
          inside = true
          try {
            before(name)
          } finally {
            inside = false
          }
        }
        return real.apply(this, args)
      }
      restore.push(() => {
        holder[name] = real
      })
    }
  }
  wrap(fs as unknown as Calls, [...SYNC, ...NAMES])
  wrap(promises as unknown as Calls, PROMISED)
  wrap(handle as unknown as Calls, HANDLE)
  syncBuiltinESMExports()
  return () => {
    for (const put of restore) put()
    syncBuiltinESMExports()
  }
}
