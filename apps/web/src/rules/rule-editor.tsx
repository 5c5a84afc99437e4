import { type Rule, usesPatterns } from '@octavo/core/rules'
import { type ReactNode, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button, Dialog, Switch, TextField } from '../ui/index.ts'
import { askRules } from '../worker/rules/client.ts'
import { type Can, ordersOf } from './action.ts'
import { AllActions, OneAction } from './action-fields.tsx'
import { newTest, onlyTest } from './condition.ts'
import { ConditionEditor } from './condition-editor.tsx'
import { ALL_FIELDS, finished, freeName, isPlain, newRule, PLAIN_FIELDS, type Wrong } from './draft-rule.ts'
import { RuleSentence } from './rule-sentence.tsx'
import { TestFields } from './test-fields.tsx'
import { deedWords } from './words.ts'

export interface RuleEditorProps {
  /** The rule that is changed; left out, a new one is begun. */
  readonly rule?: Rule | undefined
  /** True for a rule that is only proposed. */
  readonly isNew?: boolean
  readonly can: Can
  /** Names of the other rules. */
  readonly taken: readonly string[]
  /** What is to be said of the rule as it stands, once it is whole. */
  readonly note?: (rule: Rule) => ReactNode
  readonly onSave: (rule: Rule) => void
  readonly onClose: () => void
}

const WRONG: Readonly<Record<Wrong | 'pattern', () => string>> = {
  condition: m.rule_bad_condition,
  target: m.rule_bad_target,
  nothing: m.rule_does_nothing,
  pattern: m.rule_bad_pattern,
}

/** A rule is made or changed: one question and one deed in a row, or everything that rules can be. */
export default function RuleEditor({ rule, isNew, can, taken, note, onSave, onClose }: RuleEditorProps) {
  const [draft, setDraft] = useState<Rule>(() => rule ?? newRule(can))
  const [isAdvanced, setAdvanced] = useState(() => !isPlain(rule ?? newRule(can), can))
  const [wrong, setWrong] = useState<Wrong | 'pattern'>()
  const change = (parts: Partial<Rule>) => {
    setWrong(undefined)
    setDraft((before) => ({ ...before, ...parts }))
  }
  const named = (): string => {
    const typed = draft.name.trim()
    return freeName(typed === '' ? deedWords(draft) : typed, taken)
  }
  const whole = finished(draft, can, named())
  const save = async () => {
    if (typeof whole === 'string') return setWrong(whole)
    if (usesPatterns({ rules: [whole] })) {
      try {
        await askRules({ type: 'check', set: { rules: [whole] }, nowMs: Date.now() })
      } catch {
        return setWrong('pattern')
      }
    }
    onSave(whole)
    onClose()
  }
  const test = onlyTest(draft.when) ?? newTest()
  return (
    <Dialog
      isOpen
      size="m"
      onOpenChange={onClose}
      title={rule && !isNew ? m.rule_edit() : m.rule_new()}
      actions={
        <>
          <Button onPress={onClose}>{m.rule_cancel()}</Button>
          <Button look="primary" onPress={() => void save()}>
            {m.rule_save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <section aria-label={m.rule_when()} className="flex flex-col gap-3">
          <h3 className="font-semibold">{m.rule_when()}</h3>
          {isAdvanced ? (
            <ConditionEditor condition={draft.when} fields={ALL_FIELDS[can]} onChange={(when) => change({ when })} />
          ) : (
            <TestFields test={test} fields={PLAIN_FIELDS[can]} onChange={(when) => change({ when })} />
          )}
        </section>
        <section aria-label={m.rule_what()} className="flex flex-col gap-3">
          <h3 className="font-semibold">{m.rule_what()}</h3>
          {isAdvanced ? (
            <AllActions rule={draft} can={can} onChange={setDraft} />
          ) : (
            <OneAction rule={draft} can={can} onChange={setDraft} />
          )}
        </section>
        <Switch
          isSelected={isAdvanced}
          onChange={(next) => {
            // What does not fit into a row stays in sight.
            if (next || isPlain(draft, can)) setAdvanced(next)
          }}
          description={m.rule_advanced_hint()}
        >
          {m.rule_advanced()}
        </Switch>
        <TextField
          label={m.rule_name()}
          description={m.rule_name_hint()}
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={200}
          autoComplete="off"
        />
        {typeof whole !== 'string' && ordersOf(whole).length > 0 && (
          <div>
            <RuleSentence rule={whole} />
            {note?.(whole)}
          </div>
        )}
        <p role="alert" className="text-danger">
          {wrong && WRONG[wrong]()}
        </p>
      </div>
    </Dialog>
  )
}
