export { LibraryIndexes } from './library-index.ts'
export { createSemanticSearch, type SemanticSearch } from './semantic-search.ts'
