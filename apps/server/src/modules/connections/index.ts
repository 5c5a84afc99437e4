export { type Connections, createConnections } from './connections.ts'
export { connectionsOf } from './rows.ts'
