import { classify, type DemoFile, itemOf } from '@octavo/core'
import type { BulkAct, DeskFile, Sorted } from './desk.ts'

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

const judged = ({ name, type, size }: Pick<DemoFile, 'name' | 'type' | 'size'>) =>
  classify({ item: itemOf('picker', { path: name, mediaType: type, sizeBytes: size }) }).verdict

/** A file of the demo as it first lies on the desk. */
export const deskFile = (file: DemoFile): DeskFile => {
  const madeAtMs = Date.parse(file.createdAt)
  return {
    ...{ id: file.id, name: file.name, extension: extensionOf(file.name), mimeType: file.type, sizeBytes: file.size },
    ...{ createdAt: madeAtMs, updatedAt: madeAtMs, starred: false, tags: [], folder: '/', kind: judged(file).fileKind },
  }
}

/** Folders that acts put files into, in the person's language. */
export interface FolderWords {
  readonly archive: string
  readonly category: (category: string) => string
}

/** What a bulk action makes of one file; undefined for one that is gone. */
const after = (file: DeskFile, act: BulkAct, isStarOff: boolean, words: FolderWords): DeskFile | undefined => {
  switch (act.is) {
    case 'download':
      return file
    case 'create-folder':
      return { ...file, folder: `/${act.name}` }
    case 'star':
      return { ...file, starred: !isStarOff }
    case 'tag':
      return {
        ...file,
        tags: [...new Set([...file.tags.filter((tag) => !act.remove.includes(tag)), ...act.add])].sort(),
      }
    case 'archive':
      return { ...file, folder: `/${words.archive}` }
    case 'ai-organize': {
      const category = words.category(judged({ name: file.name, type: file.mimeType, size: file.sizeBytes }).category)
      return { ...file, category, folder: `/${category}` }
    }
    case 'delete':
      return undefined
  }
}

/** The files of the demo after a bulk action on some of them. Pure. */
export const acted = (
  files: readonly DeskFile[],
  act: BulkAct,
  ids: ReadonlySet<string>,
  words: FolderWords,
): readonly DeskFile[] => {
  const isStarOff = files.every(({ id, starred }) => !ids.has(id) || starred)
  return files.flatMap((file) => (ids.has(file.id) ? (after(file, act, isStarOff, words) ?? []) : [file]))
}

/** The files of the demo in the order of some sorting, with what its rules said of each; those it did not see come last. Pure. */
export const sortedBy = (files: readonly DeskFile[], sorted: readonly Sorted[]): readonly DeskFile[] => {
  const known = new Map(files.map((file) => [file.id, file]))
  const found = sorted.flatMap((one) => {
    const file = known.get(one.id)
    known.delete(one.id)
    return file ? [{ ...file, ...marksOf(one), ...(one.category !== undefined && { folder: `/${one.category}` }) }] : []
  })
  return [...found, ...known.values()]
}

const marksOf = ({ starred, tags, category, color }: Sorted): Partial<DeskFile> => ({
  ...(starred !== undefined && { starred }),
  ...(tags !== undefined && { tags }),
  ...(category !== undefined && { category }),
  ...(color !== undefined && { color }),
})

/**
 * Takes an act back: the files that it changed or took away are as before it, in their places; what later acts made of
 * others stays. Pure.
 */
export const takenBack = (
  now: readonly DeskFile[],
  before: readonly DeskFile[],
  touched: ReadonlySet<string>,
): readonly DeskFile[] => {
  const current = new Map(now.map((file) => [file.id, file]))
  const back = before.flatMap((file) => {
    const is = touched.has(file.id) ? file : current.get(file.id)
    current.delete(file.id)
    return is ?? []
  })
  return [...back, ...current.values()]
}
