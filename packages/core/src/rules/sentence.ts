import type { MarkColor } from '../marks/index.ts'
import type { FieldName } from './fields.ts'
import { type Condition, groupOf, type Operator, type Rule, type Test, type Wanted } from './rule.ts'

/** What stands between the chips of a sentence; `opens` and `closes` are brackets around a group inside another one. */
export type Joint = 'if' | 'and' | 'or' | 'neither' | 'nor' | 'always' | 'never' | 'opens' | 'closes' | 'so'

/** A piece of a rule's sentence, as data: each language has words for what is no value. */
export type Chip =
  | { readonly is: 'joint'; readonly joint: Joint }
  | { readonly is: 'field'; readonly field: FieldName }
  | { readonly is: 'operator'; readonly op: Operator }
  | { readonly is: 'value'; readonly value: Wanted }
  | {
      readonly is: 'action'
      readonly action: 'move' | 'rename' | 'tags' | 'star' | 'unstar' | 'color' | 'leave' | 'stop'
    }
  | { readonly is: 'template'; readonly text: string }
  | { readonly is: 'color'; readonly color: MarkColor }

const joint = (of: Joint): Chip => ({ is: 'joint', joint: of })

/** A rule as a sentence: `if document equals invoice and updatedAt < 2 years ago, move to Archive, and stop`. */
export function sentenceOf({ when, move, rename, tags, star, color, leave, stop }: Rule): readonly Chip[] {
  const action = (of: Extract<Chip, { is: 'action' }>['action'], ...said: readonly Chip[]): readonly Chip[] => [
    { is: 'action', action: of },
    ...said,
  ]
  const actions: readonly (readonly Chip[])[] = [
    ...(leave ? [action('leave')] : []),
    ...(move === undefined ? [] : [action('move', { is: 'template', text: move })]),
    ...(rename === undefined ? [] : [action('rename', { is: 'template', text: rename })]),
    ...(tags === undefined ? [] : [action('tags', { is: 'value', value: tags })]),
    ...(star === undefined ? [] : [action(star ? 'star' : 'unstar')]),
    ...(color === undefined ? [] : [action('color', { is: 'color', color })]),
    ...(stop ? [action('stop')] : []),
  ]
  return [joint('if'), ...chipsOf(when, false), joint('so'), ...joined(actions, 'and')]
}

function chipsOf(condition: Condition, isInside: boolean): readonly Chip[] {
  const group = groupOf(condition)
  if (!group) {
    const { field, op, value } = condition as Test
    return [
      { is: 'field', field },
      { is: 'operator', op },
      { is: 'value', value },
    ]
  }
  const { of, parts } = group
  if (parts.length === 0) return [joint(of === 'any' ? 'never' : 'always')]
  if (parts.length === 1 && of !== 'none') return parts.flatMap((part) => chipsOf(part, isInside))
  const inside = joined(
    parts.map((part) => chipsOf(part, true)),
    of === 'all' ? 'and' : of === 'any' ? 'or' : 'nor',
  )
  const said = of === 'none' ? [joint('neither'), ...inside] : inside
  return isInside ? [joint('opens'), ...said, joint('closes')] : said
}

const joined = (pieces: readonly (readonly Chip[])[], by: Joint): readonly Chip[] =>
  pieces.flatMap((piece, at) => (at === 0 ? piece : [joint(by), ...piece]))
