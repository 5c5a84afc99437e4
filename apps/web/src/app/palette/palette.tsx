import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { takeTyped } from '../../shortcuts/typed-ahead.ts'
import { cx } from '../../ui/index.ts'
import { ABOVE_THE_KEYS, OVER_THE_PAGE } from '../../ui/over-the-page.ts'
import { type Command, useActs, useScreens, useSections } from './commands.ts'
import { matching } from './match.ts'
import { useFiles } from './use-files.ts'

export interface PaletteProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The command palette: one field over all screens, what can be done from anywhere, and the files of the library. */
export default function Palette({ isOpen, onOpenChange }: PaletteProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      style={ABOVE_THE_KEYS}
      className={cx('items-start justify-center p-3 pt-[max(0.75rem,10dvh)]', OVER_THE_PAGE)}
    >
      <Modal className="flex max-h-full w-full max-w-xl animate-pop flex-col overflow-hidden rounded-lg border border-line bg-surface text-text shadow-float">
        <Dialog aria-label={m.palette_title()} className="flex max-h-[80dvh] min-h-0 flex-col outline-none">
          <Field close={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const Field = ({ close }: { readonly close: () => void }) => {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const [isEntered, setIsEntered] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const base = useId()
  const { files, isAsking } = useFiles(query)
  const groups = [
    { title: m.palette_screens(), commands: matching(useScreens(), query) },
    { title: m.palette_files(), commands: files },
    { title: m.palette_acts(), commands: matching(useActs(), query) },
    { title: m.palette_settings(), commands: matching(useSections(), query) },
  ].filter(({ commands }) => commands.length > 0)
  const all = groups.flatMap(({ commands }) => commands)
  const at = Math.min(active, all.length - 1)
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const run = (command: Command | undefined) => {
    if (!command) return
    close()
    command.run()
  }
  // The field has the focus by now: what was typed before came too early for it.
  useLayoutEffect(() => {
    const ahead = takeTyped()
    if (ahead.text !== '') setQuery(ahead.text)
    setIsEntered(ahead.isEntered)
  }, [])
  // Enter waits for the files, if nothing else is meant.
  const isDue = isEntered && (all.length > 0 || !isAsking)
  useEffect(() => {
    if (!isDue) return
    setIsEntered(false)
    run(all[at])
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method that is composing uses these keys itself.
    if (event.nativeEvent.isComposing) return
    const by = MOVES[event.key]
    if (by !== undefined && all.length > 0) setActive((at + by + all.length) % all.length)
    else if (event.key === 'Enter') setIsEntered(true)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label={m.palette_field()}
          aria-expanded={all.length > 0}
          aria-controls={`${base}-list`}
          aria-activedescendant={all[at] ? `${base}-${at}` : undefined}
          aria-autocomplete="list"
          // biome-ignore lint/a11y/noAutofocus: whoever opens it wants to type.
          autoFocus
          autoComplete="off"
          spellCheck={false}
          placeholder={m.palette_hint()}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
            setIsEntered(false)
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-transparent text-lead outline-none placeholder:text-muted"
        />
      </div>
      <p role="status" className="sr-only">
        {isAsking ? m.library_searching() : m.palette_count({ count: all.length, n: number(all.length) })}
      </p>
      <div
        ref={list}
        id={`${base}-list`}
        role="listbox"
        aria-label={m.palette_title()}
        className="scroll-thin min-h-0 flex-1 overflow-y-auto p-2"
      >
        {groups.map(({ title, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
          <div key={title} role="group" aria-label={title} className="pb-1">
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
              {title}
            </p>
            {commands.map((command) => (
              <Entry
                key={command.id}
                command={command}
                at={all.indexOf(command)}
                base={base}
                isActive={all[at] === command}
                onPoint={setActive}
                run={run}
              />
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && (
        <p className="px-6 pb-6 text-muted">{isAsking ? m.library_searching() : m.palette_none()}</p>
      )}
    </>
  )
}

interface EntryProps {
  readonly command: Command
  readonly at: number
  readonly base: string
  readonly isActive: boolean
  readonly onPoint: (at: number) => void
  readonly run: (command: Command) => void
}

const Entry = ({ command, at, base, isActive, onPoint, run }: EntryProps) => {
  const { text, detail, icon: Icon } = command
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys for its list.
    // biome-ignore lint/a11y/useFocusableInteractive: reached through aria-activedescendant.
    <div
      id={`${base}-${at}`}
      data-at={at}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => onPoint(at)}
      onClick={() => run(command)}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5',
        isActive && 'bg-accent-soft',
      )}
    >
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', isActive ? 'text-accent' : 'text-muted')} />
      <span className="min-w-0">
        <bdi className="block truncate">{text}</bdi>
        {detail !== undefined && <bdi className="block truncate text-sm text-muted">{detail}</bdi>}
      </span>
    </div>
  )
}
