import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo } from './support/run.ts'
import { newFolder, snapshot, write } from './support/tree.ts'

const GARDEN =
  'The gardener dug compost into the soil, pruned the roses, planted tulips and watered the seeds in the greenhouse.'
const RAIL =
  'The locomotive passed the signal at the junction, and the conductor walked through the carriages to the platform.'

let base: ReturnType<typeof newFolder>
let state: string
beforeEach(() => {
  base = newFolder()
  state = `${base.root}-state`
})
afterEach(() => base.dispose())
const run = (...args: string[]) => octavo(['cluster', 'documents', ...args], { state })

describe('octavo cluster documents', () => {
  it('tells a group for every document below a folder, by content, and changes nothing', async () => {
    for (let number = 0; number < 4; number++) {
      write(base.root, `a/${number}.txt`, `${GARDEN} Bed ${number}.`)
      write(base.root, `b/deep/${number}.html`, `<html><body><p>${RAIL} Track ${number}.</p></body></html>`)
    }
    write(base.root, 'picture.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]))
    const before = snapshot(base.root)
    const { code, out } = await run(base.root, '--groups', '2', '--json')
    expect(code).toBe(0)
    const lines = jsonLines(out)
    expect(lines).toHaveLength(8)
    const groups = new Map<unknown, Set<string>>()
    for (const { path, group } of lines) {
      expect(typeof group).toBe('string')
      const topic = String(path).includes('/a/') ? 'garden' : 'rail'
      groups.set(group, (groups.get(group) ?? new Set()).add(topic))
    }
    expect([...groups.values()].map((topics) => topics.size)).toEqual([1, 1])
    expect(snapshot(base.root)).toEqual(before)
  })

  it('gives a line with a code for what can not be read, and groups the rest', async () => {
    write(base.root, 'good.txt', GARDEN)
    write(base.root, 'other.txt', RAIL)
    write(base.root, 'broken.docx', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 7)]))
    const { code, out } = await run(base.root, '--json')
    const lines = jsonLines(out)
    expect(lines.filter(({ group }) => group !== undefined)).toHaveLength(2)
    expect(lines.filter((line) => line.code !== undefined).map((line) => String(line.path).split('/').at(-1))).toEqual([
      'broken.docx',
    ])
    expect(code).toBe(1)
  })

  it('says so when there is no document, or no such folder', async () => {
    const empty = await run(base.root, '--json')
    expect(empty.code).toBe(66)
    expect(jsonLines(empty.out)[0]?.code).toBe('not_found')
    expect((await run(`${base.root}/nothing`)).code).toBe(66)
  })
})
