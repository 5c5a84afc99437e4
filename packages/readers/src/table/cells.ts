/** What may stand between the cells, likeliest first. */
const SEPARATORS = ['\t', ';', ',', '|'] as const
/** Lines that tell the separator. */
const SAMPLE_LINES = 20

/** The separator that gives the same number of cells, two or more, in most of the first lines; a comma where none does. */
export function separatorOf(text: string): string {
  const lines = text.split('\n', SAMPLE_LINES).filter((line) => line.trim() !== '')
  const steady = (separator: string) => {
    const counts = lines.map((line) => cellsIn(line, separator, 1)[0]?.length ?? 1)
    return counts[0] === 1 ? 0 : counts.filter((count) => count === counts[0]).length
  }
  return SEPARATORS.toSorted((one, other) => steady(other) - steady(one))[0] ?? ','
}

/**
 * The cells of a text table (RFC 4180, with any separator): at most `maxRows` rows. A cell in quotes may hold separators and
 * line ends; quotes that nobody closes end with the text.
 */
export function cellsIn(text: string, separator: string, maxRows: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    cell = ''
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length && rows.length < maxRows; at += 1) {
    const letter = text[at] as string
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += letter
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) {
      row.push(cell)
      cell = ''
    } else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  if (rows.length < maxRows && (cell !== '' || row.length > 0)) endRow()
  return rows
}
