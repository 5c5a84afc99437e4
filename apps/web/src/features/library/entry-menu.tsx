import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { FloatingMenu, type MenuAction } from '../../ui/index.ts'

interface EntryMenuProps {
  /** The button that it opens beside, or a place of the window in pixels. */
  readonly at: HTMLElement | { readonly x: number; readonly y: number }
  readonly actions: readonly MenuAction[]
  readonly onClose: () => void
}

/** What can be done with a thing of the list, beside its button or under the pointer. */
export default function EntryMenu({ at, actions, onClose }: EntryMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  useEffect(() => {
    if (at instanceof HTMLElement) return setAnchor(at)
    // A point of the window belongs to the body: what is fixed inside of a panel is not fixed.
    const point = document.createElement('span')
    point.dir = 'ltr'
    point.className = 'fixed start-0 top-0 size-px'
    point.style.transform = `translate(${at.x}px, ${at.y}px)`
    document.body.append(point)
    setAnchor(point)
    return () => point.remove()
  }, [at])
  return (
    anchor && (
      <FloatingMenu label={m.lib_more()} anchor={{ current: anchor }} isOpen onOpenChange={onClose} actions={actions} />
    )
  )
}
