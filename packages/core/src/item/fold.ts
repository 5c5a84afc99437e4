const ASCII = /^[\0-\x7f]*$/u

/**
 * Key under which two names are one name on some file system: NFC, then full Unicode case folding, then NFC again.
 * `ß`, `ẞ`, `ss` and `SS` share a key, `İ` shares one with `i̇`, dotless `ı` stays apart from `i`; compatibility forms
 * (`ﬁ` excepted, which folds to `fi`; `①`, `Ａ`) stay apart, for this is not NFKC. Never depends on the locale.
 *
 * How: a character's full folding is what is left after lower, upper and lower casing again (Unicode's own
 * SpecialCasing, which ECMAScript uses for the locale-free methods). Compared with CaseFolding.txt (C and F rows) over
 * all code points, two differ: `ı`, whose upper case is `I`, is kept out of the casing; final sigma is one with sigma.
 */
export function collisionKey(name: string): string {
  if (ASCII.test(name)) return name.toLowerCase()
  const composed = name.normalize('NFC')
  const folded = composed.includes('ı') ? composed.split('ı').map(fold).join('ı') : fold(composed)
  return folded.normalize('NFC')
}

function fold(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}
