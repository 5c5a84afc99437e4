export { ContentsFolder } from './backup/contents-folder.ts'
export {
  BACKUP_MARKER,
  type BackupManifest,
  CONTENTS,
  flushBelow,
  flushFolder,
  jsonLinesOf,
  type KeptContent,
  type KeptTable,
  linesOf,
  MANIFEST,
  PACK_ENTRY_HEADER_BYTES,
  PACK_MAGIC,
  RESTORE_FOLDER,
  RowsDigest,
  readManifest,
  writeWhole,
} from './backup/format.ts'
export { checkBackup, listBackups, type RestoreDone, restoreBackup } from './backup/restore.ts'
export { describeError, errnoOf, isErrno, toAppError } from './errors.ts'
export { realRoot } from './folder/anchor.ts'
export { FolderConnector } from './folder/connector.ts'
export { FileContents } from './folder/file-contents.ts'
export { FolderSource, type FolderSourceOptions } from './folder/source.ts'
export { FolderWatcher } from './folder/watcher.ts'
export { type GuardRecord, GuardStore, type NotBack, said, type TakenBack, takeGuardBack } from './guard/index.ts'
export { type Hold, holdFile, isUsed, shareFile } from './lock/hold.ts'
export { type ToOtherDisk, toOtherDisk } from './mover/other-disk.ts'
export { FolderTarget, type FolderTargetOptions } from './mover/target.ts'
export { type Contents, WriteOutTarget } from './mover/write-out.ts'
export { FileJournal } from './runs/file-journal.ts'
export { busyError, FileLocks, type LockOwner } from './runs/locks.ts'
export { folderRoots, rootPath } from './runs/roots.ts'
export { type RunInfo, RunStore } from './runs/run-store.ts'
export { ScoutBooks } from './runs/scout-books.ts'
export { stateDir } from './runs/state-dir.ts'
export { StateFile, type TextForm } from './runs/state-file.ts'
export * from './zip/index.ts'
