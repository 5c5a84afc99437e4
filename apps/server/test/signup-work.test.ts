import type * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

/** What the hasher was asked to do, with its cost: the work that somebody outside could measure by the clock. */
const work: string[] = []
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return {
    hash: (...args: Parameters<typeof real.hash>) => {
      work.push(`hash ${JSON.stringify(args[1])}`)
      return real.hash(...args)
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      work.push(`verify ${String(args[0]).split('$')[3]}`)
      return real.verify(...args)
    },
  }
})

let server: Running
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})

it('A-3: a used address costs a signup the very hashing that a new one costs', async () => {
  const workOf = async (email: string) => {
    work.length = 0
    const { status } = await new Client(server.address).enter('signup', email)
    return { status, work: [...work] }
  }
  const fresh = await workOf('a@example.org')
  const used = await workOf('A@example.org')
  expect([fresh.status, used.status]).toEqual([201, 409])
  expect(fresh.work).toHaveLength(1)
  expect(used.work).toEqual(fresh.work)
})
