export { type GroupMailOptions, groupAttachments, groupMail, type MailGroup, type MailToGroup } from './group.ts'
export { MAIL_METHODS, type MailMethod } from './methods.ts'
export { senderName, shownName } from './sender.ts'
