import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facets } from '../item/facets.ts'
import { itemOf } from '../item/item-of.ts'
import { folderPath } from '../item/name.ts'
import { safePath } from '../item/path.ts'
import type { Verdict } from '../item/verdict.ts'
import { buildPlan } from './build.ts'
import { createDraft, type Draft, editDraft, editing, foldersIn, redoEdit, undoEdit } from './draft.ts'
import { earlierOf } from './earlier.ts'
import { orderByMeaning } from './order.ts'
import { movesIn } from './plan.ts'
import { redrafted } from './redraft.ts'
import { GRAINS, INSIDES, type Shape, USUAL_SHAPE } from './shape.ts'
import { stylable, withStyles } from './styles.ts'

interface Given extends Partial<Verdict> {
  readonly path: string
  readonly modifiedAtMs?: number
  readonly sizeBytes?: number
}

const YEAR_2021 = Date.UTC(2021, 5, 1)

function draftOf(given: readonly Given[], shape?: Shape): Draft {
  const items = given.map(({ path, sizeBytes = 10, modifiedAtMs = YEAR_2021 }) =>
    itemOf('library', { id: path, path, sizeBytes, modifiedAtMs, mediaType: '' }),
  )
  const verdicts = given.map(({ path, modifiedAtMs: _, sizeBytes: __, ...more }): Verdict => {
    return {
      itemId: path,
      fileKind: 'pdf',
      category: 'PDF Documents',
      confidence: 0.9,
      by: 'signature',
      why: [],
      ...more,
    }
  })
  return createDraft(items, verdicts, shape && { shape })
}

const as = (change: Partial<Shape>): Shape => ({ ...USUAL_SHAPE, ...change })
const shape = (draft: Draft, change: Partial<Shape>) => editDraft(draft, { type: 'shape', shape: as(change) })
const places = ({ entries }: Draft) => Object.fromEntries([...entries].map(([id, { category }]) => [id, category]))
const planOf = (draft: Draft) => buildPlan({ id: 'p', createdAtMs: 0, draft, units: new Map() })
const tos = (draft: Draft) => Object.fromEntries(movesIn(planOf(draft).acts).map(({ from, to }) => [from, to]))

const invoice = (path: string, facets: Facets = {}): Given => ({
  ...{ path, facets, category: 'Invoices', by: 'text', documentKind: 'invoice' },
})

describe('the shape of a draft', () => {
  it('parts the mails of one sender by topic where three or more are about one thing, and others are not', () => {
    const mail = (path: string, facets: Facets): Given => ({ path, facets, fileKind: 'mail', category: 'E-mails' })
    const from = (sender: string, topic: string, paths: string) =>
      paths.split(' ').map((path) => mail(path, { sender, topic }))
    const draft = draftOf([
      ...from('Ann', 'Budget', 'a b c'),
      ...from('Ann', 'Lunch', 'd e'),
      ...from('Bob', 'Garden', 'f g h'),
      mail('i', { list: 'dev', sender: 'Ann', topic: 'Budget' }),
    ])
    expect(places(draft)).toEqual({
      ...{ a: 'E-mails/Ann/Budget', b: 'E-mails/Ann/Budget', c: 'E-mails/Ann/Budget' },
      ...{ d: 'E-mails/Ann', e: 'E-mails/Ann' },
      ...{ f: 'E-mails/Bob', g: 'E-mails/Bob', h: 'E-mails/Bob', i: 'E-mails' },
    })
    const placed = editDraft(draft, { type: 'move', itemIds: ['i'], category: 'E-mails' })
    expect(places(placed).i).toBe('E-mails')
    const [first] = draftOf([...from('Ann', 'Budget', 'a b c d')]).entries.values()
    expect(first?.category).toBe('E-mails/Ann')
  })

  it('UX-72: parts pictures by the styles that they were told: where a folder has several, with two or more of each', () => {
    const picture = (path: string, category = 'Photos & Images'): Given => ({ path, fileKind: 'image', category })
    const plain = draftOf([
      ...['a', 'b', 'c', 'd', 'e'].map((path) => picture(path)),
      ...['s', 't'].map((path) => picture(path, 'Screenshots')),
      invoice('i.pdf'),
    ])
    expect(stylable(plain).pictures.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 's', 't'])
    expect(stylable(plain)).toMatchObject({ groups: 2, isTold: false })
    expect(places(shape(plain, { inside: 'style' }))).toEqual(places(plain))
    const told = withStyles(plain, [
      { name: 'Photos - Dark', itemIds: ['a', 'b', 'gone'] },
      { name: 'Photos - Blue / Green', itemIds: ['c', 'd'] },
      { name: 'Illustrations', itemIds: ['e'] },
      { name: 'Screenshots', itemIds: ['s', 't'] },
    ])
    // To be told is no edit: nothing lies elsewhere, and there is nothing to take back.
    expect([stylable(told).isTold, places(told), told.history]).toEqual([true, places(plain), plain.history])
    const parted = shape(told, { inside: 'style' })
    expect(places(parted)).toEqual({
      ...{ a: 'Photos & Images/Photos - Dark', b: 'Photos & Images/Photos - Dark' },
      ...{ c: 'Photos & Images/Photos - Blue _ Green', d: 'Photos & Images/Photos - Blue _ Green' },
      ...{ e: 'Photos & Images', s: 'Screenshots', t: 'Screenshots', 'i.pdf': 'Invoices' },
    })
    const placed = editDraft(parted, { type: 'move', itemIds: ['s'], category: 'Photos & Images' })
    expect(places(placed).s).toBe('Photos & Images')
    expect(places(undoEdit(undoEdit(placed)))).toEqual(places(plain))
    const many = (count: number) => draftOf(Array.from({ length: count }, (_, at) => picture(`${at}`)))
    expect([2, 18, 50, 200, 400].map((count) => stylable(many(count)).groups)).toEqual([2, 3, 5, 10, 12])
    // What was seen of the same pictures holds when they are judged anew.
    expect(places(redrafted(parted, plain))).toEqual(places(parted))
  })

  it('divides by what fits where nobody asks: photos by year and event, mails by list or sender with three or more', () => {
    const mail = (path: string, facets: Facets): Given => ({ path, facets, fileKind: 'mail', category: 'E-mails' })
    const draft = draftOf([
      {
        path: 'a.jpg',
        fileKind: 'image',
        category: 'Photos & Images',
        facets: { date: '2023-05-02', event: '2023-05 Lisbon' },
      },
      { path: 'b.jpg', fileKind: 'image', category: 'Photos & Images' },
      ...['1', '2', '3'].map((name) => mail(`${name}.eml`, { list: 'dev/ops', sender: name })),
      mail('4.eml', { sender: 'Ann' }),
      invoice('i.pdf', { date: '2020-01-01', sender: 'Acme GmbH' }),
    ])
    expect(places(draft)).toEqual({
      'a.jpg': 'Photos & Images/2023/2023-05 Lisbon',
      'b.jpg': 'Photos & Images',
      ...{ '1.eml': 'E-mails/dev_ops', '2.eml': 'E-mails/dev_ops', '3.eml': 'E-mails/dev_ops', '4.eml': 'E-mails' },
      'i.pdf': 'Invoices',
    })
    expect(Object.values(places(shape(draft, { inside: 'nothing' })))).not.toContain('E-mails/dev_ops')
  })

  it('is the same edit where its folders were worked out elsewhere, undo and proposed names with it', () => {
    const draft = editDraft(
      draftOf([
        ...[1, 2, 3, 4].map((at) => invoice(`${at}.pdf`, { date: `202${at}-01-01`, sender: 'Acme GmbH', title: 'x' })),
        ...['a.jpg', 'b.jpg'].map((path): Given => ({ path, fileKind: 'image', category: 'Photos & Images' })),
      ]),
      { type: 'move', itemIds: ['1.pdf'], category: 'Budget/2023' },
    )
    for (const grain of GRAINS)
      for (const inside of INSIDES) {
        const wanted = as({ grain, inside, isNested: grain === 'more', isNamed: inside === 'year' })
        const folders = structuredClone(foldersIn(draft.entries, wanted))
        const [there, here] = [{ folders }, {}].map((known) =>
          editDraft(draft, { type: 'shape', shape: wanted, ...known }),
        )
        expect(there).toEqual(here)
        if (there !== draft) expect(undoEdit(there as Draft).entries).toEqual(draft.entries)
      }
  })

  it('can be paused while it gives thousands of entries their folders, and is the same edit', () => {
    const many = Array.from({ length: 3000 }, (_, at) => invoice(`${at}.pdf`, { date: `20${10 + (at % 15)}-01-01` }))
    const draft = editDraft(draftOf(many), { type: 'exclude', itemIds: ['7.pdf'] })
    const wanted = as({ inside: 'year' })
    const edit = { type: 'shape', shape: wanted, folders: foldersIn(draft.entries, wanted) } as const
    const work = editing(draft, edit)
    let pauses = 0
    let part = work.next()
    for (; !part.done; part = work.next()) pauses += 1
    expect(pauses).toBeGreaterThan(10)
    expect(part.value).toEqual(editDraft(draft, { type: 'shape', shape: wanted }))
    expect(undoEdit(part.value as Draft).entries).toEqual(draft.entries)
  })

  it('divides by year: the day inside, else in the name, else of the last change', () => {
    const draft = draftOf([
      invoice('a.pdf', { date: '2019-12-31' }),
      invoice('Scan 2020-01-01.pdf'),
      invoice('c.pdf'),
      { ...invoice('d.pdf'), modifiedAtMs: 0 },
    ])
    expect(tos(shape(draft, { inside: 'year' }))).toEqual({
      'a.pdf': 'Invoices/2019/a.pdf',
      'Scan 2020-01-01.pdf': 'Invoices/2020/Scan 2020-01-01.pdf',
      'c.pdf': 'Invoices/2021/c.pdf',
      'd.pdf': 'Invoices/d.pdf',
    })
  })

  it('divides by sender where two or more agree, and by the project folder that things came from', () => {
    const draft = draftOf([
      invoice('Inbox/Pick/Alpha/a.pdf', { sender: 'Acme: GmbH' }),
      invoice('Inbox/Pick/Alpha/deep/b.pdf', { sender: 'Acme: GmbH' }),
      invoice('Inbox/Pick/Beta/c.pdf', { sender: 'Once Ltd' }),
      invoice('Inbox/Pick/d.pdf'),
    ])
    expect(Object.values(places(shape(draft, { inside: 'sender' })))).toEqual([
      ...['Invoices/Acme_ GmbH', 'Invoices/Acme_ GmbH', 'Invoices', 'Invoices'],
    ])
    expect(Object.values(places(shape(draft, { inside: 'project' })))).toEqual([
      ...['Invoices/Alpha', 'Invoices/Alpha', 'Invoices/Beta', 'Invoices'],
    ])
  })

  it('names families and files in the language of the person, and families as the draft calls them already', () => {
    const draft = draftOf([
      { ...invoice('a.pdf', { date: '2019-12-31', sender: 'Acme' }), category: 'Rechnungen' },
      { path: 'p.jpg', fileKind: 'image', category: 'Bilder' },
      { path: 'q.jpg', fileKind: 'image', category: 'Screenshots' },
    ])
    const german = shape(draft, { grain: 'families', isNamed: true, language: 'de' })
    expect(tos(german)).toEqual({
      'a.pdf': 'Dokumente/2019-12-31 Rechnung Acme.pdf',
      'p.jpg': 'Bilder/p.jpg',
      'q.jpg': 'Bilder/q.jpg',
    })
    expect(places(shape(draft, { grain: 'families' }))['a.pdf']).toBe('Documents')
  })

  it('gives fewer folders: the family of what is there by type alone or too few, one for each family at the least', () => {
    const draft = draftOf([
      ...['1.pdf', '2.pdf', '3.pdf'].map((path) => invoice(path)),
      { path: 'r.txt', fileKind: 'text', category: 'Recipes', by: 'text' },
      { path: 'p.pdf' },
      { path: 'x.zip', fileKind: 'archive', category: 'Archives & Zips' },
      { path: 'o.pdf', category: 'Tax 2024', by: 'instruction' },
    ])
    expect(places(shape(draft, { grain: 'fewer' }))).toEqual({
      ...{ '1.pdf': 'Invoices', '2.pdf': 'Invoices', '3.pdf': 'Invoices', 'r.txt': 'Documents', 'p.pdf': 'Documents' },
      ...{ 'x.zip': 'Archives & Zips', 'o.pdf': 'Tax 2024' },
    })
    expect(shape(draft, { grain: 'fewer' }).categories).toEqual([
      'Invoices',
      'Tax 2024',
      'Documents',
      'Archives & Zips',
    ])
    const least = shape(draft, { grain: 'families' })
    expect(new Set(Object.values(places(least)))).toEqual(new Set(['Documents', 'Archives & Zips', 'Tax 2024']))
    expect(places(shape(least, {}))).toEqual(places(draft))
  })

  it('keeps one principle on one level: families on top, below them what things are about, never a type', () => {
    const draft = shape(
      draftOf([invoice('1.pdf'), { path: 'p.pdf' }, { path: 'v.mp4', fileKind: 'video', category: 'Videos & Movies' }]),
      {
        isNested: true,
      },
    )
    expect(places(draft)).toEqual({ '1.pdf': 'Documents/Invoices', 'p.pdf': 'Documents', 'v.mp4': 'Videos & Movies' })
  })

  it('gives more folders: what holds many files is divided by year, and years by month', () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      invoice(`${at}.pdf`, { date: at < 28 ? '2022-03-01' : '2023-01-05' }),
    )
    const draft = draftOf([...many, { path: 'few.pdf' }])
    const more = places(shape(draft, { grain: 'more' }))
    expect([more['0.pdf'], more['29.pdf'], more['few.pdf']]).toEqual([
      'Invoices/2022',
      'Invoices/2023',
      'PDF Documents',
    ])
    const months = places(shape(draft, { grain: 'more', inside: 'year' }))
    expect([months['0.pdf'], months['29.pdf']]).toEqual(['Invoices/2022/2022-03', 'Invoices/2023'])
  })

  it('P2-9.6: by size: small below 1 MB, medium from 1 to 10 MB, large above, in the language of the folders', () => {
    const MB = 1024 * 1024
    const sizes = [0, MB - 1, MB, 10 * MB, 10 * MB + 1]
    const draft = draftOf(sizes.map((sizeBytes) => ({ path: `${sizeBytes}`, sizeBytes })))
    const steps = (change: Partial<Shape>) =>
      Object.values(places(shape(draft, { inside: 'size', ...change }))).map((folder) => folder.split('/').at(-1))
    expect(steps({})).toEqual(['Small', 'Small', 'Medium', 'Medium', 'Large'])
    expect(steps({ language: 'de' })).toEqual(['Klein', 'Klein', 'Mittel', 'Mittel', 'Groß'])
    const placed = editDraft(shape(draft, { inside: 'size' }), { type: 'move', itemIds: ['0'], category: 'Taxes' })
    expect(places(placed)['0']).toBe('Taxes/Small')
  })

  it('P2-9.7: by date: year and month, as numbers that lie in their order, by the day inside before that of the change', () => {
    const draft = draftOf([
      invoice('a.pdf', { date: '2024-05-06' }),
      invoice('b.pdf', { date: '2024-05-31' }),
      invoice('c.pdf', { date: '2023-12-01' }),
      invoice('d.pdf'),
      { ...invoice('e.pdf'), modifiedAtMs: 0 },
    ])
    const monthly = { inside: 'month' } as const
    expect(Object.values(places(shape(draft, monthly)))).toEqual([
      ...['Invoices/2024-05', 'Invoices/2024-05', 'Invoices/2023-12', 'Invoices/2021-06', 'Invoices'],
    ])
    const many = draftOf(Array.from({ length: 30 }, (_, at) => invoice(`${at}.pdf`, { date: '2024-05-06' })))
    expect(new Set(Object.values(places(shape(many, { ...monthly, grain: 'more' }))))).toEqual(
      new Set(['Invoices/2024-05']),
    )
  })

  it('proposes names from contents only when asked, keeps endings, and plans them without replacing anything', () => {
    const facets = { date: '2024-03-12', sender: 'Acme GmbH' }
    const draft = draftOf([
      invoice('scan0001.PDF', facets),
      invoice('scan0002.pdf', facets),
      invoice('x.pdf', { sender: 'Acme: Ltd' }),
      { path: 'IMG_1.jpg', fileKind: 'image', category: 'Photos & Images', facets: { date: '2024-01-01', title: 'x' } },
      { path: 'nothing.pdf' },
    ])
    expect(Object.values(tos(draft)).map((to) => to.split('/').at(-1))).toEqual(Object.keys(tos(draft)))
    const named = shape(draft, { isNamed: true })
    expect(tos(named)).toEqual({
      'scan0001.PDF': 'Invoices/2024-03-12 Invoice Acme GmbH.PDF',
      'scan0002.pdf': 'Invoices/2024-03-12 Invoice Acme GmbH (2).pdf',
      'x.pdf': 'Invoices/Invoice Acme_ Ltd.pdf',
      'IMG_1.jpg': 'Photos & Images/IMG_1.jpg',
      'nothing.pdf': 'PDF Documents/nothing.pdf',
    })
    expect(tos(shape(named, {}))).toEqual(tos(draft))
  })

  it('keeps what a hand placed, a path exactly and a folder with its years, and what was judged is what is learned', () => {
    const start = draftOf([invoice('a.pdf', { date: '2020-02-02' }), invoice('b.pdf'), invoice('c.pdf')])
    const budget = editDraft(start, { type: 'move', itemIds: ['a.pdf'], category: ' Budget / 2023 ' })
    const taxes = editDraft(budget, { type: 'move', itemIds: ['b.pdf'], category: 'Taxes' })
    const yearly = shape(taxes, { inside: 'year', grain: 'families' })
    expect(places(yearly)).toEqual({ 'a.pdf': 'Budget/2023', 'b.pdf': 'Taxes/2021', 'c.pdf': 'Documents/2021' })
    const later = editDraft(yearly, { type: 'move', itemIds: ['c.pdf'], category: 'taxes' })
    expect(places(later)['c.pdf']).toBe('Taxes/2021')
    expect(planOf(later).acts.map(({ wanted }) => wanted)).toEqual(['Budget/2023', 'Taxes', 'Taxes'])
    expect([...earlierOf(later).values()].map(({ category }) => category)).toEqual(['Budget/2023', 'Taxes', 'Taxes'])
    expect(planOf(shape(start, { inside: 'year' })).acts.every(({ wanted }) => wanted === undefined)).toBe(true)
  })

  it('renames a folder with those inside of it, and merges by any spelling', () => {
    const draft = shape(draftOf([invoice('a.pdf'), { path: 'p.pdf' }]), { inside: 'year' })
    const renamed = editDraft(draft, { type: 'rename', from: 'invoices', to: 'Bills' })
    expect(places(renamed)).toEqual({ 'a.pdf': 'Bills/2021', 'p.pdf': 'PDF Documents/2021' })
    expect(places(shape(renamed, {}))['a.pdf']).toBe('Bills')
    expect(places(editDraft(renamed, { type: 'rename', from: 'PDF Documents', to: 'BILLS' }))['p.pdf']).toBe(
      'Bills/2021',
    )
  })

  it('is taken back and done again as one edit', () => {
    const draft = draftOf([invoice('a.pdf')])
    const yearly = shape(draft, { inside: 'year' })
    expect([undoEdit(yearly).shape, places(undoEdit(yearly))]).toEqual([draft.shape, places(draft)])
    expect([redoEdit(undoEdit(yearly)).shape, places(redoEdit(undoEdit(yearly)))]).toEqual([
      yearly.shape,
      places(yearly),
    ])
  })

  it('outlives a new sorting with what the person did by hand, and that is one edit, too', () => {
    const before = editDraft(shape(draftOf([invoice('a.pdf'), invoice('b.pdf')]), { inside: 'year' }), {
      ...{ type: 'rename', from: 'Invoices', to: 'Bills' },
    })
    const fresh = draftOf([invoice('a.pdf'), { path: 'b.pdf', category: 'Work', by: 'instruction' }])
    const again = redrafted(before, fresh)
    expect(places(again)).toEqual({ 'a.pdf': 'Bills/2021', 'b.pdf': 'Work/2021' })
    expect(places(undoEdit(again))).toEqual(places(before))
  })

  it('orders what things are about before what they are, and what is left over last', () => {
    const draft = draftOf([
      { path: 'r', fileKind: 'other', category: 'Rubbish', by: 'rubbish' },
      { path: 'z', fileKind: 'other', category: 'Other Files', by: 'none' },
      { path: 'm', fileKind: 'audio', category: 'Music & Audio' },
      { path: 'p.pdf' },
      { path: 't', fileKind: 'text', category: 'Recipes', by: 'text' },
      { path: 'i', fileKind: 'image', category: 'Photos & Images' },
      invoice('a.pdf'),
    ])
    expect(orderByMeaning(draft)).toEqual([
      ...['Invoices', 'Recipes', 'Photos & Images', 'PDF Documents', 'Music & Audio', 'Other Files', 'Rubbish'],
    ])
  })

  const word = fc.constantFrom('A', 'b/c', ' ', '..', 'É', 'x'.repeat(90), 'CON', 'a\\b')
  const anyShape = fc.record({
    grain: fc.constantFrom(...GRAINS),
    inside: fc.constantFrom(...INSIDES),
    isNested: fc.boolean(),
    isNamed: fc.boolean(),
  })
  const anyFile = fc.record(
    {
      category: fc.constantFrom('Invoices', 'X/Y', '../up', 'PDF Documents'),
      by: fc.constantFrom('text' as const, 'signature' as const, 'instruction' as const),
      fileKind: fc.constantFrom('pdf' as const, 'mail' as const, 'image' as const),
      facets: fc.record(
        { date: fc.constantFrom('2023-05-12', 'no day'), sender: word, event: word, list: word, title: word },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['category'] },
  )

  it('whatever files say of themselves: no folder leads out, no item is lost, and the usual shape is the way back', () => {
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 12 }), anyShape, (files, wanted) => {
        const given = files.map((file, at) => ({ ...file, path: `in/${at}.pdf` }))
        const draft = draftOf(given)
        const changed = editDraft(draft, { type: 'shape', shape: wanted })
        expect(changed.entries.size).toBe(given.length)
        for (const { category } of changed.entries.values())
          expect(safePath(folderPath(category))).toBe(folderPath(category))
        const plan = planOf(changed)
        expect(plan.acts.length + plan.skips.length).toBe(given.length)
        expect(places(editDraft(changed, { type: 'shape', shape: USUAL_SHAPE }))).toEqual(places(draft))
        expect(places(editDraft(changed, { type: 'shape', shape: wanted }))).toEqual(places(changed))
      }),
      { numRuns: 300 },
    )
  })
})
