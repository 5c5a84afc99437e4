import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sortResponse } from '@octavo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { jpegOf, withExif } from './support/pictures.ts'
import { configOf, startHere, temporaryDir } from './support/server.ts'

const table = path.join(temporaryDir(), 'towns.txt')
const row = (name: string, lat: number, lng: number) =>
  ['1', name, name, '', lat, lng, 'P', 'PPL', 'PT', '', '', '', '', '', 12, '', '', 'x', 'x'].join('\t')
writeFileSync(table, [row('Our village', 38.71, -9.14), row('Büsingen', 47.6975, 8.69)].join('\n'))

let server: Awaited<ReturnType<typeof startHere>>
beforeAll(async () => {
  server = await startHere({ OCTAVO_TOWNS: table })
})
afterAll(async () => await server.close())

it('places of photos are named by the towns of the operator, and by their country: on the map, in search, and by rules', async () => {
  const me = new Client(server.address)
  const at = (width: number, place: [number, number]) =>
    withExif(jpegOf(width, 40), { takenAt: '2023:05:02 10:00:00', place })
  const given = await me.give(['a.jpg', at(60, [38.712, -9.139])], ['b.jpg', at(61, [47.697, 8.69])])
  const rule = {
    name: 'places',
    when: { field: 'place', op: 'isKnown', value: true },
    move: '{country|Elsewhere}/{place|Unknown}',
  }
  const files = given.map(({ id }) => ({ id }))
  const answer = await me.post('/api/agentkit/organize', { files, rules: { version: 1, rules: [rule] } })
  const sorted = Object.values(sortResponse.parse(answer.json()).results).flat()
  expect(sorted.map(({ name, category, facets }) => [name, category, facets?.country]).sort()).toEqual([
    ['a.jpg', 'Portugal/Our village', 'Portugal'],
    // Switzerland is all around it.
    ['b.jpg', 'Germany/Büsingen', 'Germany'],
  ])
  await expect
    .poll(async () => (await me.get('/api/search/facets')).json().place.map(({ value }: { value: string }) => value))
    .toEqual(expect.arrayContaining(['Our village', 'Büsingen']))
  expect((await me.get('/api/search?place=Our%20village')).json().hits).toMatchObject([{ file: { name: 'a.jpg' } }])
  const { places } = (await me.get('/api/photos/places?west=-180&east=180&south=-90&north=90&cell=5')).json()
  expect(places.map(({ town }: { town: string }) => town).sort()).toEqual(['Büsingen', 'Our village'])
})

it('a table that is none stops the start', async () => {
  const none = path.join(temporaryDir(), 'none.txt')
  writeFileSync(none, 'nothing')
  expect(configOf({ OCTAVO_TOWNS: none }).towns).toBe(none)
  await expect(startHere({ OCTAVO_TOWNS: none })).rejects.toMatchObject({ code: 'bad_input' })
})
