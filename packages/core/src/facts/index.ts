export { type Facts, SIGNATURE_HEAD_BYTES } from './facts.ts'
export { momentOfPicture, type PictureFacts, pictureFacts } from './picture.ts'
export {
  type ArchiveMember,
  MAX_READING_MEMBERS,
  MAX_READING_TEXT,
  type MailFacts,
  type Pixels,
  READING_CODES,
  type Reading,
  type ReadingCode,
  type ReadingFlag,
} from './reading.ts'
export { takenAtOf } from './taken-at.ts'
