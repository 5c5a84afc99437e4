import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { AppError, formatCount } from '@octavo/core'
import { isUsed } from '@octavo/disk'
import type { Args } from '../args.ts'
import { dataFolder } from '../data-folder.ts'
import { EXIT } from '../exit.ts'
import { type Answer, answerTo, giveOrder, readJson } from '../orders.ts'
import { type Output, shownName } from '../output.ts'

type Say = (answer: Answer) => readonly string[]

const USAGE = 'data status|check|reconcile|accept COUNT|return|empty-quarantine COUNT|bind|to-bucket|to-postgres'

/** Orders that a start carries out, and what that start does. */
const AT_START: Readonly<Record<string, string>> = {
  bind: 'binds this folder, its bucket and the database that it is told of.',
  'to-bucket':
    'moves the stored files of this folder into the bucket of OCTAVO_S3_URL; the old ones are kept until you remove them.',
  'to-postgres':
    'moves the database of this folder into the empty one of DATABASE_URL; the old one is kept until you remove it.',
}

const n = (answer: Answer, name: string) => Number(answer[name] ?? 0)
const list = (value: unknown): readonly Answer[] => (Array.isArray(value) ? (value as Answer[]) : [])

const sayHeld = (held: Answer): readonly string[] => [
  `${formatCount(n(held, 'missing'), 'stored file')} of ${n(held, 'rows')} seem to be gone, and ${formatCount(n(held, 'orphans'), 'file')} of ${n(held, 'files')} on the disk are known to nobody.`,
  'That is much, so nothing was touched. Is the right disk there? Is it the right database?',
  `When this is as it should be: octavo data accept ${n(held, 'missing') + n(held, 'orphans')}`,
]
const sayReconciled: Say = (answer) =>
  typeof answer.held === 'object' && answer.held !== null
    ? sayHeld(answer.held as Answer)
    : [`${n(answer, 'missing')} gone, ${n(answer, 'found')} found again, ${n(answer, 'orphans')} put into quarantine.`]

/** What is said of an answer, for each order. `counted` ones have to be given the number that they are about. */
const ORDERS: Readonly<Record<string, { readonly isCounted?: true; readonly say: Say }>> = {
  check: {
    say: (answer) => [
      ...list(answer.damaged).flatMap(({ files, expected, actual }) => [
        `damaged  ${Array.isArray(files) ? files.map((id) => shownName(String(id))).join(' ') : ''}`,
        `  expected ${shownName(String(expected))}`,
        `  actual   ${shownName(String(actual))}`,
      ]),
      `${n(answer, 'checked')} checked, ${list(answer.damaged).length} damaged, ${n(answer, 'missing')} missing.`,
    ],
  },
  reconcile: { say: sayReconciled },
  accept: { isCounted: true, say: sayReconciled },
  return: {
    say: (answer) => [
      `${n(answer, 'returned')} brought back; ${n(answer, 'kept')} stay in quarantine, for nobody needs them.`,
      ...sayReconciled(answer),
    ],
  },
  'empty-quarantine': {
    isCounted: true,
    say: (answer) => [
      answer.refused
        ? `There are ${n(answer, 'count')} in quarantine: octavo data empty-quarantine ${n(answer, 'count')}`
        : `${formatCount(n(answer, 'removed'), 'file')} removed for good.`,
    ],
  },
}

/**
 * `octavo data …`: looks after what a server stores. An order is a small file in the data folder; the server carries it out
 * within a second, or at its next start, and answers beside it. Who may write into that folder may also say this.
 */
export async function data(args: Args, output: Output): Promise<number> {
  const [order = '', text] = args.operands
  const dir = dataFolder()
  const isRunning = isUsed(path.join(dir, 'octavo.lock.sqlite'))
  if (order === 'status' && text === undefined) return status(dir, isRunning, output)
  const atStart = Object.hasOwn(AT_START, order) ? AT_START[order] : undefined
  if (atStart !== undefined && text === undefined) {
    if (isRunning) throw new AppError('busy', 'Stop the server first: this is done when it starts.')
    giveOrder(dir, { order })
    output.record({ type: 'data', order, waits: true })
    output.say(`The next start, within an hour, ${atStart}`)
    return EXIT.ok
  }
  const known = ORDERS[order]
  const count = text !== undefined && /^\d{1,12}$/u.test(text) ? Number(text) : undefined
  if (!known || (known.isCounted ? count === undefined : text !== undefined))
    throw new AppError('bad_input', `It is used like this: octavo ${USAGE}`)
  const id = giveOrder(dir, { order, ...(count === undefined ? {} : { count }) })
  if (!isRunning) {
    output.record({ type: 'data', order, waits: true })
    output.say('No server is at work on this folder; it is done when one starts.')
    return EXIT.ok
  }
  const answer = await answerTo(dir, id)
  output.record({ type: 'data', order, ...answer })
  output.say(...known.say(answer))
  const isFine = list(answer.damaged).length === 0 && !answer.held && !answer.refused
  return isFine ? EXIT.ok : EXIT.someFailed
}

function status(dir: string, isRunning: boolean, output: Output): number {
  const attention = existsSync(path.join(dir, 'attention.json'))
    ? readJson(path.join(dir, 'attention.json'))
    : undefined
  const quarantined = existsSync(path.join(dir, 'quarantine')) ? readdirSync(path.join(dir, 'quarantine')).length : 0
  output.record({ type: 'data', order: 'status', isRunning, quarantined, ...(attention && { held: attention }) })
  output.say(
    isRunning ? 'A server is at work.' : 'No server is at work.',
    `${formatCount(quarantined, 'file')} in quarantine.`,
    ...(attention ? sayHeld(attention) : ['Nothing waits for your word.']),
  )
  return attention ? EXIT.someFailed : EXIT.ok
}
