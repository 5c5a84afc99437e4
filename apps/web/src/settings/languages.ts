import { type Language, languageFor } from '@octavo/core'

/** The languages that Octavo speaks, each under its own name, in the order in which they are offered. */
export const LANGUAGES = [
  { locale: 'en', name: 'English', dir: 'ltr' },
  { locale: 'de', name: 'Deutsch', dir: 'ltr' },
  { locale: 'es', name: 'Español', dir: 'ltr' },
  { locale: 'ar', name: 'العربية', dir: 'rtl' },
] as const satisfies readonly { readonly locale: Language; readonly name: string; readonly dir: 'ltr' | 'rtl' }[]

export type Locale = Language
/** What a person can choose: a language, or whatever the browser asks for. */
export type LanguageChoice = Locale | 'auto'

/** True for a language that Octavo speaks. */
export const isLocale = (value: unknown): value is Locale => LANGUAGES.some(({ locale }) => locale === value)

/** The language to show: the chosen one, else the first of the browser's languages that is spoken here, else English. */
export const pickLocale = (choice: LanguageChoice, asked: readonly string[]): Locale =>
  choice === 'auto' ? languageFor(asked) : choice

/** The direction in which a language is written. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' =>
  LANGUAGES.find((language) => language.locale === locale)?.dir ?? 'ltr'
