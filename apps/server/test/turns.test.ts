import { afterAll, beforeAll, expect, it } from 'vitest'
import { EmbeddedClient } from '../src/infra/db/embedded-client.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { temporaryDir } from './support/server.ts'

let client: EmbeddedClient
beforeAll(async () => {
  client = await EmbeddedClient.open(temporaryDir(), createLogger({ level: 'silent' }))
})
afterAll(() => client.close())

it('a long transaction lets others be heard between two of its statements, and stays one', async () => {
  await client.exec('create table notes (n integer)')
  let heard = 0
  const listen = setInterval(() => {
    heard += 1
  }, 1)
  const before = await client.transaction(async (tx) => {
    for (let round = 0; round < 12; round += 1)
      await tx.query('insert into notes select n from generate_series(1, 20000) n')
    return heard
  })
  clearInterval(listen)
  expect(before).toBeGreaterThan(2)
  await expect(
    client.transaction(async (tx) => {
      for (let round = 0; round < 3; round += 1) {
        await tx.query('delete from notes where n % 3 = $1', [round])
        if (round === 2) throw new Error('taken back')
      }
    }),
  ).rejects.toThrow('taken back')
  expect((await client.query<{ n: number }>('select count(*)::int as n from notes')).rows).toEqual([{ n: 240_000 }])
})
