export { decoded, type Encoding } from './encodings.ts'
export { type GroupMailOptions, groupAttachments, groupMail, type MailGroup, type MailToGroup } from './group.ts'
export { kindOfMail, MAIL_KINDS, type MailKind, type MailOfKind, mailKindFolder } from './kind-of-mail.ts'
export { holdsManyMails, holdsOneMail } from './mail-types.ts'
export { type LetterToMany, lettersAfter, type Mailing, mailingsOf, type WayOut, wayOut } from './mailings.ts'
export {
  DATE_BUCKETS,
  dateBucket,
  MAIL_METHODS,
  type MailMethod,
  OWN_MAIL_METHODS,
  type OwnMailMethod,
  SIZE_BUCKETS,
  SMART_CATEGORIES,
  type SmartCategory,
  sizeBucket,
} from './methods.ts'
export { POST_MARKS, type PostMark, postMarksOf } from './post-marks.ts'
export { domainOf, senderName, shownName, UNKNOWN_SENDER } from './sender.ts'
export { NO_NEWSLETTER, NO_THREAD, newsletterOf, threadNames } from './threads.ts'
