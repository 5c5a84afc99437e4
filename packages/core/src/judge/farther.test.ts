import { expect, it } from 'vitest'
import type { Item } from '../item/index.ts'
import { gather } from './gather.ts'

const iso = new Uint8Array(40_000)
iso.set(new TextEncoder().encode('CD001'), 32_769)

const item = (name: string): Item =>
  ({
    id: name,
    is: 'file',
    name,
    path: name,
    sizeBytes: iso.length,
    mediaType: '',
    modifiedAtMs: 0,
    origin: { source: 'device' },
  }) as never

it('looks a second time, and farther, only at files whose names say nothing and whose first bytes leave it open', async () => {
  const asked: (readonly [string, number])[] = []
  const heads = async (items: readonly Item[], maxBytes: number) => {
    for (const { name } of items) asked.push([name, maxBytes])
    return items.map(() => iso.subarray(0, maxBytes))
  }
  const [unnamed, named] = await gather({ heads }, { items: [item('backup'), item('disc.iso')], bundles: [] })
  expect(unnamed?.typed?.facts.extension).toBe('iso')
  expect(named?.typed?.facts.extension).toBe('iso')
  expect(asked).toEqual([
    ['backup', 4100],
    ['disc.iso', 4100],
    ['backup', 65_536],
  ])
})
