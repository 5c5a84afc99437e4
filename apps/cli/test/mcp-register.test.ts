import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Agent, startAgent } from './support/agent.ts'
import { octavo } from './support/run.ts'
import { hashes, newFolder, sameTree, snapshot, write } from './support/tree.ts'

/**
 * What agents did to people's files elsewhere, asked of Octavo as tool calls: each thread's deed as far as there is a tool for
 * it, by an agent that may carry out whatever it proposes. Nothing may be lost in any of them.
 */
let base: ReturnType<typeof newFolder>
let state: string
let files: string
let agent: Agent

beforeEach(async () => {
  base = newFolder()
  state = path.join(base.root, 'state')
  files = path.join(base.root, 'files')
  fs.mkdirSync(files)
  await octavo(['grant', files, '--per-day', '9999'], {
    state,
    answer: (printed) => (printed.includes('[y/N]') ? 'y\n' : undefined),
  })
  agent = await startAgent({ state, folders: [files] })
})
afterEach(async () => {
  await agent.end()
  base.dispose()
})

type Moves = readonly (readonly [from: string, to: string])[]
const propose = async (moves: Moves) =>
  (await agent.call('plan_propose', { source: 'files', moves: moves.map(([from, to]) => ({ from, to })) })).data
const apply = async ({ planId, digest }: Record<string, unknown>) =>
  (await agent.call('plan_apply', { planId, digest })).data
const move = async (...moves: Moves) => await apply(await propose(moves))

it('a second try at organising takes the first one back, for there is nothing that removes a folder (claude-code 46058)', async () => {
  for (let at = 0; at < 60; at += 1) write(files, `paper ${at}.pdf`, `%PDF-1.4\n${at}`)
  const before = snapshot(files)
  const first = await move(
    ...Array.from({ length: 60 }, (_, at) => [`paper ${at}.pdf`, `sorted/${at % 5}/paper ${at}.pdf`] as const),
  )
  expect(first.moved).toBe(60)
  expect(agent.tools.some((name) => /delete|remove|trash|clean|shell/u.test(name))).toBe(false)
  await agent.call('run_undo', { runId: first.runId })
  expect(sameTree(snapshot(files), before)).toBe(true)
  expect((await move(['paper 1.pdf', 'anew/paper 1.pdf'])).moved).toBe(1)
  expect(hashes(files)).toEqual([...before.values()].sort())
})

it('files go below a folder that is then put away whole: they go with it or stay (claude-code 49129)', async () => {
  for (let at = 0; at < 30; at += 1) write(files, `${at}.jpg`, `picture ${at}`)
  write(files, 'x/old.txt', 'old')
  const all = hashes(files)
  await move(...Array.from({ length: 30 }, (_, at) => [`${at}.jpg`, `x/log/${at}.jpg`] as const), ['x', 'away'])
  expect(hashes(files)).toEqual(all)
  await move(['x', 'away'])
  expect(hashes(files)).toEqual(all)
})

it('stubs of no bytes never take the place of what they stand for (claude-code 32637, 62140)', async () => {
  write(files, 'Documents/thesis.pdf', '%PDF-1.4\nthe only copy')
  write(files, 'stubs/thesis.pdf', '')
  const before = snapshot(files)
  const proposed = await propose([['stubs/thesis.pdf', 'Documents/thesis.pdf']])
  expect([proposed.moves, proposed.conflicts]).toEqual([0, ['stubs/thesis.pdf']])
  await apply(proposed)
  expect(sameTree(snapshot(files), before)).toBe(true)
})

it('a folder laid over another replaces nothing in it (claude-code 50844, 50846)', async () => {
  write(files, 'mounted/a.txt', 'mine')
  write(files, 'mounted/b.txt', 'mine, too')
  write(files, 'overlay/a.txt', 'another')
  write(files, 'overlay/c.txt', 'new')
  const all = hashes(files)
  await move(['overlay', 'mounted'])
  expect([hashes(files), fs.readFileSync(path.join(files, 'mounted/a.txt'), 'utf8')]).toEqual([all, 'mine'])
})

it('folders that are not there are made first, and of many files under one name each is kept (gemini-cli 4586, 7618, 27397)', async () => {
  for (const from of ['a', 'b', 'c']) write(files, `${from}/notes.txt`, from)
  const all = hashes(files)
  await move(...['a', 'b', 'c'].map((from) => [`${from}/notes.txt`, 'new/folder/notes.txt'] as const))
  expect([hashes(files), fs.existsSync(path.join(files, 'new/folder/notes.txt'))]).toEqual([all, true])
  await move(['b/notes.txt', 'new/folder/notes.txt/inside.txt'])
  expect(hashes(files)).toEqual(all)
})

it('what is gone before its turn stays gone alone, and what takes its place is left alone (Kiro 9206)', async () => {
  write(files, 'a.txt', 'a')
  write(files, 'b.txt', 'b')
  const proposed = await propose([
    ['a.txt', 'x/a.txt'],
    ['b.txt', 'x/b.txt'],
  ])
  fs.renameSync(path.join(files, 'a.txt'), path.join(base.root, 'a.txt'))
  write(files, 'b.txt', 'written since')
  const all = hashes(files)
  await apply(proposed)
  expect(hashes(files)).toEqual(all)
})

it('sorting again after a correction keeps what the first sorting made (Mini-Agent 50)', async () => {
  for (let at = 0; at < 20; at += 1) write(files, `${at}.txt`, String(at))
  const before = snapshot(files)
  const first = await move(...Array.from({ length: 20 }, (_, at) => [`${at}.txt`, `first/${at}.txt`] as const))
  const again = await move(['first', 'second'])
  expect(hashes(files)).toEqual([...before.values()].sort())
  for (const { runId } of [again, first]) await agent.call('run_undo', { runId })
  expect(sameTree(snapshot(files), before)).toBe(true)
})

it('nothing outside is touched, and nothing is done unasked (vscode 303787, zed 37048)', async () => {
  write(base.root, 'outside.txt', 'outside')
  write(files, 'a.txt', 'a')
  const all = hashes(files)
  await octavo(['grant', '--forget', files], { state })
  for (const [from, to] of [
    ['../outside.txt', 'in.txt'],
    ['a.txt', '../outside.txt'],
    ['a.txt', 'x/a.txt'],
  ] as const)
    await move([from, to])
  expect([hashes(files), fs.readFileSync(path.join(base.root, 'outside.txt'), 'utf8')]).toEqual([all, 'outside'])
})

it('taking a run back leaves what came since and what was changed since (copilot-cli 1675)', async () => {
  write(files, 'a.txt', 'a')
  write(files, 'b.txt', 'b')
  const { runId } = await move(['a.txt', 'x/a.txt'], ['b.txt', 'x/b.txt'])
  write(files, 'untracked/big.bin', 'new since')
  write(files, 'a.txt', 'new under the old name')
  write(files, 'x/b.txt', 'changed since, and longer')
  const all = hashes(files)
  await agent.call('run_undo', { runId })
  expect(hashes(files)).toEqual(all)
})

it('of two calls at once onto one name one is refused, whoever wins (servers 4628, UI-TARS 1977, poe-code 701)', async () => {
  const pairs = 6
  for (let at = 0; at < pairs; at += 1)
    for (const from of ['a', 'b']) write(files, `${from}/${at}.txt`, `${from} ${at}`)
  const all = hashes(files)
  const plans: Record<string, unknown>[] = []
  for (let at = 0; at < pairs; at += 1)
    for (const from of ['a', 'b']) plans.push(await propose([[`${from}/${at}.txt`, `one/${at}.txt`]]))
  const done = await Promise.all(plans.map(apply))
  expect(hashes(files)).toEqual(all)
  expect(done.filter(({ moved }) => moved === 1)).toHaveLength(pairs)
})
