/** Digits of Arabic, Persian, Hindi, and the broad ones of East Asia. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/gu
const ZEROS = [0xff10, 0x966, 0x6f0, 0x660]

/** Digits as they are in most writings, so that `١٢` is 12. */
export const plainDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.find((zero) => code >= zero) ?? 0))
  })
