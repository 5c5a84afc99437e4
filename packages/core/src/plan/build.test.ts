import { describe, expect, it } from 'vitest'
import type { Item } from '../item/item.ts'
import { baseName } from '../item/path.ts'
import type { Verdict } from '../item/verdict.ts'
import { MemoryTarget, MemoryTree } from '../testing/index.ts'
import { said } from '../testing/said.ts'
import { buildPlan, type PlanRequest, targetFolders } from './build.ts'
import { createDraft, editDraft } from './draft.ts'
import { approve, movesIn, type Plan } from './plan.ts'
import { previewOf } from './preview.ts'
import { propose } from './propose.ts'

function item(path: string, id = path): Item {
  const origin = { source: 'folder' as const }
  return { id, is: 'file', name: baseName(path), path, sizeBytes: 10, mediaType: '', modifiedAtMs: 1000, origin }
}

function verdict(itemId: string, category: string, more: Partial<Verdict> = {}): Verdict {
  return { itemId, fileKind: 'other', category, confidence: 0.9, by: 'extension', why: [`It is ${category}.`], ...more }
}

type More = Partial<PlanRequest> & { readonly excluded?: readonly string[]; readonly verdicts?: readonly Verdict[] }

function requestFor(categories: Readonly<Record<string, string>>, more: More = {}): PlanRequest {
  const { excluded: itemIds = [], verdicts, ...rest } = more
  const paths = Object.keys(categories)
  const judged = verdicts ?? paths.map((path) => verdict(path, categories[path] ?? ''))
  const draft = createDraft(
    paths.map((path) => item(path)),
    judged,
  )
  return { id: 'p', createdAtMs: 5, draft: editDraft(draft, { type: 'exclude', itemIds }), units: new Map(), ...rest }
}

/** A plan for `path -> category`; the item's id is its path. */
const planFor = (categories: Readonly<Record<string, string>>, more: More = {}): Plan =>
  buildPlan(requestFor(categories, more))

const tos = (plan: Plan) => Object.fromEntries(movesIn(plan.acts).map((move) => [move.from, move.to]))
const skips = (plan: Plan) => Object.fromEntries(plan.skips.map((skip) => [skip.path, skip.code]))

describe('buildPlan', () => {
  it('sends each item to the folder of its category, with expectation, judgement and summary', () => {
    const plan = planFor({ 'in/a.jpg': 'Photos', 'b.pdf': 'Documents', 'c.pdf': 'Documents' })
    expect(plan.acts[0]).toEqual({
      type: 'move',
      itemId: 'in/a.jpg',
      from: 'in/a.jpg',
      to: 'Photos/a.jpg',
      what: 'file',
      expect: { sizeBytes: 10, modifiedAtMs: 1000 },
      judged: { category: 'Photos', confidence: 0.9, by: 'extension', why: ['It is Photos.'], fileKind: 'other' },
    })
    expect(plan.summary).toEqual({
      itemCount: 3,
      moveCount: 3,
      skipCount: 0,
      sizeBytes: 30,
      folders: [
        { path: 'Documents', count: 2, sizeBytes: 20 },
        { path: 'Photos', count: 1, sizeBytes: 10 },
      ],
      newFolders: ['Photos', 'Documents'],
    })
    expect([plan.id, plan.createdAtMs]).toEqual(['p', 5])
  })

  it('goes below `into`; a category makes folders in folders by `/`, and none that leads out', () => {
    expect(tos(planFor({ 'a.jpg': '../x/y' }, { into: 'Sorted/2026' }))).toEqual({
      'a.jpg': 'Sorted/2026/__/x/y/a.jpg',
    })
    expect(tos(planFor({ 'a.jpg': ' Budget / 2023 /' }))).toEqual({ 'a.jpg': 'Budget/2023/a.jpg' })
    expect(() => planFor({ 'a.jpg': 'x' }, { into: '../up' })).toThrow(expect.objectContaining({ code: 'bad_path' }))
    expect(() => planFor({ 'a.jpg': 'x' }, { layout: () => 'a/../..' })).toThrow(
      expect.objectContaining({ code: 'bad_path' }),
    )
    expect(tos(planFor({ 'a.jpg': 'x' }, { layout: () => '2026/11' }))).toEqual({ 'a.jpg': '2026/11/a.jpg' })
  })

  it('leaves what is in its folder, at any depth, and only there', () => {
    const plan = planFor({
      'Photos/a.jpg': 'Photos',
      'Photos/Rome/2024/b.jpg': 'Photos',
      'Photos 2/c.jpg': 'Photos',
      'Old/Photos/d.jpg': 'Photos',
      'Photos/e.pdf': 'Documents',
    })
    expect(skips(plan)).toEqual({ 'Photos/a.jpg': 'already_there', 'Photos/Rome/2024/b.jpg': 'already_there' })
    expect(tos(plan)).toEqual({
      'Photos 2/c.jpg': 'Photos/c.jpg',
      'Old/Photos/d.jpg': 'Photos/d.jpg',
      'Photos/e.pdf': 'Documents/e.pdf',
    })
    const elsewhere = planFor({ 'Photos/a.jpg': 'Photos' }, { inPlace: false })
    expect(tos(elsewhere)).toEqual({ 'Photos/a.jpg': 'Photos/a.jpg' })
  })

  it('leaves what is in the twin of its folder: two spellings are one folder on most disks', () => {
    const plan = planFor({ 'Photos/a.jpg': 'Other', 'photos/b.jpg': 'Photos', 'photos/é.jpg': 'photos' })
    expect(skips(plan)['photos/b.jpg']).toBe('already_there')
    expect(skips(plan)['photos/é.jpg']).toBe('already_there')
  })

  it('R-2: gives a free name where one is taken, by the folder, by items or by other moves', () => {
    const existing = new Map([['Docs', ['a.txt', 'A (2).TXT']]])
    const plan = planFor(
      { 'x/a.txt': 'Docs', 'y/a.txt': 'Docs', 'z/b.txt': 'Docs', 'Docs/b.txt': 'Docs' },
      { existing },
    )
    expect(tos(plan)).toEqual({ 'x/a.txt': 'Docs/a (3).txt', 'y/a.txt': 'Docs/a (4).txt', 'z/b.txt': 'Docs/b (2).txt' })
    expect(plan.acts[0]?.note).toEqual({ code: 'renamed' })
  })

  it('N-3, N-4: twins by form or case both keep their content, under two names', () => {
    const plan = planFor({ '1/é': 'D', '2/e\u0301': 'D', '3/A.txt': 'D', '4/a.txt': 'D', '5/ß': 'D', '6/SS': 'D' })
    expect(movesIn(plan.acts).map((move) => move.to)).toEqual([
      'D/é',
      'D/e\u0301 (2)',
      'D/A.txt',
      'D/a (2).txt',
      'D/ß',
      'D/SS (2)',
    ])
  })

  it('uses the spelling of a folder that exists', () => {
    expect(tos(planFor({ 'a.jpg': 'Photos', 'photos/b.jpg': 'Photos' }))).toEqual({ 'a.jpg': 'photos/a.jpg' })
    expect(tos(planFor({ 'a.jpg': 'Photos' }, { existing: new Map([['PHOTOS', ['A.jpg']]]) }))).toEqual({
      'a.jpg': 'PHOTOS/a (2).jpg',
    })
    expect(tos(planFor({ 'a.jpg': 'Photos', 'b.jpg': 'PHOTOS' }))).toEqual({
      'a.jpg': 'Photos/a.jpg',
      'b.jpg': 'Photos/b.jpg',
    })
  })

  it('R-7: goes around a file or bundle that has the name of a folder, and leaves that where it is', () => {
    const plan = planFor({ Docs: 'Other', 'a.txt': 'Docs', 'b.bin': 'Other' })
    expect(skips(plan)).toEqual({ Docs: 'already_exists' })
    expect(tos(plan)).toEqual({ 'a.txt': 'Docs (2)/a.txt', 'b.bin': 'Other/b.bin' })
    const bundle = planFor({ Code: 'Code', 'x/app': 'Code' }, { bundles: ['Code', 'x/app'] })
    expect(skips(bundle)).toEqual({ Code: 'already_exists' })
    expect(movesIn(bundle.acts).map(({ to, what }) => [to, what])).toEqual([['Code (2)/app', 'bundle']])
  })

  it('leaves alone what an instruction leaves alone, and says whose word that is', () => {
    const stays = { by: 'instruction', stays: true, why: ['Your instruction says: leave music alone.'] } as const
    const plan = planFor({ 'a.mp3': 'Music', 'b.mp3': 'Music' }, { verdicts: [verdict('a.mp3', 'Music', stays)] })
    expect(tos(plan)).toEqual({ 'b.mp3': 'Other/b.mp3' })
    expect(plan.skips).toMatchObject([{ code: 'excluded', reason: 'Your instruction says: leave music alone.' }])
  })

  it('lists every item exactly once, with a reason when it stays', () => {
    const plan = planFor(
      { a: 'D', '../c': 'D', 'x\\y': 'D', f: 'D', g: 'D', h: 'D', s: 'D' },
      {
        excluded: ['f'],
        stays: new Map([
          ['h', { code: 'io_error', reason: 'It could not be read.' }],
          ['s', { code: 'already_there', reason: 'It is in your folder "Work".' }],
        ]),
        unlisted: [{ path: 'l', code: 'symbolic_link', reason: 'It is a link.' }],
      },
    )
    expect(tos(plan)).toEqual({ a: 'D/a', g: 'D/g' })
    expect(skips(plan)).toEqual({
      '../c': 'bad_path',
      'x\\y': 'bad_path',
      f: 'excluded',
      h: 'io_error',
      s: 'already_there',
      l: 'symbolic_link',
    })
    expect(plan.summary).toMatchObject({ itemCount: 8, moveCount: 2, skipCount: 6 })
    expect(said(plan.skips.map(({ reason }) => reason)).every((sentence) => sentence.endsWith('.'))).toBe(true)
    expect(plan.skips[0]?.judged?.category).toBe('D')
  })

  it('says what the person wanted where it is not what was judged', () => {
    const request = requestFor({ x: 'A', y: 'A', z: 'B' })
    const draft = editDraft(request.draft, { type: 'move', itemIds: ['x'], category: 'C' })
    const plan = buildPlan({ ...request, draft: editDraft(draft, { type: 'rename', from: 'B', to: 'Beta' }) })
    expect(plan.acts.map(({ judged, wanted }) => [judged?.category, wanted])).toEqual([
      ['A', 'C'],
      ['A', undefined],
      ['B', 'Beta'],
    ])
  })

  it('leaves what nobody is sure of where it is, when asked to, and names where it could go', () => {
    const options = [
      { category: 'A', confidence: 0.5 },
      { category: 'B', confidence: 0.4 },
    ]
    const verdicts = [verdict('x', 'A', { needsDecision: true, options }), verdict('y', 'A')]
    const plan = planFor({ x: 'A', y: 'A' }, { verdicts, unsure: 'stay' })
    expect(plan.skips).toMatchObject([{ path: 'x', code: 'needs_decision', options }])
    expect(plan.skips[0]?.reason).toEqual({ code: 'could-go', values: { folders: ['A', 'B'] } })
    expect(tos(planFor({ x: 'A', y: 'A' }, { verdicts, unsure: 'move' }))).toEqual({ x: 'A/x', y: 'A/y' })
    const request = requestFor({ x: 'A', y: 'A' }, { verdicts, unsure: 'stay' })
    const placed = editDraft(request.draft, { type: 'move', itemIds: ['x'], category: 'B' })
    expect(tos(buildPlan({ ...request, draft: placed }))).toEqual({ x: 'B/x', y: 'A/y' })
  })

  it('N-10: leaves what would lie too deep or get too long a path', () => {
    const deep = Array(63).fill('d').join('/')
    const plan = planFor({ 'a.txt': 'Docs' }, { into: deep })
    expect(skips(plan)).toEqual({ 'a.txt': 'bad_path' })
    const long = `${Array(20).fill('n'.repeat(200)).join('/')}`
    expect(skips(planFor({ [`${'漢'.repeat(80)}.txt`]: 'Docs' }, { into: long }))).toEqual({
      [`${'漢'.repeat(80)}.txt`]: 'bad_path',
    })
  })

  it('names the folders that it would fill, and those above them', () => {
    expect(targetFolders(requestFor({ a: 'A', b: 'B/C' }, { into: 'in/deep' }))).toEqual([
      '',
      'in/deep',
      'in',
      'in/deep/A',
      'in/deep/B/C',
      'in/deep/B',
    ])
  })
})

describe('propose', () => {
  it('asks the target for names, and shows what a person has to see before they agree', async () => {
    const tree = new MemoryTree()
    for (const path of ['Docs/a.txt', 'in/a.txt', 'in/IMG.CR2', 'in/IMG.JPG', 'app/.git/HEAD', 'b.bin'])
      tree.write(path, path)
    const items = ['in/a.txt', 'in/IMG.CR2', 'in/IMG.JPG', 'app', 'b.bin'].map((path) => tree.itemAt(path))
    const categories: Record<string, string> = { app: 'Code', 'in/a.txt': 'Docs', 'b.bin': 'Other' }
    const verdicts = items.map(({ id }) => verdict(id, categories[id] ?? 'Photos'))
    const draft = editDraft(createDraft(items, verdicts), { type: 'exclude', itemIds: ['b.bin'] })
    const options = {
      id: 'p',
      createdAtMs: 5,
      target: new MemoryTarget(tree),
      unsure: 'move',
      bundles: ['app'],
    } as const
    const plan = await propose(draft, { ...options, into: 'Sorted' })
    expect(previewOf(plan)).toEqual({
      moves: 4,
      sizeBytes: 8 + 10 + 10 + 13,
      renamed: [],
      staying: [{ code: 'excluded', count: 1 }],
      units: { count: 1, files: 2 },
      bundles: ['Sorted/Code/app'],
      newFolders: ['Sorted', 'Sorted/Docs', 'Sorted/Photos', 'Sorted/Code'],
    })
    const inPlace = previewOf(await propose(draft, options))
    expect(inPlace.renamed).toEqual([{ itemId: 'in/a.txt', from: 'in/a.txt', to: 'Docs/a (2).txt' }])
    expect(inPlace.newFolders).toEqual(['Photos', 'Code'])
  })
})

describe('units', () => {
  const unit = (leader: string, ...ids: string[]) => new Map([leader, ...ids].map((id) => [id, leader]))

  it('go to the folder of their leader, together', () => {
    const plan = planFor(
      { 'in/IMG.MOV': 'Videos', 'in/IMG.HEIC': 'Photos', 'in/other.mov': 'Videos' },
      { units: unit('in/IMG.HEIC', 'in/IMG.MOV') },
    )
    expect(tos(plan)).toEqual({
      'in/IMG.MOV': 'Photos/IMG.MOV',
      'in/IMG.HEIC': 'Photos/IMG.HEIC',
      'in/other.mov': 'Videos/other.mov',
    })
    expect(movesIn(plan.acts).map((move) => move.unit)).toEqual(['in/IMG.HEIC', 'in/IMG.HEIC', undefined])
  })

  it('follow the member that a person placed', () => {
    const request = requestFor({ 'a.jpg': 'Photos', 'a.mov': 'Videos' }, { units: unit('a.jpg', 'a.mov') })
    const draft = editDraft(request.draft, { type: 'move', itemIds: ['a.mov'], category: 'Rome' })
    expect(tos(buildPlan({ ...request, draft }))).toEqual({ 'a.jpg': 'Rome/a.jpg', 'a.mov': 'Rome/a.mov' })
    const kept = editDraft(draft, { type: 'move', itemIds: ['a.mov'], category: 'Videos' })
    expect(tos(buildPlan({ ...request, draft: kept }))).toEqual({ 'a.jpg': 'Videos/a.jpg', 'a.mov': 'Videos/a.mov' })
  })

  it('end in one folder, also where their members lie in two spellings of it', () => {
    const paths = { 'X/a.jpg': 'X', 'x/a.mov': 'X' }
    const plan = planFor(paths, { units: unit('X/a.jpg', 'x/a.mov') })
    const places = new Map(Object.keys(paths).map((path) => [path, path]))
    for (const { from, to } of movesIn(plan.acts)) places.set(from, to)
    expect(new Set([...places.values()].map((path) => path.split('/')[0])).size).toBe(1)
  })

  it('are parted where a person placed their members in different folders', () => {
    const request = requestFor({ 'a.jpg': 'Photos', 'a.mov': 'Photos' }, { units: unit('a.jpg', 'a.mov') })
    const one = editDraft(request.draft, { type: 'move', itemIds: ['a.jpg'], category: 'Rome' })
    const draft = editDraft(one, { type: 'move', itemIds: ['a.mov'], category: 'Videos' })
    const plan = buildPlan({ ...request, draft })
    expect(tos(plan)).toEqual({ 'a.jpg': 'Rome/a.jpg', 'a.mov': 'Videos/a.mov' })
    expect(plan.acts.map((act) => act.unit)).toEqual([undefined, undefined])
  })

  it('of a saved page keep their folder whoever decided: the page leads, all placed by a person or none (T1)', () => {
    const page = { 'Seite-Dateien/a.css': 'Code', 'Seite-Dateien/b.png': 'Photos', 'Seite.html': 'Documents' }
    const units = unit('Seite.html', 'Seite-Dateien/a.css', 'Seite-Dateien/b.png')
    const whole = (category: string) =>
      Object.fromEntries(Object.keys(page).map((path) => [path, `${category}/${path}`]))
    const request = requestFor(page, { units })
    expect(tos(buildPlan(request))).toEqual(whole('Documents'))
    const all = editDraft(request.draft, { type: 'move', itemIds: Object.keys(page), category: 'Web' })
    expect(tos(buildPlan({ ...request, draft: all }))).toEqual(whole('Web'))
    const items = Object.keys(page).map((path) => item(path))
    const decisions = new Map(items.map(({ id }) => [id, 'Web']))
    expect(tos(buildPlan({ ...request, draft: createDraft(items, [], { decisions }) }))).toEqual(whole('Web'))
    const renamed = editDraft(request.draft, { type: 'rename', from: 'Code', to: 'Programs' })
    expect(tos(buildPlan({ ...request, draft: renamed }))).toEqual(whole('Documents'))
  })

  it('get one number for all members, so that pairs stay pairs', () => {
    const existing = new Map([['Photos', ['IMG.jpg', 'IMG (2).CR2']]])
    const plan = planFor(
      { 'in/IMG.CR2': 'Photos', 'in/IMG.JPG': 'Photos', 'in/IMG.CR2.xmp': 'Photos' },
      { units: unit('in/IMG.CR2', 'in/IMG.JPG', 'in/IMG.CR2.xmp'), existing },
    )
    expect(Object.values(tos(plan))).toEqual(['Photos/IMG (3).CR2', 'Photos/IMG (3).JPG', 'Photos/IMG (3).CR2.xmp'])
  })

  it('keep the shared part of their names when they are numbered', () => {
    const table: [string[], string[]][] = [
      [
        ['a.part1.rar', 'a.part2.rar'],
        ['a (2).part1.rar', 'a (2).part2.rar'],
      ],
      [
        ['movie.mkv', 'movie.en.srt', 'Movie.srt'],
        ['movie (2).mkv', 'movie (2).en.srt', 'Movie (2).srt'],
      ],
      [
        ['b.zip', 'b.z01', 'b.z02'],
        ['b (2).zip', 'b (2).z01', 'b (2).z02'],
      ],
      [
        ['x.7z.001', 'x.7z.002'],
        ['x (2).7z.001', 'x (2).7z.002'],
      ],
      [
        ['cafe\u0301.cr2', 'cafe\u0301.jpg'],
        ['cafe\u0301 (2).cr2', 'cafe\u0301 (2).jpg'],
      ],
      [
        ['e.cr2', 'e\u0301.jpg'],
        ['e (2).cr2', 'e\u0301 (2).jpg'],
      ],
      [
        ['a😀.x', 'a😁.y'],
        ['a (2)😀.x', 'a (2)😁.y'],
      ],
      [
        ['one.txt', 'two.txt'],
        ['one (2).txt', 'two (2).txt'],
      ],
    ]
    for (const [names, numbered] of table) {
      const paths = names.map((name) => `in/${name}`)
      const plan = planFor(Object.fromEntries(paths.map((path) => [path, 'D'])), {
        units: new Map(paths.map((path) => [path, paths[0] ?? ''])),
        existing: new Map([['D', names.slice(-1)]]),
      })
      expect(movesIn(plan.acts).map((move) => move.to)).toEqual(numbered.map((name) => `D/${name}`))
    }
  })

  it('numbered names of long members stay within 255 bytes, and pairs', () => {
    const stem = '漢'.repeat(83)
    const plan = planFor(
      { [`in/${stem}.CR2`]: 'P', [`in/${stem}.JPG`]: 'P' },
      { units: unit(`in/${stem}.CR2`, `in/${stem}.JPG`), existing: new Map([['P', [`${stem}.jpg`]]]) },
    )
    const names = movesIn(plan.acts).map((move) => baseName(move.to))
    expect(names.map((name) => new TextEncoder().encode(name).length)).toEqual([254, 254])
    expect(names[0]?.replace('.CR2', '')).toBe(names[1]?.replace('.JPG', ''))
  })

  it('of a saved page keep its folder beside it, under the names that it refers to', () => {
    const categories = { 'in/page.html': 'Web', 'in/page_files/a.css': 'Code', 'in/page_files/img/b.png': 'Photos' }
    const units = unit('in/page.html', 'in/page_files/a.css', 'in/page_files/img/b.png')
    expect(Object.values(tos(planFor(categories, { units })))).toEqual([
      'Web/page.html',
      'Web/page_files/a.css',
      'Web/page_files/img/b.png',
    ])
    const taken = planFor(categories, { units, existing: new Map([['Web', ['page_files', 'page']]]) })
    expect(Object.values(tos(taken))).toEqual([
      'Web/page (2)/page.html',
      'Web/page (2)/page_files/a.css',
      'Web/page (2)/page_files/img/b.png',
    ])
    expect(previewOf(taken).renamed.map(({ to }) => to)).toEqual(Object.values(tos(taken)))
  })

  it('that are partly there: the others join them, or all get a number', () => {
    const units = unit('Photos/I.CR2', 'in/I.JPG')
    const joins = planFor({ 'Photos/I.CR2': 'Photos', 'in/I.JPG': 'Photos' }, { units })
    expect(tos(joins)).toEqual({ 'in/I.JPG': 'Photos/I.JPG' })
    expect(skips(joins)).toEqual({ 'Photos/I.CR2': 'already_there' })
    const taken = planFor({ 'Photos/I.CR2': 'Photos', 'in/I.JPG': 'Photos', 'Photos/i.jpg': 'Photos' }, { units })
    expect(tos(taken)).toEqual({ 'Photos/I.CR2': 'Photos/I (2).CR2', 'in/I.JPG': 'Photos/I (2).JPG' })
  })

  it('stay as a whole when a member is excluded', () => {
    const plan = planFor(
      { 'I.CR2': 'P', 'I.JPG': 'P', 'b.jpg': 'P' },
      { units: unit('I.CR2', 'I.JPG'), excluded: ['I.JPG'] },
    )
    expect(skips(plan)).toEqual({ 'I.CR2': 'excluded', 'I.JPG': 'excluded' })
    expect(plan.skips[0]?.reason).toEqual({ code: 'stays-with', values: { name: 'I.JPG' } })
  })
})

describe('approve', () => {
  const good = planFor({ 'a.txt': 'D', 'b.txt': 'D' })
  const [first, second] = movesIn(good.acts)

  it('lets a plan through as it is', () => {
    expect(approve(good)).toBe(good)
  })

  it('refuses paths that leave a root, an item twice, and two moves to one path', () => {
    if (first === undefined || second === undefined) throw new Error('two moves expected')
    const withActs =
      (...acts: Plan['acts']) =>
      () =>
        approve({ ...good, acts })
    expect(withActs({ ...first, to: '../a.txt' })).toThrow(expect.objectContaining({ code: 'bad_path' }))
    expect(withActs({ ...first, from: '/etc/passwd' })).toThrow(expect.objectContaining({ code: 'bad_path' }))
    expect(withActs(first, first)).toThrow(expect.objectContaining({ code: 'bad_input' }))
    expect(withActs(first, { ...second, to: first.to })).toThrow(expect.objectContaining({ code: 'bad_input' }))
  })
})
