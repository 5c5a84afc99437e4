import { visibleName } from '@octavo/core'
import { Folder, Star } from 'lucide-react'
import { useMemo } from 'react'
import { m } from '../../../paraglide/messages.js'
import { FILES } from '../../../review/files.tsx'
import { ColorDot } from '../../../ui/color-dot.tsx'
import { Badge } from '../../../ui/index.ts'
import type { Look } from '../../../viewer/look.ts'
import { Thumb } from '../../../viewer/thumb.tsx'
import { type DeskFile, sizeInMb } from './desk.ts'

interface FileCardProps {
  readonly file: DeskFile
  readonly look?: Look | undefined
}

/** One file as a card: its picture, its name, how large it is in megabytes, and what was made of it. */
export const FileCard = ({ file, look }: FileCardProps) => {
  const { id, name, mimeType, sizeBytes, starred, color, tags, folder, kind } = file
  const of = useMemo(() => ({ id, name, mediaType: mimeType, sizeBytes }), [id, name, mimeType, sizeBytes])
  const icon = FILES.icon(kind, 'size-8')
  return (
    <article className="flex h-full flex-col gap-2 rounded-md border border-line/80 bg-surface/92 p-3">
      {look ? (
        <Thumb look={look} of={of} icon={icon} className="h-24 w-full rounded-sm" />
      ) : (
        <span aria-hidden="true" className="grid h-24 w-full place-items-center rounded-sm bg-sunken text-muted">
          {icon}
        </span>
      )}
      <div className="min-w-0">
        <p className="flex items-center gap-1.5">
          <bdi className="truncate font-medium" title={visibleName(name)}>
            {visibleName(name)}
          </bdi>
          {starred && <Star role="img" aria-label={m.lib_starred()} className="size-4 shrink-0 fill-warn text-warn" />}
          {color && <ColorDot color={color} />}
        </p>
        <p className="text-sm text-muted tabular">{sizeInMb(sizeBytes)}</p>
        {folder !== '/' && (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <Folder aria-hidden="true" className="size-3.5 shrink-0 text-accent" />
            <bdi className="truncate">{visibleName(folder.slice(1))}</bdi>
          </p>
        )}
      </div>
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {tags.slice(0, 3).map((tag) => (
            <Badge key={tag}>
              <bdi>{visibleName(tag)}</bdi>
            </Badge>
          ))}
        </p>
      )}
    </article>
  )
}
