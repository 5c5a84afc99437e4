import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { folderOfFile } from '../../http/library.ts'
import { m } from '../../paraglide/messages.js'
import { keepOnly, NOTHING, type Selection, selectAll, toast } from '../../ui/index.ts'
import { useDragging } from './dragging.ts'
import { type Entry, isFolderKey, type Key } from './entry.ts'
import type { Doings } from './entry-actions.ts'
import { useListing } from './list-context.ts'
import { changeLook, useLook } from './look.ts'
import { isInside, parentOf, pathTo } from './place.ts'
import { useActs } from './use-acts.ts'
import { usePlace } from './use-place.ts'
import { useSort } from './use-sort.ts'
import { useSource } from './use-source.ts'

/** A question that is open over the library. */
export type Asked =
  | { readonly is: 'rename' | 'split'; readonly key: Key; readonly name: string }
  | { readonly is: 'folder' }
  | { readonly is: 'move' | 'tag' | 'color' | 'sort' | 'purge'; readonly keys: ReadonlySet<Key> }
  | { readonly is: 'save' }

const fileOf = (entry: Entry | undefined) => (entry?.is === 'file' ? entry.file : undefined)

/** Everything that the library's parts show and do: a place with its list, a selection, acts, and what is asked. */
export const useLibrary = (openFile: (id: string) => void) => {
  const ways = usePlace()
  const { place, go, openFolder } = ways
  const look = useLook()
  const { source, isAsking } = useSource(place, look)
  const listing = useListing(source)
  const [chosen, setChosen] = useState<Selection>(NOTHING)
  /** What an act has taken out of the list is no longer chosen, and the focus goes to the next that stays, else the last before. */
  const leave = (gone: ReadonlySet<Key>) => {
    const { keys } = source.listing()
    setChosen((now) => {
      const ids = new Set([...now.ids].filter((key) => !gone.has(key)))
      if (now.active === undefined || !gone.has(now.active)) return { ...now, ids }
      const at = Math.max(0, keys.indexOf(now.active))
      const stays = (key: Key) => !gone.has(key)
      const active = keys.slice(at).find(stays) ?? keys.slice(0, at).findLast(stays)
      return { ids, anchor: active, active }
    })
  }
  const acts = useActs(source, leave)
  const [asked, setAsked] = useState<Asked>()
  const here = place.view === 'folder' ? place.folder : undefined

  const exists = useMemo(() => new Set(listing.keys), [listing.keys])
  const selection = useMemo(
    () => (listing.state === 'ready' ? keepOnly(chosen, (key) => exists.has(key)) : chosen),
    [chosen, exists, listing.state],
  )

  // Another place begins with nothing selected; on the way up the focus is on the folder that was left.
  const wasAt = useRef(place)
  useEffect(() => {
    const before = wasAt.current
    wasAt.current = place
    if (before === place) return
    const isUp = before.view === 'folder' && place.view === 'folder' && isInside(before.folder, place.folder)
    const left = isUp
      ? pathTo(before.folder).find((path) => path !== place.folder && parentOf(path) === place.folder)
      : undefined
    setChosen(left === undefined ? NOTHING : { ids: new Set(), anchor: left, active: left })
  }, [place])

  // A link to a file leads to its folder, and to its row there.
  useEffect(() => {
    const { file } = place
    if (file === undefined) return
    const find = async () => {
      const folder = await folderOfFile(file)
      if (folder === undefined) return toast({ title: m.lib_no_such_file(), tone: 'destructive' })
      if (folder !== place.folder) go({ ...place, folder }, { replace: true })
      else setChosen({ ids: new Set([file]), anchor: file, active: file })
    }
    find().catch((error: unknown) => console.warn('The file could not be found', error))
  }, [place, go])

  /** What an act is about: the selection, else what has the focus. */
  const targets = (): ReadonlySet<Key> => {
    if (selection.ids.size > 0) return selection.ids
    return new Set(selection.active !== undefined && exists.has(selection.active) ? [selection.active] : [])
  }
  const onlyOf = (keys: ReadonlySet<Key>): Entry | undefined => {
    const [key] = keys
    return keys.size === 1 && key !== undefined ? source.entryOf(key) : undefined
  }
  const clear = useCallback(() => setChosen((now) => ({ ...now, ids: new Set() })), [])
  const filesIn = (keys: ReadonlySet<Key>): ReadonlySet<Key> => new Set([...keys].filter((key) => !isFolderKey(key)))

  const move = (keys: ReadonlySet<Key>, to: string) => {
    void acts.move(keys, to, here !== undefined)
  }
  const latestMove = useRef(move)
  latestMove.current = move
  const dragging = useDragging(
    here,
    useCallback((keys: ReadonlySet<Key>, to: string) => latestMove.current(keys, to), []),
  )

  const sort = useSort(source, (keys) => setAsked({ is: 'sort', keys }))
  const failed = (error: unknown) => {
    console.warn('The library could not be asked', error)
    toast({ title: m.lib_refused(), description: m.auth_offline(), tone: 'destructive' })
  }

  const doings: Doings = {
    open: (key) => {
      if (ways.isLeaving()) return
      if (isFolderKey(key)) openFolder(key)
      else if (place.view !== 'trash') openFile(key)
    },
    rename: (key) => {
      const entry = source.entryOf(key)
      if (entry && entry.is !== 'trashed')
        setAsked({ is: 'rename', key, name: entry.is === 'folder' ? entry.folder.name : entry.file.name })
    },
    move: (keys) => setAsked({ is: 'move', keys }),
    trash: (keys) => void acts.trash(keys),
    restore: (keys) => void acts.restore(keys),
    purge: (keys) => setAsked({ is: 'purge', keys }),
    star: (keys) => {
      const files = filesIn(keys)
      const isOn = [...files].every((key) => fileOf(source.entryOf(key))?.starred)
      if (files.size > 0) void acts.star(files, !isOn)
    },
    tag: (keys) => {
      const files = filesIn(keys)
      if (files.size > 0) setAsked({ is: 'tag', keys: files })
    },
    color: (keys) => {
      const files = filesIn(keys)
      if (files.size > 0) setAsked({ is: 'color', keys: files })
    },
    download: (keys) => {
      const wish = { keys, source, only: onlyOf(keys), folder: place.folder }
      const load = async () => (await import('./download.ts')).download(wish)
      load().catch(failed)
    },
    sort: (keys) => void sort(keys).catch(failed),
    split: (key) => setAsked({ is: 'split', key, name: fileOf(source.entryOf(key))?.name ?? '' }),
    details: (keys) => {
      const [key] = keys ?? []
      if (keys === undefined || key === undefined) return changeLook({ hasDetails: !look.hasDetails })
      const { ids } = selection
      if (![...keys].every((one) => ids.has(one)))
        setChosen({ ids: ids.size === 0 ? ids : keys, anchor: key, active: key })
      changeLook({ hasDetails: true })
    },
  }

  return {
    ...{
      place,
      look,
      source,
      listing,
      isAsking,
      acts,
      here,
      dragging,
      doings,
      asked,
      selection,
      targets,
      onlyOf,
      clear,
    },
    ways,
    setSelection: setChosen,
    select: {
      all: () => setChosen(selectAll(selection, listing.keys)),
      none: clear,
    },
    ask: setAsked,
    move,
    sortForSure: (keys: ReadonlySet<Key>) => void sort(keys, { isSure: true }).catch(failed),
  }
}
export type LibraryParts = ReturnType<typeof useLibrary>
