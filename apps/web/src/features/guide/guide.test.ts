import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMOTIONS } from './emotions.ts'
import { drop, FOLDERS, type Folder, neighbour, type Placed, remaining } from './practice.ts'
import { nextStep, percentOf, SAMPLE_FILES, STEPS, tutorialFiles } from './steps.ts'
import { TIP_PATHS, tipFor } from './tips.ts'
import { typedAfter } from './typewriter.ts'

describe('the tutorial', () => {
  it('has the 8 steps of the specification, each with a title, a message and an emotion', () => {
    expect(STEPS.map(({ id }) => id)).toEqual([
      'welcome',
      'overview',
      'select-file',
      'drag-motion',
      'drop-zone',
      'success',
      'practice',
      'completion',
    ])
    for (const { title, message, emotion } of STEPS) {
      expect(title().length * message().length).toBeGreaterThan(0)
      expect(EMOTIONS).toContain(emotion)
    }
  })

  it('advances one step at a time, and the last step completes it', () => {
    const walked = [0]
    for (let next = nextStep(0); next !== undefined; next = nextStep(next)) walked.push(next)
    expect(walked).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(nextStep(7)).toBeUndefined()
    expect([percentOf(0), percentOf(7)]).toEqual([13, 100])
  })

  it("says 'Well done' to those who have put a file away, and how it is done to the others", () => {
    const [success, ...others] = STEPS.filter(({ untried }) => untried)
    expect([success?.id, others]).toEqual(['success', []])
    expect([success?.title(), success?.untried?.title()]).toEqual(['Well done', 'That is how it works'])
  })

  it('uses the first 6 of the files that it is given, or its own 6', () => {
    const own = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, name: `${index}.txt` }))
    expect(tutorialFiles(own).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(tutorialFiles(own.slice(0, 2))).toHaveLength(2)
    expect(tutorialFiles([])).toEqual(SAMPLE_FILES)
  })
})

describe('practising', () => {
  const folder = fc.option(fc.constantFrom(...FOLDERS), { nil: undefined })

  it('puts a file where it was dropped, once, and loses none', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ file: fc.nat(5), over: folder })), (drops) => {
        const placed = drops.reduce<Placed>(
          (before, { file, over }) => drop(before, { id: `sample-${file + 1}`, by: 'keys', over, x: 0, y: 0 }),
          {},
        )
        const left = remaining(SAMPLE_FILES, placed)
        expect(left.length + Object.keys(placed).length).toBe(SAMPLE_FILES.length)
      }),
    )
  })

  it('reaches every folder by arrow keys, in both directions', () => {
    for (const by of [1, -1] as const) {
      const reached = new Set<Folder>()
      for (let over = neighbour(undefined, by), n = 0; n < FOLDERS.length; n++, over = neighbour(over, by))
        reached.add(over)
      expect(reached.size).toBe(FOLDERS.length)
    }
    expect(neighbour(undefined, 1)).toBe(FOLDERS[0])
    expect(neighbour(undefined, -1)).toBe(FOLDERS.at(-1))
  })
})

describe('the typewriter', () => {
  it('types a character every 30 ms and knows when it is done', () => {
    expect(typedAfter('Hello', 0, 30)).toEqual({ shown: '', isDone: false })
    expect(typedAfter('Hello', 89, 30)).toEqual({ shown: 'He', isDone: false })
    expect(typedAfter('Hello', 150, 30)).toEqual({ shown: 'Hello', isDone: true })
  })

  it('shows a text whole at once where nothing may move', () => {
    expect(typedAfter('Hello', 0, 0)).toEqual({ shown: 'Hello', isDone: true })
  })

  it('shows a beginning of the text that only grows, and never half a character', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, fc.nat(3000), fc.nat(3000), (whole, a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((ms) => typedAfter(whole, ms, 30).shown)
        expect(whole.startsWith(late ?? '')).toBe(true)
        expect(late?.startsWith(early ?? '')).toBe(true)
        const parts = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(whole)]
        expect([0, whole.length, ...parts.map(({ index }) => index)]).toContain((late ?? '').length)
      }),
    )
  })
})

describe('the tips', () => {
  const routes = readFileSync(new URL('../../app/routes.ts', import.meta.url), 'utf8')
  const paths = [...routes.matchAll(/path: '(\/[^']*)'/g)].map(([, path = '']) => path)

  it('has words for every screen of the route table', () => {
    const without = paths.filter((path) => !TIP_PATHS.includes(path) && !/intro/.test(path))
    expect(without).toEqual([])
  })

  it('fits the moment of the main flow, and knows when the way is lost', () => {
    const stages = ['collect', 'sort', 'sorting', 'review', 'approving', 'complete']
    expect(stages.map((stage) => tipFor('/', stage).id)).toEqual(stages)
    expect(tipFor('/', '').id).toBe('collect')
    expect(tipFor('/', 'unheard-of').id).toBe('collect')
    expect(tipFor('/nowhere', '')).toMatchObject({ id: 'lost', emotion: 'worried' })
    expect(tipFor('/constructor', '').id).toBe('lost')
    expect(tipFor('toString', '').id).toBe('lost')
  })
})
