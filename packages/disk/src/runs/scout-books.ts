import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type LedgerRow, rowId } from '@octavo/core/scout'
import { toAppError } from '../errors.ts'

const BUSY_MS = 10_000

/** The ledgers of this machine's scouts and what each of them was told, in one file; each change is there whole or not at all. */
export class ScoutBooks {
  readonly #database: DatabaseSync

  /** `file` and its folder are made when missing. Throws AppError `permission_denied`, `io_error`, `no_space`. */
  constructor(file: string) {
    try {
      fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
      fs.closeSync(fs.openSync(file, 'a', 0o600))
      this.#database = new DatabaseSync(file)
      this.#database.exec(`pragma busy_timeout = ${BUSY_MS}; pragma synchronous = full;
        create table if not exists scouts (name text primary key, orders text not null, last_ms integer);
        create table if not exists ledger (book text not null, id text not null, row text not null, primary key (book, id));`)
    } catch (error) {
      throw toAppError(error)
    }
  }

  close(): void {
    this.#database.close()
  }

  /** All rows of one ledger. */
  rows(book: string): LedgerRow[] {
    const found = this.#database.prepare('select row from ledger where book = ?').all(book)
    return found.map(({ row }) => JSON.parse(String(row)) as LedgerRow)
  }

  /** Changes a ledger: what is `gone` goes first. A kill leaves all of it or nothing. */
  change(book: string, { put, gone = [] }: { put: readonly LedgerRow[]; gone?: readonly LedgerRow[] }): void {
    if (put.length === 0 && gone.length === 0) return
    this.#database.exec('begin immediate')
    try {
      const remove = this.#database.prepare('delete from ledger where book = ? and id = ?')
      for (const row of gone) remove.run(book, rowId(row))
      const write = this.#database.prepare('insert or replace into ledger (book, id, row) values (?, ?, ?)')
      for (const row of put) write.run(book, rowId(row), JSON.stringify(row))
      this.#database.exec('commit')
    } catch (error) {
      this.#database.exec('rollback')
      throw toAppError(error)
    }
  }

  /** The scouts by name: what each was told, as it was kept, and when it looked last (milliseconds since 1970). */
  scouts(): readonly { readonly name: string; readonly orders: string; readonly lastMs?: number }[] {
    return this.#database
      .prepare('select name, orders, last_ms from scouts order by name')
      .all()
      .map(({ name, orders, last_ms: lastMs }) => ({
        name: String(name),
        orders: String(orders),
        ...(lastMs !== null && { lastMs: Number(lastMs) }),
      }))
  }

  /** Keeps what a scout is told; false when there is one of this name. */
  add(name: string, orders: string): boolean {
    const { changes } = this.#database
      .prepare('insert or ignore into scouts (name, orders) values (?, ?)')
      .run(name, orders)
    return changes > 0
  }

  /** Notes that a scout has looked. */
  looked(name: string, atMs: number): void {
    this.#database.prepare('update scouts set last_ms = ? where name = ?').run(atMs, name)
  }

  /** Forgets a scout; its ledger stays, so that it files nothing twice if it comes back. False when there is none. */
  remove(name: string): boolean {
    return this.#database.prepare('delete from scouts where name = ?').run(name).changes > 0
  }
}
