import { AppError, formatCount, lettersAfter, type Mailing } from '@octavo/core'
import { type Connector, findMailings, findPath, wholeLetter } from '@octavo/core/connect'
import { LETTER_HEADERS, letterToMany } from '@octavo/readers/node'
import type { Args } from '../args.ts'
import { agrees } from '../carry-out.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName, table } from '../output.ts'
import { openConnector } from '../road/elsewhere.ts'
import { type LeftMailing, noteLeft, openLeft } from '../road/left-mailings.ts'
import { elsewhereIn } from '../road/roots.ts'
import { alone, clock, openState, stopSignal } from '../runs.ts'

/** Who has not written for so long is not told of. */
const LOOK_BACK_MS = 400 * 86_400_000

/**
 * `octavo unsubscribe NAME[:FOLDER] [SENDER...]`: the mailing lists that write to a mailbox, and how each can be left; those that are
 * named are left after a yes, by one click (RFC 8058). No message is touched.
 */
export async function unsubscribe(args: Args, output: Output): Promise<number> {
  const [operand = '', ...senders] = args.operands
  const place = await elsewhereIn(operand.includes(':') ? operand : `${operand}:`)
  if (place === undefined) throw new AppError('not_found', `There is no connection "${operand}".`)
  const connector = await openConnector(place.connection)
  const stop = stopSignal(output)
  try {
    const folder = place.folder === '' ? undefined : await findPath(connector, place.folder)
    if (place.folder !== '' && folder === undefined)
      throw new AppError('not_found', `There is no folder "${place.folder}".`)
    const mailings = await findMailings(connector, {
      ...{ names: LETTER_HEADERS, read: letterToMany, sinceMs: clock.nowMs() - LOOK_BACK_MS, signal: stop.signal },
      ...(folder && { within: folder.id }),
    })
    if (senders.length === 0) return list(mailings, place.connection, output)
    const chosen = senders.map((sender) => chosenOf(mailings, sender))
    const unique = [...new Set(chosen)]
    for (const { name, way } of unique)
      if (way.kind === 'click') output.say(`${shownName(name, 60)}: by one request to ${new URL(way.url).host}`)
    const count = formatCount(unique.length, 'mailing list')
    const question = `Leave ${count}? This can not be taken back from here.`
    if (!args.yes && !(await agrees(`leave ${count}`, question, output, 'Nobody was asked.'))) return EXIT.needsYes
    return await leaveAll(connector, unique, { connection: place.connection, signal: stop.signal, output })
  } finally {
    stop.done()
    await connector.close()
  }
}

const WAYS: Readonly<Record<Mailing['way']['kind'], (mailing: Mailing) => string>> = {
  click: () => 'one click',
  page: ({ way }) => (way.kind === 'page' ? `open ${way.url}` : ''),
  mail: ({ way }) => (way.kind === 'mail' ? `write to ${way.address}` : ''),
  none: () => 'says no way',
}

const dayOf = (ms: number): string => (ms === 0 ? '' : new Date(ms).toISOString().slice(0, 10))

function list(mailings: readonly Mailing[], connection: string, output: Output): number {
  const left = openLeft().read()[connection] ?? {}
  for (const mailing of mailings) {
    const { key, name, address, letters, lastAtMs, way } = mailing
    const before = Object.hasOwn(left, key) ? left[key] : undefined
    const since = before && lettersAfter(mailing, before.atMs)
    output.record({
      type: 'mailing',
      key,
      name,
      address,
      letters,
      lastAtMs,
      way,
      ...(before && { left: { ...before, since } }),
    })
  }
  if (mailings.length === 0) output.say('No mailing list has written here in the last 400 days.')
  else {
    output.say(
      ...table(
        mailings.map((mailing) => [
          shownName(mailing.name, 40),
          shownName(nameFor(mailing), 50),
          formatCount(mailing.letters, 'letter'),
          dayOf(mailing.lastAtMs),
          shownName(stateOf(mailing, Object.hasOwn(left, mailing.key) ? left[mailing.key] : undefined), 120),
        ]),
      ),
      `To leave one: octavo unsubscribe ${connection}: ${shownName(nameFor(mailings[0]), 50)}`,
    )
  }
  return EXIT.ok
}

/** What a mailing is called by on the command line. */
const nameFor = (mailing: Mailing | undefined): string => mailing?.key.slice(mailing.key.indexOf(':') + 1) ?? 'SENDER'

function stateOf(mailing: Mailing, left: LeftMailing | undefined): string {
  if (left === undefined) return WAYS[mailing.way.kind](mailing)
  const since = lettersAfter(mailing, left.atMs)
  const day = dayOf(left.atMs)
  if (left.outcome === 'left')
    return `left ${day}, ${since === 0 ? 'silent since' : `${formatCount(since, 'letter')} since`}`
  if (left.outcome === 'asked') return `asked ${day}, the answer was not seen: try again`
  return `${WORDS[left.outcome]} (${day})`
}

const WORDS = {
  unsigned: 'no valid signature stands for its address: leave it on its own page',
  refused: 'its server refused: leave it on its own page',
} as const

/** Throws AppError `not_found`, `unsupported` for one that no program may leave. */
function chosenOf(mailings: readonly Mailing[], sender: string): Mailing {
  const wanted = sender.toLowerCase()
  const found = mailings.filter((one) => [one.key, nameFor(one), one.address, one.name.toLowerCase()].includes(wanted))
  const [mailing, another] = found
  if (mailing === undefined) throw new AppError('not_found', `No mailing list here is called "${sender}".`)
  if (another !== undefined)
    throw new AppError('bad_input', `"${sender}" means ${found.map(nameFor).join(' or ')}: name one of them.`)
  if (mailing.way.kind !== 'click')
    throw new AppError(
      'unsupported',
      `${mailing.name} can not be left by one click: ${WAYS[mailing.way.kind](mailing)}.`,
    )
  return mailing
}

async function leaveAll(
  connector: Connector,
  mailings: readonly Mailing[],
  {
    connection,
    signal,
    output,
  }: { readonly connection: string; readonly signal: AbortSignal; readonly output: Output },
): Promise<number> {
  const { createGuard, leaveByOneClick } = await import('@octavo/connect')
  const { OCTAVO_ALLOW_PRIVATE_HOSTS = '' } = process.env
  const guard = createGuard({ allowPrivateHosts: OCTAVO_ALLOW_PRIVATE_HOSTS.split(',').map((host) => host.trim()) })
  const file = openLeft()
  const note = (key: string, left: LeftMailing): Promise<void> =>
    alone(openState().locks, file.file, () => noteLeft(file, connection, key, left))
  let failed = 0
  try {
    for (const { key, name, letterId, way } of mailings) {
      if (way.kind !== 'click') continue
      const atMs = clock.nowMs()
      await note(key, { atMs, outcome: 'asked' })
      try {
        const letter = await wholeLetter(connector, letterId, signal)
        const goodbye = await leaveByOneClick({ ...letter, url: way.url, guard, clock, signal })
        await note(key, { atMs, ...goodbye })
        output.record({ type: 'left', key, ...goodbye })
        if (goodbye.outcome !== 'left') failed += 1
        output.say(`${shownName(name, 60)}: ${goodbye.outcome === 'left' ? 'left' : WORDS[goodbye.outcome]}.`)
      } catch (error) {
        if (!(error instanceof AppError) || signal.aborted) throw error
        failed += 1
        output.record({ type: 'left', key, outcome: 'failed', code: error.code, message: error.message })
        output.note(`${shownName(name, 60)}: ${error.message}`)
      }
    }
  } finally {
    await guard.close()
  }
  return failed > 0 ? EXIT.someFailed : EXIT.ok
}
