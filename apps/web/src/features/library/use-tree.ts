import type { TreeFolder } from '@octavo/contract'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { listTree } from '../../http/library.ts'
import { pathTo } from './place.ts'

/** A folder as the tree shows it: how deep it stands, its place among its neighbours, and whether it is open. */
export interface Branch {
  readonly folder: TreeFolder
  readonly level: number
  readonly place: number
  readonly count: number
  readonly isOpen: boolean
}

/** The folders in sight of a tree: those of the top, and below each open one its own, fetched as it is opened. */
export const branchesOf = (
  children: ReadonlyMap<string, readonly TreeFolder[]>,
  open: ReadonlySet<string>,
): readonly Branch[] => {
  const walk = (of: string, level: number): readonly Branch[] =>
    (children.get(of) ?? []).flatMap((folder, index, all) => {
      const isOpen = open.has(folder.path) && folder.hasFolders
      const branch = { folder, level, place: index + 1, count: all.length, isOpen }
      return isOpen ? [branch, ...walk(folder.path, level + 1)] : [branch]
    })
  return walk('/', 1)
}

/** The tree of folders, opened as far as the folder where one stands. */
export const useTree = (current: string) => {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const open = useMemo(() => {
    const all = new Set(pathTo(current).slice(0, -1))
    for (const [path, isOpen] of toggled) {
      if (isOpen) all.add(path)
      else all.delete(path)
    }
    all.add('/')
    return all
  }, [current, toggled])
  const paths = useMemo(() => [...open].sort(), [open])
  const children = useQueries({
    queries: paths.map((path) => ({
      queryKey: ['/api/library/tree', path],
      queryFn: ({ signal }: { signal: AbortSignal }) => listTree(path, { signal }),
      staleTime: 0,
    })),
    combine: useCallback(
      (answers: readonly { readonly data: readonly TreeFolder[] | undefined }[]) =>
        new Map(answers.map(({ data }, index) => [paths[index] ?? '', data ?? []])),
      [paths],
    ),
  })
  const branches = useMemo(() => branchesOf(children, open), [children, open])
  const toggle = useCallback(
    (path: string, isOpen: boolean) => setToggled((now) => new Map([...now, [path, isOpen]])),
    [],
  )
  return { branches, toggle }
}
