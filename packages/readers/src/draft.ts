import type { ByteSource, Reading, ReadingCode, ReadingFlag } from '@octavo/core'
import type { ReadLimits } from './limits.ts'
import { ReadProblem, sentenceOf } from './problem.ts'
import { TextSink, tidyText } from './sink.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
type Line = 'title' | 'author' | 'artist' | 'album'

/** What a reader is given: the item, its limits, and the draft that it fills in. */
export interface ReadJob {
  readonly name: string
  /** Lower case, without the dot; what bytes and name together say. */
  readonly extension: string
  readonly source: ByteSource
  readonly limits: ReadLimits
  readonly draft: Draft
}

/** A reader of one family of formats. It may throw at any point: what stands in the draft is kept. */
export type Reader = (job: ReadJob) => Promise<void>

/** A Reading while it is being made. */
export class Draft {
  readonly text: TextSink
  /** Members that need no care; `line` and `made` set the others. */
  readonly facts: Writable<Omit<Reading, Line | 'text' | 'takenAt' | 'flags' | 'code' | 'reason'>> = {}
  readonly #lines: Partial<Record<Line, string>> = {}
  readonly #flags = new Set<ReadingFlag>()
  readonly #stopAtMs: number
  #takenAt: string | undefined
  #cut: string | undefined
  #problem: { code: ReadingCode; reason: string } | undefined

  constructor(limits: ReadLimits) {
    this.text = new TextSink(limits.textChars)
    this.#stopAtMs = performance.now() + limits.softMs
  }

  /** Sets a line such as the title; the first one that is not empty stays. */
  line(name: Line, value: string | undefined): void {
    const text = tidyText((value ?? '').slice(0, 2000))
      .replace(/\s+/gu, ' ')
      .slice(0, 500)
    if (text !== '' && this.#lines[name] === undefined) this.#lines[name] = text
  }

  /** When it was made, from any text that begins `YYYY-MM-DDTHH:MM:SS`; other text is left out. */
  made(at: string | undefined): void {
    const found = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)/u.exec(at ?? '')
    if (found && !Number.isNaN(Date.parse(`${found[1]}T${found[2]}Z`))) this.#takenAt ??= `${found[1]}T${found[2]}`
  }

  flag(flag: ReadingFlag, on = true): void {
    if (on) this.#flags.add(flag)
  }

  /** Notes that something stands against a complete reading; the first note stays. */
  note(code: ReadingCode, reason = sentenceOf(code)): void {
    this.#problem ??= { code, reason }
  }

  /** Notes that a part was left out because of its size; it counts only when there is room left for more text. */
  cut(reason: string): void {
    this.#cut ??= reason
  }

  /** Throws `too_slow` once the time that a reader may take is over; for loops that can stop half-way. */
  checkTime(): void {
    if (performance.now() > this.#stopAtMs) throw new ReadProblem('too_slow')
  }

  /** Turns whatever a reader threw into a note; nothing that is thrown here ever reaches the run. */
  fail(error: unknown): void {
    if (error instanceof ReadProblem) this.note(error.code, error.message)
    else if (error instanceof RangeError) this.note('too_large')
    else this.note('damaged')
  }

  /** Takes over what another reader has learned; what stands here already stays. */
  merge({ code, reason, text, title, author, flags, takenAt, ...facts }: Reading): void {
    this.line('title', title)
    this.line('author', author)
    this.text.line(text ?? '')
    this.made(takenAt)
    for (const flag of flags ?? []) this.flag(flag)
    Object.assign(this.facts, { ...facts, ...this.facts })
    if (code !== undefined) this.note(code, reason)
  }

  finish(): Reading {
    if (this.#cut !== undefined && !this.text.isFull) this.note('too_large', this.#cut)
    const text = this.text.toString()
    const flags = [...this.#flags]
    return {
      ...(this.#problem && { code: this.#problem.code, reason: this.#problem.reason }),
      ...(text !== '' && { text }),
      ...this.#lines,
      ...(this.#takenAt !== undefined && { takenAt: this.#takenAt }),
      ...this.facts,
      ...(flags.length > 0 && { flags }),
    }
  }
}

/** The whole item, or its first bytes when it is longer than the limit (which is noted then). */
export async function readWhole(job: ReadJob, maxBytes = job.limits.wholeBytes): Promise<Uint8Array> {
  const { source, draft } = job
  const bytes = await readRange(source, 0, Math.min(source.sizeBytes, maxBytes))
  if (source.sizeBytes > maxBytes) draft.cut('It is so large that only its beginning was read.')
  return bytes
}

/** A range of a source; a source that can't give it counts as `unreadable`. */
export async function readRange(source: ByteSource, at: number, length: number): Promise<Uint8Array> {
  if (length <= 0 || at < 0) return new Uint8Array()
  try {
    return await source.read(at, length)
  } catch (error) {
    throw new ReadProblem('unreadable', undefined, error)
  }
}
