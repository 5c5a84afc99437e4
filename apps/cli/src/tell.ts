import { byPath } from '@octavo/core'
import { EXIT } from './exit.ts'
import { type Output, shownName } from './output.ts'
import type { Given } from './road/given.ts'
import type { Problem } from './road/look.ts'

/** Tells what could not be read, in the order of the paths, and answers how the command ends. */
export function tellProblems({ shown }: Pick<Given, 'shown'>, problems: readonly Problem[], output: Output): number {
  for (const { path, code, reason } of problems.toSorted(byPath)) tellProblem(shown(path), code, reason, output)
  return problems.some(({ code }) => code !== 'symbolic_link') ? EXIT.someFailed : EXIT.ok
}

/** Tells of one thing that could not be read. */
export function tellProblem(at: string, code: string, reason: string, output: Output): void {
  output.record({ path: at, code, reason })
  if (!output.json) output.note(`${shownName(at)}: ${reason}`)
}

/** Tells of groups and what is in them. */
export function tellGroups(
  groups: readonly { readonly name: string; readonly itemIds: readonly string[] }[],
  { shown }: Pick<Given, 'shown'>,
  output: Output,
): void {
  for (const { name, itemIds } of groups) {
    output.say(`${output.bold(shownName(name))} (${itemIds.length})`)
    for (const id of itemIds) {
      output.record({ path: shown(id), group: name })
      output.say(`  ${shownName(shown(id))}`)
    }
  }
}
