const VOWEL = /[aeiouy]/u
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/u

/** Words that the rules would bring together with others that mean something else, or tear apart. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  news: 'news',
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  howe: 'howe',
  atlas: 'atlas',
  cosmos: 'cosmos',
  bias: 'bias',
  andes: 'andes',
  inning: 'inning',
  innings: 'inning',
  outing: 'outing',
  herring: 'herring',
  earring: 'earring',
  business: 'business',
  businesses: 'business',
  university: 'university',
  universities: 'university',
  organ: 'organ',
  organs: 'organ',
  general: 'general',
  proceed: 'proceed',
  exceed: 'exceed',
  succeed: 'succeed',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'people',
}

/** Endings of step 2 -> what stands for them, longest first; they go only when a syllable is left before them. */
const STEP_2: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
]
const STEP_3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const STEP_4 = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'al',
  'er',
  'ic',
] as const

/** Where the region after the first (or second) vowel-consonant pair begins: R1 and R2 of the Porter2 algorithm. */
function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at += 1)
    if (!VOWEL.test(word[at] ?? '') && VOWEL.test(word[at - 1] ?? '')) return at + 1
  return word.length
}

const endsShort = (word: string): boolean =>
  /^[aeiouy][^aeiouy]$/u.test(word) || /[^aeiouy][aeiouy][^aeiouywx]$/u.test(word)

function replaced(word: string, table: readonly (readonly [string, string])[], region: number): string {
  for (const [ending, instead] of table) {
    if (!word.endsWith(ending)) continue
    const start = word.length - ending.length
    return start >= region ? word.slice(0, start) + instead : word
  }
  return word
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ies') || word.endsWith('ied')) return word.slice(0, word.length > 4 ? -2 : -1)
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  return VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function withoutTense(word: string, r1: number): string {
  for (const ending of ['eedly', 'eed'])
    if (word.endsWith(ending)) return word.length - ending.length >= r1 ? word.slice(0, 2 - ending.length) : word
  for (const ending of ['ingly', 'edly', 'ing', 'ed']) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (!VOWEL.test(stem)) return word
    if (/(?:at|bl|iz)$/u.test(stem)) return `${stem}e`
    if (DOUBLE.test(stem)) return stem.slice(0, -1)
    return r1 >= stem.length && endsShort(stem) ? `${stem}e` : stem
  }
  return word
}

/**
 * Stem of an English word in lower case, after the published Porter2 ("English") algorithm by M. F. Porter, with the
 * rules that matter for grouping. Not a word of English: the surface forms are kept for showing.
 */
export function stemEnglish(surface: string): string {
  if (surface.length <= 3) return surface
  if (Object.hasOwn(EXCEPTIONS, surface)) return EXCEPTIONS[surface] ?? surface
  let word = withoutPlural(surface)
  const r1 = /^(?:gener|commun|arsen)/u.test(word) ? (/^commun/u.test(word) ? 6 : 5) : regionAfter(word, 0)
  const r2 = regionAfter(word, r1)
  word = withoutTense(word, r1)
  if (word.length > 2 && /[^aeiouy]y$/u.test(word)) word = `${word.slice(0, -1)}i`
  word = replaced(word, STEP_2, r1)
  if (word.endsWith('ogi') && word.at(-4) === 'l') word = word.slice(0, -1)
  if (/[cdeghkmnrt]li$/u.test(word) && word.length - 2 >= r1) word = word.slice(0, -2)
  word = replaced(word, STEP_3, r1)
  if (word.endsWith('ative') && word.length - 5 >= r2) word = word.slice(0, -5)
  const ending = STEP_4.find((known) => word.endsWith(known))
  if (ending) {
    if (word.length - ending.length >= r2) word = word.slice(0, -ending.length)
  } else if (/[st]ion$/u.test(word) && word.length - 3 >= r2) word = word.slice(0, -3)
  if (word.endsWith('e')) {
    const start = word.length - 1
    if (start >= r2 || (start >= r1 && !endsShort(word.slice(0, -1)))) word = word.slice(0, -1)
  } else if (word.endsWith('ll') && word.length - 1 >= r2) word = word.slice(0, -1)
  return word
}

/** Stem of a German word in lower case: umlauts unfolded, endings of cases and plurals gone where five letters stay. */
export function stemGerman(surface: string): string {
  const word = surface.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss')
  return word.length > 5 ? word.replace(/(?:ern|em|er|en|es|e|s|n)$/u, '') : word
}

/** Stem of a Spanish word in lower case: accents unfolded, endings of number and gender gone where four letters stay. */
export function stemSpanish(surface: string): string {
  const word = surface
    .replaceAll('á', 'a')
    .replaceAll('é', 'e')
    .replaceAll('í', 'i')
    .replaceAll('ó', 'o')
    .replaceAll('ú', 'u')
  return word.length > 4 ? word.replace(/(?:aciones|acion|amente|mente|es|os|as|o|a|e|s)$/u, '') : word
}
