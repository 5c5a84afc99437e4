/** Keys of PostgreSQL's advisory locks, so that no two purposes share one. */
export const MIGRATION_LOCK = 7_246_001
/** Shared while contents are put in place, exclusive while a sweep removes some. */
export const BLOB_LOCK = 7_246_002
/** First key of the lock on a library's runs; the second is a hash of the owner's id. */
export const RUN_LOCK = 7_246_004
/** First key of the lock on the revisions of a person's tasks, held to the end of a transaction; the second is a hash of the owner's id. */
export const TASK_LOCK = 7_246_005
/** First key of the lock that says that a process is there, held by a session of its own; the second is the key of the process. */
export const PRESENCE_LOCK = 7_246_006
/** Held by a process while it starts: the data folder, the bucket and the schema are brought together by one at a time. */
export const START_LOCK = 7_246_007
/** Shared while all contents are to be kept (a backup), exclusive while some are removed. */
export const KEEP_LOCK = 7_246_008
/** Held while contents are removed, so that those who do take turns. */
export const REMOVE_LOCK = 7_246_009
/** Held while an operator's orders are carried out. */
export const ORDERS_LOCK = 7_246_010
