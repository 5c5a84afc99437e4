/**
 * Kinds of mails: what the mail organiser says of mails that packages ship and of mails made by script; `--list` names the
 * mistakes. With OCTAVO_DATA also the sets that were at hand: six lists, and mails that are spam or not, which have no kinds.
 * Usage: node bench/quality/mail-kinds/run.ts [fit|choose|report|hand] [--list]
 */
import fs from 'node:fs'
import path from 'node:path'
import { PARTS } from '../own-folders/parts.ts'
import { table } from '../sets.ts'
import { measuredMailKinds, type ToldMail, tablesOf, told } from './measure.ts'

const list = (mails: readonly ToldMail[]) => {
  if (!process.argv.includes('--list')) return
  for (const { kind, told: said, source, mail, confidence } of mails)
    if (kind !== said)
      process.stdout.write(
        `${kind} -> ${said} ${confidence} (${source}) ${mail.from} | ${mail.subject} | ${mail.marks?.join(' ') ?? ''}\n`,
      )
}
const show = (name: string, mails: readonly ToldMail[]) => {
  process.stdout.write(`\n${name}\n`)
  list(mails)
  const { kinds, sure } = tablesOf(mails)
  table(kinds)
  table(sure)
}

const [wanted = 'choose'] = process.argv.slice(2)
const part = PARTS.find((one) => one === wanted)
if (part) {
  const { shipped, made } = await measuredMailKinds(part)
  show(`mails of packages, ${part}`, shipped)
  show(`mails made by script, ${part}`, made)
} else {
  const read = (set: string) => {
    const folder = path.join(process.env.OCTAVO_DATA ?? '', set)
    const { files } = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
      files: readonly { file: string; label: string }[]
    }
    return files.map(({ file, label }) => ({
      kind: 'list' as const,
      source: label,
      bytes: fs.readFileSync(path.join(folder, file)),
    }))
  }
  show('six mailing lists, at hand', await told(read('emails-lists')))
  const mixed = await told(read('emails-spamassassin'))
  const spread = Map.groupBy(mixed, ({ source, told: said }) => `${source}: ${said}`)
  table([
    ['told', 'mails'],
    ...[...spread].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, some]) => [name, String(some.length)]),
  ])
}
