// Rules about the text of sources that neither compiler nor linter keeps. Prints `file:line rule: text`, exits 1 on any.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './lib/paths.mjs'

/**
 * A rule: `match` is looked for in each line that is not a comment. `files` says where it holds, `but` where not;
 * `unless` pardons a line when it matches that line or the two after it; `when` asks for something in the whole file.
 * @typedef {{ name: string, why: string, match: RegExp, files?: RegExp, but?: RegExp, unless?: RegExp, when?: RegExp }} Rule
 */

const PRODUCT = /^(packages|apps)\/[^/]+\/(src|bin)\//
const TESTS = /\.test\.tsx?$|\/(test|testing)\//
const FROM_FS = /from 'node:fs(?:\/promises)?'/

/** @type {readonly Rule[]} */
export const RULES = [
  {
    name: 'no-shell',
    why: 'N-9: names of files must never reach a shell',
    match: /\bshell:\s*true\b|(?<![.\w])exec(?:Sync)?\(/,
    when: /child_process/,
  },
  {
    name: 'no-raw-html',
    why: 'X-11: what users bring is shown as text',
    match: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
    files: PRODUCT,
  },
  {
    name: 'no-opener',
    why: 'X-11: a page that we open must not reach back',
    match: /window\.open\(|target=(?:"|\{')_blank/,
    files: PRODUCT,
    unless: /noopener/,
  },
  {
    name: 'no-foreign-link',
    why: 'X-5: a link that is not written in the source goes through safeLink or safeNext',
    match: /\bhref=\{/,
    files: /^apps\/web\/src\//,
    unless: /safe(?:Link|Next)\(/,
  },
  {
    name: 'no-bare-words',
    why: 'words for people come from apps/web/messages; the linter sees text between tags, this sees the rest',
    match:
      /(?<![\w-])(?:aria-label|aria-description|aria-valuetext|aria-roledescription|alt|title|placeholder|label|description|errorMessage)=(?:"|\{['"`])[^"'`]*[A-Za-z]{2}|>\s*\{['"`][^'"`]*[A-Za-z]{2} [^'"`]*['"`]\}/,
    files: /^apps\/web\/src\/.*\.tsx$/,
  },
  {
    name: 'no-eval',
    why: 'X-3: the page forbids it, and so do we',
    match: /(?<![.\w])eval\(|new Function\(/,
    files: PRODUCT,
  },
  {
    name: 'no-silent-suppression',
    why: 'a suppression without its reason',
    match: /@ts-ignore|@ts-nocheck|@ts-expect-error\s*$|eslint-disable|biome-ignore(?!.*:\s*\S)/,
  },
  {
    name: 'logical-sides',
    why: 'right-to-left pages mirror only logical sides: ms- me- ps- pe- start- end- text-start text-end',
    match:
      /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|border-[lr]|rounded-(?:[lr]|tl|tr|bl|br)|scroll-[mp][lr])-(?:\d|\[|\(|px|auto|full|sm|md|lg|xl|safe)|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])|(?:margin|padding|border)-(?:left|right)(?:-\w+)?:|(?:margin|padding)(?:Left|Right)\b|^\s*(?:left|right):/,
    files: /^apps\/web\/src\/.*\.(?:tsx?|css)$/,
  },
  {
    name: 'core-is-pure',
    why: 'core gets time and randomness through its ports',
    match: /Date\.now\(|Math\.random\(|new Date\(\)|performance\.now\(|crypto\.|setTimeout\(|setInterval\(/,
    files: /^packages\/core\/src\//,
  },
  {
    name: 'one-mover',
    why: 'only disk, and infra of the server for its own files, may rename or remove',
    match: /(?<![\w'"`])(?:rename|unlink|rm|cp)(?:Sync)?\(/,
    when: FROM_FS,
    files: PRODUCT,
    but: /^packages\/disk\/|^apps\/server\/src\/infra\/(?:backup|blobs|datadir|db)/,
  },
  {
    name: 'one-sender',
    why: 'what leaves the device is written down where it is sent: send and sendForm of apps/web/src/http',
    match: /(?<![.\w])fetch\(|new (?:XMLHttpRequest|WebSocket|WebSocketStream|EventSource)\b|\.sendBeacon\(/,
    files: /^apps\/web\/src\//,
    // The shell's own address of a picked file is no network.
    but: /^apps\/web\/src\/(?:http\/send(?:-form)?\.ts$|platform\/native\/)/,
  },
  {
    name: 'finished',
    why: 'unfinished work is an issue, not a comment',
    match: /\b(?:TODO|FIXME|XXX)\b/,
  },
]

/** Longest source file in lines; rooms are split by idea well before. */
const MAX_LINES = 400

const COMMENT = /^\s*(?:\/\/|\*|\/\*)/
const KEPT_IN_COMMENTS = new Set(['no-silent-suppression', 'finished'])

/** An index that does nothing but name what leaves its room is as long as that is. @param {string} text */
const isTableOfContents = (text) => text.replace(/export (?:type )?\{[^}]*\} from '[^']*'\n/g, '').trim() === ''

/** Findings in one file, as `line rule: why`. @param {string} path relative, `/` separated @param {string} text @returns {string[]} */
export function findings(path, text) {
  const rules = RULES.filter(
    (rule) =>
      (!rule.files || rule.files.test(path)) &&
      !rule.but?.test(path) &&
      (!rule.when || rule.when.test(text)) &&
      !(rule.files && TESTS.test(path)),
  )
  const lines = text.split('\n')
  const found = lines.flatMap((line, index) =>
    rules
      .filter((rule) => {
        if (COMMENT.test(line) && !KEPT_IN_COMMENTS.has(rule.name)) return false
        if (!rule.match.test(line)) return false
        return !rule.unless?.test(lines.slice(Math.max(0, index - 2), index + 4).join('\n'))
      })
      .map((rule) => `${path}:${index + 1} ${rule.name}: ${rule.why}`),
  )
  if (lines.length > MAX_LINES + 1 && !TESTS.test(path) && !isTableOfContents(text)) {
    found.push(`${path}:${lines.length} too-long: split it by idea (at most ${MAX_LINES} lines)`)
  }
  return found
}

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'paraglide', 'test-results', 'playwright-report', '.cache'].includes(entry.name)
        ? []
        : sources(path)
    }
    return /\.(?:[cm]?[jt]sx?|css)$/.test(entry.name) ? [path] : []
  })
}

/** All findings below a checkout. @param {string} checkout absolute path @returns {string[]} */
export function gate(checkout) {
  return ['packages', 'apps', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
    sources(join(checkout, folder)).flatMap((path) => {
      const name = relative(checkout, path).split(sep).join('/')
      // This file names what it forbids, and its test plants it.
      if (/^scripts\/(?:source-gate\.mjs|test\/)/.test(name)) return []
      return findings(name, readFileSync(path, 'utf8'))
    }),
  )
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const found = gate(root)
  console.log(found.length === 0 ? 'No finding.' : found.join('\n'))
  process.exitCode = found.length === 0 ? 0 : 1
}
