export { fuseRanks } from './fuse.ts'
export { cosine, likenessFloor, meaningText, promptFor, queryText, UNRELATED } from './meaning.ts'
export { type Hit, type Searchable, SearchIndex } from './search-index.ts'
export { toInt8, VectorTable } from './vector-table.ts'
