import type { Document, Family } from '../own-folders/parts.ts'
import { numberOf } from '../own-folders/parts.ts'
import { matters } from './matters.ts'
import { addressOf, amountBy, dayBy, type Ink, papersAbout, pick, sentence } from './writing.ts'

const GREETINGS = ['Hi', 'Hello', 'Dear', 'Good morning', 'Hallo', 'Bonjour', 'Hola', 'Hey', 'Liebe', 'Dear all,', '']
const ENDS = [
  'Best',
  'Many thanks',
  'Kind regards',
  'Cheers',
  'See you on Thursday',
  'Viele Grüße',
  'Bien à vous',
  'Un saludo',
  'Sent from my phone',
  '',
]
const SMALL_TALK = [
  'I hope you had a good weekend.',
  'Sorry for the late reply, it was a busy week.',
  'As promised on the phone.',
  'Could you let me know by Friday?',
  'No hurry with this.',
  'Please keep this between us for now.',
  'Shall we talk about it tomorrow at ten?',
  'The rest is in the file that I sent yesterday.',
  'My number has changed, please call the office.',
  '',
  '',
]

const LIST_ENDS = ['--\nYou get this because you are on the list. To leave it, follow the link.', '']

type Mail = Omit<Document, 'id' | 'source'>

/** A mail in one of the ways in which mails come: a letter, a reply with what was said, a forward, a notice, an order, a newsletter. */
function mailBy({ draw, take, people, firm }: Ink): Mail {
  const [from = '', to = '', third = ''] = people
  const lines = take(4 + Math.floor(draw() * 5))
  const [first = { word: '', says: '' }] = lines
  const body = (count: number) =>
    [
      ...lines.slice(0, count).map((line) => sentence(line, draw)),
      ...Array.from({ length: 2 }, () => pick(SMALL_TALK, draw)),
    ]
      .filter((one) => one !== '')
      .join(pick([' ', '\n', '\n\n'], draw))
  const hello = `${pick(GREETINGS, draw)} ${to.split(' ')[0]},\n`
  const end = `\n${pick(ENDS, draw)}\n${draw() < 0.5 ? from : (from.split(' ')[0] ?? '')}`
  const number = 1000 + Math.floor(draw() * 90_000)
  const ways: readonly (() => readonly [subject: string, text: string, from?: string])[] = [
    () => [first.word, `${hello}${body(lines.length)}${end}`],
    () => [
      `Re: ${first.word}`,
      `${hello}${body(2)}${end}\n\nOn ${dayBy(draw)}, ${third} wrote:\n${body(lines.length)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`,
    ],
    () => [
      `Fwd: ${pick(['for you', 'as discussed', first.word], draw)}`,
      `${body(1)}\n\n---------- Forwarded message ---------\nFrom: ${third}\nDate: ${dayBy(draw)}\nTo: ${from}\n\n${body(lines.length)}${end}`,
    ],
    () => [
      `Your order ${number}`,
      `Thank you for your order ${number}.\n${lines.map(({ word }) => `1 x ${word}   ${amountBy(draw)}`).join('\n')}\nTotal ${amountBy(draw)}\nWe will send it by ${dayBy(draw)}.\n${sentence(first, draw)}\n${firm}`,
      `orders@${firm.split(' ')[0]?.toLowerCase()}.example`,
    ],
    () => [
      pick([`News from ${firm}`, `This month: ${first.word}`, 'What is new'], draw),
      `${firm}\n\n${lines.map((line) => `* ${line.word}\n${line.says}`).join('\n\n')}\n\n${pick(LIST_ENDS, draw)}`,
      `news@${firm.split(' ')[0]?.toLowerCase()}.example`,
    ],
    () => [
      pick(['Meeting', 'Question', 'Update', 'Agenda for next week', 'Reminder'], draw),
      `${hello}${pick(['for our meeting:', 'some points:', 'what is open:'], draw)}\n${lines.map((line) => `- ${draw() < 0.5 ? line.word : sentence(line, draw)}`).join('\n')}${end}`,
    ],
  ]
  const [subject, text, sender = addressOf(from)] = pick(ways, draw)()
  return {
    name: `message ${numberOf(`${subject} ${text.length}`) % 100_000}.eml`,
    text,
    mail: { from: sender, subject, attachments: [] },
  }
}

/** Mails of six sorts by matter; half of those who write have to do with all sorts of matters. */
export const mails = (): Family => ({
  name: 'mails',
  holds: 'mails by matter',
  sources: new Map(
    matters()
      .filter(({ name }) => numberOf(`use of ${name}`) % 2 === 0)
      .map((matter) => [matter.name, papersAbout(matter, mailBy)]),
  ),
})
