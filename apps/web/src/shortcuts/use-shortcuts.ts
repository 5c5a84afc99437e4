import { useEffect, useRef } from 'react'
import { settings } from '../settings/settings.ts'
import { belongsElsewhere, isTypedIn, type ShortcutId, type ShortcutScope, shortcutFor } from './shortcuts.ts'

/** Listens for the registry's shortcuts of these scopes while the component is in the page; a dialog's own ones say so. */
export const useShortcuts = (
  scopes: readonly ShortcutScope[],
  handlers: Partial<Record<ShortcutId, () => void>>,
  { isInDialog = false }: { readonly isInDialog?: boolean } = {},
): void => {
  const latest = useRef({ scopes, handlers, isInDialog })
  latest.current = { scopes, handlers, isInDialog }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (belongsElsewhere(event, latest.current.isInDialog)) return
      const isTyping = isTypedIn(event)
      const id = shortcutFor(event, { scopes: latest.current.scopes, singleKeys: settings().singleKeys, isTyping })
      const act = id === undefined ? undefined : latest.current.handlers[id]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
