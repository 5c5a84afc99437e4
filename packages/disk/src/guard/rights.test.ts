import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { GuardStore, takeGuardBack } from './index.ts'

let base: string
let root: string
let store: GuardStore
beforeEach(() => {
  base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-guard-')))
  root = path.join(base, 'folder')
  fs.mkdirSync(path.join(root, 'in'), { recursive: true })
  store = new GuardStore(path.join(base, 'state', 'guards'))
})
afterEach(() => {
  fs.chmodSync(path.join(root, 'in'), 0o755)
  fs.rmSync(base, { recursive: true, force: true })
})

const at = (name: string) => path.join(root, name)
const modeOf = (name: string) => fs.lstatSync(at(name)).mode & 0o777

function undoOf(act: () => void) {
  const { record, hold } = store.begin(root, { command: ['x'], keepDays: 30, nowMs: 1 })
  act()
  hold?.release()
  store.end(record.id)
  return takeGuardBack(store, record.id, { nowMs: 2 })
}

it('M-20: a file that may not be written comes back from its copy, into a folder that may not be written', () => {
  fs.writeFileSync(at('in/a.txt'), 'first')
  fs.chmodSync(at('in/a.txt'), 0o444)
  fs.writeFileSync(at('in/b.txt'), 'second')
  fs.chmodSync(at('in'), 0o555)
  const { notBack } = undoOf(() => {
    fs.chmodSync(at('in'), 0o755)
    fs.chmodSync(at('in/a.txt'), 0o644)
    fs.writeFileSync(at('in/a.txt'), 'other')
    fs.chmodSync(at('in/b.txt'), 0)
    fs.rmSync(at('in/b.txt'))
    fs.chmodSync(at('in'), 0o555)
  })
  expect(notBack).toEqual([])
  expect([modeOf('in'), modeOf('in/a.txt'), modeOf('in/b.txt')]).toEqual([0o555, 0o444, 0o644])
  expect(['a', 'b'].map((name) => fs.readFileSync(at(`in/${name}.txt`), 'utf8'))).toEqual(['first', 'second'])
})

it('M-20: a file that its own user may not read is held by its name', () => {
  fs.writeFileSync(at('in/a.txt'), 'first')
  fs.chmodSync(at('in/a.txt'), 0)
  expect(undoOf(() => fs.rmSync(at('in/a.txt'))).notBack).toEqual([])
  fs.chmodSync(at('in/a.txt'), 0o600)
  expect(fs.readFileSync(at('in/a.txt'), 'utf8')).toBe('first')
})

it('M-21: a file of the person that is called like a half done one is never touched', () => {
  fs.writeFileSync(at('in/a.txt'), 'first')
  fs.writeFileSync(at('in/a.txt.octavo-part'), 'mine')
  expect(undoOf(() => fs.writeFileSync(at('in/a.txt'), 'other')).notBack).toEqual([])
  expect(fs.readdirSync(at('in')).sort()).toEqual(['a.txt', 'a.txt.octavo-part'])
  expect(fs.readFileSync(at('in/a.txt.octavo-part'), 'utf8')).toBe('mine')
})

it('the time of a link comes back', () => {
  fs.symlinkSync('a.txt', at('in/link'))
  fs.lutimesSync(at('in/link'), 1_500_000_000, 1_500_000_000)
  expect(undoOf(() => fs.rmSync(at('in/link'))).notBack).toEqual([])
  expect(fs.lstatSync(at('in/link')).mtimeMs).toBe(1_500_000_000_000)
})

it('M-21: a command that puts a link to elsewhere in the place of its folder leads no undo out of it', () => {
  fs.writeFileSync(at('in/a.txt'), 'first')
  const outside = path.join(base, 'outside')
  fs.mkdirSync(path.join(outside, 'in'), { recursive: true })
  const { notBack } = undoOf(() => {
    fs.rmSync(root, { recursive: true })
    fs.symlinkSync(outside, root)
  })
  expect(new Set(notBack.map(({ why }) => why))).toEqual(new Set(['failed']))
  expect(fs.readdirSync(path.join(outside, 'in'))).toEqual([])
})
