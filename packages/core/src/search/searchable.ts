/** What can be searched of one item. */
export interface Searchable {
  readonly id: string
  readonly name: string
  readonly folder: string
  /** What its maker called it: the title of a document, the subject of a mail. */
  readonly title?: string
  /** Short facts about it: who sent or made it, with which camera, where. */
  readonly about?: string
  /** Beginning of its text, where it was read. */
  readonly text?: string
  /** Media type, by which it is a photo, a table, a mail. */
  readonly mediaType?: string
  /** When it was changed, taken, sent: days, months and years by which it is found. */
  readonly datesMs?: readonly number[]
}

/** A stretch of a field that fits, in UTF-16 units. */
export interface Mark {
  readonly start: number
  readonly end: number
}

export interface Hit {
  readonly id: string
  /** Higher is better; comparable within one answer only. */
  readonly score: number
  /** Marks in the name. */
  readonly name: readonly Mark[]
  /** A piece of the text around the first place that fits, with its marks; left out when only the name fits. */
  readonly snippet?: { readonly text: string; readonly marks: readonly Mark[] }
}

/** What of an item is read besides its name and folder, as one text. */
export const insideOf = ({ title, about, text }: Searchable): string =>
  [title, about, text].filter((part) => part !== undefined && part !== '').join('\n')
