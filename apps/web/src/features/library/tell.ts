import { HttpError } from '../../http/http.ts'
import { whatIs } from '../../language/what.ts'
import { m } from '../../paraglide/messages.js'
import { isSessionOver } from '../../session/session.ts'
import { toast } from '../../ui/index.ts'
import { dismissToast } from '../../ui/toast-store.ts'
import { type Key, nameOf, type Source } from './entry.ts'

let shownToast: number | undefined

/** Says what was done, with its way back. A newer one takes its place: what that one offered is the next Ctrl+Z. */
export const tell = (
  title: string,
  more: {
    readonly action?: { readonly label: string; readonly onAction: () => void }
    readonly description?: string | undefined
  } = {},
): void => {
  const { action, description } = more
  if (shownToast !== undefined) dismissToast(shownToast)
  shownToast = toast({
    title,
    ...(description === undefined ? {} : { description }),
    ...(action ? { action: { ...action, altText: m.lib_undo_alt() } } : {}),
  })
}

/** Says that an act was refused, and why. */
export const tellRefused = (error: unknown): void => {
  console.warn('The library refused', error)
  if (isSessionOver()) return
  const isHttp = error instanceof HttpError
  const description = isHttp ? (error.code === 'conflict' ? m.lib_conflict() : error.serverText) : m.auth_offline()
  toast({ title: m.lib_refused(), tone: 'destructive', ...(description === undefined ? {} : { description }) })
}

/** What an act is about: `“a.txt” and 3 more`; a number of items where none of them is known by name here. */
export const whatOf = (keys: ReadonlySet<Key>, source: Source): string => {
  for (const key of keys) {
    const entry = source.entryOf(key)
    if (entry) return whatIs(nameOf(entry), keys.size)
  }
  return whatIs(undefined, keys.size)
}
