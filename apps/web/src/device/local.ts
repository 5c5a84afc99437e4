import { uuidv7 } from '../platform/uuid.ts'

/** Ids of files and runs that are on this device only begin with this. */
export const LOCAL = 'local:'

/** True for what is on this device and has not been in the library yet. */
export const isLocal = (id: string): boolean => id.startsWith(LOCAL)

/** Ids of runs in folders of the person's own begin with this. */
export const IN_PLACE = 'place:'

/** True for a run in a folder of the person's own. */
export const isInPlace = (runId: string): boolean => runId.startsWith(IN_PLACE)

/** Id of a new run of this device. */
export const newRunId = (): string => `${LOCAL}${uuidv7()}`

/** The id by which the library knows the plan of a run of this device. */
export const planIdOf = (runId: string): string => runId.slice(LOCAL.length)
