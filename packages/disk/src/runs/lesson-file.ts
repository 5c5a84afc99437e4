import fs from 'node:fs'
import path from 'node:path'
import { exportLearned, importLearned, type Learned, NOTHING_LEARNED } from '@octavo/core'
import { isErrno, toAppError } from '../errors.ts'

/** What the person taught on this machine: one text of core's `exportLearned`, private to the user, always replaced whole. */
export class LessonFile {
  readonly file: string

  /** `file` and its folder are made by the first lesson. */
  constructor(file: string) {
    this.file = file
  }

  /** Nothing where there was no lesson yet. Throws AppError `corrupt` for what another version wrote, or what reading reports. */
  read(): Learned {
    try {
      return importLearned(fs.readFileSync(this.file, 'utf8'))
    } catch (error) {
      if (isErrno(error, 'ENOENT')) return NOTHING_LEARNED
      throw toAppError(error)
    }
  }

  /** Keeps what is known now; a kill or a full disk leaves what was known before. For one process at a time. */
  write(learned: Learned): void {
    const draft = `${this.file}.part`
    try {
      fs.mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 })
      const fd = fs.openSync(draft, 'w', 0o600)
      try {
        fs.writeFileSync(fd, exportLearned(learned))
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
