import { safeName, visibleName } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { CornerDownLeft, Folder, FolderPlus, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { findFolders } from '../../http/library.ts'
import { filesOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, TextField } from '../../ui/index.ts'
import { useEnter } from '../../ui/use-enter.ts'
import { mayGo } from './dragging.ts'
import type { Key } from './entry.ts'
import { parentOf } from './place.ts'

interface FolderDialogProps {
  readonly keys: ReadonlySet<Key>
  /** The folder where they are, where that is one. */
  readonly here: string | undefined
  readonly onMove: (folder: string) => void
  readonly onClose: () => void
}

/** `/a/b` of what was typed, each of its names safe; undefined where it names nothing. */
const typedPath = (text: string): string | undefined => {
  const names = text.split('/').flatMap((name) => (name.trim() === '' ? [] : [safeName(name.trim()).name]))
  return names.length === 0 ? undefined : `/${names.join('/')}`
}

/** Chooses the folder where things go: type to find one or to make a new one, with folders in it; Enter takes the first. */
export default function FolderDialog({ keys, here, onMove, onClose }: FolderDialogProps) {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: ['/api/library/folders', wanted],
    queryFn: ({ signal }) => findFolders(wanted.replaceAll('/', ' '), { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })
  const top = { path: '/', name: m.lib_top(), files: undefined }
  const found = [...(wanted === '' ? [top] : []), ...(data?.folders ?? [])]
  const typed = typedPath(text)
  const fresh =
    typed !== undefined && !found.some(({ path }) => path === typed) && mayGo(keys, typed, here) ? typed : undefined
  const first = found.find(({ path }) => mayGo(keys, path, here))?.path ?? fresh
  const isKnown = !isPending && !isPlaceholderData && wanted === text.trim()
  const more = (data?.total ?? 0) - (data?.folders.length ?? 0)
  const move = (folder: string) => {
    onClose()
    onMove(folder)
  }
  const onSubmit = useEnter(text, isKnown, () => {
    if (first !== undefined && text.trim() !== '') move(first)
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.lib_move_title({ count: keys.size, n: number(keys.size) })}>
      <form onSubmit={onSubmit}>
        <TextField
          label={m.lib_move_field()}
          description={m.lib_move_hint()}
          icon={Search}
          value={text}
          onChange={setText}
          autoFocus
          autoComplete="off"
          spellCheck="false"
          maxLength={1000}
        />
      </form>
      <ul
        aria-label={m.lib_move_list()}
        aria-busy={!isKnown}
        className="scroll-thin mt-4 max-h-80 overflow-y-auto rounded-md border border-line"
      >
        {found.map(({ path, name, files }) => {
          const may = mayGo(keys, path, here)
          return (
            <li key={path} className="border-b border-line/60 last:border-0">
              <Button
                look="quiet"
                isDisabled={!may}
                onPress={() => move(path)}
                className="w-full justify-start! rounded-none! px-3 py-1.5 text-start"
              >
                <Folder aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
                <span className="flex min-w-0 flex-1 flex-col">
                  <bdi className="truncate">{visibleName(name)}</bdi>
                  {parentOf(path) !== '/' && (
                    <bdi className="truncate text-xs text-muted">{visibleName(parentOf(path))}</bdi>
                  )}
                </span>
                <span className="shrink-0 text-sm text-muted tabular">
                  {path === here ? m.move_here() : files !== undefined && filesOf(files)}
                </span>
                {path === first && isKnown && text.trim() !== '' && (
                  <CornerDownLeft aria-hidden="true" className="size-4 text-muted" />
                )}
              </Button>
            </li>
          )
        })}
        {fresh !== undefined && !isPending && (
          <li>
            <Button
              look="quiet"
              onPress={() => move(fresh)}
              className="w-full justify-start! rounded-none! px-3 text-start"
            >
              <FolderPlus aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
              <span className="min-w-0 flex-1 truncate">{m.lib_move_new({ name: visibleName(fresh.slice(1)) })}</span>
              {first === fresh && isKnown && <CornerDownLeft aria-hidden="true" className="size-4 text-muted" />}
            </Button>
          </li>
        )}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-muted">{m.lib_move_more({ n: number(more) })}</p>}
    </Dialog>
  )
}
