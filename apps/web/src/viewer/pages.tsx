import { useEffect, useRef, useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import type { Content } from './look.ts'

type Pages = Extract<Content, { type: 'pages' }>

/** Pages of so many are laid out; each is drawn when it comes into sight. */
const MAX_PAGES = 1000
/** Letters stay sharp on most screens; more would fill the memory of a phone. */
const MAX_SIDE_PX = 1800
/** Of an A4 page, until the first one is there. */
const A4 = 1 / Math.SQRT2

/** All pages of a document, one below the other. */
export default function PagesStage({ content, name }: { readonly content: Pages; readonly name: string }) {
  const [ratio, setRatio] = useState(A4)
  const scroller = useRef<HTMLElement>(null)
  return (
    <section
      ref={scroller}
      aria-label={m.viewer_pages({ name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      className="scroll-thin size-full overflow-y-auto rounded-md"
    >
      <ol className="mx-auto grid max-w-3xl gap-4">
        {Array.from({ length: Math.min(content.count, MAX_PAGES) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name than its number.
          <Page key={index} content={content} at={index + 1} ratio={ratio} onRatio={setRatio} />
        ))}
      </ol>
    </section>
  )
}

interface PageProps {
  readonly content: Pages
  readonly at: number
  /** Width by height of the page before, on whose place it stands until it is drawn. */
  readonly ratio: number
  readonly onRatio: (ratio: number) => void
}

const Page = ({ content, at, ratio, onRatio }: PageProps) => {
  const place = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(at === 1)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), { rootMargin: '100%' })
    if (place.current) seen.observe(place.current)
    return () => seen.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is drawn is not drawn anew for another's shape.
  useEffect(() => {
    if (!isNear) return
    const stop = new AbortController()
    let made: string | undefined
    const widthPx = place.current?.clientWidth ?? 800
    const sidePx = Math.min(MAX_SIDE_PX, Math.round((widthPx / Math.min(1, ratio)) * Math.min(2, devicePixelRatio)))
    content.page(at, sidePx, stop.signal).then(
      (picture) => {
        if (!picture || stop.signal.aborted) return
        made = URL.createObjectURL(picture)
        setAddress(made)
      },
      () => undefined,
    )
    return () => {
      stop.abort(new DOMException('It has scrolled away', 'AbortError'))
      if (made !== undefined) URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [isNear, content, at])
  return (
    <li
      ref={place}
      className="grid w-full place-items-center overflow-hidden rounded-sm bg-white shadow-float"
      style={address === undefined ? { aspectRatio: ratio } : {}}
    >
      {address !== undefined && (
        <img
          src={address}
          alt={m.viewer_page({ at: number(at), total: number(content.count) })}
          className="w-full"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (at === 1 && naturalHeight > 0) onRatio(naturalWidth / naturalHeight)
          }}
        />
      )}
    </li>
  )
}
