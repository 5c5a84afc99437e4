import { expect, it } from 'vitest'
import type { Query } from './place.ts'
import { queryOf, wireOf } from './query.ts'

const kept = (query: Query) => queryOf({ query: wireOf(query) as Parameters<typeof queryOf>[0]['query'] })

it('a query is kept and comes back as it was, both of its days with it', () => {
  const query: Query = {
    q: 'harbour',
    ...{ kind: 'image', from: '2024-02-28', to: '2024-02-29', min: '1024', max: '4096', in: '/Photos' },
    ...{ camera: 'Nikon D90', place: 'Lisbon', sender: 'ann@example.org', tag: 'best', starred: '1' },
  }
  expect(kept(query)).toEqual(query)
  const { fromMs = 0, toMs = 0 } = wireOf(query)
  expect(new Date(toMs).getDate() - new Date(fromMs).getDate()).toBe(1 - 28)
})

it('what an address says that is no day, size or kind narrows nothing', () => {
  expect(wireOf({ q: '  a  ', from: 'soon', min: '-3', max: 'big', kind: 'dragon' })).toEqual({ q: 'a' })
})
