export { type KindsOfDocument, kindOfDocument, kindPhrase } from './kind-of-document.ts'
export { kindOfWord, saysKind, wordsOfKind } from './kind-words.ts'
export { ALL_DOCUMENT_KINDS, DOCUMENT_KINDS, type DocumentKind, kindFolder, kindWord } from './kinds.ts'
export { LEXICON } from './lexicon.ts'
