import { firstLines, shareOf } from './lines.ts'
import { matchIndentedStyle } from './styles.ts'

/** Of so many lines a habit is looked for. */
const maxLines = 80

const linesOf = (text: string): readonly string[] => firstLines(text, maxLines)

/** A document that is a list: of addresses and words behind its start, or of records that all begin with one name and go on below it. */
function isList(lines: readonly string[], own: readonly string[]): boolean {
  if (own[0] === '---' && own.length >= 3) return lines.slice(1).every((line) => /^- \S/u.test(line))
  const first = /^- ([\w./-]{1,60}):(?:\s|$)/u.exec(own[0] ?? '')?.[1]
  return (
    first !== undefined &&
    own.length >= 2 &&
    own.every((line) => line.startsWith(`- ${first}:`)) &&
    shareOf(lines, /^ {2}[\w./-]{1,60}:(?:\s|$)/u) >= 0.3
  )
}

/** Every line at the margin is a key, an entry of a list or a remark, and some line is indented below a key. */
function isYaml(lines: readonly string[]): boolean {
  // Tabs indent nothing in YAML.
  if (shareOf(lines, /^\t/u) > 0.1) return false
  const own = lines.filter((line) => !/^[ \t]|^#/u.test(line))
  // Names that are symbols of Ruby begin with a colon.
  const keys = own.filter((line) => /^(?:["']?|:)[\w./-]{1,60}["']?:(?:\s|$)/u.test(line))
  // A name stands once in a list of pairs; records of other formats are told apart by empty lines, and repeat theirs.
  const names = keys.map((line) => line.slice(0, line.indexOf(':', 1)))
  if (!lines.some((line) => /^(?:---|\.\.\.|- )/u.test(line)) && new Set(names).size < names.length) return false
  if (keys.length === 0 && isList(lines, own)) return true
  if (keys.length === 0 || !own.every((line) => keys.includes(line) || /^-(?:\s|--$)/u.test(line) || line === '...'))
    return false
  const below = lines.some(
    (line, at) => /:(?:\s*[|>][+-]?)?\s*$/u.test(line) && /^(?:\s+\S|- )/u.test(lines[at + 1] ?? ''),
  )
  return (below || (keys.length >= 2 && own[0] === '---')) && shareOf(lines, /[;{]$/u) < 0.1
}

const goStart =
  /^(?:\/\/[^\n]{0,300}\n|\/\*(?:[^*]|\*(?!\/)){0,3000}\*\/|\s){0,60}package [a-z_]\w{0,60}[ \t]*\r?\n(?:\/\/[^\n]{0,300}\n|\/\*(?:[^*]|\*(?!\/)){0,3000}\*\/|\s){0,30}(?:import (?:\(|"|\w+ ")|func |type \w+ |var |const )/u

/** What a package is for, said before its name, and nothing else ("Go Doc Comments"). */
const goPackage =
  /^\s*(?:\/\/[^\n]{0,300}\n){0,60}?\/\/ Package (\w{1,60}) [^\n]{1,300}\n(?:\/\/[^\n]{0,300}\n){0,200}package \1\s*$/u

/** A page of Markdown that shows code is full of that code's words: it begins with a heading or badges, and has several forms. */
const markdownForms: readonly RegExp[] = [
  /^#{1,6} \S/mu,
  /^[ \t]{0,3}```/mu,
  /\[[^\]\n]{1,120}\]\((?:https?:|\.|\/|#)[^)\n]{1,300}\)/u,
  /^[*+-] {1,3}\S/mu,
  /^[^\n#]{3,80}\r?\n(?:={3,}|-{3,})\r?$/mu,
]
/** Words, not code, on the first line, and later a piece of code in a fence of its own, closed again. */
const isFenced = (text: string): boolean =>
  text.includes('```') &&
  !remark.test(text) &&
  /^\s*(?:[`*_[!]{0,3}[A-Z][\w'`*_-]{0,30}[ ,][^\n={};]{8,}|---\r?\n)/u.test(text) &&
  /^[ \t]{0,3}```[\w+-]{0,20}[ \t]*\r?\n(?:(?![ \t]{0,3}```)[^\n]{0,400}\n){0,60}[ \t]{0,3}```[ \t]*\r?$/mu.test(text)

/** What is said of a page before it begins, and then a heading, a list or an address as Markdown has them. */
const isHeaded = (text: string): boolean => {
  const head =
    /^---\r?\n(?:[\w-]{1,40}:[^\n]{0,300}\n|[ \t-][^\n]{0,300}\n|#[^\n]{0,300}\n|\r?\n){1,40}?---\r?\n/u.exec(text)
  if (head === null) return false
  const rest = text.slice(head[0].length)
  return markdownForms.filter((form) => form.test(rest)).length >= 2 || /^\s*#{1,6} \S/u.test(rest)
}

/** The same where an empty line, a heading and a sentence follow: what is said before it is YAML, but the rest is none. */
const isHeadedPage = (text: string): boolean =>
  text.startsWith('---') &&
  /^---\r?\n(?:[\w-]{1,40}:[^\n]{0,300}\n|[ \t-][^\n]{0,300}\n){1,40}?---\r?\n\s{0,9}\n#{1,6} \S[^\n]{0,200}\n\s{0,9}\n ?\p{Lu}[^\n]{1,60} [^\n]{1,400}\n/u.test(
    text,
  )

const isPage = (text: string): boolean => isFenced(text) || isHeaded(text) || isTitled(text)

const isTitled = (text: string): boolean =>
  /^\s{0,99}(?:#{1,6} \S|[^\n]{3,80}\r?\n={3,}\r?\n|\[?!\[)/u.test(text) &&
  markdownForms.filter((form) => form.test(text)).length >= 3

const rstForms: readonly RegExp[] = [
  /^\.\. (?:[\w-]{2,30}::|_[^:\n]{1,80}:|\|[^|\n]{1,80}\|)/mu,
  /^[^\s][^\n]{2,80}\r?\n(?:={4,}|-{4,}|~{4,}|\^{4,}|\*{4,}|"{4,}|\+{4,})\r?$/mu,
  /(?:^|\s)``[^`\n]{1,80}``(?:[\s,.;:)]|$)/mu,
  /`[^`\n<]{1,120}<[^>\n]{1,300}>`__?(?:\W|$)/u,
  /\S::\r?\n\r?\n[ \t]/u,
  /:(?:ref|doc|class|func|meth|mod|term|file|option|envvar|role|samp|command|guilabel|kbd):`/u,
]

/** What remarks and strings of programs begin with; a document of text begins with none of them. */
const remark =
  /^\s*(?:"""|'''|r?"""|#(?!#{3,}\r?\n)|\/[/*]|;;|--\s|%|=begin|\(\*|\{-|import\s|from\s+\w+\s+import\s|<[?!%])/u

/** `rst` when two of the forms that only reStructuredText has are there, or a frame of marks around its first line. */
const isRst = (text: string): boolean => !remark.test(text) && hasRstForms(text)

const hasRstForms = (text: string): boolean =>
  rstForms.filter((form) => form.test(text)).length >= 2 ||
  (/^\s{0,9}([=#*~-])\1{3,}\r?\n(?!--) ?\S[^\n]{2,80}\r?\n\1{4,}\r?\n/u.test(text) && !/^#{1,6} /mu.test(text))

/** TeX without a document of its own: most lines at the margin are commands, remarks, or groups. */
const isTex = (lines: readonly string[]): boolean => {
  const own = lines.filter((line) => !/^\s*%/u.test(line))
  return (
    own.length >= (lines.length > own.length ? 1 : 2) &&
    shareOf(
      own,
      /^\s*\\(?:def|edef|gdef|let|new\w+|renew\w+|provide\w+|usepackage|usemodule|input|section|subsection|begin|end|item|chapter|catcode|ifx?|else|fi|font|require\w*|make\w+|set\w+|unprotect|protect|expandafter|start\w+|stop\w+|setup\w+)\b/u,
    ) > 0.25
  )
}

/** Lists in brackets from the margin on, and as many closed as opened where the text is whole. */
function isLisp(text: string, lines: readonly string[]): boolean {
  const code = lines.filter((line) => !/^\s*;/u.test(line))
  if (code.length < 2 || !/^[([]/u.test(code[0] ?? '')) return false
  const own = code.filter((line) => !/^\s/u.test(line))
  const [open, shut] = [text.split('(').length, text.split(')').length]
  return (
    own.every((line) => /^[()[\]#'`,";]/u.test(line)) &&
    own.some((line) => line.startsWith('(')) &&
    open > 4 &&
    shut > open * 0.6 &&
    shareOf(code, /[;{}]\s*$/u) < 0.1
  )
}

/** Headings of two depths and words between them: lists of Markdown have stars too, but they are not parted by words, and letters are bold. */
const isOutline = (text: string): boolean =>
  /^\s{0,9}\*{1,5} [^*\n]{1,200}\r?\n(?:[^*\n][^\n]{0,600}\n|\r?\n){1,60}\*{1,5} [^*\n]{1,200}\r?\n/u.test(text) &&
  /^\*\*{1,3} [^*\n]{1,200}\r?\n(?:\r?\n)?[ \t]{0,9}[^*\s]/mu.test(text) &&
  !/\*\*[^\s*][^*\n]{0,100}\*\*|^#{1,6} \S|^={3,}\r?$|^-{3,}\r?$/mu.test(text)

/** An outline of Org: its own settings, or headings of stars in two depths, or one with a link or a block of Org. */
const isOrg = (text: string): boolean =>
  (text.includes('#+') || text.includes('\n** ')) && (hasOrgForms(text) || isOutline(text))

const hasOrgForms = (text: string): boolean =>
  /^#\+(?:title|author|options|startup|date|property|todo|latex_\w+|html_\w+|begin_\w+|language|filetags):?[ \t]/imu.test(
    text,
  )
    ? /^\s*(?:#|\*|-\*-)/u.test(text)
    : /^(?:[^\n]{0,200}\n){0,9}\* \S/u.test(text) &&
      /^\*\* \S/mu.test(text) &&
      (/\[\[[^\]\n]{1,300}\](?:\[[^\]\n]{1,200}\])?\]/u.test(text) ||
        /^\*{1,3} (?:[T]ODO|DONE) \S/mu.test(text) ||
        /^\s*:PROPERTIES:\s*$/mu.test(text))

const asciidocForms: readonly RegExp[] = [
  /^={2,5} \S/mu,
  /^:[\w!-]{2,40}:(?: |\r?$)/mu,
  /^\[(?:source|NOTE|TIP|WARNING|IMPORTANT|quote|verse|\[|#|cols|options|horizontal|role)/mu,
  /^(?:-{4}|={4}|\.{4}|\|={3}|\*{4})\r?$/mu,
  /\b(?:link|image|include|xref|kbd|menu|ifdef|endif):{1,2}[^\s[\]]{0,200}\[/u,
  /<<[\w-]{1,80}(?:,[^>\n]{1,80})?>>/u,
]
/** A remark over lines that a page of AsciiDoc may begin with. */
const withoutBlock = (text: string): string => {
  if (!text.startsWith('////')) return text
  const end = text.indexOf('\n////', 4)
  return end === -1 ? text : text.slice(end + 6).trimStart()
}

/** A page of AsciiDoc begins with its title or attributes, and has two more of its forms. */
const isAsciidoc = (text: string): boolean =>
  /^(?:(?:\/\/[^\r\n]{0,200}|:[\w-]{2,40}:[^\r\n]{0,200}|\[\[[^\r\n]{1,80}\]\])?\r?\n){0,20}={1,2} \S/u.test(
    withoutBlock(text),
  ) && asciidocForms.filter((form) => form.test(text)).length >= 2

/** Settings of AsciiDoc alone: names in small letters between colons, in most lines that are no remark. */
function hasAttributes(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !line.startsWith('//'))
  return own.length >= 5 && shareOf(own, /^(?::[a-z][a-z\d_!-]{1,40}:(?: |$)|ifn?def::|endif::)/u) > 0.8
}

/** Orders for a machine: nearly every line that is no remark is a word of one letter and a number, and more of them. */
function isGcode(lines: readonly string[]): boolean {
  if (!lines.some((line) => /^(?:N\d+ ?)?G\d/u.test(line))) return false
  const own = lines.filter((line) => !/^\s*[;(%]/u.test(line))
  return (
    own.length >= 4 &&
    shareOf(own, /^\s*(?:N\d{1,6}\s*)?[GMTFS]\d{1,4}(?:\.\d)?(?:\s*[A-Z]-?[\d.]{0,12}){0,12}\s*(?:[;(]|$)/u) > 0.85 &&
    own.some((line) => /^\s*(?:N\d{1,6}\s*)?G\d/u.test(line))
  )
}

const sedOrder =
  /^\s*(?:(?:\d+|\$|\/(?:[^/\n\\]|\\.){1,200}\/)(?:,(?:\d+|\$|\/(?:[^/\n\\]|\\.){1,200}\/))?\s*!?\s*)?(?:s([/,|#@:!])(?:(?!\1)[^\n\\]|\\.){0,300}\1(?:(?!\1)[^\n\\]|\\.){0,300}\1[gpIeMw\d]{0,4}|y\/[^\n]{1,300}\/|[dDpPnNhHgGxqQ=]|[bt](?:\s+\w{1,30})?|:\s*\w{1,30}|\{|[aic]\\.{0,200}|r \S{1,200})\s{0,40};?\s*\}?(?:\s*#.*)?$|^\s*\}$/u
/** Orders of sed, one a line, some of which put one thing for another. */
function isSed(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !/^\s*#/u.test(line))
  if (!sedOrder.test(own[0] ?? '')) return false
  return own.length >= 2 && own.some((line) => /(?:^|[\s/])s[/,|#@:!]/u.test(line)) && shareOf(own, sedOrder) > 0.9
}

/** Sums with the files that they are of, each on a line (the forms of `sha256sum`, of BSD, and of SFV). */
const isSums = (lines: readonly string[]): boolean =>
  lines.every((line) =>
    /^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})(?: [ *]\S|$)|^(?:MD5|SHA\d{1,3}|BLAKE2b) \([^)\n]{1,200}\) = [\da-f]{32,128}$/iu.test(
      line,
    ),
  )

/** Every line at the margin is a table's name, a pair whose value is written as TOML writes it, or the end of a list. */
function isToml(lines: readonly string[]): boolean {
  if (!lines.some((line) => line.startsWith('['))) return false
  const own = lines.filter((line) => !/^[ \t]|^#/u.test(line))
  const pairs = own.filter((line) =>
    /^(?:[\w-]{1,60}|"[^"\n]{1,60}")(?:\.[\w"-]{1,60}){0,4} ?= ?(?:["'[{]|[+-]?\d|true\b|false\b)/u.test(line),
  )
  return (
    pairs.length >= 2 &&
    pairs.some((line) => /= ?["'[{]/u.test(line)) &&
    !own.some((line) => /;$/u.test(line)) &&
    own.some((line) => /^\[{1,2}[\w."' -]{1,100}\]{1,2}(?:\s*#.*)?$/u.test(line)) &&
    own.every(
      (line) =>
        pairs.includes(line) || /^\[{1,2}[\w."' :\\/-]{1,120}\]{1,2}(?:\s*#.*)?$|^[\]}],?$|^(?:"""|''')$/u.test(line),
    )
  )
}

/** Names and values of `make`: in many lines a name, a sign with blanks beside it, and another name's value in brackets. */
function isMake(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !line.startsWith('#'))
  const given = own.filter((line) =>
    /^[A-Za-z_][\w.-]{0,60} {1,20}[:+?]?= {0,20}[^\n]{0,200}\$[({][A-Za-z_][\w.-]{0,60}[)}]/u.test(line),
  )
  return (
    given.length >= 3 &&
    given.length >= own.length * 0.25 &&
    !own.some((line) => /;$|^\s*(?:var|let|const|local)\s/u.test(line))
  )
}

const gradleBlock =
  /^(?:pluginManagement|dependencyResolutionManagement|buildscript|allprojects|subprojects|plugins|dependencies|repositories) \{[ \t]*\r?$/gmu

const blockNames = 'plugins|dependencies|Management|repositories|buildscript|projects'
  .split('|')
  .map((name) => `${name} {`)

/** A script of Gradle by its blocks: in Kotlin, whose strings have two marks and stand in brackets, else in Groovy. */
function gradleOf(text: string): string | undefined {
  if (
    !blockNames.some((name) => text.includes(name)) ||
    (text.match(gradleBlock)?.length ?? 0) < (text.includes('pluginManagement') ? 1 : 2)
  )
    return undefined
  const bare = text.replace(/\/\/[^\n]*/gu, '')
  const isKotlin =
    /\w\("[^"\n]{1,200}"\)/u.test(bare) &&
    !/'|^\s*def\s|^\s*(?:id|implementation|api|include|classpath|apply|maven) "/mu.test(bare)
  return isKotlin ? 'kts' : 'groovy'
}

/** Drawings of MetaPost behind orders of its own. */
const isMetapost = (text: string): boolean =>
  text.includes('beginfig(') &&
  /^beginfig\s?\(/mu.test(text) &&
  /^\s*(?:(?:var)?def|draw|z\d|pair|path|numeric|prologues|endfig)\b/mu.test(text)

/** Extension of a text whose lines all keep to a habit that programs' words can hide; undefined when there is none. */
export function matchHabit(text: string): string | undefined {
  const lines = linesOf(text)
  // A sum alone stands beside the file that it is of.
  if (lines.length < 2)
    return /^\s*(?:[\da-f]{40}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})\s*$/iu.test(text) ? 'sha256' : undefined
  if (goStart.test(text) || (text.includes('// Package ') && goPackage.test(text))) return 'go'
  // Pieces of R that are run when the page is made, after the head of the page or anywhere.
  if (text.includes('```{r') && /^```\{r[\s,}]/mu.test(text)) return 'rmd'
  if (
    /^---\r?\n(?:[^\n]{0,300}\n){0,30}?output:\s{1,9}(?:\w{2,30}::)?(?:html|pdf|word|beamer|github|ioslides|slidy|powerpoint)_(?:document|presentation|book)/u.test(
      text,
    )
  )
    return 'rmd'
  const indented = matchIndentedStyle(lines)
  if (indented) return indented
  if (isHeadedPage(text)) return 'md'
  if (isYaml(lines)) return 'yaml'
  if (/^={1,2} \S/u.test(text) && isAsciidoc(text)) return 'adoc'
  if ((text.includes('$(') || text.includes('${')) && isMake(lines)) return 'mk'
  if (isMetapost(text)) return 'mp'
  const gradle = gradleOf(text)
  if (gradle) return gradle
  if (isOrg(text)) return 'org'
  if (isAsciidoc(text) || hasAttributes(lines)) return 'adoc'
  if (isRst(text)) return 'rst'
  if (isPage(text)) return 'md'
  if (isTex(lines)) return 'tex'
  if (isGcode(lines)) return 'gcode'
  if (isSed(lines)) return 'sed'
  if (isToml(lines)) return 'toml'
  return isSums(lines) ? 'sha256' : undefined
}

/** What is left where no language is heard. */
export const matchBrackets = (text: string): string | undefined => (isLisp(text, linesOf(text)) ? 'lisp' : undefined)
