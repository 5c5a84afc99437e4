export { clusterDocuments, type DocumentToGroup } from './documents/cluster-documents.ts'
export { nearDuplicateTexts } from './documents/near-duplicates.ts'
