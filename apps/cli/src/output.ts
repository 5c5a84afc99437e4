import { stripVTControlCharacters, styleText } from 'node:util'
import {
  estimateRemaining,
  formatCount,
  formatRemaining,
  type ProgressSample,
  type Reason,
  sayReason,
  visibleName,
  type Wording,
} from '@octavo/core'
import { type Hooks, STEPS, type Step } from './road/hooks.ts'

const REDRAW_AFTER_MS = 100
const FLUSH_AT_CHARS = 64 * 1024

/** Streams that output goes to; the process's own outside of tests. */
export interface Streams {
  readonly out: NodeJS.WriteStream
  readonly err: NodeJS.WriteStream
}

/**
 * Everything that a command says. With `json`, standard output gets one object a line and nothing else; words and progress
 * go to standard error. Names pass `visibleName`, so that none can carry a terminal's control sequences.
 */
export class Output {
  readonly json: boolean
  readonly #streams: Streams
  #waiting = ''
  #isProgressShown = false
  #drawnAtMs = 0
  #wording: Wording | undefined

  constructor(json: boolean, streams: Streams = { out: process.stdout, err: process.stderr }) {
    this.json = json
    this.#streams = streams
  }

  /** Says reasons in these words from now on. */
  speak(wording: Wording): void {
    this.#wording = wording
  }

  /** A reason in the person's language, safe to print. */
  why(reason: Reason | undefined): string {
    return reason === undefined || this.#wording === undefined ? '' : sayReason(this.#wording, reason)
  }

  /** One result as a JSON line; nothing without `--json`. */
  record(record: Readonly<Record<string, unknown>>): void {
    if (!this.json) return
    this.#waiting += `${JSON.stringify(record)}\n`
    if (this.#waiting.length >= FLUSH_AT_CHARS) this.flush()
  }

  /** Lines for a person on standard output; nothing with `--json`. */
  say(...lines: readonly string[]): void {
    if (this.json) return
    this.#clearProgress()
    this.#waiting += lines.map((line) => `${line}\n`).join('')
    if (this.#waiting.length >= FLUSH_AT_CHARS) this.flush()
  }

  /** A document that was asked for, as it is, with `--json` and without. */
  print(text: string): void {
    this.#clearProgress()
    this.#waiting += text
    this.flush()
  }

  /** A line for a person on standard error. */
  note(line: string): void {
    this.#clearProgress()
    this.flush()
    this.#streams.err.write(`${line}\n`)
  }

  /** Writes what is held back. */
  flush(): void {
    if (this.#waiting !== '') this.#streams.out.write(this.#waiting)
    this.#waiting = ''
  }

  bold(text: string): string {
    return styleText('bold', text, { stream: this.#streams.out })
  }

  dim(text: string): string {
    return styleText('dim', text, { stream: this.#streams.out })
  }

  /** Shows on a terminal how far a step is, with rate and time left; returns a function to tell it. `total` 0 is unknown. */
  progress(step: string): (done: number, total?: number) => void {
    if (!this.#streams.err.isTTY) return () => undefined
    const samples: ProgressSample[] = []
    return (done, total = 0) => {
      const atMs = performance.now()
      if (atMs - this.#drawnAtMs < REDRAW_AFTER_MS && done !== total) return
      this.#drawnAtMs = atMs
      samples.push({ atMs, done })
      this.#streams.err.write(`\r\u001b[K${progressLine(step, samples, total)}`)
      this.#isProgressShown = true
    }
  }

  /** How a use case tells this terminal how far it is. */
  hooks(signal?: AbortSignal): Hooks {
    const shown = new Map<Step, (done: number, total?: number) => void>()
    return {
      ...(signal && { signal }),
      onProgress: (step, done, total) => {
        const show = shown.get(step) ?? this.progress(STEPS[step])
        shown.set(step, show)
        show(done, total)
      },
    }
  }

  #clearProgress(): void {
    if (this.#isProgressShown) this.#streams.err.write('\r\u001b[K')
    this.#isProgressShown = false
  }
}

/** `Moving 1,200 of 10,000 files, 5,600 a second, 25 seconds left`: what is not known yet is left out. */
export function progressLine(step: string, samples: readonly ProgressSample[], total: number): string {
  const last = samples.at(-1)
  const first = samples.find((sample) => last && sample.atMs >= last.atMs - 10_000)
  if (!last || !first) return step
  const parts = [
    `${step} ${total > 0 ? `${formatCount(last.done, '').trim()} of ${formatCount(total, 'file')}` : formatCount(last.done, 'file')}`,
  ]
  const rate = ((last.done - first.done) / (last.atMs - first.atMs)) * 1000
  if (rate > 0 && Number.isFinite(rate)) parts.push(`${formatCount(rate, '').trim()} a second`)
  const remainingMs = total > 0 ? estimateRemaining(samples, total) : undefined
  if (remainingMs !== undefined) parts.push(`${formatRemaining(remainingMs)} left`)
  return parts.join(', ')
}

/** Rows as aligned text: the first column to the left, the others to the right; two spaces in front of each line. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))))
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - displayWidth(cell)))
      return column === 0 ? cell + space : space + cell
    })
    return `  ${cells.join('   ').trimEnd()}`
  })
}

/** A name that is safe to print, at most `maxWidth` columns wide. */
export function shownName(name: string, maxWidth = Number.POSITIVE_INFINITY): string {
  const text = visibleName(name)
  if (displayWidth(text) <= maxWidth) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (displayWidth(cut + segment) >= maxWidth) break
    cut += segment
  }
  return `${cut}…`
}

const WIDE =
  /\p{RGI_Emoji}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/v

/** Columns that a text takes on a terminal: none for combining marks, two for East Asian wide characters and emoji. */
export function displayWidth(text: string): number {
  if (/^[ -~]*$/u.test(text)) return text.length
  let width = 0
  for (const { segment } of new Intl.Segmenter().segment(stripVTControlCharacters(text)))
    width += WIDE.test(segment) ? 2 : 1
  return width
}
