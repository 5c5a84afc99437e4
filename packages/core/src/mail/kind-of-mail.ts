import type { MailFacts } from '../facts/index.ts'
import { because, type Reason } from '../reasons/index.ts'
import { moneyInSubject } from './money-in-subject.ts'
import type { PostMark } from './post-marks.ts'
import { addressOf, shownName } from './sender.ts'
import { networkOf } from './smart-category.ts'
import { sortOfSender } from './sorts-of-sender.ts'

/** What mails are, by how they came: from people, by a list, to everybody who signed, about a purchase, from a program. */
export const MAIL_KINDS = ['personal', 'list', 'newsletter', 'receipt', 'notice'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const FOLDERS: Readonly<Record<MailKind, string>> = {
  personal: 'From People',
  list: 'Mailing Lists',
  newsletter: 'Newsletters',
  receipt: 'Receipts & Orders',
  notice: 'Notices',
}

/** The English name of the folder of a kind. */
export const mailKindFolder = (kind: MailKind): string => FOLDERS[kind]

/** The kind of a mail, how sure (0 to 1), and why. */
export interface MailOfKind {
  readonly kind: MailKind
  readonly confidence: number
  readonly why: Reason
}

/** Subjects that programs give to what came back and to what answers for somebody who is away. */
const BY_ITSELF =
  /^\s*(?:undeliver(?:ed|able)|non-?delivery|returned (?:to sender|mail)|(?:e-?mail|message) (?:delivery|error|system error|could not be delivered|delayed)|mail (?:delivery|error|system error|could not be delivered|not delivered)|delayed mail|delivery (?:status|failure|failed|has failed|report|notification)|(?:permanent )?failed mail|failure notice|automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|unzustellbar|automatische antwort|abwesenheits\p{L}+|respuesta automática|fuera de la oficina|réponse automatique|رد تلقائي)/iu
/** What programs ask of people, or tell them, about an account. */
const ABOUT_ACCOUNT =
  /(?<![\p{L}\p{N}])(?:password|passwort|contraseña|verify|verification|sign-?in|log-?in|security alert|one-time|activate|aktivier\p{L}*|anmeldung|bestätige\p{L}*|confirma tu|verifica\p{L}*|inicio de sesión|كلمة المرور|تسجيل الدخول|التحقق)(?![\p{L}\p{N}])/iu
/** Lists that one hears from and does not write to. */
const ANNOUNCES = /(?:^|[<.\s_-])(?:announce(?:ments?)?|news(?:letter)?|newsletters?|weekly|digest)(?:[.\s_>-]|$)/iu
const ANSWER = /^\s*(?:re|aw|antw|sv|rv|res|رد)\s*(?:\[\d+\])?\s*:/iu

/**
 * Says what kind of mail it is, from its headers alone: what came back and what a program says of itself (RFC 3834) first;
 * then lists that people write to (RFC 2919, `List-Post` of RFC 2369), purchases by subject and sender, what one can sign
 * off from (RFC 2369, RFC 8058), and senders that are no people. What nothing speaks against, a person wrote. Pure.
 */
export function kindOfMail(mail: MailFacts): MailOfKind {
  const { from = '', subject = '', listId = '', references = [], toMany, attachments } = mail
  const marks = new Set<PostMark>(mail.marks)
  const sender = sortOfSender(from)
  const isAnswer = references.length > 0 || ANSWER.test(subject)
  const isProgram = sender === 'notifier' || sender === 'program'
  const isReport = marks.has('report') || marks.has('auto-replied') || sender === 'post-office'
  if (isReport || BY_ITSELF.test(subject)) return byProgram(0.95, from)

  const isOpenList = marks.has('list-post') || marks.has('list-server') || marks.has('tagged')
  // What the program of a list writes itself bears the headers of the list, too.
  const isOfListProgram = marks.has('auto-generated') && !isAnswer
  if (isOpenList && !isOfListProgram && !marks.has('list-closed') && sender !== 'notifier') {
    const isToAll = !isAnswer && ANNOUNCES.test(listId)
    if (isToAll) return byNewsletter(0.65)
    return byList(isAnswer || marks.has('precedence-list') ? 0.95 : 0.85, listId)
  }
  const isPaper = !isAnswer || isProgram
  const money = isPaper ? moneyInSubject(subject) : undefined
  const canLeave = marks.has('unsubscribe') || marks.has('one-click') || marks.has('list-closed')
  const isOfProgram = marks.has('auto-generated') || marks.has('no-return')
  if (money && sender !== 'publisher') {
    const isSent = canLeave || marks.has('mass') || sender !== undefined || isOfProgram
    if (money.isPlain && isSent) return byTrade(0.85, money.words)
    if (isSent && !canLeave) return byTrade(0.7, money.words)
    // A clerk signs, too; friends write of their bills without a number.
    if (money.isOfTrade && !isSent) return byTrade(0.6, money.words)
  }
  const isNetwork = networkOf(from) !== undefined
  if (canLeave) {
    if (sender === 'notifier' || isNetwork || (isOfProgram && sender !== 'publisher')) return byProgram(0.75, from)
    return byNewsletter(0.9)
  }
  if (isOfProgram) return byProgram(0.85, from)
  if (sender === 'publisher') return byNewsletter(0.75)
  if (isProgram || isNetwork) return byProgram(0.85, from)
  if (marks.has('precedence-list') || (marks.has('list-id') && isAnswer)) return byList(0.75, listId)
  if (marks.has('precedence-bulk')) return isAnswer ? byList(0.65, listId) : byProgram(0.65, from)
  if (marks.has('list-id') || marks.has('mass') || toMany) return byNewsletter(0.65)
  if (!isAnswer && ABOUT_ACCOUNT.test(subject) && sender !== undefined) return byProgram(0.7, from)
  if (!isAnswer && attachments.some((name) => /\.ics$|^text\/calendar/iu.test(name))) return byProgram(0.65, from)
  const confidence = isAnswer ? 0.9 : sender === undefined && !money ? 0.8 : 0.6
  return { kind: 'personal', confidence, why: because('mail-person') }
}

const byProgram = (confidence: number, from: string): MailOfKind => ({
  ...{ kind: 'notice', confidence },
  why: because('mail-program', { domain: addressOf(from) ?? shownName(from) ?? '?' }),
})

const byList = (confidence: number, listId: string): MailOfKind => {
  const name = shownName(/^([^<]+)</u.exec(listId)?.[1] ?? '') ?? shownName(listId)
  return {
    kind: 'list',
    confidence,
    why: name === undefined ? because('mail-many') : because('mail-list', { group: name }),
  }
}

const byNewsletter = (confidence: number): MailOfKind => ({
  ...{ kind: 'newsletter', confidence },
  why: because('mail-newsletter'),
})

const byTrade = (confidence: number, words: readonly string[]): MailOfKind => ({
  ...{ kind: 'receipt', confidence },
  why: because('has-words', { words }),
})
