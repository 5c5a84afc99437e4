/**
 * What headers of a mail say of how it was sent, each a word: `list-id` (RFC 2919), `list-post`, `list-closed` (`List-Post:
 * NO`) and `unsubscribe` (RFC 2369), `one-click` (RFC 8058), `auto-generated` and `auto-replied` (RFC 3834), `report` (RFC
 * 3462) and `no-return` (an empty `Return-Path`, RFC 5321, 4.5.5); `list-server` is what programs of lists wrote before and beside these
 * standards, `tagged` a subject that begins with the name of a list that it went to, `precedence-*` the header that RFC 2076
 * tells of, `mass` what services that send in bulk add.
 */
export const POST_MARKS = [
  'list-id',
  'list-post',
  'list-closed',
  'list-server',
  'tagged',
  'unsubscribe',
  'one-click',
  'precedence-list',
  'precedence-bulk',
  'auto-generated',
  'auto-replied',
  'report',
  'no-return',
  'mass',
] as const
export type PostMark = (typeof POST_MARKS)[number]

/** Headers that programs of lists add: Mailman, ezmlm and the servers of the kernel and of Debian, majordomo's heirs. */
const LIST_SERVERS = ['x-beenthere', 'x-mailman-version', 'mailing-list', 'x-mailing-list', 'x-listname', 'x-list-host']
/** Who hands mails of a list on: `owner-list@`, `list-bounces@`, `list-admin@`. */
const LIST_SENDER = /(?:^|[\s<"])(?:owner-[^\s@<>]+|[^\s@<>]+-(?:owner|bounces|admin|request))(?:[+=][^\s@<>]*)?@/iu
const MASS = ['feedback-id', 'x-campaign', 'x-campaignid', 'x-campaign-id', 'x-csa-complaints', 'x-report-abuse']

/** The marks of a mail's headers, in the order of `POST_MARKS`. `header` gives a header by its name in small letters, `''` without it. */
export function postMarksOf(header: (name: string) => string): readonly PostMark[] {
  const has = (name: string): boolean => header(name).trim() !== ''
  const precedence = /^\s*(?:bulk|junk|list|auto_reply)\b/iu.exec(header('precedence'))?.[0].trim().toLowerCase()
  const submitted = /^\s*(auto-generated|auto-replied|auto-notified)\b/iu
    .exec(header('auto-submitted'))?.[1]
    ?.toLowerCase()
  const post = header('list-post').trim()
  const found: Readonly<Record<PostMark, boolean>> = {
    'list-id': has('list-id'),
    'list-post': isAddress(post),
    'list-closed': isNo(post),
    'list-server': LIST_SERVERS.some(has) || LIST_SENDER.test(header('sender').slice(0, 1000)),
    tagged: isTagged(header),
    unsubscribe: has('list-unsubscribe'),
    'one-click': /list-unsubscribe\s*=\s*one-click/iu.test(header('list-unsubscribe-post')),
    'precedence-list': precedence === 'list',
    'precedence-bulk': precedence === 'bulk' || precedence === 'junk',
    'auto-generated': submitted === 'auto-generated' || submitted === 'auto-notified',
    'auto-replied':
      submitted === 'auto-replied' || precedence === 'auto_reply' || has('x-autoreply') || has('x-autorespond'),
    report: /^\s*multipart\/report\b/iu.test(header('content-type')) || has('x-failed-recipients'),
    'no-return': /^\s*<\s*>/u.test(header('return-path')),
    mass: MASS.some(has),
  }
  return POST_MARKS.filter((mark) => found[mark])
}

/** An address to write to; some services have a page there. */
const isAddress = (post: string): boolean => /mailto:/iu.test(post)
const isNo = (post: string): boolean => /^no\b/iu.test(post)

/** `Re: [garden] Beans` to `garden@lists.example`. */
function isTagged(header: (name: string) => string): boolean {
  const tag = /^[^[\]]{0,40}\[\s*([\w.+-]{2,60})\s*\]/u.exec(header('subject'))?.[1]?.toLowerCase()
  if (tag === undefined) return false
  const went = ['to', 'cc', 'reply-to'].map((name) => header(name).slice(0, 4000).toLowerCase())
  return went.some((people) => people.split(/[\s<>,;"']+/u).some((part) => part.startsWith(`${tag}@`)))
}
