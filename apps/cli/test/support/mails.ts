/** A mail of a mailbox that is made for a test. */
export interface MailMade {
  readonly from: string
  readonly subject: string
  /** `YYYY-MM-DD`; it was sent at ten in the morning, UTC. */
  readonly day: string
  readonly id: string
  readonly body?: string
  /** Headers beside the usual ones. */
  readonly more?: string
  readonly files?: readonly { readonly name: string; readonly text: string }[]
}

/** A mailbox as programs write it (RFC 4155), with `From ` at the beginning of a line quoted. */
export function makeBox(mails: readonly MailMade[]): string {
  return mails.map((mail) => `From ${mail.id.slice(1, -1)} Mon May  6 07:08:09 2024\n${messageOf(mail)}\n`).join('')
}

function messageOf({ from, subject, day, id, body = 'Hello.', more, files = [] }: MailMade): string {
  const head = [
    `From: ${from}`,
    'To: Me <me@house.test>',
    `Subject: ${subject}`,
    `Date: ${new Date(`${day}T10:00:00Z`).toUTCString()}`,
    `Message-ID: ${id}`,
    ...(more === undefined ? [] : [more]),
  ]
  const text = body.replace(/^(>*From )/gmu, '>$1')
  if (files.length === 0) return [...head, '', text, ''].join('\n')
  const parts = files.flatMap(({ name, text: content }) => [
    '--b',
    `Content-Type: application/pdf; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64'),
  ])
  return [...head, 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', text, ...parts, '--b--', ''].join('\n')
}
