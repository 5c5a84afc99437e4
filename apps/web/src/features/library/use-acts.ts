import type { ActResponse, LibraryAct, RunOutcome } from '@octavo/contract'
import type { MarkColor } from '@octavo/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { doAct, purge, restore } from '../../http/library.ts'
import { filesOf, nameIn, number, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { colorName } from '../../ui/color-dot.tsx'
import { type Entry, type Key, nameOf, type Source, thingsOf } from './entry.ts'
import { noteDone, redoNewest, undoNewest } from './history.ts'
import { nameOfFolder } from './place.ts'
import { tell, tellRefused, whatOf } from './tell.ts'

/** Everything that shows the library: asked again after each act. */
const SHOWN = [
  '/api/library/tree',
  '/api/library/folders',
  '/api/search/facets',
  '/api/files',
  '/api/runs',
  '/api/trash',
]

interface Came {
  readonly runId: string | null
  readonly results: readonly RunOutcome[]
}

/**
 * What can be done to the library from a list of it, each as one run with its Undo. `onGone` hears which things an act has
 * really taken out of the list, before they leave it: what was refused stays, and stays chosen.
 */
export const useActs = (source: Source, onGone: (gone: ReadonlySet<Key>) => void) => {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const latest = useRef(source)
  latest.current = source
  const tellGone = useRef(onGone)
  tellGone.current = onGone

  const lookAgain = useCallback(() => {
    latest.current.refresh()
    for (const key of SHOWN) void client.invalidateQueries({ queryKey: [key] })
  }, [client])

  return useMemo(() => {
    /** One at a time: a second press does nothing. */
    const alone = async (work: () => Promise<void>): Promise<void> => {
      if (busy.current) return
      busy.current = true
      setBusy(true)
      try {
        await work()
      } catch (error) {
        tellRefused(error)
      } finally {
        busy.current = false
        setBusy(false)
        lookAgain()
      }
    }
    const toUndo = (runId: string) => ({ label: m.undo(), onAction: () => undo(runId) })
    const undo = (runId?: string) =>
      alone(async () => {
        const act = await undoNewest(runId)
        if (act) tell(m.lib_undone(), { action: { label: m.redo(), onAction: redo }, description: act.words })
      })
    const redo = () =>
      alone(async () => {
        const act = await redoNewest()
        if (act) tell(act.words, { action: toUndo(act.runId) })
      })
    const did = ({ runId, results }: Came, words: string) => {
      const left = results.filter(({ status }) => status !== 'done').length
      const description = left === 0 ? undefined : m.lib_some_left({ count: left, n: number(left) })
      if (runId === null) return tell(left === 0 ? m.lib_nothing_to_do() : m.lib_refused(), { description })
      noteDone({ runId, words })
      tell(words, { action: toUndo(runId), description })
    }
    const act = (request: LibraryAct, words: string, show?: (came: ActResponse) => void) =>
      alone(async () => {
        const came = await doAct(request)
        show?.(came)
        did(came, words)
      })
    const what = (keys: ReadonlySet<Key>) => whatOf(keys, latest.current)
    /** Those that were really done: the others stay in the list. */
    const doneOf = (keys: ReadonlySet<Key>, { results }: Came) => {
      const left = new Set(results.flatMap(({ status, fileId }) => (status === 'done' ? [] : [fileId, `/${fileId}`])))
      return new Set([...keys].filter((key) => !left.has(key)))
    }
    const leave = (keys: ReadonlySet<Key>, came: Came) => {
      const gone = doneOf(keys, came)
      tellGone.current(gone)
      latest.current.drop(gone)
    }
    const marked = (keys: ReadonlySet<Key>, next: (file: Extract<Entry, { is: 'file' }>['file']) => object) =>
      latest.current.change(keys, (entry) =>
        entry.is === 'file' ? { ...entry, file: { ...entry.file, ...next(entry.file) } } : entry,
      )

    /** Several acts that are one thing to the person: one Undo takes all of them back, the last one first. */
    const several = (requests: readonly LibraryAct[], words: string) =>
      alone(async () => {
        const runs: string[] = []
        for (const request of requests) {
          const { runId } = await doAct(request)
          if (runId === null) continue
          noteDone({ runId, words })
          runs.push(runId)
        }
        if (runs.length === 0) return tell(m.lib_nothing_to_do())
        const takeBack = async () => {
          for (const runId of runs.toReversed()) await undoNewest(runId)
          tell(m.lib_undone(), { description: words })
        }
        tell(words, { action: { label: m.undo(), onAction: () => void alone(takeBack) } })
      })

    return {
      several,
      /** `isLeaving`: false where the list shows things wherever they are. */
      move: (keys: ReadonlySet<Key>, to: string, isLeaving: boolean) => {
        const words = m.lib_moved({ what: what(keys), folder: to === '/' ? m.lib_top() : nameIn(nameOfFolder(to)) })
        return act({ type: 'move', ...lists(keys), to }, words, (came) => {
          if (isLeaving) leave(keys, came)
        })
      },
      trash: (keys: ReadonlySet<Key>) =>
        act({ type: 'trash', ...lists(keys) }, m.lib_trashed({ what: what(keys) }), (came) => leave(keys, came)),
      rename: (key: Key, name: string) => {
        const { ids, folders } = thingsOf([key])
        const [id] = ids
        const [folder = ''] = folders
        const entry = latest.current.entryOf(key)
        const words = m.lib_renamed({ from: nameIn(entry ? nameOf(entry) : nameOfFolder(folder)), name: nameIn(name) })
        return act({ type: 'rename', ...(id ? { id } : { folder }), name }, words)
      },
      newFolder: (path: string) =>
        act({ type: 'folder', path }, m.lib_folder_made({ name: nameIn(nameOfFolder(path)) })),
      star: (keys: ReadonlySet<Key>, on: boolean) => {
        const words = (on ? m.lib_starred_done : m.lib_unstarred_done)({ what: what(keys) })
        return act({ type: 'star', ids: lists(keys).ids, on }, words, () => marked(keys, () => ({ starred: on })))
      },
      tag: (keys: ReadonlySet<Key>, add: readonly string[], remove: readonly string[]) => {
        const words = m.lib_tagged({ what: what(keys) })
        return act({ type: 'tag', ids: lists(keys).ids, add: [...add], remove: [...remove] }, words, () =>
          marked(keys, ({ tags }) => ({
            tags: [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])].sort(),
          })),
        )
      },
      color: (keys: ReadonlySet<Key>, color: MarkColor | null) => {
        const words = color
          ? m.lib_colored({ what: what(keys), color: colorName(color) })
          : m.lib_uncolored({ what: what(keys) })
        return act({ type: 'color', ids: lists(keys).ids, color }, words, () =>
          marked(keys, () => ({ color: color ?? undefined })),
        )
      },
      /** Copies the documents of a stack into files of their own; they are one run, which an Undo takes to the trash. */
      split: (key: Key, name: string, beforePages: readonly number[]) =>
        alone(async () => {
          const { splitStack } = await import('../../http/stacks.ts')
          const { files, runId } = await splitStack(key, beforePages)
          did({ runId, results: [] }, m.run_split({ files: filesOf(files.length), name: nameIn(name) }))
        }),
      restore: (keys: ReadonlySet<Key>) =>
        alone(async () => {
          const words = m.lib_restored({ what: what(keys) })
          const came = await restore([...keys])
          leave(keys, came)
          did(came, words)
        }),
      /** No run and without Undo: it was asked for twice. */
      purge: (keys: ReadonlySet<Key>) =>
        alone(async () => {
          const { purged, bytes } = await purge([...keys])
          tellGone.current(keys)
          latest.current.drop(keys)
          tell(m.lib_purged({ files: filesOf(purged), size: sizeOf(bytes) }))
        }),
      undo: () => undo(),
      redo,
      lookAgain,
      isBusy,
    }
  }, [lookAgain, isBusy])
}

export type Acts = ReturnType<typeof useActs>

const lists = (keys: ReadonlySet<Key>) => {
  const { ids, folders } = thingsOf(keys)
  return { ids: [...ids], folders: [...folders] }
}
