import { type Language, type Reason, sayReason, visibleName, type Wording, wordingOf } from '@octavo/core'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { locale, useLocale } from './index.ts'

let known: { readonly language: Language; readonly wording: Wording } | undefined
const listeners = new Set<() => void>()

/** Fetches what is said in a language, once. Without it reasons stay unsaid, and screens say who decided. */
const fetchWording = async (language: Language): Promise<void> => {
  if (known?.language === language) return
  const wording = await wordingOf(language)
  // Whoever switched again meanwhile wants the later one.
  if (language !== locale()) return
  known = { language, wording }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const wordingNow = () => known?.wording

const say = (reason: Reason | undefined, wording: Wording | undefined): string => {
  if (reason === undefined) return ''
  if (wording) return sayReason(wording, reason)
  return typeof reason === 'string' ? visibleName(reason) : ''
}

/** A reason in the page's language where its words are there already, else `''`. */
export const sayNow = (reason: Reason): string => say(reason, wordingNow())

/** Says reasons in the page's language, safe to show; `''` until its words are fetched, and for one that nobody knows. */
export const useReasons = (): ((reason: Reason | undefined) => string) => {
  const language = useLocale()
  const wording = useSyncExternalStore(subscribe, wordingNow, wordingNow)
  useEffect(() => {
    fetchWording(language).catch((error: unknown) => console.warn('Reasons could not be fetched', error))
  }, [language])
  return useCallback((reason: Reason | undefined) => say(reason, wording), [wording])
}
