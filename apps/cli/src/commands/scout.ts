import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@octavo/core'
import { balance, nextRunMs } from '@octavo/core/scout'
import type { ScoutBooks } from '@octavo/disk'
import type { Args } from '../args.ts'
import { askedRoots } from '../asked.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'
import { elsewhereIn } from '../road/roots.ts'
import { bookOf, lookOnce } from '../road/scouting.ts'
import { asOnlyScout, balanceText, openBooks, scoutOf, tellLook } from '../scouts.ts'

const NAME = /^[a-z][a-z0-9-]{0,31}$/u
/** How often a run of a scout waits for what is still being written, before it leaves it to the next. */
const MOST_WAITS = 3

/** What a scout is told once, and goes by each time. */
type Orders = Pick<
  Args,
  | 'operands'
  | 'into'
  | 'by'
  | 'unsure'
  | 'folders'
  | 'instruct'
  | 'rules'
  | 'towns'
  | 'language'
  | 'apply'
  | 'settleMs'
  | 'every'
>

/** `octavo scout list | add NAME FOLDER | run [NAME] | remove NAME`: looks at folders and connections now and then. */
export async function scout(args: Args, output: Output): Promise<number> {
  const [what, name, folder] = args.operands
  const books = openBooks()
  try {
    if (what === 'list' && name === undefined) return await list(args, books, output)
    if (what === 'add' && name !== undefined && folder !== undefined)
      return await add(args, name, folder, books, output)
    if (what === 'remove' && name !== undefined && folder === undefined) {
      if (!books.remove(name)) throw new AppError('not_found', `There is no scout "${name}".`)
      output.say(`Forgotten: ${name}. What it filed stays, and every run can be undone.`)
      return EXIT.ok
    }
    if (what === 'run' && folder === undefined) return await run(args, name, books, output)
    throw new AppError(
      'bad_input',
      'It is used like this: octavo scout list | add NAME FOLDER | run [NAME] | remove NAME',
    )
  } finally {
    books.close()
  }
}

async function add(args: Args, name: string, folder: string, books: ScoutBooks, output: Output): Promise<number> {
  if (!NAME.test(name)) throw new AppError('bad_input', 'A name has small letters, digits and hyphens, 32 at most.')
  const { into, by, unsure, folders, instruct, rules, towns, language, apply, settleMs, every = 'hourly' } = args
  // It is run from anywhere.
  const absolute = async (operand: string) => ((await elsewhereIn(operand)) ? operand : path.resolve(operand))
  const orders: Orders = {
    operands: [await absolute(folder)],
    ...(into !== undefined && { into: await absolute(into) }),
    by,
    unsure,
    folders,
    instruct,
    ...(rules !== undefined && { rules: path.resolve(rules) }),
    ...(towns !== undefined && { towns: path.resolve(towns) }),
    language,
    apply,
    settleMs,
    every,
  }
  scoutOf({ ...args, ...orders }, await askedRoots({ ...args, ...orders }), books, output)
  if (!books.add(name, JSON.stringify(orders))) throw new AppError('already_exists', `There is a scout "${name}".`)
  output.record({ type: 'scout', name, folder: orders.operands[0], every, applies: apply })
  output.say(
    `Added: ${name}, ${every}, ${apply ? 'files by itself' : 'proposes'}. To look now: octavo scout run ${name}`,
  )
  return EXIT.ok
}

async function list(args: Args, books: ScoutBooks, output: Output): Promise<number> {
  const all = books.scouts()
  if (all.length === 0) output.say('There is no scout. To add one: octavo scout add NAME FOLDER')
  for (const { name, orders, lastMs } of all) {
    const told: Args = { ...args, ...(JSON.parse(orders) as Orders) }
    const rows = books.rows(bookOf(await askedRoots(told)))
    const counts = balance(rows, [])
    const [folder = ''] = told.operands
    const applies = told.apply
    output.record({
      type: 'scout',
      name,
      folder,
      every: told.every,
      applies,
      ...(lastMs !== undefined && { lastMs }),
      ...counts,
    })
    output.say(`${output.bold(name)}  ${shownName(folder)}  ${told.every}, ${applies ? 'files by itself' : 'proposes'}`)
    output.say(
      `  ${lastMs === undefined ? 'never looked' : `looked ${new Date(lastMs).toISOString()}`}. ${balanceText(counts)}`,
    )
  }
  return EXIT.ok
}

/** Runs the one that is named, else those whose time has come; one that fails does not keep the others from theirs. */
async function run(args: Args, name: string | undefined, books: ScoutBooks, output: Output): Promise<number> {
  const all = books.scouts()
  const nowMs = Date.now()
  const isDue = ({ orders, lastMs }: (typeof all)[number]) =>
    nextRunMs((JSON.parse(orders) as Orders).every ?? 'hourly', lastMs, nowMs) <= nowMs
  const wanted = name === undefined ? all.filter(isDue) : all.filter((one) => one.name === name)
  if (name !== undefined && wanted.length === 0) throw new AppError('not_found', `There is no scout "${name}".`)
  if (wanted.length === 0) output.say('No scout is due.')
  let failure: unknown
  for (const { name: who, orders } of wanted) {
    try {
      output.say(output.bold(who))
      await look({ ...args, ...(JSON.parse(orders) as Orders) }, books, output)
      books.looked(who, nowMs)
    } catch (error) {
      failure ??= error
      if (error instanceof AppError && wanted.length > 1) output.note(`${who}: ${error.message}`)
    }
  }
  if (failure !== undefined) throw failure
  return EXIT.ok
}

async function look(told: Args, books: ScoutBooks, output: Output): Promise<void> {
  const roots = await askedRoots(told)
  await asOnlyScout(roots, async () => {
    const one = scoutOf(told, roots, books, output)
    for (let waits = 0; ; waits += 1) {
      const looked = await lookOnce(one, waits === 0)
      tellLook(looked, output)
      if (looked.nextAtMs === undefined || waits === MOST_WAITS) return
      await sleep(Math.max(0, looked.nextAtMs - Date.now()))
    }
  })
}
