import { type Connector, Inventory, TOP } from '@octavo/core/connect'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createGuard, Dropbox, Google, type Guard, OneDrive } from '../src/index.ts'
import { type Double, startDropbox, startGoogleDrive, startGraph } from '../src/testing/index.ts'
import { type CloudDouble, endDoubles, patientClock, signedIn } from './worlds.ts'

let guard: Guard
beforeAll(() => {
  guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
})
afterAll(() => guard.close())

const doubles: Double[] = []
afterEach(() => endDoubles(doubles))

const parts = () => ({ access: signedIn, guard, clock: patientClock() })
const DRIVES: Readonly<Record<string, () => Promise<readonly [CloudDouble, () => Connector]>>> = {
  'Google Drive': async () => {
    const double = await startGoogleDrive()
    return [double, () => new Google({ ...parts(), root: double.url })]
  },
  Dropbox: async () => {
    const double = await startDropbox()
    return [double, () => new Dropbox({ ...parts(), root: double.url })]
  },
  OneDrive: async () => {
    const double = await startGraph()
    return [double, () => new OneDrive({ ...parts(), root: double.url })]
  },
}

const name = fc.constantFrom('a', 'b', 'c')
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'))
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('write' as const), path, text: fc.constantFrom('x', 'xx', 'xxx') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rename' as const), path, to: path }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), path }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('page' as const), size: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const) }) },
)

type Steps = (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]

/** Removed and made again between two looks, with something else in it. */
const AGAIN: Steps = [
  { do: 'write', path: 'a/c', text: 'x' },
  { do: 'page', size: 4 },
  { do: 'page', size: 4 },
  { do: 'remove', path: 'a' },
  { do: 'write', path: 'a/b', text: 'x' },
]

const isFree = (double: CloudDouble, at: string): boolean => !double.isFolder(at) && double.read(at) === undefined

/** True where a thing can come to lie: nothing above it is a file. */
function isOpen(double: CloudDouble, at: string): boolean {
  const above = at.split('/').slice(0, -1)
  return above.every((_, index) => double.read(above.slice(0, index + 1).join('/')) === undefined)
}

/** Everything that can be found from the beginning, by asking each folder. */
async function truth(connector: Connector, id = TOP, at = ''): Promise<readonly string[]> {
  const inside = await connector.list(id)
  const below = inside.map(async (entry) => {
    const line = `${at}/${entry.name} ${entry.kind} ${entry.sizeBytes}`
    return entry.kind === 'file' ? [line] : [line, ...(await truth(connector, entry.id, `${at}/${entry.name}`))]
  })
  return (await Promise.all(below)).flat().toSorted()
}

const known = (inventory: Inventory, id = TOP, at = ''): readonly string[] =>
  inventory
    .in(id)
    .flatMap((entry) => [
      `${at}/${entry.name} ${entry.kind} ${entry.sizeBytes}`,
      ...(entry.kind === 'file' ? [] : known(inventory, entry.id, `${at}/${entry.name}`)),
    ])
    .toSorted()

it.each(Object.keys(DRIVES))(
  '%s: whatever becomes of a drive between and within its pages, what is known of it ends as what is there',
  async (drive) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const [double, connect] = (await DRIVES[drive]?.()) ?? []
        if (double === undefined || connect === undefined) throw new Error(drive)
        doubles.push(double)
        const inventory = new Inventory()
        let cursor: string | undefined
        const take = async (limit: number): Promise<boolean> => {
          const page = await connect().changes({ limit, ...(cursor !== undefined && { cursor }) })
          inventory.take(page)
          cursor = page === 'expired' ? undefined : page.cursor
          // What came while a listing ran is told after it.
          return page === 'expired' || page.hasMore || page.isListing
        }
        for (const one of steps) {
          if (one.do === 'page') await take(one.size)
          else if (one.do === 'forget') double.forget()
          else if (one.do === 'write') {
            if (isOpen(double, one.path) && !double.isFolder(one.path)) double.write(one.path, one.text)
          } else if (isFree(double, one.path)) continue
          else if (one.do === 'remove') double.remove(one.path)
          else if (isFree(double, one.to) && isOpen(double, one.to) && !one.to.startsWith(`${one.path}/`))
            double.rename(one.path, one.to)
        }
        for (let turn = 0; await take(3); turn += 1) if (turn > 200) throw new Error('it never ends')
        expect(known(inventory)).toEqual(await truth(connect()))
        doubles.splice(doubles.indexOf(double), 1)
        expect(double.violations).toEqual([])
        await double.end()
      }),
      { examples: [[AGAIN]], seed: 13, numRuns: 200 },
    )
  },
)
