import { approveResponse, proposedPlan } from '@octavo/contract'
import { AppError } from '@octavo/core'
import { MemoryDrive } from '@octavo/core/testing'
import { expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { CONNECTION, OTHER, withDrive } from './support/drive.ts'

const FILES = ['Old/a.txt', 'Old/b.txt', 'Old/deep/c.txt', 'Old/deep/d.txt']
const ACROSS = { from: CONNECTION, folder: '/Old/', to: OTHER, into: 'New home' }

function twoDrives() {
  const [from, to] = [new MemoryDrive(), new MemoryDrive()]
  for (const [at, path] of FILES.entries()) from.write(path, `content ${at}`, 1_500_000_000_000 + at)
  from.write('stays.txt', 'not asked for')
  from.write('Old/taken.txt', 'mine')
  to.write('New home/taken.txt', 'theirs')
  return { from, to }
}

const here = (drive: MemoryDrive) => FILES.map((path) => drive.text(path))
const there = (drive: MemoryDrive) => FILES.map((path) => drive.text(path.replace('Old', 'New home')))
const CONTENTS = FILES.map((_, at) => `content ${at}`)
const NONE = FILES.map(() => undefined)

it('C-8: files of a folder are planned to another account, approved, moved, stopped in the middle and gone on with, and taken back', async () => {
  const { from, to } = twoDrives()
  const before = FILES.map((path) => from.at(path))
  const server = await withDrive(from, 'google', to)
  const { me } = server
  const answer = await me.post('/api/plans', { across: ACROSS })
  expect(answer.status).toBe(200)
  const { plan, preview, place, into } = proposedPlan.parse(answer.json())
  expect([place, into, preview.moves]).toEqual([CONNECTION, OTHER, 4])
  expect(plan.acts.map(({ to: path }) => path).toSorted()).toEqual(FILES.map((path) => path.replace('Old', 'New home')))
  expect(plan.skips.map(({ path, code }) => [path, code])).toEqual([['Old/taken.txt', 'already_exists']])
  expect([here(from), there(to)]).toEqual([CONTENTS, NONE])

  // The server is stopped while a copy is under way; where each file is then, one account has it.
  let isMet: () => void = () => undefined
  const met = new Promise<void>((resolve) => {
    isMet = resolve
  })
  let puts = 0
  to.fault = async (call) => {
    if (call !== 'put' || ++puts < 2) return undefined
    isMet()
    to.fault = async () => undefined
    return { error: new AppError('transient', 'The line went down.'), isLost: true }
  }
  const approving = me.post(`/api/plans/${plan.id}/approve`, {}).catch(() => undefined)
  await met
  await server.close()
  await approving
  FILES.forEach((path, at) => {
    expect([from.text(path), to.text(path.replace('Old', 'New home'))]).toContain(CONTENTS[at])
  })
  const again = await server.begin()
  try {
    const done = approveResponse.parse((await again.me.post(`/api/plans/${plan.id}/approve`, {})).json())
    expect(done).toMatchObject({ organized: 4 })
    expect([here(from), there(to), from.trashed().toSorted()]).toEqual([NONE, CONTENTS, CONTENTS])
    expect([from.text('stays.txt'), from.text('Old/taken.txt'), to.text('New home/taken.txt')]).toEqual([
      'not asked for',
      'mine',
      'theirs',
    ])
    const undone = await again.me.post(`/api/runs/${done.runId}/undo`, {})
    expect(undone.json()).toMatchObject({ undone: 4 })
    expect([here(from), there(to), from.trashed()]).toEqual([CONTENTS, NONE, []])
    expect(FILES.map((path) => from.at(path))).toEqual(before)
  } finally {
    await again.close()
  }
}, 120_000)

it('C-8: nothing is planned to where nothing can be written, from where there is no trash, within one account, or with somebody else’s', async () => {
  const { from, to } = twoDrives()
  const server = await withDrive(from, 'google', to)
  try {
    const { me } = server
    const ask = async (change: object, who = me) =>
      (await who.post('/api/plans', { across: { ...ACROSS, ...change } })).status
    expect(await ask({ to: CONNECTION })).toBe(400)
    expect(await ask({ to: 'nobody' })).toBe(404)
    expect(await ask({ folder: 'no such' })).toBe(404)
    expect(await ask({ folder: '../up' })).toBe(400)
    const stranger = new Client(server.address)
    await stranger.give(['hello.txt', 'hello'])
    expect(await ask({}, stranger)).toBe(404)
    Object.assign(from, { letGo: undefined })
    expect(await ask({})).toBe(400)
    expect([here(from), there(to)]).toEqual([CONTENTS, NONE])
  } finally {
    await server.close()
  }
}, 60_000)
