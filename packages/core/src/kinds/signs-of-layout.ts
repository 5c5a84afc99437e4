import type { DocumentKind } from './kinds.ts'

/** Lines that show how a paper is laid out, with what they say for and against kinds. */
export interface LayoutSign {
  readonly lines: readonly string[]
  readonly scores: Readonly<Partial<Record<DocumentKind, number>>>
}

const SLIDE_MARK = /^\s*[[(<]?(?:slide|folie)\s*\d{1,3}\b/iu
const PAGE_NUMBER = /^\s*(\d{1,2})(?:\s*\/\s*\d{1,3})?\s*$/u
const BULLETED = /^\s*[-–—•*▪■●▸✔✓→]\s*\S/u
/** A step that somebody is told to take, behind its number or at the beginning of a line. */
const STEP =
  /^\s*(?:(?:step\s*)?\d{1,2}\s?[.):]\s*|[-•*]\s*)?(?:please )?(?:press|turn|click|select|open|close|remove|place|insert|push|pull|hold|switch|connect|disconnect|plug|unplug|check|make sure|wait|choose|go to|tighten|loosen|attach|log in|log on|sign in|enter|type|slide|lift|tap|charge|install|set|fit|hang|screw|wipe|clean|replace|restart|keep|measure|nail|drill|lower|raise|saw|try|look|pick|point|fold|unfold|move|let|put|take|mount|squeeze|unscrew|go back|do not|never|use only)\b/iu
/** What a pupil fills in or is given marks for. */
const PUPIL =
  /\b(?:name|class|date|form|teacher|group|answer)\s*:\s*_{3,}|^(?:teacher|marked by|teacher's comment)\s*:|_{3,}\s*(?:\/\s*\d{1,3}\b|marks?\b|points?\b)|\bword count\b|\bworks cited\b|\bhand(?:ed)? in by\b/iu
const PUPIL_WORDS = /word count|works cited|hand(?:ed)? in by|teacher|marked by/iu
const GAP_TO_FILL = /_{3,}|\.{8,}/u
/** Notes at the foot of pages and entries of a bibliography. */
const FOOTNOTE =
  /^\s*(?:\[?\d{1,3}[\].]?\s+|[*†‡]\s*).*(?:\bpp?\.\s?\d|\bibid\b|\bop\. cit\b|\bcf\.|\bpassim\b|\bvol\.\s?\d|\b(?:1[5-9]|20)\d\d\b\)?[.,])|^\s*\p{Lu}[\p{L}'’-]+,\s\p{Lu}[^\n]{3,80}\(?(?:1[5-9]|20)\d\d[a-z]?\)?[.:,]/u
/** A file or folder by its name, and what it is for. */
const FILE_AND_USE = /^\s*[-*]?\s*`?(?:[\w.-]+\/[\w./-]*|[\w-]+\.[a-z][a-z0-9]{0,4})`?\s*(?:\s{2,}|[-–:]\s)\s*\S/iu
/** How people write who write for themselves: arrows, several question marks, `w/o`. */
const SCRIBBLE = /→|->|\?\?|!!|\bw\/o?\b|≈|\b(?:todo|lol|pls|fave|prob)\b| [=&+] /iu
const PROGRAM_END = /[;{}]\s*$|\w\(.*\)|:\s*$|^\s*(?:import|from|def|class|return|if|elif|for|while)\b/u
const LOW_OR_DASHED = /^\s*(?:[-–•*]\s*)?\p{Ll}/u
const VOICE = /^\s*\[?(?:\p{Lu}[\p{L}.'’-]{0,15}(?: \p{Lu}[\p{L}.'’-]{0,15}){0,2}|[QA])\]?:\s\S/u

/** What a course is called at universities, at the head of its papers. */
const COURSE = /^\s*\p{Lu}{2,5}[ -]?\d{3}\p{Lu}?\b/u
/** How a vote went. */
const BALLOT =
  /\b(?:\d{1,3}|all|none|nobody|one|two|three|four|five|six) (?:votes? )?(?:for|in favou?r)\b.{0,30}\bagainst\b|\babst(?:ention|ained)/iu
const AGAINST = /against|abst(?:ain|ent)/iu
/** What figures and tables are called below them. */
const CAPTION = /^\s*(?:figure|fig\.|table|appendix|annex)\s*(?:\d{1,2}|\p{Lu})\b/iu
/** What a doctor writes: what the patient says, what is found, what it is, what is planned. */
const CLINICAL = /^\s*(?:[SOAP]|HPC?|PC|PMH|O\/E|Hx|Rx|Dx|Imp)\s*[:/-]\s\S/u
/** Headings and labels of a record of a meeting: who was there, what was decided, what is to be done, when the next one is. */
const OF_MEETING = [
  /^\W*(?:present|attendees|attending|in attendance|participants|who|on the call|there)\b.{0,12}[:(]/iu,
  /^\W*(?:absent|apologies|missing|excused|regrets)\b.{0,12}:/iu,
  /^\W*(?:decisions?|decided|agreed|resolved|resolutions)\b\s*:?(?:$|\s)/iu,
  /^\W*(?:actions?(?: items| points)?|to ?dos?|follow.?ups?)\b\s*:?(?:$|\s)/iu,
  /^\W*(?:next(?: meeting| call| time| sync)?|date of next meeting)\s*:/iu,
  /^\W*(?:since last time|talked about|discussed|matters arising|any other business|aob|what went well|what didn.t)\b\s*:?(?:$|\s)/iu,
]
/** So many different ones of these make a record. */
const LEAST_OF_MEETING = 3
/** Heads of an abstract that is parted, each with its sentence behind it. */
const OF_ABSTRACT =
  /(?:^|[.\n]\s*)(BACKGROUND|Background|AIMS?|Aims?|OBJECTIVES?|Objectives?|METHODS?|Methods?|RESULTS?|Results?|CONCLUSIONS?|Conclusions?|INTERPRETATION|CASE PRESENTATION|Case presentation)[:.]?[ \n]\s*(?=\p{Lu}|\p{Ll})[^\n]{24}/gu
const LEAST_OF_ABSTRACT = 3
/** A line to sign on. */
const SIGN_HERE = /_{6,}|\.{12,}/gu

/** Share of the lines that layout is told by, and the fewest of them. */
const LEAST_SLIDES = 4
const LEAST_STEPS = 4
const MOST_STEPS_POINTS = 5
const SHORT_LINE_WORDS = 9
const MOST_NUMBER_CHARS = 12
const MOST_LINE_CHARS = 400
const MOST_MARK_CHARS = 80
/** Slides have short lines: so many characters each on average, with what lies between. */
const MOST_SLIDE_CHARS = 60

/** Words of a line. */
const wordsIn = (line: string): number => line.trim().split(/\s+/u).length

/** Page numbers that go up by one, each alone in its line or as `[Slide 2]`. */
function slideMarks(lines: readonly string[]): readonly string[] {
  const marks = lines.filter((line) => line.length < MOST_MARK_CHARS && SLIDE_MARK.test(line))
  if (marks.length >= 3) return marks
  let next = 1
  const numbers: string[] = []
  for (const line of lines) {
    if (line.length > MOST_NUMBER_CHARS || Number(PAGE_NUMBER.exec(line)?.[1]) !== next) continue
    numbers.push(line)
    next += 1
  }
  return numbers.length >= LEAST_SLIDES ? numbers : []
}

/** Lines between empty ones. */
type Blocks = readonly (readonly string[])[]
const blocksOf = (text: string): Blocks =>
  text.split(/\n\s*\n/u).map((block) => block.split('\n').filter((line) => line.trim() !== ''))

/** Blocks of a heading and points below it, as slides are read. */
function pointedBlocks(blocks: Blocks): readonly string[] {
  const pointed = blocks.filter(
    ([head = '', ...points]) =>
      points.length >= 2 &&
      !BULLETED.test(head) &&
      wordsIn(head) <= SHORT_LINE_WORDS &&
      /^\W*\p{Lu}/u.test(head) &&
      points.filter((line) => BULLETED.test(line) && wordsIn(line) <= SHORT_LINE_WORDS + 3).length >=
        points.length * 0.6,
  )
  return pointed.length >= LEAST_SLIDES && pointed.length >= blocks.length / 2 ? pointed.map(([head = '']) => head) : []
}

/** Many headings with a few short lines below each, of which few end as sentences do or hold numbers: slides as text. */
function isOfShortBlocks(blocks: Blocks): boolean {
  if (blocks.length < 7) return false
  const lines = blocks.flat()
  if (lines.length < blocks.length * 2.5 || lines.some((line) => wordsIn(line) > 16)) return false
  const low = lines.filter((line) => LOW_OR_DASHED.test(line)).length
  const ended = lines.filter((line) => /[.,;:]\s*$/u.test(line)).length
  const figures = lines.filter((line) => /\d{2,}|[$€£]/u.test(line)).length
  return low <= lines.length * 0.15 && ended <= lines.length * 0.25 && figures <= lines.length * 0.35
}

/** Signs of how a paper is laid out: slides, steps, gaps to fill in, notes at the foot, files with what they are for, voices. */
export function signsOfLayout(text: string, whole: readonly string[]): readonly LayoutSign[] {
  // A line of thousands of signs is nobody's layout, and slow to look through.
  const lines = whole.map((line) => (line.length > MOST_LINE_CHARS ? line.slice(0, MOST_LINE_CHARS) : line))
  const signs: LayoutSign[] = []
  const slides = slideMarks(lines)
  if (slides.length > 0) signs.push({ lines: slides, scores: { presentation: 8, schoolwork: -3 } })
  else if (text.length < lines.length * MOST_SLIDE_CHARS) {
    const blocks = blocksOf(text)
    const pointed = pointedBlocks(blocks)
    if (pointed.length > 0) signs.push({ lines: pointed, scores: { presentation: 6, schoolwork: -6 } })
    else if (isOfShortBlocks(blocks)) signs.push({ lines: lines.slice(0, 1), scores: { presentation: 3 } })
  }

  const steps = lines.filter((line) => STEP.test(line))
  if (steps.length >= LEAST_STEPS && steps.length / lines.length > 0.15)
    signs.push({ lines: steps, scores: { manual: Math.min(MOST_STEPS_POINTS, steps.length * 0.8) } })

  const pupil = text.includes('___') || PUPIL_WORDS.test(text) ? lines.filter((line) => PUPIL.test(line)) : []
  const gaps = pupil.length === 0 ? 0 : lines.filter((line) => GAP_TO_FILL.test(line)).length
  if (pupil.length > 0) signs.push({ lines: pupil, scores: { schoolwork: Math.min(5, pupil.length * 2 + gaps * 0.5) } })

  const notes = lines.filter((line) => FOOTNOTE.test(line))
  if (notes.length >= 2) signs.push({ lines: notes, scores: { paper: Math.min(6, notes.length * 1.5) } })

  const files = lines.filter((line) => FILE_AND_USE.test(line))
  if (files.length >= 3) signs.push({ lines: files, scores: { readme: Math.min(6, 2 + files.length * 0.7) } })

  if (lines.slice(0, 3).some((line) => COURSE.test(line)))
    signs.push({ lines: lines.slice(0, 1), scores: { schoolwork: 2 } })
  const ballots = AGAINST.test(text) ? lines.filter((line) => BALLOT.test(line)) : []
  if (ballots.length > 0) signs.push({ lines: ballots, scores: { minutes: 2.5 } })
  const met = OF_MEETING.flatMap((test) => lines.find((line) => test.test(line)) ?? [])
  if (met.length >= LEAST_OF_MEETING)
    signs.push({ lines: met, scores: { minutes: Math.min(7, met.length * 1.5), notes: -2 } })
  const abstract = new Set(
    [...text.matchAll(OF_ABSTRACT)].map(([, head = '']) => head.toLowerCase().replace(/s$/u, '')),
  )
  if (abstract.size >= LEAST_OF_ABSTRACT)
    signs.push({ lines: [...abstract], scores: { paper: 2 + abstract.size, report: -1 } })
  const captions = lines.filter((line) => CAPTION.test(line))
  if (captions.length >= 2) signs.push({ lines: captions, scores: { report: 2, paper: 2 } })
  const clinical = lines.filter((line) => CLINICAL.test(line))
  if (clinical.length >= 3 && clinical.length / lines.length > 0.1)
    signs.push({ lines: clinical, scores: { medical: 4 } })
  const toSign = lines.slice(-8).reduce((sum, line) => sum + (line.match(SIGN_HERE)?.length ?? 0), 0)
  if (toSign >= 2 && pupil.length === 0) signs.push({ lines: lines.slice(-1), scores: { contract: 2, legal: 1 } })

  const low = lines.filter((line) => LOW_OR_DASHED.test(line)).length / lines.length
  const scribbled = low > 0.3 ? lines.filter((line) => SCRIBBLE.test(line) && !PROGRAM_END.test(line)) : []
  if (scribbled.length >= 3 || (scribbled.length === 2 && lines.length < 25)) {
    const isProgram = lines.filter((line) => PROGRAM_END.test(line)).length / lines.length > 0.2
    if (!isProgram) signs.push({ lines: scribbled, scores: { notes: low > 0.5 ? 6 : 4, schoolwork: -2 } })
  }

  const voices = lines.flatMap((line) =>
    line.includes(':') && VOICE.test(line) ? [line.slice(0, line.indexOf(':')).trim()] : [],
  )
  const speakers = new Set(voices)
  if (voices.length >= 6 && voices.length / lines.length > 0.5 && speakers.size <= voices.length / 2)
    // Two who speak in turn, by their names: an interview or a chat is no tale and no news.
    signs.push({ lines: [...speakers], scores: { story: -12, news: -4, minutes: -2, notes: -4, letter: -4 } })
  return signs
}
