import { AppError, collisionKey } from '@octavo/core'
import { nameOfError, orNothing } from './errors.ts'

/** One end of a move: a folder, and a name in it. */
export interface End {
  readonly folder: FileSystemDirectoryHandle
  readonly name: string
}

/** What the library of types does not know yet: the call, whose form may still change, is made in `renameFile` alone. */
interface Renamable extends FileSystemFileHandle {
  move(into: FileSystemDirectoryHandle, name: string): Promise<void>
}

const isRenamable = (handle: FileSystemFileHandle): handle is Renamable =>
  'move' in handle && typeof handle.move === 'function'

/** True where this browser renames files. */
export const canRename = (): boolean => 'move' in FileSystemFileHandle.prototype

/** One look at a name and the act on it at a time, in all tabs of this browser: its rename replaces what is there. */
const alone = <T>(act: () => Promise<T>): Promise<T> => navigator.locks.request('octavo-names', act)

/** The outcome of a name that something else has. */
const taken = () => new AppError('already_exists', 'Something with that name is there already.')

/** Takes a free name by `take`; throws `already_exists` when it is not free. Two spellings of one entry are one name. */
export const takeName = <T>(from: End, to: End, take: () => Promise<T>): Promise<T> =>
  alone(async () => {
    if (await isTaken(from, to)) throw taken()
    return take()
  })

async function isTaken(from: End, to: End): Promise<boolean> {
  if ((await orNothing(to.folder.getFileHandle(to.name), 'folder')) === undefined) return false
  if (collisionKey(from.name) !== collisionKey(to.name) || !(await from.folder.isSameEntry(to.folder))) return true
  const names = new Set<string>()
  for await (const name of to.folder.keys()) names.add(name)
  return names.has(from.name) && names.has(to.name)
}

/** Renames a file to a free name; false, and nothing done, where the browser can't. Throws what the browser throws. */
export async function renameFile(from: End, to: End): Promise<boolean> {
  const handle = await from.folder.getFileHandle(from.name)
  if (!isRenamable(handle)) return false
  return takeName(from, to, async () => {
    try {
      await handle.move(to.folder, to.name)
      return true
    } catch (error) {
      if (nameOfError(error) === 'NotSupportedError') return false
      throw error
    }
  })
}

/**
 * Moves a file where the browser can't rename: takes the free name, writes a copy, compares it byte by byte, and only then
 * removes the original, if that is still what was copied. `mark` is a name beside the new one that stands there as long
 * as a kill could leave something half done. The copy has a new time. Throws what the browser throws, and AppError.
 */
export async function copyFile(from: End, to: End, mark: string): Promise<void> {
  const source = await (await from.folder.getFileHandle(from.name)).getFile()
  await to.folder.getFileHandle(mark, { create: true })
  try {
    const target = await takeName(from, to, () => to.folder.getFileHandle(to.name, { create: true }))
    let ours = await target.getFile()
    let isWhole = false
    try {
      await source.stream().pipeTo(await target.createWritable())
      ours = await target.getFile()
      if (!(await isSame(source, ours))) throw new AppError('corrupt', 'The copy does not equal the original.')
      isWhole = true
      await removeIfStill(from, source)
    } catch (error) {
      // An original that is gone, whoever removed it, has left the copy as the last of both.
      if (isWhole && (await fileAt(from)) === undefined) return
      await removeIfStill(to, ours).catch(() => undefined)
      throw error
    }
  } finally {
    await removeMark(to.folder, mark)
  }
}

/**
 * Brings a copy that was killed to its end, and tells where the file is then; undefined without its mark. A whole copy
 * takes the place of the original; what is none is removed if it is still empty, and left alone otherwise.
 */
export async function settleCopy(from: End | undefined, to: End, mark: string): Promise<'here' | 'there' | undefined> {
  if ((await orNothing(to.folder.getFileHandle(mark))) === undefined) return undefined
  const here = from && (await fileAt(from))
  const there = await fileAt(to)
  let side: 'here' | 'there' | undefined = here ? 'here' : there ? 'there' : undefined
  if (from && here && there && (await isSame(here, there))) {
    await removeIfStill(from, here)
    side = 'there'
  } else if (here && there?.size === 0) await removeIfStill(to, there)
  await to.folder.removeEntry(`${to.name}.crswap`).catch(() => undefined)
  await removeMark(to.folder, mark)
  return side
}

/** Takes a mark away; one that stays does no harm but to be asked about. */
export const removeMark = (folder: FileSystemDirectoryHandle, mark: string): Promise<void> =>
  folder.removeEntry(mark).catch(() => undefined)

async function fileAt({ folder, name }: End): Promise<File | undefined> {
  const handle = await orNothing(folder.getFileHandle(name))
  return handle && orNothing(handle.getFile())
}

/** Removes a file that is still as it was seen. Throws AppError `changed_since_review` when it is not. */
async function removeIfStill({ folder, name }: End, seen: File): Promise<void> {
  const now = await fileAt({ folder, name })
  if (now?.size !== seen.size || now.lastModified !== seen.lastModified)
    throw new AppError('changed_since_review', 'It changed while it was being moved.')
  await folder.removeEntry(name)
}

const BLOCK_BYTES = 1024 * 1024

/** True when both hold the same bytes. Rejects when one of them can't be read. */
async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false
  const blockOf = async (blob: Blob, at: number) => new Uint8Array(await blob.slice(at, at + BLOCK_BYTES).arrayBuffer())
  for (let at = 0; at < one.size; at += BLOCK_BYTES) {
    const [a, b] = await Promise.all([blockOf(one, at), blockOf(other, at)])
    if (a.length !== b.length || a.some((byte, index) => byte !== b[index])) return false
  }
  return true
}
