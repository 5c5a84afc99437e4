import type { Album } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { useQueryClient } from '@tanstack/react-query'
import { doAct } from '../../http/library.ts'
import { createAlbum, deleteAlbum, renameAlbum, restoreAlbum } from '../../http/photos.ts'
import { undoRun } from '../../http/runs.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'
import { ALBUMS } from './albums.ts'
import type { PhotoList } from './photo-list.ts'

/** What is done with photos and albums; each act says so, and its Undo does the opposite. */
export const useActs = () => {
  const client = useQueryClient()
  /** Lists hold what was seen; months and albums are asked for anew. */
  const look = async (list?: PhotoList) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ALBUMS }),
      client.invalidateQueries({ queryKey: ['/api/photos/months'] }),
      client.invalidateQueries({ queryKey: ['/api/photos/places'] }),
      list?.refresh(),
    ])
  }
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      console.error('A photo act failed', error)
      toast({ title: m.photos_failed_title(), description: m.toast_try_again(), tone: 'destructive' })
    }
  }
  const told = (title: string, undo: () => Promise<unknown>, list?: PhotoList, where = m.photos_undo_albums()) =>
    toast({
      title,
      action: {
        label: m.undo(),
        altText: where,
        onAction: () =>
          void attempt(async () => {
            await undo()
            await look(list)
          }),
      },
    })

  return {
    add: (album: Pick<Album, 'id' | 'name'>, ids: readonly string[]) =>
      attempt(async () => {
        const { runId, done } = await doAct({ type: 'album', album: album.id, add: [...ids] })
        const words = { count: done, n: number(done), name: visibleName(album.name) }
        if (runId === null) toast({ title: m.photos_there_already({ name: words.name }) })
        else told(m.photos_added(words), () => undoRun(runId))
        await look()
      }),
    create: (name: string, ids: readonly string[]) =>
      attempt(async () => {
        const made = await createAlbum(name, ids)
        const words = { count: ids.length, n: number(ids.length), name: visibleName(made.name) }
        told(ids.length === 0 ? m.photos_created({ name: words.name }) : m.photos_added(words), () =>
          deleteAlbum(made.id),
        )
        await look()
      }),
    takeOut: (album: Pick<Album, 'id' | 'name'>, ids: readonly string[], list: PhotoList) =>
      attempt(async () => {
        list.without(new Set(ids))
        const { runId, done } = await doAct({ type: 'album', album: album.id, remove: [...ids] })
        const words = { count: done, n: number(done), name: visibleName(album.name) }
        if (runId !== null) told(m.photos_taken_out(words), () => undoRun(runId), list)
        await look(list)
      }),
    rename: (album: Pick<Album, 'id' | 'name'>, name: string) =>
      attempt(async () => {
        const renamed = await renameAlbum(album.id, name)
        told(m.photos_renamed({ name: visibleName(renamed.name) }), () => renameAlbum(album.id, album.name))
        await look()
      }),
    remove: (album: Pick<Album, 'id' | 'name'>) =>
      attempt(async () => {
        await deleteAlbum(album.id)
        told(m.photos_album_deleted({ name: visibleName(album.name) }), () => restoreAlbum(album.id))
        await look()
      }),
    trash: (ids: readonly string[], list: PhotoList) =>
      attempt(async () => {
        const { runId } = await doAct({ type: 'trash', ids: [...ids], folders: [] })
        list.without(new Set(ids))
        const words = { count: ids.length, n: number(ids.length) }
        if (runId !== null) told(m.photos_trashed(words), () => undoRun(runId), list, m.photos_undo_trash())
        await look(list)
      }),
  }
}
