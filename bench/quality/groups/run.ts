/**
 * Groups of documents on fresh sets: with their number given, beside the best of 24 usual recipes on the same files, and
 * with their number found; and whether a group's name holds a word that tells what most of it is about: a word of the label,
 * or one of those that stand beside it in the set's script. Sets are made from packages (OCTAVO_SETS: see `sets/subjects.ts`).
 * Usage: node bench/quality/groups/run.ts [choose|report|second|third] [alone]   (alone: without the recipes)
 */
import { type SubjectPart, setsBySubject } from '../sets/by-subject.ts'
import { table } from '../sets.ts'
import { baselineOf, measuredGroups } from './measure.ts'

const part = (process.argv[2] ?? 'choose') as SubjectPart
const sets = setsBySubject(part)
const { best, printed } = process.argv[3] === 'alone' ? { best: {}, printed: '' } : baselineOf(sets)
if (printed !== '') process.stdout.write(`${printed}\n\n`)
const { rows, names } = measuredGroups(sets, best)
table(rows)
process.stdout.write('\n')
table(names)
