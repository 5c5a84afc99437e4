import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of Emscripten's NODEFS that have to be made durable or quick, and what they need. */
interface Stream {
  readonly nfd: number
}
interface FsNode {
  name: string
}
interface NodeFileSystem {
  realPath(node: FsNode): string
  tryFSOperation<T>(act: () => T): T
  getMode(file: string): number
  readonly stream_ops: { fsync?: (stream: Stream) => number }
  readonly node_ops: { rename: (node: FsNode, folder: FsNode, name: string) => void }
}
interface Module {
  stackRestore: (at: number) => void
  _PostgresMainLoopOnce: () => void
  readonly FS: { readonly filesystems: { readonly NODEFS: NodeFileSystem } }
}

/** Made once: an error with its stack for each file that isn't there would cost more than the look itself. */
const missing = Object.assign(new Error('There is no such file'), { code: 'ENOENT' })

function isModule(value: unknown): value is Module {
  const fileSystems = (value as Partial<Module> | undefined)?.FS?.filesystems
  const nodefs = fileSystems?.NODEFS
  return (
    typeof nodefs?.realPath === 'function' &&
    typeof nodefs.getMode === 'function' &&
    typeof nodefs.stream_ops === 'object'
  )
}

/** The embedded PostgreSQL has stopped for good, and has to be opened again. */
export class DatabaseDied extends Error {
  override readonly name = 'DatabaseDied'
  constructor() {
    super('The embedded database stopped')
  }
}

/**
 * PGlite's folder file system, made durable: `fsync` reaches the disk (Emscripten's has none, so that PostgreSQL's
 * flushes did nothing), and `rename` is the operating system's own, which replaces in one step (Emscripten's tries to
 * unlink the target first). And a file that isn't there is found missing without an exception of Node's.
 */
export class DurableNodeFS extends NodeFS {
  #module: Module | undefined

  /**
   * Says that PostgreSQL has panicked. PGlite goes on calling a dead instance without end, and no other request would
   * ever be heard again: from now on every call into it throws.
   */
  markDead(): void {
    if (!this.#module) return
    const refuse = () => {
      throw new DatabaseDied()
    }
    this.#module.stackRestore = refuse
    this.#module._PostgresMainLoopOnce = refuse
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun
    const harden = (module: unknown) => {
      if (!isModule(module))
        throw new Error('This PGlite has another file system than the one that can be made durable')
      this.#module = module
      const nodefs = module.FS.filesystems.NODEFS
      nodefs.stream_ops.fsync = (stream) => {
        nodefs.tryFSOperation(() => fs.fsyncSync(stream.nfd))
        return 0
      }
      // PostgreSQL asks for a free space map at nearly every new page, and most tables never get one.
      const { getMode } = nodefs
      nodefs.getMode = (file) => {
        if (fs.lstatSync(file, { throwIfNoEntry: false })) return getMode(file)
        return nodefs.tryFSOperation(() => {
          throw missing
        })
      }
      nodefs.node_ops.rename = (node, folder, name) => {
        const from = nodefs.realPath(node)
        const to = `${nodefs.realPath(folder)}/${name}`
        nodefs.tryFSOperation(() => fs.renameSync(from, to))
        node.name = name
      }
    }
    if (Array.isArray(preRun)) preRun.unshift(harden)
    else throw new Error('This PGlite starts in another way than the one that can be made durable')
    return result
  }
}

/**
 * Start parameters of the embedded PostgreSQL: PGlite's own without `-F` (which turns fsync off), with every flush on
 * and through `fsync` (Emscripten's `fdatasync` does nothing), and small: one user process, no replication.
 */
export function durableStartParams(): string[] {
  const kept = PGlite.defaultStartParams.filter((param) => param !== '-F')
  const settings = [
    'fsync=on',
    'wal_sync_method=fsync',
    'full_page_writes=on',
    'synchronous_commit=on',
    'wal_level=minimal',
    'max_wal_senders=0',
    'shared_buffers=32MB',
  ]
  return [...kept, ...settings.flatMap((setting) => ['-c', setting])]
}
