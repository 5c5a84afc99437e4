export { type ClusterKind, isClusterable } from './clusterable.ts'
export { clusterDocuments, type DocumentToGroup } from './documents/cluster-documents.ts'
export { nearDuplicateTexts } from './documents/near-duplicates.ts'
export { sameForm } from './documents/same-form.ts'
