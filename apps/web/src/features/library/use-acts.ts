import type { ActResponse, LibraryAct, RunOutcome } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { HttpError } from '../../http/http.ts'
import { doAct, restore } from '../../http/library.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { isSessionOver } from '../../session/session.ts'
import { toast } from '../../ui/index.ts'
import { dismissToast } from '../../ui/toast-store.ts'
import { type Entry, type Key, type Source, thingsOf } from './entry.ts'
import { noteDone, redoNewest, undoNewest } from './history.ts'
import { nameOfFolder } from './place.ts'

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

let shownToast: number | undefined

/** Says what was done, with its Undo. A newer one takes its place: what it offered is the next Ctrl+Z. */
const tell = (
  title: string,
  action?: { readonly label: string; readonly onAction: () => void },
  description?: string,
) => {
  if (shownToast !== undefined) dismissToast(shownToast)
  shownToast = toast({
    title,
    ...(description === undefined ? {} : { description }),
    ...(action ? { action: { ...action, altText: m.lib_undo_alt() } } : {}),
  })
}

const tellRefused = (error: unknown) => {
  console.warn('The library refused', error)
  if (isSessionOver()) return
  const isHttp = error instanceof HttpError
  const description = isHttp ? (error.code === 'conflict' ? m.lib_conflict() : error.serverText) : m.auth_offline()
  toast({ title: m.lib_refused(), tone: 'destructive', ...(description === undefined ? {} : { description }) })
}

/** What can be done to the library from a list of it, each as one run with its Undo. They answer whether it was done. */
export const useActs = (source: Source) => {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const latest = useRef(source)
  latest.current = source

  const lookAgain = useCallback(() => {
    latest.current.refresh()
    for (const key of SHOWN) void client.invalidateQueries({ queryKey: [key] })
  }, [client])

  return useMemo(() => {
    /** One at a time: a second press does nothing. */
    const alone = async (work: () => Promise<void>): Promise<boolean> => {
      if (busy.current) return false
      busy.current = true
      setBusy(true)
      try {
        await work()
        return true
      } catch (error) {
        tellRefused(error)
        return false
      } finally {
        busy.current = false
        setBusy(false)
        lookAgain()
      }
    }
    const undo = (runId?: string) =>
      alone(async () => {
        const act = await undoNewest(runId)
        if (act) tell(m.lib_undone(), { label: m.redo(), onAction: redo }, act.words)
      })
    const redo = () =>
      alone(async () => {
        const act = await redoNewest()
        if (act) tell(act.words, { label: m.undo(), onAction: () => undo(act.runId) })
      })
    const did = ({ runId, results }: Came, words: string) => {
      const left = results.filter(({ status }) => status !== 'done').length
      const description = left === 0 ? undefined : m.lib_some_left({ count: left, n: number(left) })
      if (runId === null) return tell(left === 0 ? m.lib_nothing_to_do() : m.lib_refused(), undefined, description)
      noteDone({ runId, words })
      tell(words, { label: m.undo(), onAction: () => undo(runId) }, description)
    }
    const act = (request: LibraryAct, words: string, show?: (came: ActResponse) => void) =>
      alone(async () => {
        const came = await doAct(request)
        show?.(came)
        did(came, words)
      })
    const counted = (keys: ReadonlySet<Key>) => ({ count: keys.size, n: number(keys.size) })
    /** Those that were really done: the others stay in the list. */
    const doneOf = (keys: ReadonlySet<Key>, { results }: Came) => {
      const left = new Set(results.filter(({ status }) => status !== 'done').map(({ fileId }) => fileId))
      return new Set([...keys].filter((key) => !left.has(key)))
    }
    const marked = (keys: ReadonlySet<Key>, next: (file: Extract<Entry, { is: 'file' }>['file']) => object) =>
      latest.current.change(keys, (entry) =>
        entry.is === 'file' ? { ...entry, file: { ...entry.file, ...next(entry.file) } } : entry,
      )

    return {
      move: (keys: ReadonlySet<Key>, to: string) => {
        const words = { ...counted(keys), folder: to === '/' ? m.lib_top() : visibleName(nameOfFolder(to)) }
        const drop = (came: Came) => latest.current.drop(doneOf(keys, came))
        return act({ type: 'move', ...lists(keys), to }, m.lib_moved(words), drop)
      },
      trash: (keys: ReadonlySet<Key>) =>
        act({ type: 'trash', ...lists(keys) }, m.lib_trashed(counted(keys)), (came) =>
          latest.current.drop(doneOf(keys, came)),
        ),
      rename: (key: Key, name: string) => {
        const { ids, folders } = thingsOf([key])
        const [id] = ids
        const [folder = ''] = folders
        return act({ type: 'rename', ...(id ? { id } : { folder }), name }, m.lib_renamed({ name: visibleName(name) }))
      },
      newFolder: (path: string) =>
        act({ type: 'folder', path }, m.lib_folder_made({ name: visibleName(nameOfFolder(path)) })),
      star: (keys: ReadonlySet<Key>, on: boolean) => {
        const { ids } = lists(keys)
        const words = { count: ids.length, n: number(ids.length) }
        return act({ type: 'star', ids, on }, on ? m.lib_starred_done(words) : m.lib_unstarred_done(words), () =>
          marked(keys, () => ({ starred: on })),
        )
      },
      tag: (keys: ReadonlySet<Key>, add: readonly string[], remove: readonly string[]) => {
        const { ids } = lists(keys)
        const words = m.lib_tagged({ count: ids.length, n: number(ids.length) })
        return act({ type: 'tag', ids, add: [...add], remove: [...remove] }, words, () =>
          marked(keys, ({ tags }) => ({
            tags: [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])].sort(),
          })),
        )
      },
      restore: (keys: ReadonlySet<Key>) =>
        alone(async () => {
          const came = await restore([...keys])
          latest.current.drop(doneOf(keys, came))
          did(came, m.lib_restored(counted(keys)))
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
