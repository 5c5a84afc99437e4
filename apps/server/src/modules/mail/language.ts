import { LANGUAGES, type Language } from '@octavo/core'

/** What somebody chose in the settings, where that is a language. */
export const chosenLanguage = (chosen: unknown): Language | undefined => LANGUAGES.find((known) => known === chosen)
