import { englishOf, kindFolder } from '../kinds/index.ts'
import { type Condition, literal, type Rule, type RuleSet } from '../rules/index.ts'
import type { Instruction } from './read.ts'
import { PAPERS, type Subject } from './subjects.ts'

/** Instructions as the rules that they are: what speaks of folders and of leaving alone, under its own words. */
export const rulesOf = (instructions: readonly Instruction[]): RuleSet => ({
  rules: instructions.flatMap((instruction): readonly Rule[] => {
    if (instruction.type !== 'into' && instruction.type !== 'leave') return []
    const { text: name, subject } = instruction
    const when = conditionOf(subject)
    return [
      instruction.type === 'leave' ? { name, when, leave: true } : { name, when, move: literal(instruction.folder) },
    ]
  }),
})

/**
 * What a subject speaks of: files by their type, by the kind of document that was found in them, by the category that they
 * have, or by a word of their names, where files of their type may be called so.
 */
function conditionOf({ text, kinds, document, extension, words, named }: Subject): Condition {
  const any: Condition[] = []
  if (kinds.length > 0) any.push({ field: 'kind', op: 'equals', value: kinds })
  if (englishOf(text) !== undefined) any.push({ field: 'category', op: 'equals', value: text })
  if (extension !== undefined) return { any: [...any, { field: 'name', op: 'endsWith', value: `.${extension}` }] }
  if (document !== undefined)
    any.push(
      { field: 'document', op: 'equals', value: document },
      { field: 'category', op: 'means', value: kindFolder(document) },
      {
        all: [
          { field: 'kind', op: 'equals', value: PAPERS },
          { field: 'nameSays', op: 'equals', value: document },
        ],
      },
    )
  else
    any.push({
      all: [
        { field: 'byType', op: 'is', value: false },
        { field: 'category', op: 'means', value: text },
      ],
    })
  if (words.length > 0) {
    const called: Condition = { field: 'name', op: 'wordStartsWith', value: words }
    any.push(named ? { all: [{ field: 'kind', op: 'equals', value: named }, called] } : called)
  }
  return { any }
}
