/** A look at the first so many characters and parts is enough, and a bound for the time that it takes. */
const maxCharacters = 6000
const maxParts = 120

/** First words of the properties that style sheets are made of (CSS snapshot, index of properties). */
const property =
  /^\*?-?(?:webkit-|moz-|ms-|o-)?(?:align|animation|appearance|backdrop|background|border|bottom|box|break|clear|clip|color|column|columns|content|counter|cursor|direction|display|fill|filter|flex|float|font|gap|grid|height|hyphens|inset|justify|left|letter|line|list|margin|mask|max|min|object|opacity|order|outline|overflow|padding|page|place|pointer|position|quotes|resize|right|scroll|size|speak|src|stroke|tab|table|text|top|touch|transform|transition|unicode|user|vertical|visibility|white|width|will|word|writing|z|zoom)(?:-[a-z-]{1,40})?$/u

/** What a rule begins with: a selector, or an at-word; nothing of a program's. */
const prelude = /^@[\w-][^{}]*$|^(?:[.#&:*[>+~%]|[\w-])(?:[^={}:]|:(?!\s)|=(?=[^{}[\]]{0,100}\]))*$/u
const programs =
  /^(?:interface|class|struct|enum|export|import|function|type|namespace|module|package|def|fn|if|for|while|switch|else|do|try|catch|return|public|private|static|resource|message|service|rule)\b|=>/u

const mayBeStyle =
  /[{;]\s*[*$@]?[a-z-]{3,40}\s*:\s{0,40}[^;{}\n=]{1,200}[;}\n]|^@(?:import|include|use|forward|mixin|function)\s/imu

/** The text with all that holds other signs taken out: addresses, remarks, strings, and what is put in for a name. */
const bared = (text: string): string =>
  text
    .slice(0, maxCharacters)
    .replace(/url\([^)]{0,4000}(?:\)|$)/gu, 'url()')
    .replace(/\/\*(?:[^*]|\*(?!\/)){0,6000}(?:\*\/|$)/gu, ' ')
    .replace(/(^|[\s;{}])\/\/[^\n]*/gu, '$1')
    .replace(/"[^"\n]{0,400}"|'[^'\n]{0,400}'/gu, '""')
    .replace(/[#@]\{[^{}\n]{0,100}\}/gu, 'x')

interface Counted {
  good: number
  bad: number
  known: number
  named: number
  statements: number
}

function countPart(part: string, end: string, counted: Counted): void {
  if (part === '') return
  if (end === '{') {
    if (prelude.test(part) && !programs.test(part)) counted.good += 1
    else counted.bad += 1
    if (/^@(?:mixin|include|function|if|else|each|for|while)\b/u.test(part)) counted.statements += 1
    return
  }
  const name = /^([\w*-]{1,60})\s*:\s*\S/u.exec(part)?.[1]
  if (name !== undefined) {
    counted.good += 1
    counted.named += 1
    // Properties of one's own begin with two hyphens, and nothing else in any language is named so.
    if (name.startsWith('--') || property.test(name.toLowerCase())) counted.known += 1
  } else if (/^[$@][\w-]{1,60}\s*:/u.test(part)) counted.good += 1
  else if (/^(?:@[\w-]{2,30}\b|[.#][\w-]{1,60}\s*(?:\(|$)|\+[\w-])/u.test(part)) {
    counted.good += 1
    counted.statements += 1
  } else counted.bad += 1
}

/** Whether what stands between the braces and semicolons is what a style sheet has there, from its start on. */
function isStyle(bare: string): boolean {
  const counted: Counted = { good: 0, bad: 0, known: 0, named: 0, statements: 0 }
  let from = 0
  for (let parts = 0; parts < maxParts; parts += 1) {
    const at = bare.slice(from).search(/[{};]/u)
    if (at === -1) break
    countPart(bare.slice(from, from + at).trim(), bare[from + at] ?? '', counted)
    if (counted.bad > 3 && counted.bad * 9 > counted.good) return false
    from += at + 1
  }
  const { good, bad, known, named, statements } = counted
  if (bad * 9 > good) return false
  return named > 0
    ? known >= named * 0.6 && (known + statements >= 2 || (known === 1 && named === 1 && bad === 0 && good >= 2))
    : statements >= 2 || (statements > 0 && /^@(?:use|forward)\s/mu.test(bare))
}

const scss =
  /#\{|^[ \t]*\$[\w-]{1,60}\s*:|@(?:mixin|include|extend|use|forward|function|return|if|else|each|debug|warn|error)\b|[:\s(,]\$[a-z][\w-]*|%[a-z][\w-]*\s*\{/mu
const less =
  /@\{|^[ \t]*@(?!media|import|charset|font-face|keyframes|namespace|page|supports|layer|container|property|counter|viewport|-)[\w-]{1,60}\s*:|^[ \t]*[.#][\w-]{1,60}(?:\([^\n{}]{0,200}\))?;|~["']|:\s*@[a-z][\w-]*\s*[;,)]|\.less["']|\bwhen \(|@plugin\b/mu
/** Nested rules and remarks of one line, which style sheets of both kinds have and plain ones lack. */
const nested = /(?:^|[;{}]\s*)&|^\s*\/\/[^\n]*\n/mu

/** `css`, `scss` or `less` for a text whose every part is a rule, a declaration or a statement of style sheets. */
export function matchStyle(text: string): string | undefined {
  if (!mayBeStyle.test(text)) return undefined
  // Pages that are put together begin with what is said of them, even with nothing.
  const bare = bared(text.replace(/^---\r?\n(?:[^\n]{0,200}\n){0,20}?---\r?\n/u, ''))
  if (/^(?:\s*\$[\w-]{1,60}\s*:[^;{}=]{1,3000};)+[^;{}=]{0,200}$/u.test(bare)) return 'scss'
  if (/^(?:\s*@(?!import|charset|namespace)[\w-]{1,60}\s*:[^;{}=]{1,3000};)+[^;{}=]{0,200}$/u.test(bare)) return 'less'
  if (!isStyle(bare)) return undefined
  if (less.test(text) && !/@(?:mixin|include|use|forward)\b|#\{/u.test(text)) return 'less'
  if (scss.test(bare) || scss.test(text)) return 'scss'
  const imports = text.match(/^@import\s+["'][^"'\n]{1,200}["']/gmu) ?? []
  // A sheet names the ending of another; what is put together before names only its parts.
  if (imports.length > 1 && !imports.some((one) => /\.css|\/\/|url/u.test(one))) return 'scss'
  return nested.test(text) ? 'scss' : 'css'
}

const indentedMark = /^(?:=\w|\s*\+[a-z]|\s+&|\s*\$[\w-]{1,60}\s*:|\s*@(?:include|mixin|extend|import|use|if|each)\b)/u
/** Sass without braces: declarations below selectors by their indents, and a mark that only this language has. */
export function matchIndentedStyle(lines: readonly string[]): string | undefined {
  if (
    lines.length < 3 ||
    lines.some((line) => '{};.,)'.includes(line.at(-1) ?? '.') && !/^\s*(?:\/\/|[=+@$])/u.test(line))
  )
    return undefined
  const own = lines.filter((line) => !/^\s*(?:\/\/|\/\*|\*)/u.test(line))
  // A sheet that only names others: no other language in this form has remarks like these.
  if (
    own.length > 0 &&
    own.every((line) => /^@(?:import|use|forward) ["'][^"'\n]{1,200}["'](?: as [\w*-]{1,40})?$/u.test(line))
  )
    return 'sass'
  const declared = own.filter((line) => property.test(/^\s+([a-z-]{2,40}):\s?\S/u.exec(line)?.[1] ?? '')).length
  const marked = own.filter((line) => indentedMark.test(line)).length
  const selectors = own.filter((line) => /^\s*(?:[.#&*%a-z][\w.#:&>+~*, ()[\]="-]*)$/u.test(line)).length
  // Without a mark of its own: known properties below names of tags, and nothing else.
  const tagged = own.filter((line) =>
    /^(?:[.#][\w-]+|html|body|a|p|h[1-6]|ul|ol|li|table|td|th|img|div|span|header|footer|main|nav|section|article|form|input|button|label|code|pre|strong|em|blockquote)(?:[.#:][\w-]+)?(?:,? [\w.#:, >+~-]{1,60})?$/u.test(
      line,
    ),
  ).length
  if (declared >= 2 && tagged >= 1 && declared + tagged === own.length && declared >= tagged) return 'sass'
  return declared >= 2 && marked >= 1 && declared + marked + selectors >= own.length * 0.9 ? 'sass' : undefined
}
