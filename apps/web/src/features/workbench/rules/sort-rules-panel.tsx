import { type Rule, SORT_FIELDS, type SortableItem, type SortConfig, type SortField } from '@octavo/core/rules'
import { useId, useMemo, useState } from 'react'
import { number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { RuleList } from '../../../rules/rule-list.tsx'
import { FIELD_WORDS } from '../../../rules/words.ts'
import { Button, Choice, Panel, Select } from '../../../ui/index.ts'
import { SortPreview } from './sort-preview.tsx'
import { useSorted } from './use-sorted.ts'

export interface SortRulesPanelProps {
  readonly items: readonly SortableItem[]
  /** Gets all things in their new order, those that a rule fits marked anew. */
  readonly onApply: (items: readonly SortableItem[]) => void
}

/** The sort-rules panel: an order, rules that mark what they fit, the first few as they would be, and 'Apply Sorting'. */
export default function SortRulesPanel({ items, onApply }: SortRulesPanelProps) {
  const [sortBy, setSortBy] = useState<SortField>('name')
  const [sortOrder, setSortOrder] = useState<SortConfig['sortOrder']>('asc')
  const [rules, setRules] = useState<readonly Rule[]>([])
  const config = useMemo((): SortConfig => ({ sortBy, sortOrder, rules }), [sortBy, sortOrder, rules])
  const sorted = useSorted(items, config)
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <Panel className="flex flex-col gap-6 p-5 sm:p-6">
        <div>
          <h2 id={title} className="text-title font-semibold">
            {m.rules_sort_title()}
          </h2>
          <p className="mt-1 text-pretty text-muted">{m.sort_text()}</p>
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <Select
            label={m.sort_by()}
            value={sortBy}
            options={SORT_FIELDS.map((value) => ({ value, label: FIELD_WORDS[value]() }))}
            onChange={setSortBy}
          />
          <Choice
            label={m.sort_order()}
            value={sortOrder}
            options={[
              { value: 'asc', label: m.sort_asc() },
              { value: 'desc', label: m.sort_desc() },
            ]}
            onChange={setSortOrder}
          />
        </div>
        <div className="flex flex-col gap-3">
          <h3 className="font-semibold">{m.sort_rules()}</h3>
          <RuleList label={m.sort_rules()} rules={rules} can="mark" onChange={setRules} empty={m.sort_no_rules()} />
        </div>
        <SortPreview before={items} sorted={sorted} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-live="polite" className="text-sm text-muted tabular">
            {sorted.is === 'sorted' && m.sort_marked({ n: number(sorted.marked) })}
          </p>
          <Button
            look="primary"
            isDisabled={sorted.is !== 'sorted' || items.length === 0}
            onPress={() => {
              if (sorted.is === 'sorted') onApply(sorted.items)
            }}
          >
            {m.sort_apply()}
          </Button>
        </div>
      </Panel>
    </section>
  )
}
