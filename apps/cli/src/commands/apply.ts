import { formatCount, formatSize } from '@octavo/core'
import type { Args } from '../args.ts'
import { askedPlan, askedRoots } from '../asked.ts'
import { agrees, carryOut, standingAgainst } from '../carry-out.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'
import { hasFaults, type Sorting } from '../road/sort-folder.ts'
import { zipPlan } from '../road/zip.ts'
import { stopSignal } from '../runs.ts'
import { nothingToDo, showLinks, showPlan, showSkips } from '../show.ts'

/** `octavo apply FOLDER`: shows the plan, asks, and carries it out, or packs it with `--zip`. Does nothing without a yes. */
export async function apply(args: Args, output: Output): Promise<number> {
  const roots = await askedRoots(args)
  const against = await standingAgainst(roots, output)
  if (against !== undefined) return against
  const sorting = await askedPlan(args, roots, output)
  if (sorting.plan.acts.length === 0 || !args.yes) showPlan(sorting, output, args.verbose, args.zip !== undefined)
  if (sorting.plan.acts.length === 0) {
    output.say(nothingToDo(sorting))
    return hasFaults(sorting) ? EXIT.someFailed : EXIT.ok
  }
  if (args.yes) {
    showLinks(sorting, output)
    showSkips(sorting, output, args.verbose)
  } else if (!(await isAgreed(sorting, args.zip, output))) return EXIT.needsYes
  if (args.zip !== undefined) return pack(sorting, args.zip, output)
  const code = await carryOut(sorting.plan, roots, output)
  return code === EXIT.ok && hasFaults(sorting) ? EXIT.someFailed : code
}

function isAgreed({ plan, roots }: Sorting, zip: string | undefined, output: Output): Promise<boolean> {
  const count = formatCount(plan.acts.length, 'file')
  if (roots.container && zip === undefined)
    return agrees(`write ${count}`, `Write ${count}? The mailbox is not changed, and every run can be undone.`, output)
  return zip === undefined
    ? agrees(`move ${count}`, `Move ${count}? Every run can be undone.`, output)
    : agrees(`pack ${count}`, `Pack ${count} into ${shownName(zip)}?`, output)
}

async function pack(sorting: Sorting, zip: string, output: Output): Promise<number> {
  const stop = stopSignal(output)
  try {
    const { added, missing, sizeBytes, leftOut } = await zipPlan(sorting, sorting.roots.into, output.hooks(stop.signal))
    const absent = [...missing, ...leftOut].map(({ path, code, reason }) => ({ path, code, reason }))
    output.record({ type: 'zip', file: zip, added, sizeBytes, missing: absent })
    output.say(`${formatCount(added, 'file')}, ${formatSize(sizeBytes)}, in ${shownName(zip)}. Nothing was moved.`)
    for (const { path, reason } of absent) output.note(`${shownName(path)}: ${reason}`)
    return absent.length > 0 || hasFaults(sorting) ? EXIT.someFailed : EXIT.ok
  } finally {
    stop.done()
  }
}
