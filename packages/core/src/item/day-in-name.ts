const YEAR = '(?<year>(?:19|20)\\d{2})'
const MONTH = '(?<month>0[1-9]|1[0-2])'
const DAY = '(?<day>0[1-9]|[12]\\d|3[01])'

/** As cameras, scanners and people write days into names: `20230512`, `2023-05-12`, `12.05.2023`, `31-05-2023`. */
const FORMS: readonly RegExp[] = [
  new RegExp(`(?<!\\d)${YEAR}(?<gap>[-_. ]?)${MONTH}\\k<gap>${DAY}(?!\\d)`, 'u'),
  new RegExp(`(?<!\\d)${DAY}\\.${MONTH}\\.${YEAR}(?!\\d)`, 'u'),
  // Day or month first, nobody knows: only where the day can be no month.
  new RegExp(`(?<!\\d)(?<day>1[3-9]|2\\d|3[01])(?<gap>[-_])${MONTH}\\k<gap>${YEAR}(?!\\d)`, 'u'),
]

/** The day that a name says, `YYYY-MM-DD`; undefined when it says none, or one that no calendar has. */
export function dayInName(name: string): string | undefined {
  for (const form of FORMS) {
    const { year, month, day } = form.exec(name)?.groups ?? {}
    if (year === undefined || month === undefined || day === undefined) continue
    const atMs = Date.UTC(Number(year), Number(month) - 1, Number(day))
    if (new Date(atMs).getUTCDate() === Number(day)) return `${year}-${month}-${day}`
  }
  return undefined
}
