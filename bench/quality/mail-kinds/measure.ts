import {
  bytesSource,
  groupMail,
  MAIL_KINDS,
  type MailFacts,
  type MailKind,
  mailKindFolder,
} from '../../../packages/core/src/index.ts'
import { MailboxSource } from '../../../packages/readers/src/index.ts'
import type { Part } from '../own-folders/parts.ts'
import { type KindMail, madeMails } from '../sets/mail-kinds/made.ts'
import { shippedMails } from '../sets/mail-kinds/shipped.ts'
import { percent } from '../sets.ts'

/** A mail with what readers told of it and the group that it is put into. */
export interface ToldMail {
  readonly kind: MailKind
  readonly source: string
  readonly mail: MailFacts
  readonly told: MailKind
  readonly confidence: number
}

/** What the mail organiser says of mails, which are read as files of a mailbox are. */
export async function told(mails: readonly KindMail[]): Promise<readonly ToldMail[]> {
  const files = mails.map(({ bytes }, at) => ({
    path: `${at}.eml`,
    isBox: false,
    open: async () => bytesSource(bytes),
  }))
  const source = new MailboxSource(files)
  for await (const { unlisted } of source.scan()) if (unlisted[0]) throw new Error(unlisted[0].reason)
  const byPath = new Map([...source.known.values()].map((known) => [known.lies.path, known.mail]))
  const read = mails.flatMap(({ kind, source: from, bytes }, at) => {
    const mail = byPath.get(`${at}.eml`)
    return mail ? [{ kind, source: from, mail, item: { id: String(at), sizeBytes: bytes.length } }] : []
  })
  const groups = groupMail(read, { method: 'kind', nowMs: 0 })
  return read.flatMap(({ item, kind, source: from, mail }) => {
    const group = groups.get(item.id)
    const kindTold = MAIL_KINDS.find((one) => mailKindFolder(one) === group?.folder)
    return group && kindTold ? [{ kind, source: from, mail, told: kindTold, confidence: group.confidence }] : []
  })
}

/** One rule: a mail with a `List-Id` is of a list, any other is from a person. */
const byListId = ({ listId }: MailFacts): MailKind => (listId === undefined ? 'personal' : 'list')

/** What filters of mail programs are made of: five rules, the first that fits. */
function byFiveRules({ listId, marks = [], from = '', subject = '' }: MailFacts): MailKind {
  if (/invoice|receipt|order|rechnung|bestellung|factura|pedido/iu.test(subject)) return 'receipt'
  if (listId !== undefined) return 'list'
  if (marks.includes('unsubscribe')) return 'newsletter'
  return /no-?reply|notification|mailer-daemon/iu.test(from) ? 'notice' : 'personal'
}

const share = (mails: readonly ToldMail[], isRight: (one: ToldMail) => boolean): string =>
  mails.length === 0 ? '' : percent(mails.filter(isRight).length / mails.length)

/** Right per kind, and two baselines beside the largest kind; then how sure it was and how often right. */
export function tablesOf(mails: readonly ToldMail[]) {
  const head = ['kind', 'mails', 'Octavo', 'List-Id alone', 'five rules']
  const row = (name: string, some: readonly ToldMail[]) => [
    ...[name, String(some.length), share(some, ({ kind, told: said }) => kind === said)],
    ...[
      share(some, ({ kind, mail }) => kind === byListId(mail)),
      share(some, ({ kind, mail }) => kind === byFiveRules(mail)),
    ],
  ]
  const byKind = Map.groupBy(mails, ({ kind }) => kind)
  const largest = Math.max(0, ...[...byKind.values()].map(({ length }) => length)) / Math.max(1, mails.length)
  const sure = [...Map.groupBy(mails, ({ confidence }) => confidence)].sort(([a], [b]) => b - a)
  return {
    kinds: [
      head,
      ...MAIL_KINDS.flatMap((kind) => (byKind.has(kind) ? [row(kind, byKind.get(kind) ?? [])] : [])),
      [...row('all', mails).slice(0, 3), ...row('all', mails).slice(3)],
      ['the largest kind for all', '', percent(largest), '', ''],
    ],
    sure: [
      ['said confidence', 'mails', 'right'],
      ...sure.map(([confidence, some]) => [
        String(confidence),
        String(some.length),
        share(some, ({ kind, told: said }) => kind === said),
      ]),
    ],
  }
}

/** Tables of a part: mails that packages ship, mails made by script. */
export async function measuredMailKinds(part: Part) {
  const shipped = await told(shippedMails(part))
  const made = await told(madeMails(part))
  return { shipped, made }
}

/** For the report: both sets, kind by kind, and how sure. */
export async function reportedMailKinds(part: Part = 'report') {
  const { shipped, made } = await measuredMailKinds(part)
  return [tablesOf(shipped).kinds, tablesOf(made).kinds, tablesOf([...shipped, ...made]).sure]
}
