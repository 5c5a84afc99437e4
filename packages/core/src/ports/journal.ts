import type { JournalRecord, UnnumberedRecord } from '../apply/index.ts'

/** Append-only record of one run. */
export interface Journal {
  append(records: readonly JournalRecord[]): Promise<void>
  /** Returns once everything appended would survive a power cut. */
  flush(): Promise<void>
  /** Everything appended, in order and as it was written (see `todaysRecord`); a last record that was cut off half-way is left out. */
  read(): AsyncIterable<JournalRecord | UnnumberedRecord>
}
