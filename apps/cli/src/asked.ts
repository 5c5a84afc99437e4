import { existsSync } from 'node:fs'
import { AppError, OWN_MAIL_METHODS, USUAL_SHAPE } from '@octavo/core'
import type { Args } from './args.ts'
import type { Output } from './output.ts'
import { isMailbox } from './road/mailbox.ts'
import { connectionRoots, type Elsewhere, elsewhereIn, findRoots, mailboxRoots, type Roots } from './road/roots.ts'
import { rulesIn } from './road/rules.ts'
import { instructionsIn, lessonsIn, placesIn } from './road/said.ts'
import { type Sorting, sortFolder } from './road/sort-folder.ts'
import { openState } from './runs.ts'

/**
 * The roots that the command line asks for. A ZIP is a place that is empty: a plan for it is made as for a folder that does
 * not exist yet. Throws AppError as `findRoots`, `bad_input` for a ZIP that is there already or would lie among its files, and
 * for what can not be done in a connection.
 */
export async function askedRoots(args: Args): Promise<Roots> {
  const { operands, into, zip, again } = args
  if (zip !== undefined && into !== undefined) throw new AppError('bad_input', '--zip and --into do not go together.')
  const [operand = ''] = operands
  const elsewhere = await elsewhereIn(operand)
  if (again) return againRoots(args, elsewhere)
  if (elsewhere) return await rootsElsewhere(elsewhere, args)
  const roots = isOfMails(args) ? mailboxRoots(operand, zip ?? into) : findRoots(operand, zip ?? into)
  if (zip === undefined) return roots
  if (roots.within !== '' || roots.root === roots.into)
    throw new AppError('bad_input', 'A ZIP can not lie in the folder that it is made of.')
  if (existsSync(roots.into))
    throw new AppError('bad_input', `${zip} is there already, and nothing is ever written over.`)
  return roots
}

/** The roots of what is judged anew where it was filed. */
function againRoots(args: Args, elsewhere: Elsewhere | undefined): Roots {
  const { operands, into, zip, by, instruct } = args
  const [operand = ''] = operands
  if (elsewhere || isOfMails(args)) throw new AppError('bad_input', '--again is for folders of this machine.')
  if (by === 'type' || instruct.length > 0)
    throw new AppError('bad_input', '--again goes by rules and by what was taught, not by types or instructions.')
  const roots = findRoots(operand, into)
  if (zip === undefined && roots.root === roots.into) return roots
  throw new AppError('bad_input', '--again leaves what was filed in its folder: name the folder that it lies in.')
}

async function rootsElsewhere(from: Elsewhere, { into, zip, by, attachments, mailboxes }: Args): Promise<Roots> {
  if (zip !== undefined) throw new AppError('bad_input', 'A ZIP can only be made of a folder of this machine.')
  if ((by !== 'content' && by !== 'type') || attachments || mailboxes)
    throw new AppError('bad_input', 'Mails are put into groups only where they lie on this machine.')
  const to = into === undefined ? undefined : await elsewhereIn(into)
  if (into !== undefined && to?.connection !== from.connection)
    throw new AppError('bad_input', `--into has to be a folder of the same connection, as ${from.connection}:FOLDER.`)
  return connectionRoots(from, to)
}

/** True when the command line speaks of mails: of a mailbox, or of a folder whose mails are to be grouped. */
const isOfMails = ({ operands: [operand = ''], by, attachments, mailboxes }: Args): boolean =>
  (by !== 'content' && by !== 'type') || attachments || mailboxes || isMailbox(operand)

/** What files are sorted by. Throws AppError `bad_input` for what mails alone can be sorted by. */
export function filesBy(by: Args['by']): 'content' | 'type' {
  if (by === 'content' || by === 'type') return by
  throw new AppError('bad_input', '--by takes "content" or "type" here.')
}

/** The plan that the command line asks for, over folders that were found before. */
export async function askedPlan(args: Args, roots: Roots, output: Output): Promise<Sorting> {
  const { by, unsure, open, folders: shape, language } = args
  const rules = args.rules === undefined ? undefined : await rulesIn(args.rules)
  const instructions = instructionsIn(args.instruct)
  if (roots.container) {
    if (by === 'type') throw new AppError('bad_input', `Mails are put into groups by ${OWN_MAIL_METHODS.join(', ')}.`)
    const method = by === 'content' ? 'category' : by
    // Mails lie flat in their groups, unless folders inside were asked for.
    const inside = shape === USUAL_SHAPE ? ('nothing' as const) : shape.inside
    const { attachments: withAttachments, mailboxes: asMailboxes } = args
    const asked = {
      roots,
      method,
      withAttachments,
      asMailboxes,
      shape: { ...shape, inside },
      language,
      instructions,
      ...(rules && { rules }),
    }
    const { sortMail } = await import('./road/sort-mail.ts')
    return await sortMail(asked, output.hooks())
  }
  const places = await placesIn(args.towns)
  const { store, lessons } = openState()
  const learned = lessonsIn(lessons, (sentence) => output.note(sentence))
  const asked = {
    roots,
    by: filesBy(by),
    unsure,
    shape,
    language,
    instructions,
    learned,
    places,
    opened: new Set(open.map((folder) => folder.replace(/^\.\/|\/+$/gu, ''))),
    ...(rules && { rules }),
  }
  if (!args.again) return await sortFolder(asked, output.hooks())
  const { sortAgain } = await import('./road/sort-again.ts')
  return await sortAgain(asked, store, output.hooks())
}
