import { closeSync, openSync, writeSync } from 'node:fs'
import { seeded } from '../cli/make-tree.ts'

/** What a made mailbox holds: whoever reads it has to find all of it. */
export interface MadeMailbox {
  readonly mails: number
  readonly attachments: number
  /** Attachments whose very bytes another one has. */
  readonly copies: number
  readonly sizeBytes: number
}

const FIRST =
  'Ada Bo Chen Dana Emil Fatima Georg Hana Igor Jörg Karla Lena Mohammed Nils Olga Pablo Quentin Rosa Søren Tariq'.split(
    ' ',
  )
const LAST =
  'Byron Karlsson Müller Okafor Garcia Haddad Novak Rossi Sato Weber Nguyen Ivanova Silva Kowalski Jansen'.split(' ')
const DOMAINS = ['house.example', 'gmail.com', 'web.de', 'partner.example', 'studio.example', 'outlook.com']
const BRANDS = 'Kiosk Nordwind Papierhaus Radfabrik Sonnenhof Teestube Uhrwerk Velo Wolke Zeltplatz'.split(' ')
const WORDS =
  'meeting harvest garden river plan budget draft review photo holiday ticket letter contract school kitchen bicycle winter summer train station evening question answer thank regards tomorrow yesterday please attached below above between report number window'.split(
    ' ',
  )
const SUBJECTS = [
  'Plan for',
  'Question about',
  'Photos of',
  'Notes on',
  'Draft of',
  'Dinner and',
  'Trip to',
  'News from',
]
const FILES = ['report.pdf', 'photo.jpg', 'notes.txt', 'table.xlsx', 'scan 01.pdf', 'logo.png']

/**
 * Writes a mailbox of so many messages that look like a person's: people and colleagues who answer each other, newsletters,
 * lists, bills, networks; a fifth carry files, of which some come again and again. The same for the same seed.
 */
export function makeMailbox(file: string, mails: number, seed = 1): MadeMailbox {
  const random = seeded(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ')
  const people = Array.from({ length: 400 }, () => {
    const [first, last] = [pick(FIRST), pick(LAST)]
    return `${encoded(`${first} ${last}`)} <${first.toLowerCase().replace(/\W/gu, '')}.${last.toLowerCase().replace(/\W/gu, '')}@${pick(DOMAINS)}>`
  })
  const again = Array.from({ length: 40 }, () => bytesOf(random, 4000))
  const recent: { readonly id: string; readonly subject: string }[] = []
  const fd = openSync(file, 'w')
  const made = { attachments: 0, copies: 0, sizeBytes: 0 }
  const seen = new Set<Buffer>()
  try {
    for (let at = 0; at < mails; at += 1) {
      const sort = random()
      const answered = sort < 0.35 && recent.length > 0 ? pick(recent) : undefined
      const id = `<${seed}.${at}@made.example>`
      const brand = pick(BRANDS)
      const sender = sort < 0.6 ? pick(people) : `${brand} <post@${brand.toLowerCase()}.example>`
      const subject = answered
        ? `Re: ${answered.subject}`
        : sort < 0.6
          ? `${pick(SUBJECTS)} ${words(2)}`
          : sort < 0.75
            ? `Your invoice ${at} from ${brand}`
            : `${brand}: ${words(4)}`
      const day = new Date(Date.UTC(2008, 0, 1) + Math.floor((at / mails) * 17 * 365) * 86_400_000 + at * 1000)
      const head = [
        `From: ${sender}`,
        'To: Me <me@house.example>',
        `Subject: ${encoded(subject)}`,
        `Date: ${day.toUTCString().replace('GMT', '+0000')}`,
        `Message-ID: ${id}`,
        ...(answered ? [`In-Reply-To: ${answered.id}`, `References: ${answered.id}`] : []),
        ...(sort >= 0.75 ? ['List-Unsubscribe: <https://brand.example/u>', 'Precedence: bulk'] : []),
        ...Array.from(
          { length: 4 },
          (_, hop) => `Received: from h${hop}.example by h${hop + 1}.example; ${day.toUTCString()}`,
        ),
        'MIME-Version: 1.0',
      ]
      const body = Array.from({ length: 4 + Math.floor(random() * 20) }, () => `${words(9)}.`).join('\n')
      const files =
        random() < 0.2 ? Array.from({ length: 1 + Math.floor(random() * 3) }, () => fileOf(random, again)) : []
      made.attachments += files.length
      for (const bytes of files) {
        if (seen.has(bytes)) made.copies += 1
        if (again.includes(bytes)) seen.add(bytes)
      }
      const message = files.length === 0 ? plain(head, body) : mixed(head, body, files, pick)
      const text = `From made ${day.toUTCString()}\n${message.replace(/^(>*From )/gmu, '>$1')}\n\n`
      made.sizeBytes += writeSync(fd, text)
      if (sort < 0.6) recent[at % 200] = { id, subject: subject.replace(/^Re: /u, '') }
    }
  } finally {
    closeSync(fd)
  }
  return { mails, ...made }
}

const encoded = (text: string): string =>
  /^[ -~]*$/u.test(text) ? text : `=?utf-8?b?${Buffer.from(text).toString('base64')}?=`

function bytesOf(random: () => number, most: number): Buffer {
  return Buffer.from(Array.from({ length: 200 + Math.floor(random() * most) }, () => Math.floor(random() * 256)))
}

/** A file of its own, or (three of ten) one that comes with many mails. */
function fileOf(random: () => number, again: readonly Buffer[]): Buffer {
  return random() < 0.3 ? (again[Math.floor(random() * again.length)] as Buffer) : bytesOf(random, 30_000)
}

const plain = (head: readonly string[], body: string): string =>
  [...head, 'Content-Type: text/plain; charset=utf-8', '', body].join('\n')

function mixed(
  head: readonly string[],
  body: string,
  files: readonly Buffer[],
  pick: <T>(from: readonly T[]) => T,
): string {
  const parts = files.flatMap((bytes) => {
    const name = pick(FILES)
    return [
      '--=_made',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      bytes.toString('base64').replace(/.{76}/gu, '$&\n'),
    ]
  })
  const type = 'Content-Type: multipart/mixed; boundary="=_made"'
  return [...head, type, '', '--=_made', 'Content-Type: text/plain', '', body, ...parts, '--=_made--'].join('\n')
}
