export { chosenLanguage } from './language.ts'
export { type LetterKind, writeLetter } from './letters.ts'
export { createOutbox, type Letter, type Outbox } from './outbox.ts'
export { createTransport } from './transport.ts'
