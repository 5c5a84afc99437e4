import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { AppError, because, formatCount, type Reason, sayReason, visibleName, wordingOf } from '@octavo/core'
import { type Deadline, deadlinesIn, SURE_DAY, toAgenda, toCalendar } from '@octavo/core/paper'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName, table } from '../output.ts'
import { given } from '../road/given.ts'
import { look, problemsIn } from '../road/look.ts'
import { tellProblems } from '../tell.ts'

interface Found extends Deadline {
  /** As the person would type it. */
  readonly path: string
  readonly name: string
}

/**
 * `octavo dates PATH...`: the days that papers set, the next one first: when they expire, are to be paid, when a contract ends.
 * With `--ics FILE` they are written as a calendar, which must not exist. Changes nothing else.
 */
export async function dates(args: Args, output: Output): Promise<number> {
  if (args.ics !== undefined && fs.existsSync(args.ics))
    throw new AppError('bad_input', `${args.ics} is there already, and nothing is ever written over.`)
  const found: Found[] = []
  let exitCode: number = EXIT.ok
  for (const operand of args.operands) {
    const listed = await given(operand, { ...output.hooks(), everything: false })
    const inputs = await look(listed, { ...output.hooks(), inside: 'tags' })
    for (const { item, reading } of inputs)
      for (const deadline of deadlinesIn(reading?.text ?? ''))
        found.push({ ...deadline, path: listed.shown(item.path), name: item.name })
    const code = tellProblems(listed, problemsIn(listed.page, inputs), output)
    if (code !== EXIT.ok) exitCode = code
  }
  found.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  tell(found, output)
  if (args.ics !== undefined) await write(found, args.ics, args, output)
  return exitCode
}

const titleOf = ({ kind, name }: Found): Reason => because(`day-${kind}`, { name })

function tell(found: readonly Found[], output: Output): void {
  for (const { kind, day, confidence, said, path } of found)
    output.record({ type: 'date', path, kind, day, confidence, said })
  const rows = found.map((one) => [
    one.day,
    output.why(titleOf(one)),
    one.confidence < SURE_DAY ? 'perhaps' : '',
    output.dim(shownName(one.said, 60)),
  ])
  output.say(...(rows.length > 0 ? table(rows) : ['No paper here sets a day.']))
}

async function write(found: readonly Found[], file: string, { language }: Args, output: Output): Promise<void> {
  const wording = await wordingOf(language)
  const days = toAgenda(found, (one) => ({
    id: createHash('sha256').update(one.path).digest('hex').slice(0, 32),
    title: sayReason(wording, titleOf(one)),
    text: `${visibleName(one.said)}\n${visibleName(one.path)}`,
  }))
  fs.writeFileSync(file, toCalendar(days, Date.now()), { flag: 'wx' })
  output.record({ type: 'calendar', file, days: days.length })
  output.say('', `${formatCount(days.length, 'day')} in ${shownName(file)}. No paper was changed.`)
}
