import { existsSync } from 'node:fs'
import { AppError } from '@octavo/core'
import type { Args } from './args.ts'
import type { Output } from './output.ts'
import { findRoots, type Roots } from './road/roots.ts'
import { rulesIn } from './road/rules.ts'
import { instructionsIn, lessonsIn } from './road/said.ts'
import { type Sorting, sortFolder } from './road/sort-folder.ts'
import { openState } from './runs.ts'

/**
 * The roots that the command line asks for. A ZIP is a place that is empty: a plan for it is made as for a folder that does
 * not exist yet. Throws AppError as `findRoots`, `bad_input` for a ZIP that is there already or would lie among its files.
 */
export function askedRoots({ operands, into, zip }: Args): Roots {
  if (zip !== undefined && into !== undefined) throw new AppError('bad_input', '--zip and --into do not go together.')
  const roots = findRoots(operands[0] ?? '', zip ?? into)
  if (zip === undefined) return roots
  if (roots.within !== '' || roots.root === roots.into)
    throw new AppError('bad_input', 'A ZIP can not lie in the folder that it is made of.')
  if (existsSync(roots.into))
    throw new AppError('bad_input', `${zip} is there already, and nothing is ever written over.`)
  return roots
}

/** The plan that the command line asks for, over folders that were found before. */
export async function askedPlan(args: Args, roots: Roots, output: Output): Promise<Sorting> {
  const instructions = instructionsIn(args.instruct)
  const learned = lessonsIn(openState().lessons, (sentence) => output.note(sentence))
  const rules = args.rules === undefined ? undefined : await rulesIn(args.rules)
  const { by, unsure, folders: shape, language } = args
  return await sortFolder(
    { roots, by, unsure, shape, language, instructions, learned, ...(rules && { rules }) },
    output.hooks(),
  )
}
