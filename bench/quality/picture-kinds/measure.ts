import path from 'node:path'
import { IMAGE_KINDS, type ImageKind } from '../../../packages/core/src/images/kinds.ts'
import { itemOf, judge, lookOf, type PictureLook } from '../../../packages/core/src/index.ts'
import type { PicturePart } from '../sets/pictures.ts'
import { percent } from '../sets.ts'
import { type SeenPicture, seenPictures } from './seen.ts'

/** What a picture is and what it was taken for; none where a person is asked, or nothing but the type is known. */
interface Named {
  readonly truth: ImageKind
  readonly said: string | undefined
}

/** The heads of tables of kinds. */
export const HEAD = [
  'how',
  'pictures',
  'right, overall',
  'right, mean of kinds',
  'photos taken for something else',
  ...IMAGE_KINDS,
]

type Rows = readonly (readonly string[])[]

/** What `judge` says of each picture under a name; no kind where nothing but the type is known. */
const judged = (
  seen: readonly SeenPicture[],
  looks: readonly PictureLook[],
  nameOf: (one: SeenPicture, at: number) => string,
) =>
  seen.map((one, at) => {
    const item = itemOf('folder', { path: nameOf(one, at), sizeBytes: 50_000 })
    const look = looks[at]
    const [{ verdict } = { verdict: undefined }] = judge([{ item, reading: one.reading, ...(look && { look }) }])
    const kind = verdict?.pictureKind
    return { truth: one.kind, said: kind === 'receipt' ? 'scan' : kind, isAsked: verdict?.needsDecision === true }
  })
const ownName = ({ file }: SeenPicture) => path.basename(file)

/**
 * Kinds of the real pictures of a part: as `judge` says them with name and facts (a picture that stays in the folder of all
 * pictures is taken for a photo there: nothing moves it), with a name that says nothing, and by their looks alone.
 */
export async function measuredKinds(part: PicturePart): Promise<Rows> {
  const seen = await seenPictures(part)
  const start = process.cpuUsage()
  const looks = seen.map(({ pixels }) => lookOf(pixels))
  const { user, system } = process.cpuUsage(start)
  const byLook = seen.map(({ kind }, at): Named => {
    const shares = looks[at]?.shares ?? []
    return { truth: kind, said: IMAGE_KINDS[shares.indexOf(Math.max(...shares))] }
  })
  const asMoved = (nameOf: (one: SeenPicture, at: number) => string) =>
    judged(seen, looks, nameOf).map(({ truth, said }): Named => ({ truth, said: said ?? 'photo' }))
  const rows = {
    'as judge says, with names and facts': asMoved(ownName),
    'as judge says, names that say nothing': asMoved(({ file }, at) => `x${at}q${path.extname(file)}`),
    'by look alone': byLook,
  }
  const cost = ((user + system) / 1000 / Math.max(1, seen.length)).toFixed(1)
  return [
    HEAD,
    ...Object.entries(rows).map(([how, named]) => [how, ...told(named)]),
    ['processor time of a look', String(seen.length), `${cost} ms`, ...HEAD.slice(3).map(() => '')],
  ]
}

/** Where pictures of each kind go, with names and facts: to their folder, or nowhere (a person may be asked), or to another one. */
export async function measuredPlaces(part: PicturePart): Promise<Rows> {
  const seen = await seenPictures(part)
  const looks = seen.map(({ pixels }) => lookOf(pixels))
  const all = judged(seen, looks, ownName)
  const share = (rows: typeof all, fits: (one: (typeof all)[number]) => boolean) =>
    percent(rows.filter(fits).length / Math.max(1, rows.length))
  const line = (name: string, rows: typeof all) => [
    name,
    String(rows.length),
    share(rows, ({ truth, said }) => said === truth || (truth === 'photo' && said === undefined)),
    share(rows, ({ truth, said }) => truth !== 'photo' && said === undefined),
    share(rows, ({ truth, said }) => truth !== 'photo' && said === 'photo'),
    share(rows, ({ truth, said }) => said !== undefined && said !== 'photo' && said !== truth),
    share(rows, ({ isAsked }) => isAsked),
  ]
  return [
    [
      'kind',
      'pictures',
      'right',
      'left in the folder of all',
      'taken for a photo, which stays there',
      'in a wrong folder',
      'asked',
    ],
    ...IMAGE_KINDS.map((kind) =>
      line(
        kind,
        all.filter(({ truth }) => truth === kind),
      ),
    ),
    line('all', all),
  ]
}

/** Shares that are right: of all, as the mean of kinds, of each; and how many photos were taken for something else. */
export function told(named: readonly Named[]): readonly string[] {
  const shareOf = (rows: readonly Named[]) =>
    rows.filter(({ truth, said }) => truth === said).length / Math.max(1, rows.length)
  const ofKind = IMAGE_KINDS.map((kind) => named.filter(({ truth }) => truth === kind))
  const filled = ofKind.filter((rows) => rows.length > 0)
  const macro = filled.reduce((sum, rows) => sum + shareOf(rows), 0) / Math.max(1, filled.length)
  const photos = named.filter(({ truth }) => truth === 'photo')
  return [
    String(named.length),
    percent(shareOf(named)),
    percent(macro),
    percent(1 - shareOf(photos)),
    ...ofKind.map((rows) => `${percent(shareOf(rows))} of ${rows.length}`),
  ]
}
