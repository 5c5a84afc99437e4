import type { FileKind, Item } from '@octavo/core'
import { type Listed, listAll, type Problem } from './listing.ts'
import type { Output } from './output.ts'
import { readAndClassify } from './sorting.ts'

/** All files below a folder with what they are, and what could not be read. */
export interface Looked {
  /** The folder as it was given; what is shown begins with it. */
  readonly folder: string
  /** Its real absolute path. */
  readonly root: string
  readonly files: readonly { readonly item: Item; readonly kind: FileKind }[]
  readonly problems: readonly Problem[]
}

/** Lists a folder to its bottom and classifies each file by its first bytes. Throws AppError when there is no such folder. */
export async function lookInto(folder: string, output: Output): Promise<Looked> {
  const listed = await listAll(folder, output)
  const problems = new Map(listed.problems.map((problem) => [problem.path, problem]))
  const kinds = classifyListed(listed, problems, output)
  const files = listed.items.flatMap((item) => {
    const kind = kinds.get(item.id)
    return kind === undefined ? [] : [{ item, kind }]
  })
  return { folder, root: listed.root, files, problems: [...problems.values()] }
}

/** What each listed file is by its first bytes, by the id of the item; those that can't be read are added to the problems. */
export function classifyListed(
  { items, bundles, source }: Listed,
  problems: Map<string, Problem>,
  output: Output,
): ReadonlyMap<string, FileKind> {
  const { results, unreadable } = readAndClassify(items, bundles, source, output)
  for (const { path: at, code, reason } of unreadable.values()) problems.set(at, { path: at, code, reason })
  return new Map(
    items.flatMap((item, index) => {
      const kind = results[index]?.verdict.fileKind
      return kind === undefined || unreadable.has(item.id) ? [] : [[item.id, kind] as const]
    }),
  )
}
