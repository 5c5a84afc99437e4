import type { Move } from '@octavo/core'
import { eachCase, MemoryTree, type Suite, targetCases } from '@octavo/core/testing'
import { describe, expect, it } from 'vitest'
import { PlaceTarget } from '../../place/target.ts'
import { MemoryFiles } from '../../testing/memory-files.ts'
import { type OpenLine, TargetInWorker } from './client.ts'
import { serve } from './serve.ts'

const suite: Suite = (name, cases, make) => describe(name, () => eachCase(cases, make, it))

/** A line on which messages travel as they do to a worker: as copies, and later. */
const lineTo =
  (tree: MemoryTree): OpenLine =>
  (onMessage) => {
    const later = <Message>(hear: (message: Message) => void, message: Message) => {
      const copy = structuredClone(message)
      queueMicrotask(() => hear(copy))
    }
    const hear = serve(new PlaceTarget(new MemoryFiles(tree)), (message) => later(onMessage, message))
    return { post: (message) => later(hear, message), end: () => undefined }
  }

suite('target: a place in a worker', targetCases, async () => {
  const tree = new MemoryTree()
  return {
    target: new TargetInWorker(lineTo(tree)),
    write: async (_, path, text, modifiedAtMs) => tree.write(path, text, modifiedAtMs),
    makeFolder: async (_, path) => tree.makeFolders(path),
    read: async (_, path) => {
      const text = tree.text(path)
      return text === undefined ? undefined : { text, modifiedAtMs: tree.file(path)?.modifiedAtMs ?? 0 }
    },
    isFolder: async (_, path) => tree.isFolder(path),
    expectation: async (path) => tree.expectation(path) ?? { sizeBytes: 0, modifiedAtMs: 0 },
    halfMove: async (from, to) => new MemoryFiles(tree).move(from, to),
  }
})

describe('a target in a worker', () => {
  const moves = (tree: MemoryTree): readonly Move[] =>
    ['a.txt', 'b.txt'].map((name) => {
      tree.write(name, name, 1)
      return {
        ...{ type: 'move', itemId: name, from: name, to: `Sorted/${name}`, what: 'file' },
        expect: tree.expectation(name) ?? { sizeBytes: 0, modifiedAtMs: 0 },
      }
    })

  it('ends with the very error of a journal that fails, before the folder is made', async () => {
    const tree = new MemoryTree()
    const full = new Error('the disk is full')
    const target = new TargetInWorker(lineTo(tree))
    const run = target.carryOut(moves(tree), { onFolder: () => Promise.reject(full) })
    await expect(run).rejects.toBe(full)
    expect([tree.isFolder('Sorted'), tree.text('a.txt')]).toEqual([false, 'a.txt'])
  })

  it('tries nothing further once its signal is aborted, also while it is at work', async () => {
    const tree = new MemoryTree()
    const abort = new AbortController()
    const target = new TargetInWorker(lineTo(tree))
    const outcomes = await target.carryOut(moves(tree), { signal: abort.signal, onFolder: () => abort.abort() })
    expect(outcomes.map(({ status, code }) => code ?? status)).toEqual(['done', 'cancelled'])
    expect([tree.text('Sorted/a.txt'), tree.text('b.txt')]).toEqual(['a.txt', 'b.txt'])
  })

  it('a worker that breaks ends what waits for it, and the next call has another one', async () => {
    const tree = new MemoryTree()
    let opened = 0
    const target = new TargetInWorker((onMessage, onBroken) => {
      opened += 1
      if (opened > 1) return lineTo(tree)(onMessage, onBroken)
      return { post: () => queueMicrotask(() => onBroken(new Error('out of memory'))), end: () => undefined }
    })
    await expect(target.names([''])).rejects.toThrow('out of memory')
    tree.write('here.txt', 'here', 1)
    expect(await target.names([''])).toEqual(new Map([['', ['here.txt']]]))
  })
})
