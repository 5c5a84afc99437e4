/** The languages in which Octavo names folders and says its reasons. */
export const LANGUAGES = ['en', 'de', 'es', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** The first of some language tags (`de-AT`, `es_ES.UTF-8`) that is spoken here, else English. */
export const languageFor = (tags: readonly string[]): Language => {
  const asked = tags.map(
    (tag) =>
      tag
        .trim()
        .toLowerCase()
        .split(/[-_.@;]/u)[0],
  )
  return asked.flatMap((tag) => LANGUAGES.find((known) => known === tag) ?? [])[0] ?? 'en'
}
