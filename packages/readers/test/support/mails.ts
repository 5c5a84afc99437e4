/** A message that is put together from random parts, and what it must be read as. */
export interface MadeMail {
  readonly subject: string
  readonly body: string
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/** A mailbox in the form `mboxrd`: a divider, the message with `From ` quoted, an empty line. */
export function boxOf(messages: readonly string[], newline = '\n'): string {
  const divider = `From sender@example.test Mon May  6 07:08:09 2024${newline}`
  return messages
    .map((message) => `${divider}${message.replace(/^(>*From )/gmu, '>$1').replace(/(?:\r?\n)?$/u, newline)}${newline}`)
    .join('')
}

/** The text of a message with its files in base64. */
export function textOf({ subject, body, files }: MadeMail, newline = '\n'): string {
  const head = [
    'From: Ada Byron <ada@example.test>',
    'To: me@house.test',
    `Subject: ${subject}`,
    'Date: Mon, 6 May 2024 07:08:09 +0200',
    'MIME-Version: 1.0',
  ]
  if (files.length === 0) return [...head, 'Content-Type: text/plain; charset=utf-8', '', body, ''].join(newline)
  const parts = files.flatMap(({ name, bytes }) => [
    '--b=_1',
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes).toString('base64').replace(/.{76}/gu, `$&${newline}`),
  ])
  const first = ['--b=_1', 'Content-Type: text/plain; charset=utf-8', '', body]
  const type = 'Content-Type: multipart/mixed; boundary="b=_1"'
  return [...head, type, '', 'preamble', ...first, ...parts, '--b=_1--', ''].join(newline)
}
