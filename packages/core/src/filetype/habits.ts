/** Of so many lines a habit is looked for. */
const maxLines = 80

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/u, maxLines + 1)
    .slice(0, maxLines)
    .map((line) => line.slice(0, 300).trimEnd())
    .filter((line) => line !== '')

const share = (lines: readonly string[], pattern: RegExp): number =>
  lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length)

/** Every line at the margin is a key, an entry of a list or a remark, and some line is indented below a key. */
function isYaml(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !/^[ \t]|^#/u.test(line))
  const keys = own.filter((line) => /^["']?[\w./-]{1,60}["']?:(?:\s|$)/u.test(line))
  if (keys.length === 0 || !own.every((line) => keys.includes(line) || /^-(?:\s|--$)/u.test(line) || line === '...'))
    return false
  const below = lines.some((line, at) => /:\s*$/u.test(line) && /^(?:\s+\S|- )/u.test(lines[at + 1] ?? ''))
  return (below || (keys.length >= 2 && own[0] === '---')) && share(lines, /[;{]$/u) < 0.1
}

const goStart =
  /^(?:\/\/[^\n]{0,300}\n|\/\*[^*]{0,3000}\*\/|\s){0,60}package [a-z_]\w{0,60}[ \t]*\r?\n(?:\/\/[^\n]{0,300}\n|\s){0,30}(?:import (?:\(|"|\w+ ")|func |type \w+ |var |const )/u

/** A page of Markdown that shows code is full of that code's words: it begins with a heading or badges, and has several forms. */
const markdownForms: readonly RegExp[] = [
  /^#{1,6} \S/mu,
  /^[ \t]{0,3}```/mu,
  /\[[^\]\n]{1,120}\]\((?:https?:|\.|\/|#)[^)\n]{1,300}\)/u,
  /^[*+-] {1,3}\S/mu,
  /^[^\n#]{3,80}\r?\n(?:={3,}|-{3,})\r?$/mu,
]
const isPage = (text: string): boolean =>
  /^\s*(?:#{1,3} \S|[^\n]{3,80}\r?\n={3,}\r?\n|\[?!\[)/u.test(text) &&
  markdownForms.filter((form) => form.test(text)).length >= 3

const rstForms: readonly RegExp[] = [
  /^\.\. (?:[\w-]{2,30}::|_[^:\n]{1,80}:|\|[^|\n]{1,80}\|)/mu,
  /^[^\s][^\n]{2,80}\r?\n(?:={4,}|-{4,}|~{4,}|\^{4,}|\*{4,}|"{4,}|\+{4,})\r?$/mu,
  /(?:^|\s)``[^`\n]{1,80}``(?:[\s,.;:)]|$)/mu,
  /`[^`\n<]{1,120}<[^>\n]{1,300}>`__?(?:\W|$)/u,
  /\S::\r?\n\r?\n[ \t]/u,
  /:(?:ref|doc|class|func|meth|mod|term|file|option|envvar|role|samp|command|guilabel|kbd):`/u,
]

/** `rst` when two of the forms that only reStructuredText has are there, or a frame of marks around its first line. */
const isRst = (text: string): boolean =>
  rstForms.filter((form) => form.test(text)).length >= 2 ||
  (/^\s{0,9}([=#*~-])\1{3,}\r?\n ?\S[^\n]{2,80}\r?\n\1{4,}\r?\n/u.test(text) && !/^#{1,6} /mu.test(text))

/** TeX without a document of its own: most lines at the margin are commands, remarks, or groups. */
const isTex = (lines: readonly string[]): boolean => {
  const own = lines.filter((line) => !/^\s*%/u.test(line))
  return (
    own.length >= 2 &&
    share(
      own,
      /^\s*\\(?:def|edef|gdef|let|new\w+|renew\w+|provide\w+|usepackage|usemodule|input|section|subsection|begin|end|item|chapter|catcode|ifx?|else|fi|font|require\w*|make\w+|set\w+|unprotect|protect|expandafter)\b/u,
    ) > 0.25
  )
}

/** Lists in brackets from the margin on, and as many closed as opened where the text is whole. */
function isLisp(text: string, lines: readonly string[]): boolean {
  const code = lines.filter((line) => !/^\s*;/u.test(line))
  if (code.length < 2 || !/^\(/u.test(code[0] ?? '')) return false
  const own = code.filter((line) => !/^\s/u.test(line))
  const [open, shut] = [text.split('(').length, text.split(')').length]
  return (
    own.every((line) => /^[()#'`,";]/u.test(line)) && open > 4 && shut > open * 0.6 && share(code, /[;{}]\s*$/u) < 0.1
  )
}

/** Extension of a text whose lines all keep to a habit that programs' words can hide; undefined when there is none. */
export function matchHabit(text: string): string | undefined {
  const lines = linesOf(text)
  if (lines.length < 2) return undefined
  if (goStart.test(text)) return 'go'
  if (isYaml(lines)) return 'yaml'
  if (isRst(text)) return 'rst'
  if (isPage(text)) return 'md'
  return isTex(lines) ? 'tex' : undefined
}

/** What is left where no language is heard. */
export const matchBrackets = (text: string): string | undefined => (isLisp(text, linesOf(text)) ? 'lisp' : undefined)

/** Tags among the words of a program, where only an expression can stand. */
const tags =
  /(?:\breturn|=>|[=(?:]|&&|\|\|)\s*\(?\s*<(?:(?:[A-Z][\w.]*|[a-z][a-z\d]*(?=[\s>]))(?:\s[^<>;]{0,200})?(?:\/>|>[^;]{0,400}?<\/)|>[^;]{0,400}?<\/)/u

/** The same language with tags in it (`jsx`, `tsx`), where there are any. */
export function withTags(language: string | undefined, text: string): string | undefined {
  if (language !== 'js' && language !== 'ts') return language
  if (!text.includes('</') && !text.includes('/>')) return language
  if (!tags.test(text) || !/\bimport\b|\brequire\(|\bReact\b/u.test(text)) return language
  return language === 'js' ? 'jsx' : 'tsx'
}
