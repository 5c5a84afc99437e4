/** What the cells of a workbook refer to. */
export interface Book {
  readonly strings: readonly string[]
  readonly formats: readonly string[]
  readonly is1904: boolean
}
