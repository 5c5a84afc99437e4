import type { LibraryFile } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { File } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { contentOf, isPicture, mayHaveThumbnail, thumbnailOf } from './addresses.ts'

interface StageProps {
  readonly file: LibraryFile
  /** The beginning of its text, once it is known. */
  readonly excerpt: string | null | undefined
}

/** What a file looks like: the picture, the player, its small picture, its text, or that there is nothing to show. */
export const PreviewStage = ({ file, excerpt }: StageProps) => {
  const [isRefused, setRefused] = useState(false)
  const [hasNoThumb, setNoThumb] = useState(!mayHaveThumbnail(file))
  const name = visibleName(file.name)
  const isThere = file.state === 'ok'
  const source = contentOf(file)
  if (isThere && !isRefused && isPicture(file))
    return (
      <img
        src={source}
        alt={name}
        decoding="async"
        onError={() => setRefused(true)}
        style={{ backgroundImage: `url("${thumbnailOf(file)}")` }}
        className="max-h-full max-w-full rounded-sm bg-contain bg-center bg-no-repeat object-contain"
      />
    )
  if (isThere && !isRefused && /^(?:audio|video)\//.test(file.type)) {
    const shared = { controls: true, preload: 'metadata', src: source, onError: () => setRefused(true) } as const
    return file.type.startsWith('video/') ? (
      <video {...shared} aria-label={name} className="max-h-full max-w-full rounded-sm" />
    ) : (
      <div className="flex w-full max-w-md flex-col items-center gap-6">
        {!hasNoThumb && <Small file={file} onMissing={() => setNoThumb(true)} />}
        <audio {...shared} aria-label={name} className="w-full" />
      </div>
    )
  }
  if (!hasNoThumb) return <Small file={file} onMissing={() => setNoThumb(true)} />
  if (excerpt)
    return (
      <section
        aria-label={m.preview_text()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        dir="auto"
        className="scroll-thin size-full overflow-y-auto rounded-md bg-surface p-5 text-sm leading-relaxed break-words whitespace-pre-wrap select-text"
      >
        {visibleText(excerpt)}
      </section>
    )
  return (
    <div className="grid justify-items-center gap-3 p-6 text-center text-muted">
      <File aria-hidden="true" className="size-14" strokeWidth={1} />
      <p className="max-w-64 text-pretty">
        {isThere
          ? isRefused
            ? m.preview_unplayable()
            : m.preview_none()
          : file.state === 'damaged'
            ? m.library_damaged()
            : m.library_gone()}
      </p>
    </div>
  )
}

/** Text as it is, but for the marks that turn its direction around and hide what it says. */
const visibleText = (text: string): string => text.split('\n').map(visibleName).join('\n')

const Small = ({ file, onMissing }: { readonly file: LibraryFile; readonly onMissing: () => void }) => (
  <img
    src={thumbnailOf(file)}
    alt={visibleName(file.name)}
    decoding="async"
    onError={onMissing}
    className="max-h-[min(100%,22rem)] w-auto max-w-full min-w-48 rounded-sm bg-white object-contain shadow-float"
  />
)
