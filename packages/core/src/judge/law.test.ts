import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInstructions } from '../instructions/read.ts'
import { itemOf } from '../item/item-of.ts'
import { DECIDERS, isUnsure } from '../item/verdict.ts'
import { NOTHING_LEARNED } from '../learn/learned.ts'
import { learnLesson } from '../learn/lessons.ts'
import { Rules } from '../rules/engine.ts'
import { judge, reconsider } from './judge.ts'
import type { Advice, Chosen, JudgeContext, JudgeInput } from './judged.ts'

const INVOICE =
  'INVOICE\nInvoice number: 2024-7\nBill to: A Customer\nRepair 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days'
const RECIPE =
  'Rye bread\nIngredients\n- 500 g flour\n- 2 tsp salt\n- 1 tbsp honey\nMix, knead the dough, preheat the oven, bake and serve.'
const GARDEN =
  'soil seeds roses compost pruning hedge tulips watering greenhouse weeds blossom spade soil compost roses'
const TEXTS = [INVOICE, RECIPE, GARDEN, 'Words that say nothing to anybody who reads them here today or tomorrow.']
const NAMES = [
  'scan.txt',
  'IMG_1.JPG',
  'IMG_1.CR2',
  'Film.mkv',
  'Film.en.srt',
  'Page.html',
  'Page_files/logo.png',
  'Page_files/deep/style.css',
  'song.mp3',
  'Invoice 7.pdf',
  'setup.exe',
]
const ORDERS = [
  'images into Rome',
  'leave images alone',
  'invoices into Tax',
  'Videos nach Filme',
  'leave web pages alone',
  'subtitles into Words',
  'css into Styles',
  'music first',
]

const inputs = fc
  .uniqueArray(fc.tuple(fc.constantFrom('', 'a/', 'b/c/'), fc.constantFrom(...NAMES)), {
    selector: ([folder, name]) => folder + name,
    minLength: 1,
    maxLength: 14,
  })
  .chain((paths) =>
    fc.tuple(
      ...paths.map(([folder, name]) => fc.tuple(fc.constant(folder + name), fc.option(fc.constantFrom(...TEXTS)))),
    ),
  )
  .map((files) =>
    files.map(([path, text]): JudgeInput => {
      const item = itemOf('folder', { path, sizeBytes: 900, modifiedAtMs: 0 })
      return { item, ...(text !== null && { reading: { text } }) }
    }),
  )
const instructions = fc.uniqueArray(fc.constantFrom(...ORDERS), { maxLength: 3 })
const learned = fc.constantFrom(
  NOTHING_LEARNED,
  learnLesson(
    NOTHING_LEARNED,
    [1, 2, 3].map((n) => ({
      itemId: `lesson ${n}`,
      label: 'Allotment',
      item: itemOf('folder', { path: `${n}.txt`, sizeBytes: 900, modifiedAtMs: 0 }),
      reading: { text: `${GARDEN} ${n}` },
    })),
  ),
)
const said = (texts: readonly string[]) => readInstructions(texts.join('\n')).understood
const opinion = (itemId: string): [string, Advice] => [
  itemId,
  { itemId, category: 'By the model', isNew: true, confidence: 0.97, reason: 'so it seems', model: 'toy' },
]
/** Everything that may be known, for some inputs. */
const world = inputs.chain((list) =>
  fc.record({
    inputs: fc.constant(list),
    learned,
    folders: fc.uniqueArray(fc.constantFrom('Pictures', 'Bills', 'Rezepte'), { maxLength: 2 }),
    texts: instructions,
    advised: fc.subarray(list.map(({ item }) => item.id)),
    ruled: fc.subarray(list.map(({ item }) => item.id)),
    chosen: fc.array(
      fc.tuple(
        fc.constantFrom(...list.map(({ item }) => item.id)),
        fc.constantFrom<Chosen>({ category: 'By hand' }, { stays: true }, { category: 'By hand', stays: false }),
      ),
      { maxLength: 4 },
    ),
  }),
)
type World = typeof world extends fc.Arbitrary<infer T> ? T : never
const contextOf = ({ learned, folders, texts, advised, ruled, chosen }: World): JudgeContext => ({
  learned,
  folders,
  advice: new Map(advised.map(opinion)),
  rules: new Rules({
    rules: [{ name: 'Ruled', when: { field: 'path', op: 'equals', value: ruled }, move: 'By rule' }],
  }),
  instructions: said(texts),
  earlier: new Map(chosen),
})

describe('T5: the law of who decides', () => {
  it('the order of the inputs changes nothing', () => {
    fc.assert(
      fc.property(world, fc.infiniteStream(fc.nat()), (given, lots) => {
        const context = contextOf(given)
        const straight = new Map(judge(given.inputs, context).map((own) => [own.verdict.itemId, own]))
        const mixed = given.inputs
          .map((input) => ({ input, lot: lots.next().value ?? 0 }))
          .sort((a, b) => a.lot - b.lot)
          .map(({ input }) => input)
        const answers = judge(mixed, context)
        expect(answers.map(({ verdict }) => verdict.itemId)).toEqual(mixed.map(({ item }) => item.id))
        for (const own of answers) expect(own).toEqual(straight.get(own.verdict.itemId))
      }),
      { numRuns: 60 },
    )
  })

  it('an instruction, a rule or an advice that is removed leaves no trace', () => {
    fc.assert(
      fc.property(world, (given) => {
        const { learned, folders, inputs } = given
        const before = JSON.stringify(judge(inputs, { learned, folders }))
        judge(inputs, contextOf(given))
        expect(JSON.stringify(judge(inputs, { learned, folders }))).toBe(before)
        const nothing: JudgeContext = {
          advice: new Map(),
          rules: new Rules({ rules: [] }),
          instructions: [],
          earlier: new Map(),
        }
        expect(JSON.stringify(judge(inputs, { learned, folders, ...nothing }))).toBe(before)
      }),
      { numRuns: 40 },
    )
  })

  it("the person's hand wins over everything, and what was judged stands beside it as it was", () => {
    fc.assert(
      fc.property(world, (given) => {
        const context = contextOf(given)
        const without = judge(given.inputs, { ...context, earlier: new Map() })
        judge(given.inputs, context).forEach((own, at) => {
          expect(own.chosen).toEqual(context.earlier?.get(own.verdict.itemId))
          expect(own.verdict).toEqual(without[at]?.verdict)
        })
      }),
      { numRuns: 40 },
    )
  })

  it('who comes later in the list overrules, stamps its name and keeps the evidence of those before', () => {
    fc.assert(
      fc.property(world, (given) => {
        const context = contextOf(given)
        const base = judge(given.inputs, { learned: given.learned, folders: given.folders })
        judge(given.inputs, context).forEach((own, at) => {
          const { by, why, category, confidence, itemId } = own.verdict
          expect(DECIDERS).toContain(by)
          expect(why.length).toBeGreaterThan(0)
          for (const reason of base[at]?.verdict.why ?? []) expect(why).toContainEqual(reason)
          if (by === 'instruction' || by === 'rule') expect([confidence, isUnsure(own.verdict)]).toEqual([1, false])
          if (by === 'rule') expect(category).toBe('By rule')
          if (by === 'model') expect([category, confidence]).toEqual(['By the model', 0.9])
          if (own.unit !== undefined) return
          const isTold = why.some((reason) => typeof reason !== 'string' && reason.code === 'instruction')
          expect(by === 'instruction').toBe(isTold)
          if (given.ruled.includes(itemId) && !isTold) expect(by).toBe('rule')
        })
      }),
      { numRuns: 60 },
    )
  })

  it('a unit goes one way: members go where their leader goes, and nobody is asked about them', () => {
    fc.assert(
      fc.property(world, (given) => {
        const answers = judge(given.inputs, contextOf(given))
        const byId = new Map(answers.map((own) => [own.verdict.itemId, own.verdict]))
        for (const { unit, verdict } of answers) {
          const leader = byId.get(unit ?? '')
          if (!leader || leader.itemId === verdict.itemId) continue
          const { category, by, confidence, stays } = leader
          expect(verdict).toMatchObject({ category, by, confidence })
          expect(verdict.stays).toBe(stays)
          expect(isUnsure(verdict)).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('heard in two goes, alone and then with the others, it is the same; heard twice, too', () => {
    fc.assert(
      fc.property(world, (given) => {
        const { learned, folders, inputs } = given
        const context = contextOf(given)
        const alone = judge(inputs, { learned, folders })
        const atOnce = judge(inputs, context)
        const { learned: _, folders: __, ...further } = context
        expect(reconsider(inputs, alone, further)).toEqual(atOnce)
        expect(reconsider(inputs, alone, {})).toEqual(alone)
      }),
      { numRuns: 60 },
    )
  })
})

describe('units and what is said of them', () => {
  const list = (...paths: readonly string[]) =>
    paths.map((path) => ({ item: itemOf('folder', { path, sizeBytes: 900, modifiedAtMs: 0 }) }))
  const goes = (files: readonly JudgeInput[], ...texts: readonly string[]) =>
    Object.fromEntries(
      judge(files, { instructions: said(texts) }).map(({ verdict }) => [
        verdict.itemId,
        verdict.stays ? '-' : verdict.category,
      ]),
    )

  it('what is said of a member beside the leader counts for all of them, where nothing is said of the leader', () => {
    const pair = list('IMG_1.JPG', 'IMG_1.CR2')
    expect(goes(pair, 'cr2 into Raw')).toEqual({ 'IMG_1.JPG': 'Raw', 'IMG_1.CR2': 'Raw' })
    expect(goes(pair, 'cr2 into Raw', 'jpg into Shown')).toEqual({ 'IMG_1.JPG': 'Shown', 'IMG_1.CR2': 'Shown' })
    expect(goes(pair, 'leave cr2 alone')).toEqual({ 'IMG_1.JPG': '-', 'IMG_1.CR2': '-' })
  })

  it('what is said of pictures says nothing of a saved page, nor of the pictures inside it', () => {
    const page = list('Page.html', 'Page_files/logo.png', 'photo.png')
    expect(goes(page, 'images into Rome')).toEqual({
      'Page.html': 'Documents & Text',
      'Page_files/logo.png': 'Documents & Text',
      'photo.png': 'Rome',
    })
    expect(goes(page, 'leave images alone')['Page.html']).toBe('Documents & Text')
  })

  it('a saved page is judged by what it says, with all that belongs to it', () => {
    const page = list('Page.html', 'Page_files/logo.png').map((input, at) =>
      at === 0 ? { ...input, reading: { text: INVOICE } } : input,
    )
    expect(judge(page).map(({ verdict }) => [verdict.category, verdict.by])).toEqual([
      ['Invoices', 'text'],
      ['Invoices', 'text'],
    ])
  })
})
