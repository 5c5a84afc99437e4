import { safeNext } from '@octavo/core'
import { Download, ExternalLink, FolderInput, Star, StarOff, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { cx, IconButton } from '../../ui/index.ts'
import { FileFacts } from '../../viewer/file-facts.tsx'
import { shapeOf } from '../../viewer/kinds.ts'
import Lightbox from '../../viewer/lightbox.tsx'
import { contentAddress, downloadAddress, SERVER } from '../../viewer/server-look.ts'
import { isFolderKey, type Key, type Source } from './entry.ts'
import type { Doings } from './entry-actions.ts'
import { useEntry } from './list-context.ts'
import { subjectOf } from './subject.ts'

interface PreviewProps {
  /** The list that it was opened from, in its order. */
  readonly keys: readonly Key[]
  readonly source: Source
  readonly id: Key
  readonly doings: Doings
  readonly onMove: (id: Key) => void
  readonly onClose: () => void
}

const LINK =
  'tap inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 text-[0.9375rem] font-medium transition duration-150 max-md:flex-1'

/** One file of the list, large, with what is known of it and what can be done with it; arrows go to its neighbours. */
export default function Preview({ keys, source, id, doings, onMove, onClose }: PreviewProps) {
  const place = keys.indexOf(id)
  const entry = useEntry(source, id)
  const isGone = place < 0
  // A file that has left the list leaves its window, too.
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  // Its neighbours are brought before they are asked for.
  useEffect(() => {
    if (place >= 0) source.onSight(Math.max(0, place - 1), Math.min(keys.length - 1, place + 1))
  }, [place, keys.length, source])
  const file = entry?.is === 'file' ? entry.file : undefined
  if (!file) return null
  const folderCount = keys.findIndex((key) => !isFolderKey(key))
  const after = source.entryOf(keys[place + 1] ?? '')
  const subject = subjectOf(file)
  const only = new Set([id])
  return (
    <Lightbox
      look={SERVER}
      of={subject}
      next={after?.is === 'file' ? subjectOf(after.file) : undefined}
      at={place - folderCount}
      total={keys.length - folderCount}
      onStep={(by) => onMove(keys[place + by] ?? id)}
      onClose={onClose}
      aside={<FileFacts file={file} />}
      foot={
        <div className="flex flex-wrap items-center gap-2 md:justify-end">
          <IconButton
            label={file.starred ? m.lib_unstar() : m.lib_star()}
            icon={file.starred ? StarOff : Star}
            onPress={() => doings.star(only)}
          />
          <IconButton label={m.action_move()} icon={FolderInput} onPress={() => doings.move(only)} />
          <IconButton label={m.lib_delete()} icon={Trash2} onPress={() => doings.trash(only)} />
          {file.state === 'ok' && (
            <>
              {['picture', 'video', 'sound', 'pages'].includes(shapeOf(subject)) && (
                <a
                  href={safeNext(contentAddress(id))}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={cx(LINK, 'border border-edge/60 bg-raised hover:border-accent hover:bg-accent-soft')}
                >
                  <ExternalLink aria-hidden="true" className="size-5 rtl:-scale-x-100" />
                  {m.preview_open()}
                </a>
              )}
              <a
                href={safeNext(downloadAddress(id))}
                download={file.name}
                className={cx(LINK, 'bg-accent font-semibold text-on-accent hover:bg-accent-strong')}
              >
                <Download aria-hidden="true" className="size-5" />
                {m.preview_download()}
              </a>
            </>
          )}
        </div>
      }
    />
  )
}
