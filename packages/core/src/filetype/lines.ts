const LONGEST = 300

/** The first lines of a text that are not empty, of so many that are looked at, without blanks at their ends. */
export const firstLines = (text: string, most: number): readonly string[] =>
  text
    .split(/\r?\n/u, most + 1)
    .slice(0, most)
    .map((line) => line.slice(0, LONGEST).trimEnd())
    .filter((line) => line !== '')

/** Share of lines that a pattern fits, 0 for none. */
export const shareOf = (lines: readonly string[], pattern: RegExp): number =>
  lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length)
