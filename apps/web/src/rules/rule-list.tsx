import { visibleName } from '@octavo/core'
import type { Rule } from '@octavo/core/rules'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { nameIn } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Badge, Button, Checkbox, IconButton, List } from '../ui/index.ts'
import type { Can } from './action.ts'
import { RuleSentence } from './rule-sentence.tsx'

const RuleEditor = lazy(() => import('./rule-editor.tsx'))

export interface RuleListProps {
  readonly label: string
  readonly rules: readonly Rule[]
  readonly can: Can
  readonly onChange: (rules: readonly Rule[]) => void
  /** What is said when there is none. */
  readonly empty: string
  /** What is to be said of a rule below its sentence. */
  readonly note?: (rule: Rule) => ReactNode
  /** More buttons beside the one that begins a rule. */
  readonly children?: ReactNode
}

/** Rules in the order in which they are asked, each as a sentence: they are changed, moved, switched off and removed here. */
export const RuleList = ({ label, rules, can, onChange, empty, note, children }: RuleListProps) => {
  const [edited, setEdited] = useState<Rule | 'new'>()
  const swap = (at: number, other: number) => {
    const [one, two] = [rules[at], rules[other]]
    if (one && two) onChange(rules.with(at, two).with(other, one))
  }
  const others = rules.filter((rule) => rule !== edited).map(({ name }) => name)
  return (
    <div className="flex flex-col gap-3">
      {rules.length === 0 && <p className="text-pretty text-muted">{empty}</p>}
      {rules.length > 0 && (
        <List label={label}>
          {rules.map((rule, at) => (
            <li key={rule.name} className="flex flex-col gap-1 py-3">
              <div className="flex flex-wrap items-start justify-between gap-3">
                <Checkbox
                  isSelected={rule.enabled !== false}
                  onChange={(isOn) => onChange(rules.with(at, withEnabled(rule, isOn)))}
                >
                  <bdi className="font-medium [overflow-wrap:anywhere]">{visibleName(rule.name)}</bdi>
                  {rule.enabled === false && (
                    <span className="ms-2">
                      <Badge>{m.rule_off()}</Badge>
                    </span>
                  )}
                </Checkbox>
                <div className="flex shrink-0 items-center gap-1">
                  <IconButton
                    size="s"
                    label={m.rule_earlier({ name: nameIn(rule.name) })}
                    icon={ArrowUp}
                    isDisabled={at === 0}
                    onPress={() => swap(at, at - 1)}
                  />
                  <IconButton
                    size="s"
                    label={m.rule_later({ name: nameIn(rule.name) })}
                    icon={ArrowDown}
                    isDisabled={at === rules.length - 1}
                    onPress={() => swap(at, at + 1)}
                  />
                  <IconButton
                    size="s"
                    label={m.rule_change({ name: nameIn(rule.name) })}
                    icon={Pencil}
                    onPress={() => setEdited(rule)}
                  />
                  <IconButton
                    size="s"
                    label={m.rule_remove({ name: nameIn(rule.name) })}
                    icon={Trash2}
                    onPress={() => onChange(rules.toSpliced(at, 1))}
                  />
                </div>
              </div>
              <RuleSentence rule={rule} />
              {note?.(rule)}
            </li>
          ))}
        </List>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => setEdited('new')}>{m.sort_add_rule()}</Button>
        {children}
      </div>
      <Suspense fallback={null}>
        {edited && (
          <RuleEditor
            rule={edited === 'new' ? undefined : edited}
            can={can}
            taken={others}
            onSave={(saved) =>
              onChange(edited === 'new' ? [...rules, saved] : rules.map((rule) => (rule === edited ? saved : rule)))
            }
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

function withEnabled({ enabled: _, ...rule }: Rule, isOn: boolean): Rule {
  return isOn ? rule : { ...rule, enabled: false }
}
