import { FILE_KINDS } from '../item/index.ts'
import { ALL_DOCUMENT_KINDS } from '../kinds/index.ts'
import { FIELD_NAMES, fieldOf, isTextual, OPERATORS_OF } from './fields.ts'
import { RULE_LIMITS, RULES_FORMAT } from './read-rules.ts'

type Schema = Readonly<Record<string, unknown>>

/** YAML takes `2024` for a number; it is a text all the same. */
const TEXT: Schema = {
  anyOf: [{ type: 'string', minLength: 1, maxLength: RULE_LIMITS.textLength }, { type: 'number' }],
}
const oneOrSome = (one: Schema): Schema => ({
  anyOf: [one, { type: 'array', items: one, minItems: 1, maxItems: RULE_LIMITS.values }],
})
const closed = (properties: Readonly<Record<string, unknown>>, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** A JSON schema (draft 2020-12) of files of rules, for editors: made of the same tables that `readRules` goes by. */
export function rulesSchema(): Schema {
  const group = (of: string): Schema =>
    closed({ [of]: { type: 'array', maxItems: RULE_LIMITS.parts, items: { $ref: '#/$defs/condition' } } }, [of])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Rules of Octavo',
    ...closed(
      {
        version: { const: RULES_FORMAT },
        protect: closed(
          {
            folders: { type: 'array', maxItems: RULE_LIMITS.values, items: TEXT },
            kinds: {
              type: 'array',
              maxItems: RULE_LIMITS.values,
              items: { enum: [...new Set([...FILE_KINDS, ...ALL_DOCUMENT_KINDS])] },
            },
          },
          [],
        ),
        rules: { type: 'array', maxItems: RULE_LIMITS.rules, items: { $ref: '#/$defs/rule' } },
      },
      ['version', 'rules'],
    ),
    $defs: {
      rule: {
        ...closed(
          {
            name: TEXT,
            when: { $ref: '#/$defs/condition' },
            move: { ...TEXT, description: 'The folder, as {taken:yyyy}/{place|Unknown}' },
            rename: { ...TEXT, description: 'The name without its ending, as {date:yyyy-MM-dd} {name}' },
            leave: { type: 'boolean' },
            stop: { type: 'boolean' },
            enabled: { type: 'boolean' },
          },
          ['name', 'when'],
        ),
      },
      condition: { oneOf: [group('all'), group('any'), group('none'), ...FIELD_NAMES.flatMap(testsOf)] },
    },
  }
}

/** The forms of a test of one field: by its operators, each with the values that it takes. */
function testsOf(name: (typeof FIELD_NAMES)[number]): readonly Schema[] {
  const { type, choices } = fieldOf(name)
  const isYesNo = (op: string) => type === 'flag' || op === 'isKnown'
  const operators = OPERATORS_OF[type]
  const form = (ops: readonly string[], value: Schema): readonly Schema[] =>
    ops.length === 0 ? [] : [closed({ field: { const: name }, op: { enum: ops }, value }, ['field', 'op', 'value'])]
  const value = isTextual({ type }) ? oneOrSome(choices ? { enum: choices } : TEXT) : { type: ['number', 'string'] }
  return [
    ...form(
      operators.filter((op) => !isYesNo(op)),
      value,
    ),
    ...form(operators.filter(isYesNo), { enum: [true, false, 'true', 'false'] }),
  ]
}
