/** What an item tells of itself beside where it belongs. Every member is optional knowledge, of hostile input. */
export interface Facets {
  /** The day that it is about, `YYYY-MM-DD`, by its own clock: a picture was taken then, a mail sent, a paper written. */
  readonly date?: string
  /** When a picture was taken, by its own clock: `YYYY-MM-DDTHH:MM:SS`. */
  readonly takenAt?: string
  /** What a photo was taken at, as a folder below its year: `2023-05 Lisbon`. */
  readonly event?: string
  /** Town nearest to where it was taken. */
  readonly place?: string
  /** Country that it was taken in, by its name. */
  readonly country?: string
  /** Who it is from: the sender of a mail, whose name stands on a paper. */
  readonly sender?: string
  /** The mailing list or newsgroup that it came by. */
  readonly list?: string
  /** What a mail is about, by its subject: the same for all of a conversation. */
  readonly topic?: string
  readonly title?: string
  /** How a picture looks among those that it was seen with: the name of their group. Told only where somebody asked. */
  readonly style?: string
}
