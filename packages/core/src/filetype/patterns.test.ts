import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { patternsIn, slowParts } from '../../test/pattern-shape.ts'

const folder = import.meta.dirname

/** Patterns that took 30 ms and more for a few thousand hostile bytes, and what they became. */
const slow = [
  '(?:a+)+$',
  '^(?:\\w+ ?)*:',
  '={5,}[^\\n]{0,300}\\n',
  '(?:diff |={5,}|Only in )[^\\n]{0,300}\\n',
  '^function \\w+\\n(?:[ \\t]{1,12}[^\\n{]{0,200}\\n){1,30}end',
  '^\\s*(?:\\s*\\w+\\s*)*$',
]
const quick = [
  '=====[^\\n]{0,300}\\n',
  '^function [\\w-]{1,60}(?: -{1,2}\\w[^\\n{(]{0,200})?$',
  '\\/\\*(?:[^*]|\\*(?!\\/)){0,3000}\\*\\/',
  '^(?:#[^\\n]{0,300}\\n|\\s){0,60}@prefix',
]

describe('patterns of types', () => {
  it('finds what can be gone through in very many ways, and leaves what cannot', () => {
    for (const pattern of slow) expect(slowParts(pattern), pattern).not.toEqual([])
    for (const pattern of quick) expect(slowParts(pattern), pattern).toEqual([])
  })

  it('has none that hostile bytes could make slow', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const patterns = files.flatMap((name) =>
      patternsIn(readFileSync(join(folder, name), 'utf8')).map((pattern) => ({ name, pattern })),
    )
    expect(patterns.length).toBeGreaterThan(400)
    const found = patterns.flatMap(({ name, pattern }) => slowParts(pattern).map((part) => `${name}: ${part}`))
    expect(found).toEqual([])
  })
})
