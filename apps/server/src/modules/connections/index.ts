export { type Connections, createConnections } from './connections.ts'
