import path from 'node:path'
import { AppError, formatCount } from '@octavo/core'
import { realRoot } from '@octavo/disk'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { type Grant, giveGrant, standingGrants, takeGrantBack } from '../mcp/grants.ts'
import { personAgrees } from '../mcp/person.ts'
import { type Output, shownName } from '../output.ts'

/**
 * `octavo grant FOLDER --per-day N [--until DATE]`: agents may move so many files a day in it without asking each time; alone,
 * what was granted; `--forget FOLDER` takes it back. Throws AppError `bad_input`, `not_found`, `not_a_folder`, `permission_denied`.
 */
export async function grant(args: Args, output: Output): Promise<number> {
  const [folder] = args.operands
  if (args.forget !== undefined) {
    if (folder !== undefined) throw new AppError('bad_input', '--forget FOLDER stands alone.')
    if (!takeGrantBack(path.resolve(args.forget)))
      throw new AppError('not_found', 'Nothing was granted for that folder.')
    output.say('Taken back: agents ask again before each plan.')
    return EXIT.ok
  }
  if (folder === undefined) {
    const grants = standingGrants(Date.now())
    for (const one of grants) {
      output.record({ type: 'grant', ...one })
      output.say(sentenceOf(one))
    }
    if (grants.length === 0) output.say('Nothing is granted: agents ask before each plan.')
    return EXIT.ok
  }
  const { perDay } = args
  if (perDay === undefined)
    throw new AppError('bad_input', 'Say how many files a day: octavo grant FOLDER --per-day 100')
  const given = {
    root: realRoot(path.resolve(folder)),
    perDay,
    ...(args.untilMs !== undefined && { untilMs: args.untilMs }),
  }
  const isGiven = await personAgrees(`${sentenceOf(given)}\nEvery run can be undone. Grant it?`, output)
  if (isGiven) giveGrant(given)
  output.note(
    isGiven ? `Granted. To take it back: octavo grant --forget ${shownName(given.root, 200)}` : 'Not granted.',
  )
  return isGiven ? EXIT.ok : EXIT.needsYes
}

const sentenceOf = ({ root, perDay, untilMs }: Grant): string =>
  `Agents may move ${formatCount(perDay, 'file')} a day in ${shownName(root, 200)}${untilMs === undefined ? '' : ` until ${new Date(untilMs).toISOString().slice(0, 10)}`}, without asking each time.`
