import { Bytes } from '../bytes.ts'
import type { Draft } from '../draft.ts'
import { ReadProblem } from '../problem.ts'
import { decodeCodePage } from '../text/codepages.ts'
import type { CompoundFile } from './cfb.ts'

/** Record types of [MS-PPT], section 2.13.24. */
const SLIDE = 0x03ee
const NOTES = 0x03f0
const MASTER = 0x03f8
const NOTES_ATOM = 0x03f1
const PLACEHOLDER = 0x0bc3
const TEXT_CHARS = 0x0fa0
const TEXT_BYTES = 0x0fa8
const STRING = 0x0fba
const SHAPE = 0xf004
/** Containers whose strings are names of things, not words of a slide. */
const UNSPOKEN = new Set([0x07d0, 0x1388, 0x138a, 0x0409, 0x0fc8, 0x0fd5, 0x07f0, 0x1389])
const MAX_DEPTH = 32
/** Placeholders that say "Click to edit" on a master: title, body, centred title, subtitle, notes. */
const PROMPTS = new Set([1, 2, 3, 4, 5, 6])

interface Place {
  isMaster: boolean
  isPrompt: boolean
  /** Strings that stand directly in here are names of a design or a slide, which nobody sees. */
  readonly isNamed: boolean
}

class PptWalk {
  readonly #bytes: Bytes
  readonly #draft: Draft
  readonly #behind = new Set<string>()
  slideCount = 0

  constructor(bytes: Uint8Array, draft: Draft) {
    this.#bytes = new Bytes(bytes)
    this.#draft = draft
  }

  /** Visits the records from `start` to `end` (section 2.3.1): eight bytes of header, containers hold further records. */
  walk(start: number, end: number, depth: number, place: Place): void {
    let at = start
    while (at + 8 <= end && !this.#draft.text.isFull) {
      const isContainer = (this.#bytes.u16(at) & 0xf) === 0xf
      const type = this.#bytes.u16(at + 2)
      const from = at + 8
      const to = Math.min(end, from + this.#bytes.u32(at + 4))
      if (isContainer && depth < MAX_DEPTH && !UNSPOKEN.has(type)) this.#enter(type, from, to, depth, place)
      else if (!isContainer) this.#atom(type, from, to - from, place)
      at = to
    }
  }

  #enter(type: number, from: number, to: number, depth: number, place: Place): void {
    if (type === SLIDE) this.slideCount += 1
    const isMaster = place.isMaster || type === MASTER
    const isNamed = type === SLIDE || type === NOTES || type === MASTER
    const isOwn = isNamed || type === SHAPE
    this.walk(
      from,
      to,
      depth + 1,
      isOwn ? { isMaster, isPrompt: false, isNamed } : place.isNamed ? { ...place, isNamed: false } : place,
    )
    if (type === SLIDE || type === NOTES || type === SHAPE) this.#draft.text.add('\n')
  }

  #atom(type: number, at: number, length: number, place: Place): void {
    if (type === PLACEHOLDER) place.isPrompt = place.isMaster && PROMPTS.has(this.#bytes.u8(at + 4))
    // The master of notes is a page of notes that belongs to no slide: identifiers of masters have the highest bit.
    else if (type === NOTES_ATOM) place.isMaster ||= this.#bytes.u32(at) === 0 || this.#bytes.u32(at) >= 0x8000_0000
    else if (place.isPrompt || (type === STRING && place.isNamed)) return
    else if (type === TEXT_CHARS || type === STRING) this.#say(this.#bytes.utf16(at, length), type, place)
    else if (type === TEXT_BYTES) this.#say(decodeCodePage(this.#bytes.slice(at, length), 1252), type, place)
  }

  #say(text: string, type: number, { isMaster }: Place): void {
    // Programs keep their own marks in strings: "___PPT10". An asterisk stands where a number or date will be.
    if (text.trim() === '*' || (type === STRING && text.startsWith('___'))) return
    if (isMaster) this.#behind.add(text)
    else this.#draft.text.line(text)
  }

  /** Adds what masters say, once, behind the slides. */
  finish(): void {
    for (const text of this.#behind) this.#draft.text.line(text)
  }
}

/** Reads a presentation of PowerPoint 97 to 2003: the text atoms of slides and notes in file order, then masters. */
export function readPpt(file: CompoundFile, draft: Draft): void {
  const user = new Bytes(file.stream('Current User') ?? new Uint8Array())
  if (user.u32(12) === 0xf3d1_c4df || file.has('EncryptedSummary')) throw new ReadProblem('password_needed')
  const stream = file.stream('PowerPoint Document') ?? file.stream('PP97_DUALSTORAGE/PowerPoint Document')
  if (!stream) throw new ReadProblem('unsupported', 'It was made by a PowerPoint older than Octavo reads.')
  const walk = new PptWalk(stream, draft)
  walk.walk(0, stream.length, 0, { isMaster: false, isPrompt: false, isNamed: false })
  walk.finish()
  if (walk.slideCount > 0) draft.facts.pageCount = walk.slideCount
}
