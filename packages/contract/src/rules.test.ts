import { AppError } from '@octavo/core'
import { type RuleSet, readRules, rulesSchema } from '@octavo/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/** Another reader of the schema than ours, as an editor would have one. */
const schema = z.fromJSONSchema(rulesSchema() as Parameters<typeof z.fromJSONSchema>[0])

const good: object = {
  version: 1,
  protect: { folders: ['Keep'], kinds: ['contract', 'audio'] },
  rules: [
    {
      name: 'a',
      when: {
        all: [
          { field: 'sizeBytes', op: '>', value: '10 MB' },
          { any: [{ field: 'kind', op: 'equals', value: ['pdf', 'image'] }, { none: [] }] },
          { field: 'place', op: 'isKnown', value: false },
          { field: 'hasAttachment', op: 'is', value: 'true' },
        ],
      },
      move: '{taken:yyyy}/{place|Unknown}',
      rename: 'x',
      stop: true,
      enabled: false,
    },
  ],
}

const isRead = (data: unknown): boolean => {
  try {
    readRules(data)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Every place in a value, as the path to it. */
const placesIn = (
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inside]) =>
        placesIn(inside, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
]
function put(value: unknown, path: readonly (string | number)[], what: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return what
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) }
  const holder = copy as Record<string | number, unknown>
  holder[key] = put(holder[key], rest, what)
  return copy
}

describe('the schema of files of rules', () => {
  it('takes what is read, every field with every way to compare it', () => {
    expect([isRead(good), schema.safeParse(good).success]).toEqual([true, true])
    const { rules } = readRules(good) satisfies RuleSet
    expect(rules).toHaveLength(1)
  })

  it('takes all that is read, and refuses all that has another form', () => {
    const odd = fc.oneof(
      fc.constantFrom<unknown>(null, true, {}, [], 7, '', 'x', { any: 'x' }, { field: 'name' }, [[]]),
      fc.constant({ field: 'name', op: '>', value: 1 }),
      fc.constant({ field: 'colour', op: 'equals', value: 'x' }),
      fc.constant({ all: [], any: [] }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...placesIn(good)), odd, (path, what) => {
        const data = put(good, path, what)
        if (isRead(data)) expect(schema.safeParse(data).success).toBe(true)
      }),
      { numRuns: 400 },
    )
    const refused = [
      put(good, ['rules', 0, 'when'], { field: 'colour', op: 'equals', value: 'x' }),
      put(good, ['rules', 0, 'when'], { field: 'name', op: '>', value: 'x' }),
      put(good, ['rules', 0, 'when'], { all: [], any: [] }),
      put(good, ['rules', 0, 'then'], 'x'),
      put(good, ['version'], 2),
      put(good, ['protect', 'kinds'], ['sweets']),
      put(good, ['rules', 0, 'when'], { field: 'document', op: 'equals', value: 'sweets' }),
    ]
    for (const data of refused) expect([isRead(data), schema.safeParse(data).success]).toEqual([false, false])
  })
})
