import type { Act, Expectation, Move } from '../plan/plan.ts'
import type { Target } from '../ports/index.ts'
import { casesOf } from './cases.ts'
import { expect } from './expect.ts'

/** A target with a view of both its sides, for the suite to set up and look at. Sides are one when organised in place. */
export interface TargetWorld {
  readonly target: Target
  /** Puts a file below the first root (`from`) or the second (`into`), with folders; keeps the time to the second, where one can be given. */
  write(side: Side, path: string, text: string, modifiedAtMs?: number): Promise<void>
  makeFolder(side: Side, path: string): Promise<void>
  /** Text and time of a file; undefined when there is none. */
  read(side: Side, path: string): Promise<{ readonly text: string; readonly modifiedAtMs: number } | undefined>
  /** True when a folder is there. */
  isFolder(side: Side, path: string): Promise<boolean>
  /** What the source's listing says of a file or bundle below the first root. */
  expectation(path: string): Promise<Expectation>
  /** The id of a thing below the first root, where it is not its path. */
  idOf?(path: string): Promise<string>
  /** Leaves what a kill in the middle of a move leaves: the thing at both places, or moved and nobody told where moves have no middle. */
  halfMove(from: string, to: string): Promise<void>
  /** What becomes of times: `given` to a file and kept by moves (when left out), only `kept` by moves, or `new` with each move. */
  readonly times?: 'given' | 'kept' | 'new'
  dispose?(): Promise<void>
}

export type Side = 'from' | 'into'

const namesIn = async (target: Target, folder: string) => (await target.names([folder])).get(folder) ?? []

const nothing: Expectation = { sizeBytes: 0, modifiedAtMs: 0 }

const blank = (from: string, to: string): Move => ({
  type: 'move',
  itemId: from,
  from,
  to,
  what: 'file',
  expect: nothing,
})

const moveOf = async (world: TargetWorld, from: string, to: string, more: Partial<Move> = {}): Promise<Move> => ({
  ...blank(from, to),
  ...(world.idOf && { itemId: await world.idOf(from) }),
  expect: await world.expectation(from),
  ...more,
})

/** What a receipt is to say of a moved file, beside a new id: all of what was there, or its size where a move gives a new time. */
const kept = (found: (Expectation & { readonly id?: string }) | undefined, { times }: TargetWorld) =>
  found && { ...(times === 'new' ? { ...nothing, sizeBytes: found.sizeBytes } : found), id: undefined }

/** A file as it was written, with its time where one can be given. */
const written = (file: Awaited<ReturnType<TargetWorld['read']>>, { times = 'given' }: TargetWorld) =>
  file && (times === 'given' ? file : { text: file.text })

/** What every target has to do. */
export const targetCases = casesOf<TargetWorld>((it) => {
  it('moves files in order, keeps their content and time, and says what lies there now', async (world) => {
    await world.write('from', 'in/a.txt', 'alpha', 1_600_000_001_000)
    await world.write('from', 'b.txt', '', 1_600_000_002_000)
    const moves = [await moveOf(world, 'in/a.txt', 'Docs/a.txt'), await moveOf(world, 'b.txt', 'Docs/Deep/b (2).txt')]
    const outcomes = await world.target.carryOut(moves, {})
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['done', 'done'])
    expect(outcomes.map((outcome) => outcome.to)).toEqual(['Docs/a.txt', 'Docs/Deep/b (2).txt'])
    expect(kept(outcomes[0]?.after, world)).toEqual(kept(moves[0]?.expect, world))
    expect(written(await world.read('into', 'Docs/a.txt'), world)).toEqual(
      written({ text: 'alpha', modifiedAtMs: 1_600_000_001_000 }, world),
    )
    expect(written(await world.read('into', 'Docs/Deep/b (2).txt'), world)).toEqual(
      written({ text: '', modifiedAtMs: 1_600_000_002_000 }, world),
    )
    expect(await world.read('from', 'in/a.txt')).toBeUndefined()
    expect(await world.read('from', 'b.txt')).toBeUndefined()
  })

  it('tells of each missing folder before it makes it, parents first, and of no other', async (world) => {
    await world.write('from', 'a.txt', 'a')
    await world.write('from', 'b.txt', 'b')
    await world.makeFolder('into', 'There')
    const told: string[] = []
    const existed: boolean[] = []
    const onFolder = async (path: string) => {
      told.push(path)
      existed.push(await world.isFolder('into', path))
    }
    const moves = [
      await moveOf(world, 'a.txt', 'There/New/Newer/a.txt'),
      await moveOf(world, 'b.txt', 'There/New/b.txt'),
    ]
    await world.target.carryOut(moves, { onFolder })
    expect(told).toEqual(['There/New', 'There/New/Newer'])
    expect(existed).toEqual([false, false])
    expect((await world.read('into', 'There/New/Newer/a.txt'))?.text).toBe('a')
  })

  it('R-2: never replaces a file, a folder or an earlier move; the source stays', async (world) => {
    await world.write('from', 'a.txt', 'mine')
    await world.write('from', 'b.txt', 'also mine')
    await world.write('from', 'c.txt', 'third')
    await world.write('from', 'd.txt', 'fourth')
    await world.write('into', 'Docs/a.txt', 'theirs')
    await world.makeFolder('into', 'Docs/folder')
    const outcomes = await world.target.carryOut(
      [
        await moveOf(world, 'a.txt', 'Docs/a.txt'),
        await moveOf(world, 'b.txt', 'Docs/folder'),
        await moveOf(world, 'c.txt', 'Docs/c.txt'),
        await moveOf(world, 'd.txt', 'Docs/c.txt'),
      ],
      {},
    )
    expect(outcomes.map((outcome) => outcome.code)).toEqual([
      'already_exists',
      'already_exists',
      undefined,
      'already_exists',
    ])
    expect((await world.read('into', 'Docs/a.txt'))?.text).toBe('theirs')
    expect((await world.read('into', 'Docs/c.txt'))?.text).toBe('third')
    expect((await world.read('from', 'a.txt'))?.text).toBe('mine')
    expect((await world.read('from', 'b.txt'))?.text).toBe('also mine')
    expect((await world.read('from', 'd.txt'))?.text).toBe('fourth')
  })

  it('N-4: names that differ in case or form only never cost a file', async (world) => {
    const names = ['A.txt', 'a.txt', 'é.txt', 'e\u0301.txt', 'straße.txt', 'STRASSE.txt']
    const moves: Move[] = []
    for (const [index, name] of names.entries()) {
      await world.write('from', `in${index}/${name}`, `text ${index}`)
      moves.push(await moveOf(world, `in${index}/${name}`, `Docs/${name}`))
    }
    const outcomes = await world.target.carryOut(moves, {})
    for (const [index, name] of names.entries()) {
      const done = outcomes[index]?.status === 'done'
      if (!done) expect(outcomes[index]?.code).toBe('already_exists')
      const place = done ? await world.read('into', `Docs/${name}`) : await world.read('from', `in${index}/${name}`)
      expect(place?.text).toBe(`text ${index}`)
    }
  })

  it('R-13: leaves alone what has changed in size or time since the plan, and does the others', async (world) => {
    await world.write('from', 'size.txt', 'before', 1_600_000_000_000)
    await world.write('from', 'time.txt', 'before', 1_600_000_000_000)
    await world.write('from', 'same.txt', 'before', 1_600_000_000_000)
    const moves = [
      await moveOf(world, 'size.txt', 'D/size.txt'),
      await moveOf(world, 'time.txt', 'D/time.txt'),
      await moveOf(world, 'same.txt', 'D/same.txt'),
    ]
    await world.write('from', 'size.txt', 'after it', 1_600_000_000_000)
    await world.write('from', 'time.txt', 'beFore', 1_600_000_005_000)
    const outcomes = await world.target.carryOut(moves, {})
    expect(outcomes.map(({ status, code }) => code ?? status)).toEqual([
      'changed_since_review',
      'changed_since_review',
      'done',
    ])
    expect((await world.read('from', 'size.txt'))?.text).toBe('after it')
    expect((await world.read('from', 'time.txt'))?.text).toBe('beFore')
  })

  it('R-7: reports a move whose folder is a file or whose source is gone, and goes on with the others', async (world) => {
    await world.write('from', 'a.txt', 'a')
    await world.write('from', 'gone.txt', 'gone')
    await world.write('from', 'c.txt', 'c')
    await world.write('into', 'Docs', 'I am a file')
    const moves = [
      await moveOf(world, 'a.txt', 'Docs/a.txt'),
      { ...(await moveOf(world, 'gone.txt', 'Other/gone.txt')), from: 'never.txt' },
      await moveOf(world, 'c.txt', 'Other/c.txt'),
    ]
    const outcomes = await world.target.carryOut(moves, {})
    expect(outcomes.map(({ status, code }) => [status, code])).toEqual([
      ['failed', 'not_a_folder'],
      ['failed', 'source_missing'],
      ['done', undefined],
    ])
    // Who can't have something is told why; what was done needs no word.
    expect(outcomes.map(({ message = '' }) => message !== '')).toEqual([true, true, false])
    expect((await world.read('into', 'Docs'))?.text).toBe('I am a file')
    expect((await world.read('from', 'a.txt'))?.text).toBe('a')
  })

  it('refuses paths that leave a root', async (world) => {
    await world.write('from', 'a.txt', 'a')
    const moves = [
      await moveOf(world, 'a.txt', '../a.txt'),
      await moveOf(world, 'a.txt', '/tmp/octavo-suite-a.txt'),
      blank('../a.txt', 'a2.txt'),
      await moveOf(world, 'a.txt', 'x/../../a.txt'),
    ]
    const outcomes = await world.target.carryOut(moves, {})
    expect(outcomes.map((outcome) => outcome.code)).toEqual(['bad_path', 'bad_path', 'bad_path', 'bad_path'])
    expect((await world.read('from', 'a.txt'))?.text).toBe('a')
  })

  it('stops when it is told to, and answers for every move', async (world) => {
    await world.write('from', 'a.txt', 'a')
    await world.write('from', 'b.txt', 'b')
    const signal = abortedSignal()
    const outcomes = await world.target.carryOut(
      [await moveOf(world, 'a.txt', 'D/a.txt'), await moveOf(world, 'b.txt', 'D/b.txt')],
      { signal },
    )
    expect(outcomes.map(({ status, code }) => [status, code])).toEqual([
      ['skipped', 'cancelled'],
      ['skipped', 'cancelled'],
    ])
    expect((await world.read('from', 'a.txt'))?.text).toBe('a')
  })

  it('Z-6: moves a bundle whole, and nothing of neighbours whose names begin alike', async (world) => {
    await world.write('from', 'a/.git/HEAD', 'ref')
    await world.write('from', 'a/src/main.ts', 'main')
    for (const near of ['ab', 'a b', 'a.b', 'a-']) await world.write('from', `${near}/keep.txt`, near)
    const [outcome] = await world.target.carryOut([await moveOf(world, 'a', 'Code/a', { what: 'bundle' })], {})
    // A folder that lies on another disk, or that a browser can't rename, may be refused, but then whole.
    const isRefused = outcome?.code === 'cross_device' || outcome?.code === 'unsupported'
    const place = isRefused ? (['from', 'a', 'into'] as const) : (['into', 'Code/a', 'from'] as const)
    if (!isRefused) expect(outcome?.status).toBe('done')
    expect((await world.read(place[0], `${place[1]}/.git/HEAD`))?.text).toBe('ref')
    expect((await world.read(place[0], `${place[1]}/src/main.ts`))?.text).toBe('main')
    expect(await world.isFolder(place[2], place[2] === 'from' ? 'a' : 'Code/a')).toBe(false)
    for (const near of ['ab', 'a b', 'a.b', 'a-']) {
      expect((await world.read('from', `${near}/keep.txt`))?.text).toBe(near)
    }
  })

  it('R-2: never merges a bundle into a folder of its name', async (world) => {
    await world.write('from', 'a/.git/HEAD', 'ref')
    await world.makeFolder('into', 'Code/a')
    const [outcome] = await world.target.carryOut([await moveOf(world, 'a', 'Code/a', { what: 'bundle' })], {})
    expect(outcome?.code).toBe('already_exists')
    expect((await world.read('from', 'a/.git/HEAD'))?.text).toBe('ref')
  })

  it('names what is in a folder of the second root, and nothing for one that is not there', async (world) => {
    await world.write('into', 'Docs/a.txt', 'a')
    await world.write('into', 'Docs/Sub/b.txt', 'b')
    expect([...(await namesIn(world.target, 'Docs'))].sort()).toEqual(['Sub', 'a.txt'])
    expect([...(await namesIn(world.target, 'Docs/Nowhere'))]).toEqual([])
    expect(await namesIn(world.target, '')).toContain('Docs')
  })

  it('foresees refusals without touching anything, if it can look ahead', async (world) => {
    if (world.target.check === undefined) return
    await world.write('from', 'ok.txt', 'ok')
    await world.write('from', 'taken.txt', 'taken')
    await world.write('into', 'D/taken.txt', 'theirs')
    const changed = { ...(await moveOf(world, 'ok.txt', 'D/changed.txt')), expect: nothing }
    const moves = [
      await moveOf(world, 'ok.txt', 'D/ok.txt'),
      await moveOf(world, 'taken.txt', 'D/taken.txt'),
      changed,
      blank('no.txt', 'D/no'),
    ]
    const answers = await world.target.check(moves)
    expect(answers.map((answer) => answer?.code)).toEqual([
      undefined,
      'already_exists',
      'changed_since_review',
      'source_missing',
    ])
    expect((await world.read('from', 'ok.txt'))?.text).toBe('ok')
    expect(await world.read('into', 'D/ok.txt')).toBeUndefined()
  })

  it('R-1: brings half-done moves to one place, and says which', async (world) => {
    for (const name of ['half', 'moved', 'begun', 'taken']) await world.write('from', `${name}.txt`, name)
    const moves = [
      await moveOf(world, 'half.txt', 'D/half.txt'),
      await moveOf(world, 'moved.txt', 'D/moved.txt'),
      await moveOf(world, 'begun.txt', 'D/begun.txt'),
      await moveOf(world, 'taken.txt', 'D/taken.txt'),
      blank('never.txt', 'D/never.txt'),
    ]
    await world.makeFolder('into', 'D')
    await world.halfMove('half.txt', 'D/half.txt')
    await world.target.carryOut(moves.slice(1, 2), {})
    await world.write('into', 'D/taken.txt', 'another', 1_500_000_000_000)
    const settlements = await world.target.settle(moves)
    expect(settlements.map(({ state }) => state)).toEqual(['done', 'done', 'untouched', 'untouched', 'unclear'])
    const [half] = settlements
    expect(half?.state === 'done' && [half.to, kept(half.after, world)]).toEqual([
      'D/half.txt',
      kept(moves[0]?.expect, world),
    ])
    expect(await world.read('from', 'half.txt')).toBeUndefined()
    expect((await world.read('into', 'D/half.txt'))?.text).toBe('half')
    expect((await world.read('from', 'begun.txt'))?.text).toBe('begun')
    expect((await world.read('from', 'taken.txt'))?.text).toBe('taken')
    expect((await world.read('into', 'D/taken.txt'))?.text).toBe('another')
    expect([...(await namesIn(world.target, 'D'))].sort()).toEqual(['half.txt', 'moved.txt', 'taken.txt'])
    expect((await world.target.settle(moves)).map(({ state }) => state)).toEqual(settlements.map(({ state }) => state))
  })

  it('gives labels and albums where it has them, says `unsupported` where it has not, and moves the rest either way', async (world) => {
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await world.write('from', name, name)
    const move = await moveOf(world, 'b.txt', 'D/b.txt')
    const onItem = { itemId: 'a.txt', from: 'a.txt', expect: await world.expectation('a.txt') }
    const label: Act = { ...onItem, type: 'label', add: ['red'], remove: ['blue'] }
    const link: Act = { ...onItem, itemId: 'c.txt', from: 'c.txt', type: 'link', add: ['Rome'], remove: [] }
    expect(await world.target.settle([label, link])).toEqual([{ state: 'untouched' }, { state: 'untouched' }])
    const foreseen = (await world.target.check?.([label, move])) ?? []
    expect(foreseen.every((answer) => answer === undefined)).toBe(true)
    const outcomes = await world.target.carryOut([label, move, link], {})
    expect(outcomes[1]?.status).toBe('done')
    const marked = [outcomes[0], outcomes[2]].map((outcome) => outcome?.changed ?? outcome?.code)
    const asWanted = [
      { add: ['red'], remove: [] },
      { add: ['Rome'], remove: [] },
    ]
    expect(marked[0] === 'unsupported' ? asWanted : marked).toEqual(asWanted)
    expect((await world.read('into', 'D/b.txt'))?.text).toBe('b.txt')
    expect((await world.read('from', 'a.txt'))?.text).toBe('a.txt')
  })

  it('takes things back when it is reversed', async (world) => {
    await world.write('from', 'in/a.txt', 'alpha', 1_600_000_001_000)
    const there = await moveOf(world, 'in/a.txt', 'Docs/a.txt')
    const [done] = await world.target.carryOut([there], {})
    const back = world.target.reversed()
    expect(await namesIn(back, 'in')).toEqual([])
    const expectNow = done?.after ?? nothing
    const [outcome] = await back.carryOut([{ ...there, from: 'Docs/a.txt', to: 'in/a.txt', expect: expectNow }], {})
    expect(outcome?.status).toBe('done')
    expect((await world.read('from', 'in/a.txt'))?.text).toBe('alpha')
    const again = await back.reversed().carryOut([await moveOf(world, 'in/a.txt', 'Docs/a.txt')], {})
    expect(again[0]?.status).toBe('done')
    expect((await world.read('into', 'Docs/a.txt'))?.text).toBe('alpha')
  })

  it('Z-6: removes a folder of the second root only when it is empty', async (world) => {
    await world.makeFolder('into', 'a/empty')
    await world.makeFolder('into', 'a/empty2')
    await world.write('into', 'b/keep.txt', 'keep')
    expect(await world.target.removeEmptyFolder('a')).toBe(false)
    expect(await world.target.removeEmptyFolder('b')).toBe(false)
    expect(await world.target.removeEmptyFolder('b/keep.txt')).toBe(false)
    expect(await world.target.removeEmptyFolder('nowhere')).toBe(false)
    expect(await world.target.removeEmptyFolder('a/empty')).toBe(true)
    expect(await world.isFolder('into', 'a/empty')).toBe(false)
    expect(await world.isFolder('into', 'a/empty2')).toBe(true)
    expect((await world.read('into', 'b/keep.txt'))?.text).toBe('keep')
  })
})

function abortedSignal(): AbortSignal {
  const controller = new AbortController()
  controller.abort()
  return controller.signal
}
