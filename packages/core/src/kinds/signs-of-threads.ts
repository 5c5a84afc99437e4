import { because } from '../reasons/index.ts'
import type { PaperSign } from './signs-of-papers.ts'

/** What a mail that answers or passes on another begins with, in the languages of common programs. */
const ANSWERS = /^\s*(?:(?:re|aw|wg|fwd?|rv|sv|vs|res|tr|antw|odp)\s?(?:\[\d+\])?\s?:\s*)+\S/iu
/** The same in the name of a file, where a colon may not stand. */
const ANSWERS_IN_NAME = /^(?:re|aw|wg|fwd?|rv)[_:]\s?(?=\S)/iu
const SENDER = /<[\w.+-]+@[\w-]+(?:\.[\w-]+)+>/u
const QUOTED = /^\s*>/u
const WROTE = /\b(?:wrote|schrieb|escribió|a écrit|ha scritto|escreveu|schreef)\b[^\n]{0,60}:\s*$/iu
/** A line of a program that fell over: where it was, and what it says. */
const TRACE =
  /^\s*(?:at [\w.$<>]+\(.*\)$|at .+:\d+:\d+\)?$|File ".+", line \d+|Caused by: |Traceback \(most recent call last\)|Exception in thread "|[\w.]+(?:Exception|Error): )/u
const LEAST_TRACE = 3
const SPOKEN = /^\s*<([\p{L}][\p{L}\d_.-]{0,20})>\s+\S/u
const TAGS: ReadonlySet<string> = new Set(
  'a b i p br dd dt em h1 h2 h3 hr li td th tr ul ol div pre code span body html'.split(' '),
)

/** What a text is about, when it is an answer: the line above it names that, and not what it is. */
export function withoutSubject(text: string): { readonly text: string; readonly isAnswer: boolean } {
  const begin = text.trimStart()
  const end = begin.indexOf('\n')
  const first = end < 0 ? begin : begin.slice(0, end)
  if (first.length > 200 || !ANSWERS.test(first)) return { text, isAnswer: false }
  const rest = end < 0 ? '' : begin.slice(end + 1)
  const lines = rest.split(/\r\n|\r|\n/u)
  const isAnswer =
    lines.slice(0, 4).some((line) => SENDER.test(line)) || lines.some((line) => QUOTED.test(line) || WROTE.test(line))
  return isAnswer ? { text: rest, isAnswer } : { text, isAnswer }
}

/** True for a name that a mail program gives to an answer: `Re_ tomorrow.pdf`. */
export const isNameOfAnswer = (name: string): boolean => ANSWERS_IN_NAME.test(name)

/** Signs of texts that go to and fro: a chat, which is no program for its angle brackets; and of a program's last words. */
export function signsOfThreads(text: string): readonly PaperSign[] {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '')
  if (lines.length < LEAST_TRACE) return []
  const signs: PaperSign[] = []
  const traces = lines.filter((line) => TRACE.test(line)).length
  if (traces >= LEAST_TRACE && traces >= lines.length / 2)
    signs.push({
      why: because('log-lines', { percent: Math.round((100 * traces) / lines.length) }),
      scores: { log: 10, readme: -4, code: -8 },
    })
  const names = lines.flatMap((line) => SPOKEN.exec(line)?.[1] ?? [])
  const isChat =
    names.length >= LEAST_TRACE &&
    names.length >= lines.length / 2 &&
    new Set(names).size < names.length &&
    !names.some((name) => TAGS.has(name.toLowerCase())) &&
    !text.includes('</')
  if (isChat) signs.push({ why: because('people'), scores: { code: -12, readme: -3 } })
  return signs
}
