import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { photoAt } from './support/photo.ts'
import { jsonLines, octavo } from './support/run.ts'
import { hashes, newFolder, snapshot, write } from './support/tree.ts'

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const RECIPE =
  'Rye bread\nIngredients\n- 500 g flour\n- 2 tsp salt\n- 1 tbsp honey\nMix, knead the dough, preheat the oven, bake and serve.'
const GARDEN = [
  'tulips roses compost and soil for the greenhouse, seeds for the hedge, pruning before the blossom',
  'watering roses in the greenhouse, compost on the soil, tulips and seeds, weeds below the hedge',
  'soil and compost for tulips, pruning roses, seeds in the greenhouse, blossom on the hedge',
  'weeds in the soil, watering tulips, roses by the hedge, compost for seeds in the greenhouse',
]
let base: ReturnType<typeof newFolder>
let root: string
let lessons: string
const run = (...args: string[]) => octavo(args, { state: path.join(base.root, 'state') })
const lines = async (...args: string[]) => jsonLines((await run(...args, '--json')).out)
const planned = (...args: string[]) => lines('plan', root, ...args)
const goes = (records: readonly Record<string, unknown>[]) =>
  Object.fromEntries(records.flatMap(({ type, from, to }) => (type === 'move' ? [[from, to]] : [])))

beforeEach(() => {
  base = newFolder()
  root = path.join(base.root, 'files')
  lessons = path.join(base.root, 'lessons')
  fs.mkdirSync(root)
  GARDEN.slice(0, 3).forEach((text, index) => {
    write(lessons, `${index}.txt`, text)
  })
})
afterEach(() => base.dispose())

describe('what a person says', () => {
  it('goes before what was judged: into a folder, left alone; the plan tells who said so', async () => {
    write(root, 'Screenshot 1.jpg', JPEG)
    write(root, 'bread.txt', RECIPE)
    write(root, 'photo.jpg', JPEG)
    const said = ['--instruct', 'screenshots into Work', '--instruct', 'leave recipes alone']
    const records = await planned(...said)
    expect(goes(records)).toEqual({
      'Screenshot 1.jpg': 'Work/Screenshot 1.jpg',
      'photo.jpg': 'Photos & Images/photo.jpg',
    })
    expect(records.find(({ from }) => from === 'Screenshot 1.jpg')).toMatchObject({
      by: 'instruction',
      category: 'Work',
    })
    expect(records.find(({ path: at }) => at === 'bread.txt')).toMatchObject({ type: 'skip', code: 'excluded' })
    expect(await lines('classify', path.join(root, 'Screenshot 1.jpg'), ...said)).toMatchObject([{ category: 'Work' }])
    expect((await run('apply', root, '--yes', ...said)).code).toBe(0)
    expect([...snapshot(root).keys()]).toEqual(['Photos & Images/photo.jpg', 'Work/Screenshot 1.jpg', 'bread.txt'])
  })

  it('is refused where it is not understood, before anything is looked at', async () => {
    write(root, 'a.txt', RECIPE)
    const ended = await run('apply', root, '--yes', '--instruct', 'please be nice')
    expect(ended.code).toBe(2)
    expect(ended.err).toContain('please be nice')
    expect([...snapshot(root).keys()]).toEqual(['a.txt'])
  })
})

describe('what a person taught', () => {
  it('is kept without words or names, files their like, is listed, and is forgotten when told to', async () => {
    write(root, '3.txt', GARDEN[3] ?? '')
    expect(goes(await planned('--unsure'))).toEqual({ '3.txt': 'Documents & Text/3.txt' })
    const taught = await run('teach', lessons, '--as', 'Garden')
    expect(taught.code).toBe(0)
    expect(taught.out).toContain('Garden')
    expect(goes(await planned())).toEqual({ '3.txt': 'Garden/3.txt' })
    expect((await planned()).find(({ from }) => from === '3.txt')).toMatchObject({ by: 'learned' })
    expect(await lines('classify', path.join(root, '3.txt'))).toMatchObject([{ category: 'Garden' }])
    expect(goes(await planned('--by', 'type'))).toEqual({ '3.txt': 'Documents & Text/3.txt' })
    expect(await lines('teach', '--list')).toEqual([{ type: 'lesson', folder: 'Garden', examples: 3 }])
    const kept = fs.readFileSync(path.join(base.root, 'state/lessons.json'), 'utf8')
    expect(kept).not.toMatch(/tulips|0\.txt|lessons/u)
    expect(fs.statSync(path.join(base.root, 'state/lessons.json')).mode & 0o777).toBe(0o600)
    // The same file taught again is one example, also where it lies elsewhere now.
    write(base.root, 'elsewhere/again.txt', GARDEN[0] ?? '')
    await run('teach', path.join(base.root, 'elsewhere/again.txt'), '--as', 'Yard')
    expect(await lines('teach', '--list')).toEqual([
      { type: 'lesson', folder: 'Garden', examples: 2 },
      { type: 'lesson', folder: 'Yard', examples: 1 },
    ])
    // It can be taken along, belongs to another folder once that has another name, and what was forgotten can be brought back.
    const file = path.join(base.root, 'taught.json')
    expect((await run('teach', '--export', file)).code).toBe(0)
    expect((await run('teach', '--export', file)).code).toBe(2)
    expect((await run('teach', '--rename', 'Yard', '--as', 'Garden')).code).toBe(0)
    expect(await lines('teach', '--list')).toEqual([{ type: 'lesson', folder: 'Garden', examples: 3 }])
    expect((await run('teach', '--forget', 'Garden')).code).toBe(0)
    expect((await run('teach', '--import', file)).code).toBe(0)
    expect(await lines('teach', '--list')).toMatchObject([
      { folder: 'Garden', examples: 2 },
      { folder: 'Yard', examples: 1 },
    ])
    expect((await run('teach', '--rename', 'Yard')).code).toBe(2)
    expect((await run('teach', '--import', path.join(root, '3.txt'))).code).not.toBe(0)
    expect((await run('teach', '--forget', 'Garden')).code).toBe(0)
    expect((await run('teach', '--forget', 'Yard')).code).toBe(0)
    expect((await run('teach', '--forget', 'Yard')).code).toBe(66)
    expect(await lines('teach', '--list')).toEqual([])
    expect(goes(await planned('--unsure'))).toEqual({ '3.txt': 'Documents & Text/3.txt' })
  })

  it('never writes over what it can not read', async () => {
    const file = path.join(base.root, 'state/lessons.json')
    write(base.root, 'state/lessons.json', '{"octavoLearned":9}')
    expect((await run('teach', lessons, '--as', 'Garden')).code).toBe(74)
    expect(fs.readFileSync(file, 'utf8')).toBe('{"octavoLearned":9}')
    write(root, 'bread.txt', RECIPE)
    const ended = await run('plan', root)
    expect([ended.code, ended.err]).toEqual([0, expect.stringContaining('lessons.json')])
  })

  it('needs a folder, or files, as the help says', async () => {
    for (const wrong of [
      ['teach'],
      ['teach', lessons],
      ['teach', lessons, '--as', ' '],
      ['teach', lessons, '--list'],
      ['teach', '--as', 'Garden'],
      ['plan', root, '--as', 'Garden'],
    ])
      expect([wrong, (await run(...wrong)).code]).toEqual([wrong, 2])
    expect((await run('teach', path.join(root, 'no'), '--as', 'Garden')).code).toBe(66)
  })
})

describe('links between files', () => {
  it('that a plan would part are told before it: of notes, pages and playlists; those that stay right are not', async () => {
    write(root, 'trip.md', '# Trip\n![us](photo.jpg) [x](https://x.test/a.jpg) [gone](gone.jpg) [note](more.md)')
    write(root, 'more.md', '# More\nA note that says nothing of its own.')
    write(root, 'photo.jpg', JPEG)
    const records = await planned('--by', 'type')
    const links = records.filter(({ type }) => type === 'link')
    expect(links).toEqual([{ type: 'link', from: 'trip.md', to: 'photo.jpg' }])
    const told = await run('plan', root, '--by', 'type')
    expect(told.out).toContain('1 link between files would lead nowhere')
    expect(told.out).toContain('trip.md  links to  photo.jpg')
    const applied = jsonLines((await run('apply', root, '--by', 'type', '--yes', '--json')).out)
    expect(applied.filter(({ type }) => type === 'link')).toEqual(links)
  })
})

describe('where photos were taken', () => {
  /** A picture of nothing that says where it was taken, as editors write it (XMP). */
  const RULE =
    'version: 1\nrules:\n  - name: places\n    when: { field: country, op: isKnown, value: true }\n    move: "{country}/{place|Unknown}"\n'

  it('is a country by its borders and a town, of a table of the person’s where one is named', async () => {
    write(root, 'rhine.jpg', photoAt('48,34.3N', '7,48.9E'))
    const [rules, towns] = [path.join(base.root, 'rules.yaml'), path.join(base.root, 'towns.txt')]
    fs.writeFileSync(rules, RULE)
    const row = [
      '1',
      'Kehl am Rhein',
      'x',
      '',
      '48.572',
      '7.815',
      'P',
      'PPL',
      'DE',
      '',
      '',
      '',
      '',
      '',
      '9',
      '',
      '',
      'x',
      'x',
    ]
    fs.writeFileSync(towns, row.join('\t'))
    const asked = ['--rules', rules, '--language', 'de']
    expect(goes(await planned(...asked))).toEqual({ 'rhine.jpg': 'Deutschland/Strasbourg/rhine.jpg' })
    expect(goes(await planned(...asked, '--towns', towns))).toEqual({
      'rhine.jpg': 'Deutschland/Kehl am Rhein/rhine.jpg',
    })
    fs.writeFileSync(towns, 'none')
    expect((await run('plan', root, '--towns', towns)).code).toBe(2)
  })
})

describe('what would now differ of what is filed', () => {
  const note = (at: number) =>
    `Harbour office. Mooring fee for berth ${at}, pontoon ${at % 3}, tide table. Boat ${at * 7}.`
  const places = () => [...snapshot(root).keys()]
  const RULES = ['version: 1', 'rules:', '  - name: berths', '    when: { field: name, op: contains, value: berth }']

  it('is a plan of that alone: what came since, was changed or put there by hand stays; it is applied and undone', async () => {
    for (const name of ['berth 1', 'berth 2', 'berth changed']) write(root, `${name}.txt`, note(name.length))
    write(root, 'bread.txt', RECIPE)
    const rules = path.join(base.root, 'rules.yaml')
    fs.writeFileSync(rules, [...RULES, '    move: Harbour', ''].join('\n'))
    expect((await run('apply', root, '--yes', '--unsure')).code).toBe(0)
    fs.appendFileSync(path.join(root, 'Documents & Text/berth changed.txt'), ' mine')
    write(root, 'Documents & Text/berth by hand.txt', note(4))
    write(root, 'berth new.txt', note(5))
    const before = snapshot(root)
    expect((await run('plan', root, '--again')).out).toContain('Nothing to do')
    const plan = await run('plan', root, '--again', '--rules', rules)
    expect(plan.out).toContain('2 files would go to 1 folder')
    expect(goes(await planned('--again', '--rules', rules))).toEqual({
      'Documents & Text/berth 1.txt': 'Harbour/berth 1.txt',
      'Documents & Text/berth 2.txt': 'Harbour/berth 2.txt',
    })
    expect((await run('apply', root, '--again', '--rules', rules, '--yes')).code).toBe(0)
    expect(places()).toContain('Harbour/berth 1.txt')
    expect(goes(await planned('--again', '--rules', rules))).toEqual({})
    expect((await run('undo')).code).toBe(0)
    expect(snapshot(root)).toEqual(before)
  })

  it.runIf(process.env.TEST_LONG)('follows what was taught since, and asks for what it can do', async () => {
    for (const at of [1, 2]) write(root, `scan ${at}.txt`, note(at))
    await run('apply', root, '--yes', '--unsure')
    expect(goes(await planned('--again'))).toEqual({})
    for (const at of [11, 12, 13, 14, 15]) write(base.root, `taught/fee ${at}.txt`, note(at))
    await run('teach', path.join(base.root, 'taught'), '--as', 'Harbour')
    expect(goes(await planned('--again'))).toEqual({
      'Documents & Text/scan 1.txt': 'Harbour/scan 1.txt',
      'Documents & Text/scan 2.txt': 'Harbour/scan 2.txt',
    })
    for (const more of [
      ['--into', lessons],
      ['--zip', `${base.root}/x.zip`],
      ['--by', 'type'],
      ['--instruct', 'leave music alone'],
    ])
      expect([more, (await run('plan', root, '--again', ...more)).code]).toEqual([more, 2])
  })
})

describe('a ZIP of the plan', () => {
  const listed = (file: string) => execFileSync('unzip', ['-Z1', file], { encoding: 'utf8' }).trim().split('\n').sort()
  const hasUnzip = spawnSync('unzip', ['-v']).status === 0

  it.runIf(hasUnzip)(
    'holds the files as they would lie, bundles and units whole, and touches no original',
    async () => {
      write(root, 'in/bread.txt', RECIPE)
      write(root, 'other/bread.txt', `${RECIPE} Twice.`)
      write(root, 'IMG_1.CR2', JPEG)
      write(root, 'IMG_1.JPG', JPEG)
      write(root, 'pump/.git/HEAD', 'ref')
      write(root, 'pump/src/index.ts', 'export const pump = 1')
      const [before, zip] = [snapshot(root, { folders: true }), path.join(base.root, 'sorted.zip')]
      const shown = await run('plan', root, '--zip', zip)
      expect([shown.code, fs.existsSync(zip)]).toEqual([0, false])
      const asked = await run('apply', root, '--zip', zip)
      expect([asked.code, fs.existsSync(zip)]).toEqual([3, false])
      const made = await run('apply', root, '--zip', zip, '--yes')
      expect([made.code, made.err]).toEqual([0, ''])
      expect(listed(zip)).toEqual([
        'Code & Data/pump/.git/HEAD',
        'Code & Data/pump/src/index.ts',
        'Photos & Images/IMG_1.CR2',
        'Photos & Images/IMG_1.JPG',
        'Recipes/bread (2).txt',
        'Recipes/bread.txt',
      ])
      execFileSync('unzip', ['-q', zip, '-d', path.join(base.root, 'out')])
      expect(hashes(path.join(base.root, 'out'))).toEqual(hashes(root))
      expect([...snapshot(root, { folders: true })]).toEqual([...before])
      expect((await run('history')).out).toBe('No runs yet.\n')
    },
  )

  it('is never written over another file, nor into the folder that it is made of', async () => {
    write(root, 'bread.txt', RECIPE)
    const zip = path.join(base.root, 'taken.zip')
    write(base.root, 'taken.zip', 'mine')
    const ended = await run('apply', root, '--zip', zip, '--yes')
    expect(ended.code).not.toBe(0)
    expect(fs.readFileSync(zip, 'utf8')).toBe('mine')
    expect(fs.readdirSync(base.root).sort()).toEqual(['files', 'lessons', 'taken.zip'])
    expect((await run('apply', root, '--zip', path.join(root, 'in.zip'), '--yes')).code).toBe(2)
    expect((await run('plan', root, '--zip', zip, '--into', base.root)).code).toBe(2)
  })
})

describe('what is shown', () => {
  it('before a yes: new folders, units kept together, names that are taken, what stays and why, bytes', async () => {
    write(root, 'in/bread.txt', RECIPE)
    write(root, 'other/bread.txt', `${RECIPE} Twice.`)
    write(root, 'IMG_1.CR2', JPEG)
    write(root, 'IMG_1.JPG', JPEG)
    write(root, '.hidden', 'x')
    const { out } = await run('plan', root)
    expect(out).toContain('4 files would go to 2 folders')
    expect(out).toMatch(/2 new folders/u)
    expect(out).toMatch(/1 file gets another name/u)
    expect(out).toMatch(/2 files stay together/u)
    expect(out).toMatch(/1 file\. Hidden files stay where they are/u)
    expect((await planned()).at(-1)).toMatchObject({ type: 'summary', renamed: 1, newFolders: 2, unitCount: 1 })
  })

  it('after a run: what was judged of each file, how sure, and by whom', async () => {
    write(root, 'bread.txt', RECIPE)
    write(root, 'photo.jpg', JPEG)
    await run('apply', root, '--yes')
    const [newest] = await lines('history')
    const told = await run('history', String(newest?.runId))
    expect(told.out).toMatch(/bread\.txt {2}-> {2}Recipes\/bread\.txt\n.*\d+ % sure, by its text\./u)
    expect(told.out).toMatch(/photo\.jpg {2}-> {2}Photos & Images\/photo\.jpg\n.*By type only/u)
    expect(await lines('history', String(newest?.runId))).toMatchObject([
      { type: 'run' },
      {
        type: 'receipt',
        from: 'bread.txt',
        status: 'done',
        judged: { category: 'Recipes', by: 'text', confidence: expect.any(Number) },
      },
      { type: 'receipt', from: 'photo.jpg', status: 'done', judged: { category: 'Photos & Images' } },
    ])
  })
})
