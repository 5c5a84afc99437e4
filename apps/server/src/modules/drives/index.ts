export { createDriveNames, type DriveNames } from './handed-in.ts'
export { type ConnectedPlaces, connectedPlaces } from './places.ts'
export { createDriveRuns, type DriveRuns } from './runs.ts'
export { createSyncs, type Syncs } from './syncs.ts'
