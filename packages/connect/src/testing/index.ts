export { type DavServer, hasRclone, PASSWORD, startRclone, USER } from './dav-server.ts'
export { type Double, startDouble } from './double.ts'
export { type GoogleDriveDouble, type GoogleDriveOptions, startGoogleDrive } from './google/drive.ts'
export { type FaultyProxy, startProxy, type Trouble, troubleOf } from './proxy.ts'
