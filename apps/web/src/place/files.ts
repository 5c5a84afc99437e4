import type { FileBytes } from '../platform/file-bytes.ts'

/** One name in a folder. */
export interface PlaceEntry {
  readonly name: string
  readonly type: 'file' | 'folder'
}

/** What is known of a file without reading it. */
export interface FileStat {
  readonly sizeBytes: number
  readonly modifiedAtMs: number
  /** True where its bytes lie in a cloud, or may: to read them could fetch them, which nobody does unasked. */
  readonly isAway?: boolean
  /** Its bytes as they are now, where having them, or knowing where they are, costs nothing. */
  readonly bytes?: FileBytes
}

/**
 * Calls on the files of one folder that a person has opened to this app, by paths below it (`safePath`, '' is the folder
 * itself): what a browser's handle can do, and what a phone's grant can. All throw AppError: `permission_denied`,
 * `auth_expired` when the person has to be asked for the folder again, `no_space`, `bad_name`, `busy`, `io_error`.
 */
export interface PlaceFiles {
  /** False where a move gives a file a new time. */
  readonly keepsTimes: boolean
  /** What is in a folder, in no order; undefined where no folder is. */
  list(folder: string): Promise<readonly PlaceEntry[] | undefined>
  /** What lies at some paths, same order; undefined where nothing does. */
  stat(paths: readonly string[]): Promise<readonly (FileStat | 'folder' | undefined)[]>
  /** The bytes of a file. Throws `not_found`, `is_folder`. */
  file(path: string): Promise<File>
  /** Makes one folder in a folder that is there; nothing happens when it is there already. Throws `not_a_folder`. */
  makeFolder(path: string): Promise<void>
  /**
   * Moves a file, or a folder with everything in it, into a folder that is there. Never replaces: throws `already_exists`.
   * Whole or not at all, and without its bytes being fetched from a cloud: `unsupported` where that can't be;
   * `source_missing`, `changed_since_review`.
   */
  move(from: string, to: string, what: 'file' | 'bundle'): Promise<void>
  /**
   * Brings a move to its end that a kill may have left half done, where that can be; tells on which side it ended, undefined
   * when nothing was begun. Left out where a move is done at once.
   */
  settle?(from: string, to: string, what: 'file' | 'bundle'): Promise<'here' | 'there' | undefined>
  /** Removes a folder with nothing in it; false when there is something, or no folder. */
  removeEmptyFolder(path: string): Promise<boolean>
}
