import { SETTING_LANGUAGES } from '@octavo/contract'

/** The languages that mails are written in. */
export type Language = Exclude<(typeof SETTING_LANGUAGES)[number], 'auto'>

const isLanguage = (text: unknown): text is Language =>
  text !== 'auto' && SETTING_LANGUAGES.some((known) => known === text)

/** What somebody chose in the settings, where that is a language. */
export const chosenLanguage = (chosen: unknown): Language | undefined => (isLanguage(chosen) ? chosen : undefined)

/** The language that a browser asks for most (RFC 9110, section 12.5.4); English where it asks for none of ours. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/u)
      const weight = Number(/^q=([01](?:\.\d{1,3})?)$/u.exec(parameters.join(';'))?.[1] ?? '1')
      return { language: tag.split('-', 1)[0], weight }
    })
    .sort((left, right) => right.weight - left.weight)
  for (const { language, weight } of wishes) if (weight > 0 && isLanguage(language)) return language
  return 'en'
}
