import { describe, expect, it } from 'vitest'
import type { Move } from '../plan/plan.ts'
import { MoveView, type Row } from './move-view.ts'

const row = (id: string, sizeBytes = 1): Row => ({ id, sizeBytes, modifiedAtMs: 5 })
const view = () =>
  new MoveView({
    files: new Map([
      ['in/app/.git/HEAD', row('head')],
      ['in/app/a.ts', row('a', 2)],
      ['in/apple.txt', row('apple')],
      ['Code/b.txt', row('b')],
    ]),
    folders: new Set(['in', 'in/app', 'in/app/.git', 'Code']),
    bundles: new Map([['in/app', { sizeBytes: 3, modifiedAtMs: 5 }]]),
  })
const bundle = (to: string, sizeBytes = 3): Move => ({
  type: 'move',
  itemId: 'app',
  from: 'in/app',
  to,
  what: 'bundle',
  expect: { sizeBytes, modifiedAtMs: 5 },
})

describe('a library of rows', () => {
  it('Z-6: a folder that moves whole takes all that is in it along, and nothing of a neighbour', () => {
    const seen = view()
    expect(seen.refusalOf(bundle('Code/app'))).toBeUndefined()
    seen.move(bundle('Code/app'))
    expect([...seen.takeChanges()]).toEqual([
      ['head', 'Code/app/.git/HEAD'],
      ['a', 'Code/app/a.ts'],
    ])
    expect(seen.settle(bundle('Code/app'))).toMatchObject({ state: 'done' })
  })

  it('R-13: a folder in which something changed since the review stays', () => {
    expect(view().refusalOf(bundle('Code/app', 4))?.code).toBe('changed_since_review')
  })

  it('a folder never goes into itself, and nothing goes below a file or onto what is there', () => {
    const codes = ['in/app/x', 'Code/b.txt/app', 'Code/b.txt', 'Code'].map((to) => view().refusalOf(bundle(to))?.code)
    expect(codes).toEqual(['bad_path', 'not_a_folder', 'already_exists', 'already_exists'])
    expect(view().missingFolders(bundle('Work/Code/app'))).toEqual(['Work', 'Work/Code'])
  })
})
