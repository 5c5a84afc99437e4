import { LANGUAGES, OTHER_LANGUAGES } from './languages.ts'
import { shapes } from './shapes.ts'

/** Languages that take upper and lower case for the same. */
const caseless: ReadonlySet<string> = new Set('sql bat vb ps1 pas f asm cmake ahk ada'.split(' '))

type Votes = readonly (readonly [language: number, weight: number])[]

const names = [...Object.keys(LANGUAGES), 'css', 'scss', 'less', 'hbs', 'mk']
const polled: ReadonlySet<string> = new Set(names.filter((name) => !OTHER_LANGUAGES.has(name)))
/** Whether the poll of words knows the language. */
export const isPolled = (name: string): boolean => polled.has(name)

const exact = new Map<string, Votes>()
const folded = new Map<string, Votes>()
for (const [language, name] of names.entries()) {
  const [into, seen] = [caseless.has(name) ? folded : exact, new Set<string>()]
  // Heaviest first: a feature that stands twice in a row of the table counts with its larger weight.
  for (const [weight, features] of Object.entries(LANGUAGES[name] ?? {}).reverse())
    for (const written of features.split(' ')) {
      const feature = caseless.has(name) ? written.toLowerCase() : written
      if (!seen.has(feature)) into.set(feature, [...(into.get(feature) ?? []), [language, Number(weight)]])
      seen.add(feature)
    }
}

/** Every feature in small letters: most words of a text are none, and one look tells. */
const heard = new Set([...exact.keys(), ...folded.keys()].map((one) => one.toLowerCase()))

/** First words that any feature asks for, in small letters: all others need not be looked up in their five forms. */
const firsts = new Set(
  [...exact.keys(), ...folded.keys()]
    .filter((one) => one.startsWith('^'))
    .map((one) => (/^\^(.[^~/]*)/u.exec(one)?.[1] ?? '').toLowerCase()),
)

/** Words with what may stand before them (`@`, `#`, `.`, ...), and signs of two characters or more. */
const token = /(?:(?<!\w)-|[@#$%\\.`])?[A-Za-z_]\w*[!?]?|<\?(?:php|=)|\$[\d_@]|[-=~<>:|!&+.*?]{2,4}/gu
/** A name's type as TypeScript writes it; heard without the blank, as one feature. */
const typed = /:\s?(?:string|number|boolean|any|void|unknown)\b/gu

const maxLines = 150
/** A feature counts so often at most: a list of a hundred equal lines says one thing. */
const maxCount = 3

/** How far a language is ahead of plain writing before it is believed, and what each line must bring on average. */
const enough = 4
const perLine = 0.25

/** Dialects whose texts are the parent's as well: with this much evidence of their own, the parent's points are theirs. */
const dialects: readonly (readonly [dialect: string, parent: string, own: number])[] = [
  ['cpp', 'c', 5],
  ['m', 'c', 7],
  ['m', 'cpp', 14],
  ['ts', 'js', 4],
]

class Poll {
  private readonly points = new Float64Array(names.length)
  private readonly strong = new Float64Array(names.length)
  private readonly counts = new Map<string, number>()

  hear(feature: string): void {
    const lower = feature.toLowerCase()
    if (!heard.has(lower)) return
    const votes = exact.get(feature)
    const more = folded.get(lower)
    if (!votes && !more) return
    const count = this.counts.get(lower) ?? 0
    if (count >= maxCount) return
    this.counts.set(lower, count + 1)
    for (const [language, weight] of votes ?? []) this.add(language, weight)
    for (const [language, weight] of more ?? []) this.add(language, weight)
  }

  private add(language: number, weight: number): void {
    this.points[language] = (this.points[language] ?? 0) + weight
    // What only a few languages have says more than what many have, beyond its own weight.
    if (weight >= 5) this.points[language] = (this.points[language] ?? 0) + 2
    if (weight >= 3) this.strong[language] = (this.strong[language] ?? 0) + weight
  }

  look(text: string): void {
    for (const [name, weight, pattern, sign] of shapes) {
      if (!text.includes(sign)) continue
      pattern.lastIndex = 0
      for (let hits = 0; hits < maxCount && pattern.exec(text) !== null; hits += 1)
        this.add(names.indexOf(name), weight)
    }
    for (const [dialect, parent, own] of dialects) {
      const [to, from] = [names.indexOf(dialect), names.indexOf(parent)]
      if ((this.strong[to] ?? 0) >= own) this.points[to] = (this.points[to] ?? 0) + (this.points[from] ?? 0)
    }
  }

  /**
   * The language with the most points when they are enough for so many lines, the next one is well behind, and at
   * least one of its features is what plain writing lacks.
   */
  winner(lines: number, signs: boolean): string | undefined {
    let [best, most, next] = [-1, 0, 0]
    for (const [language, points] of this.points.entries()) {
      if (points > most) [best, most, next] = [language, points, most]
      else if (points > next) next = points
    }
    const needed = signs ? Math.max(enough, perLine * Math.min(lines, 60)) : Math.max(3 * enough, Math.min(lines, 60))
    return most >= needed && most >= next * 1.1 && (this.strong[best] ?? 0) >= Math.max(3, Math.min(4, most / 5))
      ? names[best]
      : undefined
  }
}

/** 1 for each sign that programs are full of and sentences are not. */
const signs = Uint8Array.from({ length: 128 }, (_, code) =>
  '{}=;<>$@\\_#%|'.includes(String.fromCharCode(code)) ? 1 : 0,
)
const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95

/** Whether a text has the signs that programs are full of and sentences are not; without them words must say more. */
export function hasSigns(text: string): boolean {
  let found = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (
      code < 128 &&
      (signs[code] === 1 || ((code === 40 || code === 91) && at > 0 && isWordCode(text.charCodeAt(at - 1))))
    )
      found += 1
  }
  return found > 0 && found >= text.length * 0.01
}

/** Ends of comments that may go over lines, by their starts. */
const comments: readonly (readonly [start: string, end: string])[] = [
  ['/*', '*/'],
  ['(*', '*)'],
  ['{-', '-}'],
  ['"""', '"""'],
  ['=begin', '=end'],
  ['<!--', '-->'],
  ['--[[', ']]'],
]

const lineComment = /^(?:\/\/|#(?=[\s#]|$)|--(?=\s|-|$)|;|%(?=\s|%)|'(?=\s)|\*(?=\s|$))/u

/** A remark of Fortran's fixed form, in the first column. */
const fixedComment = /^[cC](?:[ \t]+(?![-=+*/(:,])\S|\s*$)/u

function hearLine(poll: Poll, line: string): void {
  const bare = !/["']/u.test(line) ? line : line.replace(/"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){2,300}'/gu, '""')
  const all = bare.match(token) ?? []
  const first = /^[@#$%\\.`<[({-]?[\w.$!-]*/u.exec(line)?.[0].slice(0, 40) ?? ''
  const word = all[0] ?? ''
  const second = /^\W{0,80}[\w.$!-]{1,80}\s*([/*@$[]?\w*)/u.exec(line)?.[1] || all[1]
  const last = line.at(-1) ?? ''
  const wordy = /\w/u.test(last)
  if (line.length <= 24) poll.hear(`=${line}`)
  for (const start of first === word ? [first] : [first, first.startsWith('(') ? '' : word]) {
    if (start === '' || !firsts.has(start.toLowerCase())) continue
    poll.hear(`^${start}`)
    poll.hear(`^${start}~${last}`)
    if (wordy) poll.hear(`^${start}~w`)
    if (second !== undefined) poll.hear(`^${start}/${second}`)
  }
  for (const one of all) {
    poll.hear(one)
    if (one.startsWith('.')) poll.hear(one.slice(1))
  }
  if (bare.includes(':')) for (const one of bare.match(typed) ?? []) poll.hear(one.replace(/\s/gu, ''))
}

/** Extension of the programming language that a text looks most like; undefined when it looks like none. */
export function guessLanguage(text: string): string | undefined {
  const poll = new Poll()
  let closing = ''
  let lines = 0
  for (const raw of text.split('\n', maxLines)) {
    const line = raw.slice(0, 300).trim()
    if (closing !== '') {
      if (line.includes(closing)) closing = ''
      continue
    }
    if (line === '') continue
    const comment = comments.find(([start]) => line.startsWith(start))
    if (comment) {
      if (!line.includes(comment[1], comment[0].length)) closing = comment[1]
      continue
    }
    if (lineComment.test(line) || fixedComment.test(raw)) continue
    lines += 1
    hearLine(poll, line)
    // A string over lines may hold a text in any other language.
    if (/(?:^|[=(,:] ?)[rfub]?(?:'''|""")\\?$/u.test(line)) closing = line.includes("'''") ? "'''" : '"""'
  }
  poll.look(text)
  const found = poll.winner(lines, hasSigns(text))
  return found === undefined || OTHER_LANGUAGES.has(found) ? undefined : found
}
