import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { useSettings } from '../settings/settings.ts'
import { SHORTCUTS, type ShortcutScope } from '../shortcuts/shortcuts.ts'
import { Dialog } from '../ui/index.ts'

const GROUPS: readonly { readonly scope: ShortcutScope; readonly words: () => string }[] = [
  { scope: 'everywhere', words: m.keys_everywhere },
  { scope: 'review', words: m.keys_review },
  { scope: 'open-file', words: m.keys_open_file },
  { scope: 'library', words: m.keys_library },
]

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform ?? '')
const cap = (key: string) => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key)

/** The registry as a table, by scope. */
export const ShortcutTable = () =>
  GROUPS.map(({ scope, words }) => (
    <section key={scope} className="mt-3 first:mt-0">
      <h3 className="mb-1 text-sm font-semibold text-muted">{words()}</h3>
      <dl>
        {SHORTCUTS.filter((shortcut) => shortcut.scope === scope).map(({ id, keys, words: label }) => (
          <div key={id} className="flex items-center justify-between gap-4 border-b border-line/60 py-2 last:border-0">
            <dt>{label()}</dt>
            <dd className="flex shrink-0 flex-wrap justify-end gap-x-3 gap-y-1">
              {keys.map((combination) => (
                <span key={combination.join()} className="flex gap-1">
                  {combination.map((key) => (
                    <kbd
                      key={key}
                      className="min-w-7 rounded-[0.375rem] border border-edge/60 bg-raised px-1.5 py-0.5 text-center font-sans text-xs font-semibold"
                    >
                      {cap(key)}
                    </kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))

export interface ShortcutSheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Other ways to get help, below the table. */
  readonly actions?: ReactNode
}

/** Every shortcut, made from the registry. */
export default function ShortcutSheet({ isOpen, onOpenChange, actions }: ShortcutSheetProps) {
  const { singleKeys } = useSettings()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={m.shortcuts_title()} size="m" isText actions={actions}>
      {!singleKeys && <p className="mb-3 text-sm text-warn">{m.shortcuts_off()}</p>}
      <ShortcutTable />
    </Dialog>
  )
}
