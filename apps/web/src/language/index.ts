import { useSyncExternalStore } from 'react'
import { directionOf, type LanguageChoice, type Locale, pickLocale } from '../settings/languages.ts'
import { changeSettings, settings, subscribeSettings } from '../settings/settings.ts'
import { type Dictionary, setDictionary } from './dictionary.ts'

export { LANGUAGES, type LanguageChoice, type Locale } from '../settings/languages.ts'

type Other = Exclude<Locale, 'en'>
/** The parts that words come in: all but the main one come with the screens that say them. */
type Part =
  | 'main'
  | 'legal'
  | 'photos'
  | 'library'
  | 'privacy'
  | 'device'
  | 'phone'
  | 'rules'
  | 'workbench'
  | 'organisers'
  | 'paper'
  | 'cloud'

const LOAD: Record<Part, Record<Other, () => Promise<{ default: Dictionary }>>> = {
  main: {
    de: () => import('virtual:words/de/main'),
    es: () => import('virtual:words/es/main'),
    ar: () => import('virtual:words/ar/main'),
  },
  legal: {
    de: () => import('virtual:words/de/legal'),
    es: () => import('virtual:words/es/legal'),
    ar: () => import('virtual:words/ar/legal'),
  },
  photos: {
    de: () => import('virtual:words/de/photos'),
    es: () => import('virtual:words/es/photos'),
    ar: () => import('virtual:words/ar/photos'),
  },
  library: {
    de: () => import('virtual:words/de/library'),
    es: () => import('virtual:words/es/library'),
    ar: () => import('virtual:words/ar/library'),
  },
  privacy: {
    de: () => import('virtual:words/de/privacy'),
    es: () => import('virtual:words/es/privacy'),
    ar: () => import('virtual:words/ar/privacy'),
  },
  device: {
    de: () => import('virtual:words/de/device'),
    es: () => import('virtual:words/es/device'),
    ar: () => import('virtual:words/ar/device'),
  },
  phone: {
    de: () => import('virtual:words/de/phone'),
    es: () => import('virtual:words/es/phone'),
    ar: () => import('virtual:words/ar/phone'),
  },
  rules: {
    de: () => import('virtual:words/de/rules'),
    es: () => import('virtual:words/es/rules'),
    ar: () => import('virtual:words/ar/rules'),
  },
  workbench: {
    de: () => import('virtual:words/de/workbench'),
    es: () => import('virtual:words/es/workbench'),
    ar: () => import('virtual:words/ar/workbench'),
  },
  organisers: {
    de: () => import('virtual:words/de/organisers'),
    es: () => import('virtual:words/es/organisers'),
    ar: () => import('virtual:words/ar/organisers'),
  },
  paper: {
    de: () => import('virtual:words/de/paper'),
    es: () => import('virtual:words/es/paper'),
    ar: () => import('virtual:words/ar/paper'),
  },
  cloud: {
    de: () => import('virtual:words/de/cloud'),
    es: () => import('virtual:words/es/cloud'),
    ar: () => import('virtual:words/ar/cloud'),
  },
}

let current: Locale = 'en'
let turn = 0
const parts = new Set<Part>(['main'])
const listeners = new Set<() => void>()

const load = async (locale: Locale): Promise<Dictionary> => {
  if (locale === 'en') return {}
  const loaded = await Promise.all([...parts].map((part) => LOAD[part][locale]()))
  return Object.assign({}, ...loaded.map((module) => module.default))
}

/** Fetches a language's words, then shows it everywhere at once. A later call wins over one that is still fetching. */
const show = async (locale: Locale): Promise<void> => {
  const mine = ++turn
  const words = await load(locale)
  if (mine !== turn) return
  setDictionary(words)
  current = locale
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  for (const listener of listeners) listener()
}

const wanted = () => pickLocale(settings().language, navigator.languages)

/**
 * Shows the language of the settings and follows them, also from other tabs. Resolves when the words are there, before
 * the first drawing; when they cannot be fetched, the page is English.
 */
export const startLanguage = async (): Promise<void> => {
  const follow = () => {
    if (wanted() !== current)
      show(wanted()).catch((error: unknown) => console.warn('Words could not be fetched', error))
  }
  subscribeSettings(follow)
  addEventListener('languagechange', follow)
  try {
    await show(wanted())
  } catch (error) {
    console.warn('Words could not be fetched', error)
    await show('en')
  }
}

/** Keeps a choice of language and shows it without a reload. Throws when its words can't be fetched; nothing changes then. */
export const chooseLanguage = async (choice: LanguageChoice): Promise<void> => {
  await load(pickLocale(choice, navigator.languages))
  changeSettings({ language: choice })
}

/** Fetches a further part of the words of the language in use, for screens that need it; what can't be fetched is said in English. */
export const needWords = async (part: Part): Promise<void> => {
  if (parts.has(part)) return
  parts.add(part)
  if (current === 'en') return
  await show(current).catch((error: unknown) => {
    parts.delete(part)
    console.warn('Words could not be fetched', error)
  })
}

/** The language that the page is written in. */
export const locale = (): Locale => current

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language that the page is written in; draws anew when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, locale, locale)
