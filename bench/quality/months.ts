/** The names of the twelve months in a language, January first. */
export const monthsIn = (language: string): readonly string[] => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2024, month, 15)))
}
