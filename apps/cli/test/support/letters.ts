import fs from 'node:fs'
import path from 'node:path'

const NAMES = ['Ada Byron', 'Jörg Müller', 'Søren Kåre', '田中 太郎', 'ليلى حداد', 'O’Neil, Rory']
const SUBJECTS = ['Weekly news', 'Re: Lunch on Friday', 'Rechnung für März', '会議の議事録', 'Fwd: a/b: "50%" off?', '']

const word = (text: string): string =>
  /^[ -~]*$/u.test(text) ? text : `=?utf-8?b?${Buffer.from(text).toString('base64')}?=`

/** Shapes that mail has: plain, marked up, with files, in other letters, with heads that are folded, odd or missing. */
const SHAPES: readonly ((at: number) => readonly [head: readonly string[], body: string])[] = [
  (at) => [['Content-Type: text/plain; charset=utf-8'], `Hello ${at}, see you tomorrow.`],
  (at) => [
    ['Content-Type: text/html; charset=utf-8', 'List-Id: News <news.shop.example>', 'Precedence: bulk'],
    `<p>Offer <b>${at}</b></p>`,
  ],
  (at) => [
    ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="b"'],
    [
      '--b',
      'Content-Type: text/plain',
      '',
      `Invoice ${at} is attached.`,
      '--b',
      `Content-Type: application/pdf; name="invoice ${at}.pdf"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(`%PDF-1.4 ${'x'.repeat(at % 3000)}`).toString('base64'),
      '--b--',
    ].join('\r\n'),
  ],
  (at) => [
    ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable'],
    `Gr=FC=DFe =E4us K=F6ln ${at}`,
  ],
  (at) => [
    ['Received: from a.example\r\n\tby b.example;\r\n\tMon, 1 Jan 2024 00:00:00 +0000'],
    `>From here ${at}\r\n.`,
  ],
  (at) => [['Content-Type: nothing/known; =', 'X-Odd: \u0001\t'], `odd ${at} ${'long '.repeat(400)}`],
]

/** The messages that mail programs made, below the folder that OCTAVO_DATA names. */
function collected(): readonly Buffer[] {
  const folder = process.env.OCTAVO_DATA
  if (folder === undefined) return []
  return ['emails-lists', 'emails-mime', 'emails-spamassassin'].flatMap((set) =>
    (fs.readdirSync(path.join(folder, set), { recursive: true }) as string[])
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => fs.readFileSync(path.join(folder, set, name))),
  )
}

/** So many messages, each another one: made in all shapes, and where OCTAVO_DATA names a collection every second one from that. */
export function* letters(count: number): Generator<Buffer> {
  const real = collected()
  for (let at = 0; at < count; at += 1) {
    const id = `Message-ID: <${at}@test.example>\r\n`
    const one = at % 2 === 1 ? real[((at - 1) / 2) % real.length] : undefined
    if (one) {
      const text = one.toString('latin1').replace(/^message-id:.*\r?\n(?:[ \t].*\r?\n)*/imu, '')
      yield Buffer.from(id + text, 'latin1')
      continue
    }
    const name = NAMES[at % NAMES.length] ?? ''
    const subject = SUBJECTS[Math.floor(at / 7) % SUBJECTS.length] ?? ''
    const sent = new Date(Date.UTC(2020 + (at % 5), at % 12, 1 + (at % 28), 10)).toUTCString().replace('GMT', '+0000')
    const [head, body] = SHAPES[at % SHAPES.length]?.(at) ?? [[], '']
    const heads = [`From: "${word(name)}" <p${at % 40}@house.example>`, 'To: me@home.example', ...head]
    // Some were never given a subject or a day.
    if (at % 11 !== 3) heads.push(`Subject: ${word(subject && `${subject} ${at}`)}`)
    if (at % 13 !== 5) heads.push(`Date: ${sent}`)
    yield Buffer.from(`${id}${heads.join('\r\n')}\r\n\r\n${body}\r\n`)
  }
}
