import type { MailKind } from '../../../../packages/core/src/index.ts'

/** Who writes, and what a style fills its headers with. */
export interface Writer {
  readonly firm: string
  /** Of the firm or of the person. */
  readonly domain: string
  readonly person: string
  /** The person's address without its domain. */
  readonly local: string
  readonly number: number
  /** Whether it answers something. */
  readonly isAnswer: boolean
}

/** Headers of a mail beside Subject, To, Date and Message-ID, in one of the ways in which such mails come. */
export type Style = (writer: Writer) => readonly string[]

const human = ({ person, local, domain }: Writer) => `From: ${person} <${local}@${domain}>`
const firm =
  (local: string, host = '') =>
  ({ firm: name, domain }: Writer) =>
    `From: ${name} <${local}@${host}${domain}>`
const leave = ({ domain, number }: Writer) =>
  `List-Unsubscribe: <https://${domain}/u/${number}>, <mailto:u${number}@${domain}>`
const click = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'
const robot = 'Auto-Submitted: auto-generated'
const list = ({ firm: name, domain }: Writer) => `${name.toLowerCase()}@lists.${domain}`
const dotted = (writer: Writer) => list(writer).replace('@', '.')

/** Ways in which mails of each kind come, as well-known programs and services write them; they go to the three parts in turn. */
export const STYLES: Readonly<Record<MailKind, readonly Style[]>> = {
  newsletter: [
    (w) => [
      firm('hello', 'mail.')(w),
      leave(w),
      click,
      `List-ID: ${w.number}.list-id.${w.domain}`,
      'X-Campaign: 12',
      'Precedence: bulk',
    ],
    (w) => [firm('newsletter')(w), `List-Unsubscribe: <mailto:off${w.number}@${w.domain}>`],
    (w) => [human(w), leave(w), click, `Feedback-ID: ${w.number}:news`],
    (w) => [firm('news')(w), 'Precedence: bulk'],
    (w) => [firm('info')(w), leave(w), `List-Id: <${w.number}.${w.domain}>`, `X-CSA-Complaints: csa@${w.domain}`],
    (w) => [
      `From: ${w.person} from ${w.firm} <${w.local}@${w.domain}>`,
      leave(w),
      `List-Id: <${w.local}.${w.domain}>`,
      `List-Post: <https://${w.domain}/p/${w.number}>`,
    ],
    (w) => [firm('noreply')(w), leave(w), click],
    (w) => [firm('offers')(w)],
    (w) => [
      firm('editor')(w),
      leave(w),
      'Precedence: list',
      `List-Id: ${w.firm} announcements <${dotted(w)}>`,
      'List-Post: NO',
    ],
    (w) => [firm('no-reply', 'e.')(w), leave(w), `Feedback-ID: ${w.number}:${w.number}:mkt`, 'Precedence: bulk'],
    (w) => [firm('marketing')(w), leave(w), robot],
    (w) => [firm('team')(w), leave(w), `X-Report-Abuse: abuse@${w.domain}`],
  ],
  receipt: [
    (w) => [firm('orders')(w)],
    (w) => [firm('noreply')(w), robot],
    (w) => [firm('auto-confirm')(w), `Feedback-ID: ${w.number}:order`],
    (w) => [firm('service')(w), leave(w), click],
    (w) => [human(w)],
    (w) => [firm('invoice+statements', 'billing.')(w)],
    (w) => [firm('info')(w)],
    (w) => [firm('mail')(w), 'Precedence: bulk', robot],
    (w) => [firm('tickets')(w), 'X-Auto-Response-Suppress: All'],
    (w) => [firm('hello')(w), `Feedback-ID: ${w.number}:txn`],
    (w) => [firm('no_reply', 'email.')(w)],
    (w) => [firm('shop')(w), 'Return-Path: <>'],
  ],
  notice: [
    (w) => [
      firm('notifications')(w),
      `List-ID: garden/shed <shed.garden.${w.domain}>`,
      `List-Post: <mailto:reply+${w.number}@reply.${w.domain}>`,
      leave(w),
      'Precedence: list',
    ],
    (w) => [firm('noreply')(w)],
    (w) => [firm('tracker')(w), robot, 'X-Auto-Response-Suppress: All', `List-Id: <project.${w.domain}>`],
    (w) => [`From: root@${w.domain} (Cron Daemon)`, robot, 'Precedence: bulk'],
    (w) => [firm('security')(w)],
    (w) => [human(w), `Sender: Calendar <calendar-notification@${w.domain}>`, robot],
    (w) => [human(w), 'Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All'],
    (w) => [firm('notify', 'mail.')(w), leave(w), click],
    (w) => [
      `From: ${list(w).replace('@', '-owner@')}`,
      `Sender: ${list(w).replace('@', '-bounces@')}`,
      'X-List-Administrivia: yes',
      `X-BeenThere: ${list(w)}`,
      `List-Id: <${dotted(w)}>`,
      'Precedence: bulk',
      robot,
    ],
    (w) => [firm('do-not-reply', 'accounts.')(w), `Feedback-ID: ${w.number}:acct`],
    (w) => [firm('support')(w), robot],
    (w) => [firm('alerts')(w), 'Precedence: bulk'],
  ],
  personal: [
    (w) => [human(w)],
    (w) => [human(w), 'User-Agent: Mozilla Thunderbird'],
    (w) => [human(w), 'X-Mailer: iPhone Mail (20A)'],
    (w) => [human(w), 'Auto-Submitted: no', 'Importance: normal'],
    (w) => [human({ ...w, domain: 'gmail.com' })],
    (w) => [`From: ${w.person} <info@${w.domain}>`],
    (w) => [human(w), 'Cc: a@x.example, b@x.example, c@y.example'],
    (w) => [`From: ${w.local}@${w.domain}`],
    (w) => [human(w), 'Precedence: first-class', 'X-MS-Has-Attach: yes'],
  ],
  list: [
    (w) => [
      human(w),
      `List-Id: ${w.firm} <${dotted(w)}>`,
      `List-Post: <mailto:${list(w)}>`,
      leave(w),
      'Precedence: list',
      'X-Mailman-Version: 3.3.8',
    ],
    (w) => [
      human(w),
      `List-ID: <${dotted(w)}>`,
      `List-Post: <https://groups.${w.domain}/post>, <mailto:${list(w)}>`,
      leave(w),
      'Precedence: list',
      `Mailing-list: list ${list(w)}; contact ${list(w)}`,
    ],
    (w) => [
      human(w),
      `Mailing-List: contact ${list(w).replace('@', '-help@')}; run by ezmlm`,
      'Precedence: bulk',
      `List-Post: <mailto:${list(w)}>`,
    ],
    (w) => [
      human(w),
      `Sender: ${list(w).replace('@', '-owner@')}`,
      'Precedence: bulk',
      `List-ID: <${dotted(w)}>`,
      `X-Mailing-List: ${list(w)}`,
    ],
    (w) => [
      human(w),
      `X-Mailing-List: <${list(w)}> archive/latest/1`,
      `List-Id: <${dotted(w)}>`,
      `List-Post: <mailto:${list(w)}>`,
      leave(w),
      'Precedence: list',
    ],
    (w) => [
      `From: "${w.person} via ${w.firm}" <${list(w)}>`,
      `List-Id: <${dotted(w)}>`,
      leave(w),
      'Precedence: Bulk',
      `Mailing-List: list ${list(w)}; contact ${list(w)}`,
    ],
    (w) => [human(w), `Sender: ${list(w).replace('@', '-admin@')}`, `X-BeenThere: ${list(w)}`, 'Precedence: bulk'],
    (w) => [human(w), `To: ${list(w)}`],
    (w) => [
      human(w),
      'Precedence: list',
      `X-Loop: ${list(w)}`,
      `List-Id: <${dotted(w)}>`,
      `List-Post: <mailto:${list(w)}>`,
      leave(w),
    ],
    (w) => [human(w), `Sender: owner-${list(w)}`, 'Precedence: bulk'],
  ],
}
/** The style of lists that shows in subjects alone. */
export const TAGGED = STYLES.list[7]
