import fs from 'node:fs'
import path from 'node:path'
import { AppError, type Move } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder, write } from '../testing/folders.ts'
import { WriteOutTarget } from './write-out.ts'

let root: string
let dispose: () => void
/** What the container holds, by item id. */
let held: Map<string, string>

beforeEach(() => {
  ;({ root, dispose } = newFolder())
  held = new Map([
    ['1', 'first'],
    ['2', 'second'],
    ['3', 'third'],
  ])
})
afterEach(() => {
  vi.restoreAllMocks()
  dispose()
})

const SENT_AT_MS = Date.UTC(2024, 4, 6)

const contents = async (id: string, version: string | undefined): Promise<Uint8Array> => {
  const text = held.get(id)
  if (text === undefined) throw new AppError('not_found', 'Gone.')
  if (version !== `v${text}`) throw new AppError('changed_since_review', 'Changed.')
  return new TextEncoder().encode(text)
}
const target = () => new WriteOutTarget(root, contents)
const moveOf = (itemId: string, to: string): Move => ({
  ...{ type: 'move', what: 'file', itemId, from: `${itemId}/mail.eml`, to },
  expect: { sizeBytes: 9, modifiedAtMs: SENT_AT_MS, version: `v${held.get(itemId)}` },
})
const codes = (outcomes: readonly { readonly status: string; readonly code?: string }[]) =>
  outcomes.map(({ status, code }) => code ?? status)
const textOf = (name: string) => fs.readFileSync(path.join(root, name), 'utf8')
const names = () =>
  fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .map(({ name }) => name)
    .sort()

/** The moves that take these back, as core makes them of the receipts. */
async function back(moves: readonly Move[]): Promise<readonly Move[]> {
  const outcomes = await target().carryOut(moves)
  return moves.map(({ itemId, from, to }, at) => ({
    ...{ type: 'move', what: 'file', itemId, from: to, to: from },
    expect: outcomes[at]?.after ?? { sizeBytes: 0, modifiedAtMs: 0 },
  }))
}

describe('writing out of a container', () => {
  it('writes whole files with their time, tells of folders first, and leaves nothing else behind', async () => {
    const told: string[] = []
    const moves = [moveOf('1', 'Work/a.eml'), moveOf('2', 'Work/Deep/b.eml')]
    const outcomes = await target().carryOut(moves, { onFolder: (folder) => void told.push(folder) })
    expect(codes(outcomes)).toEqual(['done', 'done'])
    expect(outcomes[0]?.after).toEqual({ sizeBytes: 5, modifiedAtMs: SENT_AT_MS, version: 'vfirst' })
    expect([textOf('Work/a.eml'), textOf('Work/Deep/b.eml')]).toEqual(['first', 'second'])
    expect(told).toEqual(['Work', 'Work/Deep'])
    expect(names()).toEqual(['Deep', 'Work', 'a.eml', 'b.eml'])
  })

  it('R-2: never replaces anything, an earlier one of the same run included', async () => {
    write(root, 'a.eml', 'mine')
    const moves = [moveOf('1', 'a.eml'), moveOf('2', 'b.eml'), moveOf('3', 'b.eml')]
    expect(codes(await target().carryOut(moves))).toEqual(['already_exists', 'done', 'already_exists'])
    expect([textOf('a.eml'), textOf('b.eml'), names()]).toEqual(['mine', 'second', ['a.eml', 'b.eml']])
  })

  it('R-7, R-13: says what is in the way, gone or changed, and goes on with the others', async () => {
    write(root, 'Work', 'a file')
    const moves = [moveOf('1', 'Work/a.eml'), moveOf('2', 'b.eml'), moveOf('3', 'c.eml'), moveOf('1', 'd.eml')]
    held.delete('2')
    held.set('3', 'another')
    expect(codes(await target().carryOut(moves))).toEqual([
      'not_a_folder',
      'source_missing',
      'changed_since_review',
      'done',
    ])
    expect(names()).toEqual(['Work', 'd.eml'])
  })

  it('R-10: a full disk ends it; what was not written is to be tried again', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `m${at}`)
    for (const id of many) held.set(id, id)
    const link = vi.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    })
    const outcomes = await target().carryOut(many.map((id) => moveOf(id, `${id}.eml`)))
    expect(codes(outcomes).slice(0, 17)).toEqual([...Array.from({ length: 16 }, () => 'no_space'), 'interrupted'])
    expect(names()).toEqual([])
    link.mockRestore()
    expect(codes(await target().carryOut([moveOf('1', 'a.eml')]))).toEqual(['done'])
  })

  it('takes back what is as it was written, and nothing that a person changed or of which the last copy may be here', async () => {
    const moves = ['1', '2', '3'].map((id) => moveOf(id, `${id}.eml`))
    const undo = await back(moves)
    fs.writeFileSync(path.join(root, '1.eml'), 'FIRST')
    fs.utimesSync(path.join(root, '1.eml'), new Date(SENT_AT_MS), new Date(SENT_AT_MS))
    held.delete('2')
    const outcomes = await target().reversed().carryOut(undo, {})
    expect(codes(outcomes)).toEqual(['changed_since_review', 'source_missing', 'done'])
    expect([textOf('1.eml'), textOf('2.eml'), names()]).toEqual(['FIRST', 'second', ['1.eml', '2.eml']])
    expect(codes(await target().reversed().carryOut(undo.slice(2), {}))).toEqual(['source_missing'])
    expect(codes(await target().reversed().reversed().carryOut(moves.slice(2), {}))).toEqual(['done'])
  })

  it('R-1: says of a killed act whether it was done, and clears away what was half', async () => {
    const moves = ['1', '2', '3'].map((id) => moveOf(id, `${id}.eml`))
    await target().carryOut(moves.slice(0, 1))
    write(root, '2.eml', 'somebody else')
    const sync = vi.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw new Error('killed here')
    })
    const remove = vi.spyOn(fs, 'rmSync').mockImplementation(() => undefined)
    await target().carryOut(moves.slice(2))
    sync.mockRestore()
    remove.mockRestore()
    expect(names().some((name) => name.endsWith('.part'))).toBe(true)
    const settled = await target().settle(moves)
    expect(settled.map(({ state }) => state)).toEqual(['done', 'untouched', 'untouched'])
    expect(names()).toEqual(['1.eml', '2.eml'])
    const undo = await back([moveOf('3', '3.eml')])
    expect(await target().reversed().settle(undo)).toEqual([{ state: 'untouched' }])
    fs.rmSync(path.join(root, '3.eml'))
    expect((await target().reversed().settle(undo)).map(({ state }) => state)).toEqual(['done'])
  })

  it('writes what comes piece by piece, and leaves nothing of what turns out at its end to be another', async () => {
    async function* pieces(id: string): AsyncGenerator<Uint8Array> {
      for (const letter of held.get(id) ?? '') yield new TextEncoder().encode(letter)
      if (id === '2') throw new AppError('changed_since_review', 'Changed.')
    }
    const streamed = () => new WriteOutTarget(root, pieces)
    const moves = ['1', '2', '3'].map((id) => moveOf(id, `${id}.mbox`))
    const outcomes = await streamed().carryOut(moves)
    expect(codes(outcomes)).toEqual(['done', 'changed_since_review', 'done'])
    expect([names(), textOf('1.mbox')]).toEqual([['1.mbox', '3.mbox'], 'first'])
    expect((await streamed().settle(moves)).map(({ state }) => state)).toEqual(['done', 'untouched', 'done'])
    const undo = moves.map(
      ({ itemId, from, to }, at): Move => ({
        ...{ type: 'move', what: 'file', itemId, from: to, to: from },
        expect: outcomes[at]?.after ?? { sizeBytes: 0, modifiedAtMs: 0 },
      }),
    )
    held.set('3', 'third and more')
    const back = [undo[0], undo[2]].flatMap((move) => move ?? [])
    expect(codes(await streamed().reversed().carryOut(back, {}))).toEqual(['done', 'changed_since_review'])
    expect(names()).toEqual(['3.mbox'])
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    stop.abort()
    expect(codes(await target().carryOut([moveOf('1', 'a.eml')], { signal: stop.signal }))).toEqual(['cancelled'])
    expect(names()).toEqual([])
  })
})
