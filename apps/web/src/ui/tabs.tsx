import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'

export interface TabsProps<T extends string> {
  /** Accessible name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly { readonly id: T; readonly label: string; readonly content: ReactNode }[]
  /** The tab in sight, where the caller keeps it; else the first one is shown at first. */
  readonly value?: T
  readonly onChange?: (value: T) => void
}

/**
 * A few views that take turns in one place. One focus stop; arrows, Home and End go through the tabs and show them
 * (WAI-ARIA Authoring Practices, tabs with automatic activation).
 */
export const Tabs = <T extends string>({ label, tabs, value, onChange }: TabsProps<T>) => {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === (value ?? own)),
  )
  const shown = tabs[at]
  // A row that is wider than the screen shows the tab that is on, and the page stays where it is.
  useEffect(() => {
    const [bar, tab] = [row.current, row.current?.children[at]]
    if (!bar || !tab) return
    const [outer, inner] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()]
    bar.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right)
  }, [at])
  const choose = (index: number) => {
    const next = tabs[(index + tabs.length) % tabs.length]
    if (!next) return
    setOwn(next.id)
    onChange?.(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = row.current && getComputedStyle(row.current).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') choose(at + (event.key === forward ? 1 : -1))
    else if (event.key === 'Home') choose(0)
    else if (event.key === 'End') choose(tabs.length - 1)
    else return
    event.preventDefault()
  }
  return (
    <div className="flex flex-col gap-5">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-md border border-line bg-sunken p-1"
      >
        {tabs.map(({ id, label: words }, index) => (
          <button
            key={id}
            id={`${base}-${id}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={`${base}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
            className={cx(
              'tap flex min-h-10 flex-auto shrink-0 items-center justify-center rounded-sm px-3 text-sm font-medium whitespace-nowrap transition',
              index === at ? 'bg-accent text-on-accent' : 'text-muted hover:text-text',
            )}
          >
            {words}
          </button>
        ))}
      </div>
      {shown && (
        <div key={shown.id} id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${shown.id}`}>
          {shown.content}
        </div>
      )}
    </div>
  )
}
