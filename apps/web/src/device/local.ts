/** Ids of files that are on this device only begin with this. */
export const LOCAL = 'local:'

/** True for a file that waits on this device and has not been in the library yet. */
export const isLocal = (id: string): boolean => id.startsWith(LOCAL)
