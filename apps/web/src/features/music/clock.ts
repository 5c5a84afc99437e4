/** Seconds as a player shows them, e.g. `0:07` or `1:02`; the digits of the page's language. */
export const clock = (seconds: number, locale: string): string => {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0))
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits: least, useGrouping: false }).format(value)
  return `${digits(Math.floor(whole / 60), 1)}:${digits(whole % 60, 2)}`
}
