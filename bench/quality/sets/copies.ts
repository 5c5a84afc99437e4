import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { numberOf, PARTS, type Part } from '../own-folders/parts.ts'
import { alikeOf } from './alike-pictures.ts'
import { fifthOriginals } from './copies-fifth/originals.ts'
import { THIRD_EDITS } from './copies-third/edits.ts'
import { collages, thirdOriginals } from './copies-third/originals.ts'
import { MOMENTS_EDITS } from './moments/edits.ts'
import { collagesOf, type MomentsPart, momentsOf } from './moments/index.ts'
import { type NearPart, nearOriginals } from './near-originals.ts'
import { type Original, originalsOf } from './originals.ts'
import { SETS } from './packages.ts'
import { EDITS, type Edit } from './picture-edits.ts'

/** A file of the set, and what it is. */
export interface Labelled {
  /** Where it lies, in the folder of its part; its name says nothing of what it is. */
  readonly file: string
  /** Files of one label are copies of one picture. */
  readonly label: string
  readonly sort: string
  /** What was done to it; undefined for an original, or what is like others and no copy. */
  readonly edit?: string
}

/** The three parts, two sets of originals that are much alike, a third with originals and edits of its own, a fifth with originals of its own, and two of other moments of one scene or sheet. */
export type CopiesPart = Part | NearPart | MomentsPart | 'third' | 'fifth'
export const COPIES_PARTS: readonly CopiesPart[] = [
  ...PARTS,
  'twins',
  'fresh',
  'third',
  'fifth',
  'moments-fit',
  'moments-choose',
]
const isNear = (part: CopiesPart): part is NearPart => part === 'twins' || part === 'fresh'
const isOfMoments = (part: CopiesPart): part is MomentsPart => part === 'moments-fit' || part === 'moments-choose'

const AT_ONCE = 4

/** Makes the set of a part where it is not there, and tells where: every original with all its edits, and what is only alike; `share` for a smaller one. */
export async function copiesSet(
  part: CopiesPart,
  share = 1,
): Promise<{ readonly folder: string; readonly files: readonly Labelled[] }> {
  const folder = path.join(SETS, 'copies', share === 1 ? part : `${part} ${share}`)
  const list = path.join(folder, 'list.json')
  if (!fs.existsSync(list)) {
    fs.mkdirSync(folder, { recursive: true })
    const files: Labelled[] = []
    const put = (label: string, sort: string, bytes: Buffer, edit?: string) => {
      const isPng = bytes[0] === 0x89
      const ending = isPng ? 'png' : bytes[0] === 0xff ? 'jpg' : 'webp'
      const file = `IMG_${String(numberOf(`${label} ${edit}`)).padStart(10, '0')}.${ending}`
      fs.writeFileSync(path.join(folder, file), bytes)
      files.push({ file, label, sort, ...(edit !== undefined && { edit }) })
    }
    const originals = await originalsFor(part, share)
    const left = [...originals]
    const work = async () => {
      for (let one = left.shift(); one; one = left.shift()) {
        const { id, sort, bytes } = one
        put(id, sort, bytes)
        const { width = 0, height = 0 } = await sharp(bytes).metadata()
        for (const [edit, make] of Object.entries(editsFor(part)))
          put(id, sort, await make({ bytes, width, height, number: numberOf(id) }), edit)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const alike = await alikeFor(part, originals)
    for (const { label, sort, bytes } of alike) put(label, sort, bytes)
    files.sort((a, b) => (a.file < b.file ? -1 : 1))
    fs.writeFileSync(list, JSON.stringify(files))
  }
  return { folder, files: JSON.parse(fs.readFileSync(list, 'utf8')) as readonly Labelled[] }
}

function editsFor(part: CopiesPart): Readonly<Record<string, Edit>> {
  if (part === 'third') return THIRD_EDITS
  return isOfMoments(part) ? MOMENTS_EDITS : EDITS
}

async function originalsFor(part: CopiesPart, share: number) {
  if (part === 'third') return await thirdOriginals()
  if (part === 'fifth') return await fifthOriginals()
  if (isOfMoments(part)) return await momentsOf(part)
  return isNear(part) ? await nearOriginals(part) : await originalsOf(part, share)
}

/** What looks like copies in a part and is none. */
async function alikeFor(part: CopiesPart, originals: readonly Original[]) {
  if (isNear(part) || part === 'fifth') return []
  if (part === 'third') return await collages(originals)
  return isOfMoments(part) ? await collagesOf(originals) : await alikeOf(part, originals)
}
