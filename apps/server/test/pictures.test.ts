import { sortResponse, stacksResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { jpegOf, pngOf } from './support/pictures.ts'
import { startHere } from './support/server.ts'

let server: Running
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})

const visitor = () => new Client(server.address)
const ids = (files: readonly { readonly id: string }[]) => ({ files: files.map(({ id }) => ({ id })) })

describe('pictures', () => {
  it('are sorted by what they are, with their day; rubbish is proposed as such', async () => {
    const me = visitor()
    const files = await me.give(
      ['Screenshot 2023-05-12 at 10.11.12.png', pngOf(1170, 2532)],
      ['x.jpg', jpegOf(64, 48)],
      ['film.mkv.crdownload', 'half of it'],
      ['.DS_Store', 'Bud1'],
    )
    const { results } = sortResponse.parse((await me.post('/api/agentkit/organize', ids(files))).json())
    const placed = Object.entries(results).flatMap(([category, list]) => list.map(({ name }) => [name, category]))
    expect(Object.fromEntries(placed)).toEqual({
      'Screenshot 2023-05-12 at 10.11.12.png': 'Screenshots',
      'x.jpg': 'Photos & Images',
      'film.mkv.crdownload': 'Rubbish',
      '.DS_Store': 'Rubbish',
    })
    expect(results.Screenshots?.[0]).toMatchObject({
      by: 'picture',
      pictureKind: 'screenshot',
      facets: { date: '2023-05-12', takenAt: '2023-05-12T10:11:12' },
    })
  })

  it('that are there twice are a stack, the better one first, among all that are asked about; nothing of others', async () => {
    const [me, other] = [visitor(), visitor()]
    const files = await me.give(
      ['a (1).png', pngOf(40, 30)],
      ['a.png', pngOf(40, 30)],
      ['b.png', pngOf(50, 20)],
      ['note.txt', 'buy oats'],
      ['sub/note.txt', 'buy oats'],
      ['empty 1.txt', ''],
      ['empty 2.txt', ''],
    )
    const [second, first, , note, copy] = files.map(({ id }) => id)
    const { stacks, incomplete } = stacksResponse.parse((await me.post('/api/agentkit/stacks', ids(files))).json())
    expect(stacks.map(({ is, itemIds }) => [is, itemIds])).toEqual([
      ['exact', [first, second]],
      ['exact', [note, copy]],
    ])
    expect(stacks[0]?.why).toEqual(['original_name'])
    expect(incomplete).toBe(false)
    const alone = stacksResponse.parse((await me.post('/api/agentkit/stacks', ids(files.slice(1)))).json())
    expect(alone.stacks).toHaveLength(1)
    await other.give(['mine.png', pngOf(40, 30)])
    expect((await other.post('/api/agentkit/stacks', ids(files))).status).toBe(404)
  })
})
