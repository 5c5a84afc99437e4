import { type FieldName, fieldOf, OPERATORS_OF, type Test } from '@octavo/core/rules'
import { m } from '../paraglide/messages.js'
import { Select, TextField } from '../ui/index.ts'
import { ofField, ofOperator, shownValue, typedValue } from './condition.ts'
import { FIELD_WORDS, operatorWords, valueHint, valueWords } from './words.ts'

export interface TestFieldsProps {
  readonly test: Test
  /** What can be asked, in the order in which it is offered. */
  readonly fields: readonly FieldName[]
  readonly onChange: (test: Test) => void
}

/** One question: what is asked, how it is compared, with what. */
export const TestFields = ({ test, fields, onChange }: TestFieldsProps) => {
  const { field, op } = test
  const known = fields.includes(field) ? fields : [...fields, field]
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={m.rule_field()}
        value={field}
        options={known.map((value) => ({ value, label: FIELD_WORDS[value]() }))}
        onChange={(next) => onChange(ofField(test, next))}
      />
      <Select
        label={m.rule_op()}
        value={op}
        options={OPERATORS_OF[fieldOf(field).type].map((value) => ({ value, label: operatorWords(field, value) }))}
        onChange={(next) => onChange(ofOperator(test, next))}
      />
      <div className="sm:col-span-2">
        <ValueField test={test} onChange={onChange} />
      </div>
    </div>
  )
}

const ValueField = ({ test, onChange }: Pick<TestFieldsProps, 'test' | 'onChange'>) => {
  const { field, op, value } = test
  const { type, choices } = fieldOf(field)
  if (type === 'flag' || op === 'isKnown')
    return (
      <Select
        label={m.rule_value()}
        value={String(value) === 'true' ? 'true' : 'false'}
        options={(['true', 'false'] as const).map((one) => ({ value: one, label: valueWords(field, one) }))}
        onChange={(next) => onChange({ ...test, value: next === 'true' })}
      />
    )
  if (choices && typeof value !== 'object')
    return (
      <Select
        label={m.rule_value()}
        value={String(value)}
        options={choices.map((one) => ({ value: one, label: valueWords(field, one) }))}
        onChange={(next) => onChange({ ...test, value: next })}
      />
    )
  const hint = op === 'matches' ? undefined : valueHint(field)
  return (
    <TypedField
      // Another question begins with its own text.
      key={`${field} ${op}`}
      test={test}
      {...(hint !== undefined && { hint })}
      onChange={onChange}
    />
  )
}

const TypedField = ({
  test,
  hint,
  onChange,
}: Pick<TestFieldsProps, 'test' | 'onChange'> & { readonly hint?: string }) => (
  <TextField
    label={m.rule_value()}
    value={shownValue(test.value)}
    {...(hint !== undefined && { description: hint })}
    onChange={(typed) => onChange({ ...test, value: typed })}
    // What semicolons part is parted once it is typed: one in the middle of typing stays.
    onBlur={() => onChange({ ...test, value: typedValue(test, shownValue(test.value)) })}
    maxLength={1000}
    autoComplete="off"
  />
)
