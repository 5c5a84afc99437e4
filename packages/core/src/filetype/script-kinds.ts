/** The text of a script without its remarks and the insides of its strings, which may hold any other language. */
const bared = (text: string): string =>
  text
    .slice(0, 6000)
    .replace(/\/\*(?:[^*]|\*(?!\/)){0,6000}(?:\*\/|$)/gu, ' ')
    .replace(/(^|[\s;{}(,])\/\/[^\n]*/gu, '$1')
    .replace(/"(?:[^"\\\n]|\\.){0,400}"|'(?:[^'\\\n]|\\.){0,400}'/gu, '""')

/** Where only a type can stand: behind the colon of a parameter, a result or a name, in angle brackets, behind `as`. */
const types: readonly RegExp[] = [
  /\(\s{0,40}\{[^{}]{0,300}\}\s?:\s?[A-Za-z_${(]/u,
  /\(\s{0,40}(?:(?:readonly|public|private|protected) )?[A-Za-z_$][\w$]{0,60}\??:\s?[A-Za-z_$[{(]/u,
  /\):\s?[A-Za-z_$][\w$.<>[\], |&]{0,120}(?:=>|\{[ \t]*\r?$|;[ \t]*\r?$)/mu,
  /\b(?:const|let|var)\s+[\w$]{1,60}\s?:\s?[A-Za-z_$[{(]/u,
  /[\w)\]]\s+as\s+(?:const|any|unknown|never|string|number|[A-Z][\w.]{0,60})\b(?!\s{0,9}(?:[,}]|from))/u,
  /^[ \t]*(?:export\s+)?(?:declare\s+|abstract\s+)?(?:interface\s+\w{1,60}[^{;\n]{0,200}\{|type\s+\w{1,60}(?:<[^>\n]{0,120}>)?\s?=|enum\s+\w{1,60}\s?\{)/mu,
  /\b(?:import|export)\s+type\b|^[ \t]*(?:private|protected|public|readonly|declare|abstract)\s+[\w$]/mu,
  /\b(?:useState|useRef|useMemo|Array|Map|Set|WeakMap|Promise|createContext|Record|Partial|FC|[a-z]\w{2,30})<(?:[A-Z]\w{0,40}|string|number|boolean|any|unknown|void)(?:\[\]|<[^>\n]{0,60}>|\s?\|[^>\n]{0,80})?(?:,[^>\n]{0,80})?>[ ]?[({=;,]/u,
  /\)!(?:\.|,|\)|;)/u,
  /^[ \t]{1,24}[A-Za-z_$][\w$]{0,60}[?!]?: (?:string|number|boolean|any|void|unknown|never|[A-Z]\w{0,40}(?:<[^>\n]{0,60}>)?)(?:\[\])?(?: = [^\n]{1,120})?;[ \t]*\r?$/mu,
]

/** Tags among the words of a program, where only an expression can stand. */
const tags =
  /(?:\breturn|=>|[=(?:]|&&|\|\|)\s*\(?\s*<(?:(?:[A-Z][\w.]*|[a-z][a-z\d]*(?=[\s>]))(?:\s[^<>;]{0,200})?(?:\/>|>[^;]{0,400}?<\/)|>[^;]{0,400}?<\/)/u

/** What only a script begins with, behind its remarks: that it is strict, or what it gives to others. */
const scriptStart =
  /^(?:\s|\/\/[^\n]{0,300}\n|\/\*(?:[^*]|\*(?!\/)){0,3000}\*\/){0,60}(?:["']use strict["'][;\r\n]|module\.exports ?= ?[\w{[('"`]|Object\.defineProperty\(exports,|exports\.\w{1,60} ?= ?\S|export \{\};)/u

/** A script by its start alone. */
export const matchScript = (text: string): string | undefined =>
  (text.includes('use strict') || text.includes('export')) && scriptStart.test(text) ? withKinds('js', text) : undefined

/** The same language with types in it (`ts`), with tags (`jsx`), or with both (`tsx`), where there are any. */
export function withKinds(language: string | undefined, text: string): string | undefined {
  // The language of .NET has its mother's words, and remarks, attributes and names of its own.
  if (
    language === 'ml' &&
    /^\s*(?:\/\/|\[<|open (?:System|Microsoft|FSharp)\b|namespace [A-Z])/mu.test(text) &&
    !/^\(\*/mu.test(text)
  )
    return 'fs'
  // What is like Java and names what it needs without an end.
  if (language === 'java' && /^import [\w.*]{3,120}[ \t]*\r?$/mu.test(text) && !/^import [^\n]{1,200};/mu.test(text))
    return 'groovy'
  if (language !== 'js' && language !== 'ts') return language
  const typed = language === 'ts' || (!/@flow\b/u.test(text.slice(0, 2000)) && isTyped(text))
  const hasTags =
    (text.includes('</') || text.includes('/>')) && tags.test(text) && /\bimport\b|\brequire\(|\bReact\b/u.test(text)
  // What takes React whole draws with it, if only later.
  const draws = /^import (?:\* as )?React\b/mu.test(text) && !/\bdeclare\b/u.test(text)
  return typed ? (hasTags || draws ? 'tsx' : 'ts') : hasTags ? 'jsx' : 'js'
}

function isTyped(text: string): boolean {
  const bare = bared(text)
  // What was packed for browsers has lost its types, and its signs stand in any order.
  if (bare.split('\n').some((line) => line.length > 600)) return false
  return types.some((one) => one.test(bare))
}
