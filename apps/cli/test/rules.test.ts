import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo } from './support/run.ts'
import { newFolder, snapshot, write } from './support/tree.ts'

const RECIPE =
  'Rye bread\nIngredients\n- 500 g flour\n- 2 tsp salt\n- 1 tbsp honey\nMix, knead the dough, preheat the oven, bake and serve.'
const RULES = `
version: 1
protect:
  folders: [Keep]
rules:
  - name: Notes of the club
    when:
      all:
        - { field: name, op: matches, value: '^club[ _-]?\\d+' }
        - { field: sizeBytes, op: <, value: 1 MB }
    move: Club/{updatedAt:yyyy}
    rename: "{updatedAt:yyyy-MM-dd} {name}"
  - name: Recipes
    when: { field: document, op: equals, value: recipe }
    move: Kitchen
  - name: Nobody
    when: { field: sender, op: contains, value: nobody }
    leave: true
`

let base: ReturnType<typeof newFolder>
let root: string
let rules: string
const run = (...args: string[]) => octavo(args, { state: path.join(base.root, 'state') })
const lines = async (...args: string[]) => jsonLines((await run(...args, '--json')).out)

beforeEach(() => {
  base = newFolder()
  root = path.join(base.root, 'files')
  fs.mkdirSync(root)
  rules = path.join(base.root, 'rules.yaml')
  fs.writeFileSync(rules, RULES)
  write(root, 'Club 7.txt', 'We met at the pond and looked at the ducks again.')
  write(root, 'bread.txt', RECIPE)
  write(root, 'Keep/bread.txt', RECIPE)
  fs.utimesSync(path.join(root, 'Club 7.txt'), 1_700_000_000, 1_700_000_000)
})
afterEach(() => base.dispose())

describe('octavo rules', () => {
  it('are followed by plan and apply, names included, and undone; what is protected stays', async () => {
    const before = snapshot(root)
    const records = await lines('plan', root, '--rules', rules)
    expect(records.filter(({ type }) => type === 'move')).toMatchObject([
      { from: 'Club 7.txt', to: 'Club/2023/2023-11-14 Club 7.txt', by: 'rule' },
      {
        from: 'bread.txt',
        to: 'Kitchen/bread.txt',
        by: 'rule',
        category: 'Kitchen',
      },
    ])
    expect((await run('plan', root, '-v', '--rules', rules)).out).toContain('Your rule "Recipes" says so.')
    expect((await run('apply', root, '--yes', '--rules', rules)).code).toBe(0)
    expect([...snapshot(root).keys()]).toEqual([
      'Club/2023/2023-11-14 Club 7.txt',
      'Keep/bread.txt',
      'Kitchen/bread.txt',
    ])
    expect((await run('undo')).code).toBe(0)
    expect(snapshot(root)).toEqual(before)
  })

  it('test says what would differ, by which rule, and which rules fit nothing; nothing moves', async () => {
    const before = snapshot(root)
    const records = await lines('rules', 'test', rules, root)
    expect(records.at(-1)).toEqual({ type: 'summary', asBefore: 0, differently: 3, against: 0 })
    expect(records.filter(({ type }) => type === 'change')).toMatchObject([
      { path: 'Club 7.txt', after: { category: 'Club/2023' }, rules: ['Notes of the club'] },
      { path: 'Keep/bread.txt', after: { stays: true } },
      { path: 'bread.txt', before: { category: 'Recipes' }, after: { category: 'Kitchen' } },
    ])
    expect(records.filter(({ type }) => type === 'rule').map(({ rule, fits }) => [rule, fits])).toEqual([
      ['Keep', 1],
      ['Notes of the club', 1],
      ['Recipes', 2],
      ['Nobody', 0],
    ])
    expect((await run('rules', 'test', rules, root)).out).toContain('"Nobody" fits nothing here.')
    expect(snapshot(root)).toEqual(before)
  })

  it('why tells each condition with what was seen', async () => {
    const [, club, recipes] = await lines('rules', 'why', rules, path.join(root, 'bread.txt'))
    expect(club).toMatchObject({
      rule: 'Notes of the club',
      outcome: 'no-match',
      when: {
        all: [
          { op: 'matches', seen: 'bread.txt', holds: false },
          { op: '<', seen: RECIPE.length, holds: true },
        ],
      },
    })
    expect(recipes).toMatchObject({ rule: 'Recipes', outcome: 'decides', when: { seen: 'recipe', holds: true } })
    expect((await run('rules', 'why', rules, path.join(root, 'bread.txt'))).out).toContain(
      '- name matches ^club[ _-]?\\d+   ("bread.txt")',
    )
  })

  it('check tells rules as sentences, and those that can never decide', async () => {
    fs.writeFileSync(
      rules,
      `
version: 1
rules:
  - { name: Big, when: { field: sizeBytes, op: '>', value: 1 MB }, move: Big, stop: true }
  - { name: Bigger, when: { field: sizeBytes, op: '>', value: 1 GB }, move: Bigger }
  - name: Odd
    when: { all: [{ field: kind, op: equals, value: pdf }, { field: kind, op: equals, value: image }] }
    move: Odd
`,
    )
    const { out } = await run('rules', 'check', rules)
    expect(out).toContain('If sizeBytes > 1 MB -> move to "Big" and stop')
    expect(out).toContain('"Bigger" is never reached: "Big" above it fits all of that and says stop.')
    expect(out).toContain('"Odd" can never fit anything.')
  })

  it('are refused with the place of everything that is wrong, before anything is looked at', async () => {
    fs.writeFileSync(
      rules,
      'version: 1\nrules:\n  - { name: a, when: { field: colour, op: equals, value: x }, move: "{x" }\n',
    )
    const refused = await run('plan', root, '--rules', rules)
    expect(refused.code).toBe(2)
    expect(refused.err).toContain('rules[0].when: there is no field "colour"')
    expect(refused.err).toContain('rules[0].move: a brace stands alone at character 1')
    fs.writeFileSync(rules, 'rules: [')
    expect((await run('plan', root, '--rules', rules)).err).toContain('is no YAML')
    fs.writeFileSync(rules, RULES.replace("'^club[ _-]?\\d+'", "'(a'"))
    expect((await run('rules', 'check', rules)).err).toContain('The pattern (a can not be used')
  })

  it('export says what it can in Sieve and in Gmail filters, and names what it can not', async () => {
    const sieve = await run('rules', 'export', rules, 'sieve')
    expect(sieve.code).toBe(1)
    expect(sieve.out).toContain('header :contains "from" "nobody"')
    expect(sieve.err).toContain('"Recipes" is left out: it has no word for document equals.')
    const [record] = await lines('rules', 'export', rules, 'gmail')
    expect(record).toMatchObject({ type: 'export', format: 'gmail' })
  })

  it('from writes what is said in sentences as rules, which do the same', async () => {
    const sentences = ['recipes into Kitchen', 'leave .log files alone'] as const
    write(root, 'a.log', 'nothing to say')
    fs.writeFileSync(rules, (await run('rules', 'from', ...sentences)).out)
    const where = (records: readonly Record<string, unknown>[]) =>
      records.flatMap(({ type, from, to, path: stays, code }) =>
        type === 'summary' ? [] : [[from ?? stays, to ?? code]],
      )
    const said = sentences.flatMap((sentence) => ['--instruct', sentence])
    const [byRules, bySentences] = [await lines('plan', root, '--rules', rules), await lines('plan', root, ...said)]
    expect(where(byRules)).toEqual(where(bySentences))
    expect(where(byRules)).toContainEqual(['Keep/bread.txt', 'Kitchen/bread.txt'])
    expect(where(byRules)).toContainEqual(['a.log', 'excluded'])
    expect((await run('rules', 'from', 'images first')).code).toBe(2)
  })

  it('L-1: a hostile pattern is searched for in time that grows with the text alone', async () => {
    fs.writeFileSync(
      rules,
      RULES.replace("'^club[ _-]?\\d+'", () => "'^(a+)+$'"),
    )
    write(root, `${'a'.repeat(200)}!.txt`, 'x')
    const told = await lines('rules', 'test', rules, root)
    expect(told.find(({ rule }) => rule === 'Notes of the club')).toMatchObject({ fits: 0 })
  })
})
