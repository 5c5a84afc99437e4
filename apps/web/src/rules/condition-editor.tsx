import type { Condition, FieldName, Test } from '@octavo/core/rules'
import { groupOf } from '@octavo/core/rules'
import { Brackets, Plus, Trash2 } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { Button, IconButton, Select } from '../ui/index.ts'
import { asGroup, groupAs, newTest, type Of } from './condition.ts'
import { TestFields } from './test-fields.tsx'

/** Groups lie in each other so far, as rules allow. */
const DEEPEST = 6

export interface ConditionEditorProps {
  readonly condition: Condition
  readonly fields: readonly FieldName[]
  readonly onChange: (condition: Condition) => void
  /** How many groups it lies in. */
  readonly depth?: number
  readonly onRemove?: () => void
}

/** A group of questions, of which all, any or none have to be so; groups may lie in it. */
export const ConditionEditor = ({ condition, fields, onChange, depth = 0, onRemove }: ConditionEditorProps) => {
  const { of, parts } = asGroup(condition)
  const put = (at: number, part: Condition | undefined) =>
    onChange(groupAs(of, part ? parts.with(at, part) : parts.toSpliced(at, 1)))
  const add = (part: Condition) => onChange(groupAs(of, [...parts, part]))
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{m.rule_group()}</legend>
      <div className="flex items-end justify-between gap-3">
        <Select
          className="flex-1"
          label={m.rule_group()}
          value={of}
          options={OFS.map((value) => ({ value, label: OF_WORDS[value]() }))}
          onChange={(next) => onChange(groupAs(next, parts))}
        />
        {onRemove && <IconButton label={m.rule_remove_group()} icon={Trash2} onPress={onRemove} />}
      </div>
      {parts.map((part, at) => {
        const fill = { fields, onChange: (next: Condition) => put(at, next) }
        const remove = () => put(at, undefined)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is edited has no name of its own, and keeps its place while it is
          <div key={at}>
            {groupOf(part) ? (
              <ConditionEditor condition={part} depth={depth + 1} onRemove={remove} {...fill} />
            ) : (
              <div className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <TestFields test={part as Test} {...fill} />
                </div>
                <span className="pt-8">
                  <IconButton label={m.rule_remove_condition()} icon={Trash2} onPress={remove} />
                </span>
              </div>
            )}
          </div>
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button size="s" icon={Plus} onPress={() => add(newTest())}>
          {m.rule_add_condition()}
        </Button>
        {depth < DEEPEST && (
          <Button size="s" icon={Brackets} onPress={() => add({ any: [newTest()] })}>
            {m.rule_add_group()}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const OFS: readonly Of[] = ['all', 'any', 'none']
const OF_WORDS: Readonly<Record<Of, () => string>> = { all: m.rule_all, any: m.rule_any, none: m.rule_none }
