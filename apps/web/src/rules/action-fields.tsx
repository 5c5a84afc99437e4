import { MARK_COLORS } from '@octavo/core'
import type { Rule } from '@octavo/core/rules'
import { m } from '../paraglide/messages.js'
import { colorName } from '../ui/color-dot.tsx'
import { Select, Switch, TextField } from '../ui/index.ts'
import { ACTIONS_OF, type Action, type Can, colorOf, orderFor, ordersOf } from './action.ts'
import { shownValue } from './condition.ts'

interface ActionFieldsProps {
  readonly rule: Rule
  readonly can: Can
  readonly onChange: (rule: Rule) => void
}

const WORDS: Readonly<Record<Can, Partial<Record<Action, () => string>>>> = {
  mark: { move: m.rule_set_category, tags: m.rule_add_tag, star: m.rule_set_star, color: m.rule_set_color },
  file: { move: m.rule_move, rename: m.rule_rename, leave: m.rule_leave },
}

/** A rule without some of what it does. */
export function without(rule: Rule, ...actions: readonly Action[]): Rule {
  const entries = Object.entries(rule).filter(([key]) => !(actions as readonly string[]).includes(key))
  return Object.fromEntries(entries) as unknown as Rule
}

/** The one thing that a plain rule does, and with what. */
export const OneAction = ({ rule, can, onChange }: ActionFieldsProps) => {
  const [action = 'move'] = ordersOf(rule)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={m.rule_action()}
        value={action}
        options={ACTIONS_OF[can].map((value) => ({ value, label: WORDS[can][value]?.() ?? '' }))}
        onChange={(next) => onChange({ ...without(rule, ...ordersOf(rule)), ...orderFor(next) })}
      />
      <ActionField rule={rule} can={can} action={action} onChange={onChange} isOptional={false} />
    </div>
  )
}

/** Everything that a rule can do: what is left empty is not done. */
export const AllActions = ({ rule, can, onChange }: ActionFieldsProps) => (
  <div className="flex flex-col gap-3">
    <div className="grid gap-3 sm:grid-cols-2">
      {ACTIONS_OF[can]
        .filter((action) => action !== 'leave')
        .map((action) => (
          <ActionField key={action} rule={rule} can={can} action={action} onChange={onChange} isOptional />
        ))}
    </div>
    {can === 'file' && (
      <Switch
        isSelected={rule.leave === true}
        onChange={(next) =>
          onChange(next ? { ...without(rule, 'move', 'rename'), leave: true } : without(rule, 'leave'))
        }
      >
        {m.rule_leave()}
      </Switch>
    )}
    <Switch
      isSelected={rule.stop === true}
      onChange={(next) => {
        const { stop: _, ...rest } = rule
        onChange(next ? { ...rest, stop: true } : rest)
      }}
    >
      {m.rule_stop()}
    </Switch>
  </div>
)

const FOLDER_EXAMPLE = '{taken:yyyy}/{place|Unknown}'
const CATEGORY_EXAMPLE = '{takenYear|Undated}/{extension}'

/** What a rule does a thing with: a folder, a name, tags, a star, a colour. */
const ActionField = ({
  rule,
  can,
  action,
  onChange,
  isOptional,
}: ActionFieldsProps & { readonly action: Action; readonly isOptional: boolean }) => {
  const rest = without(rule, action)
  const put = (typed: string, order: Partial<Rule>) =>
    onChange(isOptional && typed === '' ? rest : { ...rest, ...order })
  const none = { value: '', label: m.rule_unchanged() }
  switch (action) {
    case 'move':
      return (
        <TextField
          label={can === 'mark' ? m.rule_category() : m.rule_folder()}
          description={m.rule_folder_hint({ example: can === 'mark' ? CATEGORY_EXAMPLE : FOLDER_EXAMPLE })}
          value={rule.move ?? ''}
          onChange={(move) => put(move, { move })}
          isDisabled={rule.leave === true}
          maxLength={1000}
          autoComplete="off"
        />
      )
    case 'rename':
      return (
        <TextField
          label={m.rule_rename()}
          value={rule.rename ?? ''}
          onChange={(rename) => put(rename, { rename })}
          isDisabled={rule.leave === true}
          maxLength={1000}
          autoComplete="off"
        />
      )
    case 'tags':
      return (
        <TextField
          label={m.rule_tag()}
          value={shownValue(rule.tags ?? '')}
          description={m.rule_tags_hint()}
          onChange={(typed) => put(typed, { tags: [typed] })}
          maxLength={200}
          autoComplete="off"
        />
      )
    case 'star':
      return (
        <Select
          label={m.rule_star()}
          value={rule.star === undefined ? '' : rule.star ? 'true' : 'false'}
          options={[
            ...(isOptional ? [none] : []),
            { value: 'true', label: m.rule_yes() },
            { value: 'false', label: m.rule_no() },
          ]}
          onChange={(next) => put(next, { star: next === 'true' })}
        />
      )
    case 'color':
      return (
        <Select
          label={m.rule_color()}
          value={rule.color ?? ''}
          options={[...(isOptional ? [none] : []), ...MARK_COLORS.map((value) => ({ value, label: colorName(value) }))]}
          onChange={(next) => {
            const color = colorOf(next)
            put(next, color ? { color } : {})
          }}
        />
      )
    case 'leave':
      return null
  }
}
