import { isPicture } from '../classify/index.ts'
import { pictureFacts, takenAtOf } from '../facts/index.ts'
import type { Facets } from '../item/index.ts'
import { placeOf } from '../places/index.ts'
import type { Decide, JudgeContext, Judged, JudgeInput } from './judged.ts'
import { postFacets } from './post-facets.ts'

/**
 * What each item says of itself that folders below its category may be made of (`Facets`): day and town of pictures and
 * films, day, list and sender of mails. Changes no category.
 */
export const byFacets: Decide = (inputs, judged, context) =>
  judged.map((own, at) => {
    const input = inputs[at]
    const said = input ? facetsOf(input, own, context) : {}
    if (Object.keys(said).length === 0) return own
    return { ...own, verdict: { ...own.verdict, facets: { ...own.verdict.facets, ...said } } }
  })

function facetsOf(
  { item, reading, bundle }: JudgeInput,
  { verdict: { fileKind, documentKind } }: Judged,
  { places = { townOf: placeOf }, language = 'en' }: Pick<JudgeContext, 'places' | 'language'>,
): Facets {
  if (bundle) return {}
  if (isPicture(fileKind) || fileKind === 'video') {
    const takenAt = takenAtOf(item, reading)
    const at = reading && pictureFacts(reading).place
    const place = at && places.townOf(at.latitude, at.longitude)
    const country = at && places.countryOf?.(at.latitude, at.longitude, language)
    return {
      ...(takenAt !== undefined && { date: takenAt.slice(0, 10), takenAt }),
      ...(place && { place }),
      ...(country && { country }),
    }
  }
  return fileKind === 'mail' || documentKind === 'mail' ? postFacets(reading) : {}
}
