export { type DavServer, hasRclone, PASSWORD, startRclone, USER } from './dav-server.ts'
export { type FaultyProxy, startProxy, type Trouble, troubleOf } from './proxy.ts'
