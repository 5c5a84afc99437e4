export { findInLibrary } from './find.ts'
export { LibraryIndexes } from './library-index.ts'
export { adoptSearches, savedSearches } from './saved.ts'
export { createSemanticSearch, type SemanticSearch } from './semantic-search.ts'
