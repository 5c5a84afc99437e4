/** Letters that no decomposition takes apart, as people write them who do not have them. */
const OTHER: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ħ: 'h', ς: 'σ', ŧ: 't', ð: 'd', þ: 'th' },
  ...{ ة: 'ه', ى: 'ي', ё: 'е', ґ: 'г' },
}
const OTHERS = new RegExp(`[${Object.keys(OTHER).join('')}]`, 'gu')
/** Accents, the short vowels and lengthening of Arabic, the dot below of Hindi; not the vowels of Hindi, which are marks, too. */
const ACCENTS = /[\u0300-\u036f\u0640\u064b-\u0655\u0670\u093c]/gu

/** A word as words of forms are compared: lower case, without accents; scans and hasty people leave them out. */
export const foldForm = (word: string): string =>
  /^[A-Za-z]*$/u.test(word)
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .normalize('NFC')
        .replace(OTHERS, (letter) => OTHER[letter] ?? letter)
