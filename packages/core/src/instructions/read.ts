import { type Subject, subjectOf } from './subjects.ts'

/** One instruction that was understood. `text` is the sentence as the person wrote it. */
export type Instruction =
  | { readonly type: 'order'; readonly text: string; readonly subject: Subject; readonly place: 'first' | 'last' }
  | { readonly type: 'before'; readonly text: string; readonly subject: Subject; readonly other: Subject }
  | { readonly type: 'into'; readonly text: string; readonly subject: Subject; readonly folder: string }
  | { readonly type: 'leave'; readonly text: string; readonly subject: Subject }

/** What became of a text: what was understood, in its order, and the sentences that were not. */
export interface Instructions {
  readonly understood: readonly Instruction[]
  readonly unclear: readonly string[]
}

export const MAX_INSTRUCTION_LENGTH = 2000
const MAX_SENTENCE_LENGTH = 200

type Meaning =
  | { readonly type: 'first' | 'last' | 'together' | 'leave' }
  /** `swapped`: the first group comes after the second. */
  | { readonly type: 'before'; readonly swapped?: true }
  | { readonly type: 'into' }

interface Form {
  readonly pattern: RegExp
  readonly meaning: Meaning
}

const form = (source: string, meaning: Meaning): Form => ({ pattern: new RegExp(`^(?:${source})$`, 'iu'), meaning })

// Every pattern is anchored and has one or two lazy groups: on 200 characters none can run away.
const FORMS: readonly Form[] = [
  // Leave alone, before the forms that begin with a verb of moving.
  form(
    "(?:leave|ignore|skip|exclude|don[’']?t (?:touch|move|sort)|do not (?:touch|move|sort)|never (?:touch|move|sort)) (.+?)(?: alone| out| where (?:it is|they are)| as (?:it is|they are))?",
    { type: 'leave' },
  ),
  form('(?:ignoriere|überspringe|finger weg von) (.+?)', { type: 'leave' }),
  form('(?:lass|lasse|lasst) (.+?) (?:in ruhe|liegen|unangetastet|wo (?:es ist|sie sind|sie liegen))', {
    type: 'leave',
  }),
  form('(.+?) (?:nicht (?:anfassen|verschieben|sortieren)|ignorieren|in ruhe lassen)', { type: 'leave' }),
  form('(?:ignora|omite|no (?:muevas|toques|ordenes)) (.+?)', { type: 'leave' }),
  form('(?:تجاهل|لا تنقل|اترك) (.+?)', { type: 'leave' }),
  form('(?:keep|group|put|bundle|hold) (.+?) together', { type: 'together' }),
  form('(?:halte|gruppiere) (.+?)(?: zusammen)?', { type: 'together' }),
  form('(?:lass|lasse|lasst) (.+?) zusammen', { type: 'together' }),
  form('(.+?) zusammen(?: ?(?:halten|lassen|legen))?', { type: 'together' }),
  form('(?:mantén|manten|agrupa|junta) (.+?)(?: junt[oa]s)?', { type: 'together' }),
  form('(?:اجمع|ضع) (.+?) معا?ً?ا?', { type: 'together' }),
  form('(?:start|begin) with (.+?)', { type: 'first' }),
  form('(?:end|finish) with (.+?)', { type: 'last' }),
  form(
    '(?:(?:put|show|sort|list|place|move) )?(.+?) (?:(?:should|must|shall) )?(?:(?:be|come|comes|go|goes|are|is) )?(?:first|on top|at the (?:top|start|beginning))',
    { type: 'first' },
  ),
  form(
    '(?:(?:put|show|sort|list|place|move) )?(.+?) (?:(?:should|must|shall) )?(?:(?:be|come|comes|go|goes|are|is) )?(?:last|at the (?:end|bottom))',
    { type: 'last' },
  ),
  form('(.+?) (?:(?:sollen|sollten|soll) )?(?:zuerst|als erstes|nach oben|an den anfang)(?: (?:kommen|stehen|sein))?', {
    type: 'first',
  }),
  form('(.+?) (?:(?:sollen|sollten|soll) )?(?:zuletzt|als letztes|ans ende|nach unten)(?: (?:kommen|stehen|sein))?', {
    type: 'last',
  }),
  form(
    '(.+?) (?:(?:deben?|deberían?) )?(?:(?:ir|estar|ser|van?) )?(?:primero|primera|primeros|primeras|al principio)',
    {
      type: 'first',
    },
  ),
  form('(.+?) (?:(?:deben?|deberían?) )?(?:(?:ir|estar|ser|van?) )?(?:al final|últim[oa]s?)', { type: 'last' }),
  form('(.+?) أولا?ً?ا?', { type: 'first' }),
  form('(.+?) (?:أخيرا?ً?ا?|في النهاية)', { type: 'last' }),
  form('(.+?) (?:(?:should|must) )?(?:(?:be|come|go) )?before (.+?)', { type: 'before' }),
  form('(.+?) (?:(?:should|must) )?(?:(?:be|come|go) )?after (.+?)', { type: 'before', swapped: true }),
  form('(.+?) vor (.+?)', { type: 'before' }),
  form('(.+?) antes de(?: l[oa]s)? (.+?)', { type: 'before' }),
  form('(.+?) (?:->|→|=>) (.+?)', { type: 'into' }),
  form('(?:lege|verschiebe|sortiere|speichere|packe) (.+?) (?:in|nach|unter) (.+?)(?: ab)?', { type: 'into' }),
  form('(.+?) (?:in|nach|unter) (.+?) (?:verschieben|legen|ablegen|sortieren)', { type: 'into' }),
  form(
    '(?:(?:put|move|sort|file|place|save|store|send|collect) )?(.+?) (?:(?:should|must) )?(?:go )?(?:into|inside|in|to|under) (.+?)',
    { type: 'into' },
  ),
  form('(.+?) (?:nach|unter) (.+?)', { type: 'into' }),
  form('(?:pon|mueve|guarda|coloca|mete) (.+?) (?:en|a|dentro de) (.+?)', { type: 'into' }),
  form('(.+?) (?:en|dentro de) (.+?)', { type: 'into' }),
  form('(?:(?:ضع|انقل|احفظ) )?(.+?) (?:في|إلى) (.+?)', { type: 'into' }),
]

const ARTICLES =
  /^(?:(?:please|all|my|the|every|any|bitte|alle|die|meine|der|das|todos|todas|los|las|mis|el|la|por favor|كل|جميع)\s+)+/iu
const FOLDER_WORDS = /^(?:(?:the|a|my|folder|den|die|das|ordner|la|el|carpeta|مجلد)\s+)+|\s+(?:folder|ordner)$/giu

const quoted = (text: string): string => text.replace(/^["'“„«]+|["'”“»]+$/gu, '').trim()
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

/**
 * Reads what a person wrote about the sorting they want, in the simple forms that people use ("images first",
 * "screenshots into Work", "keep invoices together", "leave music alone"), in English, German, Spanish and Arabic.
 * Sentences end at a line, a full stop or a semicolon. What is not understood is given back, never guessed.
 */
export function readInstructions(text: string): Instructions {
  const understood: Instruction[] = []
  const unclear: string[] = []
  const sentences = text.slice(0, MAX_INSTRUCTION_LENGTH).split(/[\n;]+|[.!](?:\s+|$)|\s*,\s*(?:then|dann|luego)\s+/u)
  for (const raw of sentences) {
    const sentence = raw.trim().replace(/\s+/gu, ' ')
    if (sentence === '') continue
    const instruction = sentence.length <= MAX_SENTENCE_LENGTH ? readSentence(sentence) : undefined
    if (instruction) understood.push(instruction)
    else unclear.push(sentence)
  }
  return { understood, unclear }
}

function readSentence(text: string): Instruction | undefined {
  const bare = text.replace(ARTICLES, '')
  for (const { pattern, meaning } of FORMS) {
    const match = pattern.exec(bare)
    if (!match) continue
    const instruction = toInstruction(text, meaning, match[1] ?? '', match[2] ?? '')
    if (instruction) return instruction
  }
  return undefined
}

function toInstruction(text: string, meaning: Meaning, first: string, second: string): Instruction | undefined {
  const subject = subjectOf(first.replace(ARTICLES, ''))
  if (!subject) return undefined
  if (meaning.type === 'first' || meaning.type === 'last') return { type: 'order', text, subject, place: meaning.type }
  if (meaning.type === 'leave') return { type: 'leave', text, subject }
  if (meaning.type === 'together') return { type: 'into', text, subject, folder: capital(subject.text) }
  if (meaning.type === 'into') {
    const folder = quoted(second.replace(FOLDER_WORDS, ''))
    return folder === '' || folder.length > 80 ? undefined : { type: 'into', text, subject, folder }
  }
  const other = subjectOf(second.replace(ARTICLES, ''))
  if (!other) return undefined
  return meaning.type === 'before' && meaning.swapped
    ? { type: 'before', text, subject: other, other: subject }
    : { type: 'before', text, subject, other }
}
