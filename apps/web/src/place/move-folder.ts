import { AppError, isLater } from '@octavo/core'
import { asAppError, orNothing } from './errors.ts'
import { type End, removeMark, renameFile, takeName } from './move-file.ts'

/**
 * Moves a folder with everything in it. Browsers rename no folders: a folder of the new name is made, every file renamed
 * into it, and the old folders removed when they are empty. What a handle does not show (links, names that the browser
 * calls unsafe) can't come along: then an old folder does not go, and everything is put back, since a part of a project is
 * none. `mark` is a name beside the new one that stands there until all of it is on one side.
 */
export async function moveFolder(from: End, to: End, mark: string): Promise<void> {
  const source = await from.folder.getDirectoryHandle(from.name)
  await to.folder.getFileHandle(mark, { create: true })
  try {
    const target = await takeName(from, to, () => to.folder.getDirectoryHandle(to.name, { create: true }))
    await pourOrBack(from, source, to, target)
    await removeMark(to.folder, mark)
  } catch (error) {
    // What has to wait is on both sides: the mark says so to whoever goes on.
    if (!isLater(asAppError(error).code)) await removeMark(to.folder, mark)
    throw error
  }
}

/** Brings a folder's move that was killed to its end, and tells on which side all of it is; undefined without its mark. */
export async function settleFolder(
  from: End | undefined,
  to: End,
  mark: string,
): Promise<'here' | 'there' | undefined> {
  if ((await orNothing(to.folder.getFileHandle(mark))) === undefined) return undefined
  const source = from && (await orNothing(from.folder.getDirectoryHandle(from.name)))
  const target = await orNothing(to.folder.getDirectoryHandle(to.name))
  let side: 'here' | 'there' | undefined = source ? 'here' : target ? 'there' : undefined
  if (from && source && target) {
    try {
      await pourOrBack(from, source, to, target)
      side = 'there'
    } catch (error) {
      if (isLater(asAppError(error).code)) throw error
    }
  }
  await removeMark(to.folder, mark)
  return side
}

/**
 * Moves all of a folder to the other side, or back. Throws AppError `unsupported` when all of it is back, and one that means
 * "later" while it is on both sides.
 */
async function pourOrBack(
  from: End,
  source: FileSystemDirectoryHandle,
  to: End,
  target: FileSystemDirectoryHandle,
): Promise<void> {
  try {
    await pour(source, target)
    await from.folder.removeEntry(from.name)
  } catch (cause) {
    try {
      await pour(target, await from.folder.getDirectoryHandle(from.name, { create: true }))
      await to.folder.removeEntry(to.name)
    } catch (second) {
      const { code, message } = asAppError(second)
      throw new AppError(isLater(code) ? code : 'transient', message, { cause: second })
    }
    throw new AppError('unsupported', 'It holds something that a browser can not move, so all of it stays.', { cause })
  }
}

/** Renames everything in one folder into another, folder by folder; an old folder goes when it is empty. */
async function pour(from: FileSystemDirectoryHandle, into: FileSystemDirectoryHandle): Promise<void> {
  const inside: (FileSystemDirectoryHandle | FileSystemFileHandle)[] = []
  for await (const handle of from.values()) inside.push(handle)
  for (const handle of inside) {
    const { name } = handle
    if (handle.kind === 'directory') {
      await pour(handle, await into.getDirectoryHandle(name, { create: true }))
      await from.removeEntry(name)
    } else if (!(await renameFile({ folder: from, name }, { folder: into, name })))
      throw new AppError('unsupported', 'This browser can not rename files.')
  }
}
