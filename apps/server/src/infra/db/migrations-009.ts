/**
 * Version 9: a retry of an upload finds the few files that had to be renamed by their own index. Without statistics, as
 * an embedded database has none for what was uploaded just now, every wish was held against all files of its folder.
 */
export const RENAMED_FILES: readonly string[] = [
  'create index files_renamed on files (owner_id, sha256) where requested_name <> name',
]
