/** At most so many lines decide: enough to see a habit, few enough to be quick. */
const maxLines = 60

/** The last line of a text that is as long as a look may be cut. */
const isCut = (text: string): boolean => text.length > 2000

function wholeLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/u, maxLines + 1)
  if (lines.length > 1 && (isCut(text) || lines.length > maxLines)) lines.pop()
  return lines.map((line) => line.slice(0, 400).trimEnd()).filter((line) => line !== '')
}

/** Lines as a table has them: a tab at the end is an empty cell, and a cell in double quotes may go over lines (RFC 4180). */
function rowsOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/u, maxLines + 1)
  if (lines.length > 1 && (isCut(text) || lines.length > maxLines)) lines.pop()
  const rows: string[] = []
  let open = ''
  for (const line of lines) {
    const whole = open === '' ? line.slice(0, 4000) : `${open} ${line.slice(0, 400)}`
    const isOpen = (whole.split('"').length - 1) % 2 === 1
    open = isOpen && whole.length < 4000 && whole.includes('"') ? whole : ''
    if (open === '' && whole.trim() !== '') rows.push(whole)
  }
  // A mark that is never closed is no cell's.
  return open === '' ? rows : [...rows, ...open.split('\n')]
}

/** Cells of a line, where a delimiter inside double quotes does not count (RFC 4180). */
function cellCount(line: string, delimiter: string): number {
  let quoted = false
  let count = 1
  for (const letter of line) {
    if (letter === '"') quoted = !quoted
    else if (letter === delimiter && !quoted) count += 1
  }
  return quoted ? 0 : count
}

/** Five words and more, and a blank behind each comma that does not end the line. */
const isSentence = (line: string): boolean => !/,(?!\s|$)/u.test(line) && (line.match(/\p{L}{2,}/gu)?.length ?? 0) >= 5

/** `csv` or `tsv` when at least three lines have the same number of cells, two or more; undefined otherwise. */
function matchTable(lines: readonly string[]): string | undefined {
  if (lines.length < 3) return matchShortTable(lines)
  for (const delimiter of ['\t', ',', ';', '|']) {
    const counts = lines.map((line) => cellCount(line, delimiter))
    // What stands above a table has not its cells: the second line and the third say how many those are.
    const first =
      counts[0] === counts[1] || counts[1] !== counts[2] || (counts[1] ?? 0) < 4 ? (counts[0] ?? 0) : (counts[1] ?? 0)
    if (first < 2) continue
    const same = counts.filter((count, at) => count === first || (at === 0 && lines.length > 5)).length
    // Cells with sentences are put in quotes; lines of a text that end in full stops are not.
    const quoted = lines.filter((line) => line.includes(`${delimiter}"`) || line.includes(`"${delimiter}`)).length
    const wordy = lines.filter((line) => /[.!?]\s*$/u.test(line)).length
    // A few sentences with as many commas each.
    if (delimiter === ',' && lines.length < 6 && lines.every(isSentence)) continue
    if (same >= lines.length * 0.95 && (wordy * 3 < lines.length || quoted * 3 >= lines.length))
      return delimiter === '\t' ? 'tsv' : 'csv'
  }
  return undefined
}

/** A line of names and one of values: three cells or more in both, and a number in the second where the first has none. */
function matchShortTable(lines: readonly string[]): string | undefined {
  const [names = '', values = ''] = lines
  for (const delimiter of ['\t', ',', ';']) {
    const count = cellCount(names, delimiter)
    const cells = values.split(delimiter)
    if (count < 2 || cellCount(values, delimiter) !== count || names.includes(`${delimiter} `)) continue
    // Two cells are said by plain words above, and a number below.
    if (
      count === 2 &&
      !(
        /^[a-z_]{2,20}[\t,;][a-z_]{2,20}\r?$/iu.test(names) &&
        /^-?[\d.]{1,20}[\t,;]\S|\S[\t,;]-?[\d.]{1,20}\r?$/u.test(values)
      )
    )
      continue
    const isNamed = names.split(delimiter).every((name) => /^"?[\p{L}_][^"]{0,60}"?$/u.test(name))
    if (isNamed && cells.some((cell) => /^-?\d[\d.]*$/u.test(cell))) return delimiter === '\t' ? 'tsv' : 'csv'
  }
  return undefined
}

const share = (lines: readonly string[], pattern: RegExp): number =>
  lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length)

/** A pair whose value is written as TOML writes values. */
const tomlValue = /^[\w."-]{1,80} {0,20}= {0,20}(?:"|'|\[|\{|true\b|false\b|[+-]?\d)/u

/** `toml`, `ini`, `yaml` or a table of values; undefined when the lines have no such habit. */
export function guessData(text: string): string | undefined {
  const lines = wholeLines(text)
  const unindented = lines.filter((line) => !/^\s|^[#;]/u.test(line))
  const content = lines.map((line) => line.trim()).filter((line) => !/^[#;]/u.test(line))
  // Settings as they are shipped: a section, and every pair in it is a remark that shows what holds anyway.
  if (content.length > 0 && content.length < 4 && content.every((line) => /^\[[\w .-]{1,60}\]$/u.test(line)))
    return lines.filter((line) => /^[#;] ?[\w.-]{1,60} ?=/u.test(line)).length >= 3 ? 'ini' : undefined
  if (content.length < 2) return undefined
  // A line that goes on with the value above is indented (the `configparser` habit), and is no line of its own.
  const own = share(unindented, /^\[[^\n\]]{1,120}\]|^[\w.\-/ ]{1,80}=|^[\w.-]{1,40}:(?:\s|$)/u)
  if (own === 1 && unindented.length >= 2 && unindented.length < content.length && unindented[0]?.startsWith('['))
    return share(content, tomlValue) > 0.3 &&
      content.every((line) => !/^[\w. -]{1,80}=\s*(?![-+"'[{\dtf])\S/u.test(line))
      ? 'toml'
      : 'ini'
  const sections = share(content, /^\[{1,2}[\w."' :\\/*@-]{1,120}\]{1,2}$/u)
  const tomlPairs = share(content, tomlValue)
  const pairs = share(content, /^[\w.\-/ ]{1,80}=|^[\w-]{1,40}(?:\.[\w-]{1,40}){1,9} ?:/u)
  if (sections > 0 && tomlPairs > 0.3 && tomlPairs + sections > 0.6 && tomlPairs >= pairs * 0.9) return 'toml'
  if (sections > 0 && sections + pairs > 0.8) return 'ini'
  if (pairs > 0.9 && content.length >= 3) return 'ini'
  const table = matchTable(rowsOf(text))
  if (table) return table
  const yaml = share(content, /^(?:- )?["']?[\w./$ -]{1,80}["']?:(?:\s|$)|^- \S|^---/u)
  const names = lines.map((line) => /^([\w./-]{1,60}):(?:\s|$)/u.exec(line)?.[1]).filter((name) => name !== undefined)
  // A name stands once in a list of pairs; records of other formats repeat theirs.
  if (new Set(names).size < names.length && !lines.some((line) => /^(?:---|- )/u.test(line))) return undefined
  const starts = /^(?:%YAML|---\s*$)/mu.test(text.slice(0, 200))
  if (yaml > (starts ? 0.5 : 0.8) && content.some((line) => /^[\w"'.-]{1,60}:/u.test(line))) return 'yaml'
  return undefined
}

/** `md` when headings, lists, links, emphasis or fences appear in at least two of their forms. */
export function guessMarkdown(text: string): string | undefined {
  const forms = [
    /^#{1,6} \S/mu,
    /^(?:===+|---+)\s*$/mu,
    /^\s{0,3}[*+-] \S[^\n]*\n\s{0,3}[*+-] \S/mu,
    /^\d{1,3}\. \S[^\n]*\n\d{1,3}\. \S/mu,
    /\[[^\]\n]{1,120}\]\((?:https?:|\.|\/|#|\w)[^)\n]{0,300}\)/u,
    /!\[[^\]\n]{0,120}\]\(/u,
    /^```/mu,
    /\*\*[^*\n]{1,120}\*\*/u,
    /^> \S/mu,
    /^\|[^\n]{1,300}\|\s*\n\|[ :|-]{3,200}\|/mu,
  ]
  const found = forms.filter((form) => form.test(text)).length
  return found >= 2 || isHeaded(text) || isLinked(text) || hasChapters(text) ? 'md' : undefined
}

/** Words that are an address: nothing else is written so. */
const isLinked = (text: string): boolean => /\[[^\][\n]{2,80}\]\(https?:\/\/[^)\s]{4,200}\)/u.test(text)

/** A heading at the start and one of a lower rank farther on, both with empty lines around them, as remarks have not. */
const hasChapters = (text: string): boolean =>
  /^\s{0,9}# \p{Lu}[^\n]{0,120}\r?\n[ \t]{0,9}\r?\n/u.test(text) &&
  /\n[ \t]{0,9}\r?\n#{2,6} \p{L}[^\n]{0,120}\r?\n[ \t]{0,9}\r?\n/u.test(text)

/**
 * A text of headings and sentences only: it begins with `# Heading` and an empty line, and every other line is a
 * heading or a sentence. The comment at the head of a settings file or a script is followed by neither.
 */
function isHeaded(text: string): boolean {
  if (!/^\s*#{1,6} \S[^\n]{0,200}\r?\n[ \t]*\r?\n/u.test(text)) return false
  const lines = text.split(/\r?\n/u, maxLines).map((line) => line.slice(0, 400).trimEnd())
  const others = lines.filter((line) => line !== '' && !/^#{1,6} \S/u.test(line))
  return (
    others.length > 0 &&
    others.every((line) =>
      /^[\p{L}"'(*_`].*[.!?:,)*_"`]$|^[\p{L}"'(*_`](?:[^={};<>]* ){5}[^={};<>]*$|^[^={};<>|]{0,60}\p{Lo}{4}/u.test(
        line,
      ),
    )
  )
}
