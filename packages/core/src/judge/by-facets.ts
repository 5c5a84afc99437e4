import { isPicture } from '../classify/index.ts'
import { pictureFacts, takenAtOf } from '../facts/index.ts'
import type { Facets } from '../item/index.ts'
import { placeOf } from '../places/index.ts'
import type { Decide, Judged, JudgeInput } from './judged.ts'
import { postFacets } from './post-facets.ts'

/**
 * What each item says of itself that folders below its category may be made of (`Facets`): day and town of pictures and
 * films, day, list and sender of mails. Changes no category.
 */
export const byFacets: Decide = (inputs, judged) =>
  judged.map((own, at) => {
    const input = inputs[at]
    const said = input ? facetsOf(input, own) : {}
    if (Object.keys(said).length === 0) return own
    return { ...own, verdict: { ...own.verdict, facets: { ...own.verdict.facets, ...said } } }
  })

function facetsOf({ item, reading, bundle }: JudgeInput, { verdict: { fileKind, documentKind } }: Judged): Facets {
  if (bundle) return {}
  if (isPicture(fileKind) || fileKind === 'video') {
    const takenAt = takenAtOf(item, reading)
    const at = reading && pictureFacts(reading).place
    const place = at ? placeOf(at.latitude, at.longitude) : undefined
    return {
      ...(takenAt !== undefined && { date: takenAt.slice(0, 10), takenAt }),
      ...(place !== undefined && { place }),
    }
  }
  return fileKind === 'mail' || documentKind === 'mail' ? postFacets(reading) : {}
}
