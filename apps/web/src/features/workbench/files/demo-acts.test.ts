import { demoFiles } from '@octavo/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acted, deskFile, sortedBy, takenBack } from './demo-acts.ts'
import { BULK_ACTIONS, type BulkAct, type DeskFile } from './desk.ts'
import { actsOf } from './sorted-acts.ts'

const files = demoFiles(Date.UTC(2026, 8, 19))
  .slice(0, 6)
  .map(deskFile)
const words = { archive: 'Archive', category: (name: string) => name }
const wishOf = (is: BulkAct['is']): BulkAct =>
  is === 'create-folder' ? { is, name: 'New' } : is === 'tag' ? { is, add: ['paid'], remove: ['old'] } : { is }

it('P2-4.20: each bulk action does what it says to what is selected, and nothing to the others', () => {
  const [first, second] = files
  const ids = new Set([first?.id ?? ''])
  const made = (is: BulkAct['is'], of: readonly DeskFile[] = files) => acted(of, wishOf(is), ids, words)
  expect(made('create-folder')[0]?.folder).toBe('/New')
  expect(made('archive')[0]?.folder).toBe('/Archive')
  expect(made('ai-organize')[0]).toMatchObject({ folder: '/PDF Documents', category: 'PDF Documents' })
  expect(made('star')[0]?.starred).toBe(true)
  expect(made('star', made('star'))[0]?.starred).toBe(false)
  const old = files.map((file) => ({ ...file, tags: ['old'] }))
  expect(made('tag', old)[0]?.tags).toEqual(['paid'])
  expect(made('delete')[0]).toBe(second)
  for (const is of BULK_ACTIONS) {
    const others = made(is).filter(({ id }) => !ids.has(id))
    expect(others).toEqual(files.slice(1))
  }
})

it('what is taken back is as it was before that act, in its place; what later acts made of others stays', () => {
  const some = fc.array(fc.constantFrom(...files.map(({ id }) => id)), { maxLength: 4 })
  const act = fc.record({ is: fc.constantFrom(...BULK_ACTIONS), ids: some })
  fc.assert(
    fc.property(act, act, (one, other) => {
      const ids = new Set(one.ids)
      const once = acted(files, wishOf(one.is), ids, words)
      expect(takenBack(once, files, ids)).toEqual(files)
      const others = new Set(other.ids.filter((id) => !ids.has(id)))
      const twice = acted(once, wishOf(other.is), others, words)
      const back = takenBack(twice, files, ids)
      expect(back.filter(({ id }) => ids.has(id))).toEqual(files.filter(({ id }) => ids.has(id)))
      expect(back.filter(({ id }) => !ids.has(id))).toEqual(twice.filter(({ id }) => !ids.has(id)))
    }),
  )
})

it('sorting brings an order and what rules said of each; files that it did not see stay, at the end', () => {
  const [a, b, c] = files
  const sorted = [
    { id: c?.id ?? '', starred: true, color: 'blue' as const },
    { id: a?.id ?? '', category: 'Work', tags: ['x'] },
    { id: 'nobody' },
  ]
  const done = sortedBy(files, sorted)
  expect(done.map(({ id }) => id)).toEqual([c, a, b, ...files.slice(3)].map((file) => file?.id))
  expect(done[0]).toMatchObject({ starred: true, color: 'blue', folder: '/' })
  expect(done[1]).toMatchObject({ category: 'Work', folder: '/Work', tags: ['x'] })
  expect(done.slice(2)).toEqual([b, ...files.slice(3)])
})

it('what rules said of files of a library are as few acts as it takes, and none for what is so already', () => {
  const [a, b, c] = files.map(({ id }) => id) as [string, string, string]
  const starred = files.map((file) => (file.id === a ? { ...file, starred: true, tags: ['x'] } : file))
  const said = [
    { id: a, starred: true, tags: ['x', 'y'] },
    { id: b, starred: true, tags: ['y'], color: 'red' as const },
    { id: c, category: 'Work' },
    { id: 'nobody', starred: true },
  ]
  expect(actsOf(said, starred)).toEqual([
    { type: 'tag', ids: [a, b], add: ['y'] },
    { type: 'star', ids: [b], on: true },
    { type: 'color', ids: [b], color: 'red' },
    { type: 'move', ids: [c], to: '/Work' },
  ])
  expect(actsOf(starred, starred)).toEqual([])
})
