import { safeNext } from '@octavo/core'
import { Download, ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { cx } from '../../ui/index.ts'
import { FileFacts } from '../../viewer/file-facts.tsx'
import { shapeOf } from '../../viewer/kinds.ts'
import Lightbox from '../../viewer/lightbox.tsx'
import { contentAddress, SERVER } from '../../viewer/server-look.ts'
import type { Found } from './search.ts'
import { subjectOf } from './subject.ts'

interface PreviewProps {
  /** The list that it was opened from, in its order. */
  readonly found: readonly Found[]
  readonly id: string
  readonly onMove: (id: string) => void
  readonly onClose: () => void
}

const LINK =
  'tap inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 text-[0.9375rem] font-medium transition duration-150 max-md:flex-1'

/** One file of the list, large, with what is known of it. */
export default function Preview({ found, id, onMove, onClose }: PreviewProps) {
  const at = found.findIndex(({ file }) => file.id === id)
  const file = found[at]?.file
  // A file that has left the list leaves its window, too.
  useEffect(() => {
    if (!file) onClose()
  }, [file, onClose])
  if (!file) return null
  const next = found[at + 1]?.file
  return (
    <Lightbox
      look={SERVER}
      of={subjectOf(file)}
      next={next && subjectOf(next)}
      at={at}
      total={found.length}
      onStep={(by) => onMove(found[at + by]?.file.id ?? id)}
      onClose={onClose}
      aside={<FileFacts file={file} />}
      foot={
        file.state === 'ok' && (
          <div className="flex gap-3 md:justify-end">
            {['picture', 'video', 'sound', 'pages'].includes(shapeOf(subjectOf(file))) && (
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
              href={safeNext(contentAddress(id))}
              download={file.name}
              className={cx(LINK, 'bg-accent font-semibold text-on-accent hover:bg-accent-strong')}
            >
              <Download aria-hidden="true" className="size-5" />
              {m.preview_download()}
            </a>
          </div>
        )
      }
    />
  )
}
