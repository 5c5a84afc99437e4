import fs from 'node:fs'
import path from 'node:path'

/** A text of a set with its true label. */
export interface Labelled {
  readonly id: string
  readonly label: string
  readonly text: string
}

/** Reads a set of texts from the folder that OCTAVO_DATA names. */
export function loadSet(name: string): readonly Labelled[] {
  const folder = path.join(process.env.OCTAVO_DATA ?? '', name)
  const { files } = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    files: readonly { file: string; label: string }[]
  }
  return files.map(({ file, label }) => ({ id: file, label, text: fs.readFileSync(path.join(folder, file), 'utf8') }))
}

/** Numbers in [0, 1) from a seed (linear congruential, enough to draw by). */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A shuffled copy (Fisher and Yates). */
export function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const copy = [...values]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [copy[last] as T, copy[other] as T]
    copy[last] = b
    copy[other] = a
  }
  return copy
}

/** One line of the table that all measurements give together. */
export interface Figure {
  readonly task: string
  readonly set: string
  readonly method: string
  readonly ours: string
  /** What a well-known recipe has on the same files; those with `(issue)` were measured when the work was asked for. */
  readonly baseline?: string
  readonly asked?: string
}

/** Notes a figure for the table of `all.ts`, which says in OCTAVO_FIGURES where; without it nothing happens. */
export function figure(one: Figure): void {
  const file = process.env.OCTAVO_FIGURES
  if (file) fs.appendFileSync(file, `${JSON.stringify(one)}\n`)
}

/** A share as `97.4 %`. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Prints rows as an aligned table, the first one as its head. */
export function table(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  for (const row of rows)
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    )
}
