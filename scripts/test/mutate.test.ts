import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkDocument, parseConformance } from '../conformance.ts'
import { below, root } from '../lib/paths.mjs'
import { allBreaks, checkBreaks, edited, sample } from '../mutate/breaks.ts'
import { titlePattern } from '../mutate/tests.ts'
import type { Break } from '../mutate/types.ts'

const broken = (row: string, find = 'a = 1', replace = 'a = 2'): Break => ({ row, file: 'a.ts', find, replace })

describe('the breaks', () => {
  it('each belong to a proven row and find their text exactly once', async () => {
    const read = (file: string) => (existsSync(below(file)) ? readFileSync(below(file), 'utf8') : undefined)
    expect(checkBreaks(await allBreaks(), checkDocument(root).rows, read)).toEqual([])
  })

  it('are refused with a row that is not proven, a text that is not there once, and a result that does not parse', () => {
    const rows = parseConformance('| R-1 | s | `a.test.ts › t` | proven |\n| R-2 | s | | open |')
    const check = (one: Break) =>
      checkBreaks([one], rows, (file) => (file === 'a.ts' ? 'a = 1; b = 2; b = 2' : undefined))
    expect(check(broken('R-1'))).toEqual([])
    for (const wrong of [
      broken('R-2'),
      broken('R-9'),
      broken('R-1', 'c'),
      broken('R-1', 'b = 2'),
      broken('R-1', 'a = 1', 'a = ('),
      broken('R-1', 'a = 1', 'a = 1'),
      { ...broken('R-1'), file: 'b.ts' },
      { ...broken('R-1'), also: [broken('R-1')] },
    ])
      expect(check(wrong), JSON.stringify(wrong)).toHaveLength(1)
  })

  it('keep what a replacement says, with all its signs', () => {
    expect(edited('x a = 1 y', broken('R-1', 'a = 1', "$& $1 $'"))).toBe("x $& $1 $' y")
  })
})

describe('a sample', () => {
  const many = Array.from({ length: 40 }, (_, index) => broken(`R-${index % 20}`, `a = ${index}`))

  it('follows from its seed, and takes one break of a row', () => {
    const drawn = sample(many, 10, 7)
    expect(sample(many, 10, 7)).toEqual(drawn)
    expect(sample(many, 10, 8)).not.toEqual(drawn)
    expect(new Set(drawn.map(({ row }) => row)).size).toBe(10)
    expect(sample(many, 100, 7)).toHaveLength(20)
  })
})

describe('a title', () => {
  it('finds its test under any describe, with anything in its holes, and no other test', () => {
    const finds = (title: string, name: string): boolean => new RegExp(titlePattern(title), 'u').test(name)
    expect(finds('says (a | b)?', 'outer says (a | b)?')).toBe(true)
    expect(finds('says', 'outer says more')).toBe(false)
    expect(finds('U-6: %s is refused', 'hostile U-6: a form is refused')).toBe(true)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: titles as the sources have them
    expect(finds('${who}: chips', 'a guest: chips')).toBe(true)
    expect(finds('flush $when of $n threads', 'flush 2 of 4 threads')).toBe(true)
  })
})
