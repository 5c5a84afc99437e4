import { visibleName } from '@octavo/core'
import { type Chip, type FieldName, type Rule, sentenceOf } from '@octavo/core/rules'
import { Fragment } from 'react'
import { m } from '../paraglide/messages.js'
import { ColorDot, colorName } from '../ui/color-dot.tsx'
import { cx } from '../ui/index.ts'
import { FIELD_WORDS, operatorWords, valueWords } from './words.ts'

const JOINTS = {
  if: m.rule_joint_if,
  and: m.rule_joint_and,
  or: m.rule_joint_or,
  neither: m.rule_joint_neither,
  nor: m.rule_joint_nor,
  always: m.rule_joint_always,
  never: m.rule_joint_never,
  so: m.rule_joint_then,
  opens: () => '(',
  closes: () => ')',
} as const
const ACTIONS = {
  move: m.rule_act_move,
  rename: m.rule_act_rename,
  tags: m.rule_act_tags,
  star: m.rule_act_star,
  unstar: m.rule_act_unstar,
  color: m.rule_act_color,
  leave: m.rule_act_leave,
  stop: m.rule_act_stop,
} as const

const CHIP = 'rounded-sm px-1.5 py-0.5 [overflow-wrap:anywhere]'

/** A rule as a sentence, its values as chips: what a person reads before they change anything. */
export const RuleSentence = ({ rule }: { readonly rule: Rule }) => {
  let field: FieldName = 'name'
  return (
    <p className="leading-8 text-pretty">
      {sentenceOf(rule).map((chip, at) => {
        if (chip.is === 'field') field = chip.field
        // A sentence is made whole each time: its pieces have no names of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change places
        return <Fragment key={at}>{piece(chip, field)} </Fragment>
      })}
    </p>
  )
}

function piece(chip: Chip, field: FieldName) {
  switch (chip.is) {
    case 'joint':
      return <span className="text-muted">{JOINTS[chip.joint]()}</span>
    case 'field':
      return <span className="font-medium">{FIELD_WORDS[chip.field]()}</span>
    case 'operator':
      return <span className="text-muted">{operatorWords(field, chip.op)}</span>
    case 'action':
      return <span className="font-medium">{ACTIONS[chip.action]()}</span>
    case 'color':
      return (
        <span className={cx(CHIP, 'inline-flex items-center gap-1.5 bg-accent-soft')}>
          <ColorDot color={chip.color} />
          <span aria-hidden="true">{colorName(chip.color)}</span>
        </span>
      )
    case 'template':
      return <bdi className={cx(CHIP, 'bg-accent-soft')}>{visibleName(chip.text)}</bdi>
    case 'value':
      return [chip.value].flat().map((value, at) => (
        <Fragment key={String(value)}>
          {at > 0 && <span className="text-muted"> {m.rule_joint_or()} </span>}
          <bdi className={cx(CHIP, 'bg-raised')}>{valueWords(field, value as string | number | boolean)}</bdi>
        </Fragment>
      ))
  }
}
