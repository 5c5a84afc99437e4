import type { Args } from '../args.ts'
import { askedPlan, askedRoots } from '../asked.ts'
import { EXIT } from '../exit.ts'
import type { Output } from '../output.ts'
import { hasFaults } from '../road/sort-folder.ts'
import { nothingToDo, showPlan } from '../show.ts'
import { unfinishedRun } from '../unfinished.ts'

/** `octavo plan FOLDER`: what `apply` would do. Changes nothing. */
export async function plan(args: Args, output: Output): Promise<number> {
  const roots = await askedRoots(args)
  const unfinished = await unfinishedRun(roots)
  if (unfinished) output.note(unfinished)
  const sorting = await askedPlan(args, roots, output)
  showPlan(sorting, output, args.verbose, args.zip !== undefined)
  if (sorting.plan.acts.length === 0) output.say(nothingToDo(sorting))
  else output.say('', 'Nothing has been moved. To do it: octavo apply FOLDER')
  return hasFaults(sorting) ? EXIT.someFailed : EXIT.ok
}
