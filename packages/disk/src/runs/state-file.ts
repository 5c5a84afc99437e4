import fs from 'node:fs'
import path from 'node:path'
import { isErrno, toAppError } from '../errors.ts'

/** How something that a person said is written as a text. */
export interface TextForm<T> {
  /** What is known before anything was said. */
  readonly nothing: T
  /** Throws AppError `corrupt` for what another version wrote. */
  read(text: string): T
  write(value: T): string
}

/** What the person said on this machine: one text, private to the user, always replaced whole. */
export class StateFile<T> {
  readonly file: string
  readonly #form: TextForm<T>

  /** `file` and its folder are made by the first `write`. */
  constructor(file: string, form: TextForm<T>) {
    this.file = file
    this.#form = form
  }

  /** `nothing` where nothing was said yet. Throws what the form throws, or what reading reports. */
  read(): T {
    try {
      return this.#form.read(fs.readFileSync(this.file, 'utf8'))
    } catch (error) {
      if (isErrno(error, 'ENOENT')) return this.#form.nothing
      throw toAppError(error)
    }
  }

  /** Keeps what is known now; a kill or a full disk leaves what was known before. For one process at a time. */
  write(value: T): void {
    const draft = `${this.file}.part`
    try {
      fs.mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 })
      const fd = fs.openSync(draft, 'w', 0o600)
      try {
        fs.writeFileSync(fd, this.#form.write(value))
        fs.fsyncSync(fd)
      } finally {
        fs.closeSync(fd)
      }
      fs.renameSync(draft, this.file)
    } catch (error) {
      fs.rmSync(draft, { force: true })
      throw toAppError(error)
    }
  }
}
