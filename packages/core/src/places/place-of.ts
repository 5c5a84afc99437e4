import { cos } from '../numeric/index.ts'
import type { Language } from '../reasons/index.ts'
import type { Point } from './near.ts'
import { TOWNS } from './towns.ts'

/** A town by its middle. */
export interface Town extends Point {
  readonly name: string
}

/** What calls places by their names, beside what a person calls them. Decimal degrees, WGS 84; undefined where it knows none. */
export interface PlaceNames {
  /** The town around, or the one near it. */
  townOf(latitude: number, longitude: number): string | undefined
  /** The country that it lies in, by its name in the language; none where nobody knows borders. */
  countryOf?(latitude: number, longitude: number, language: Language): string | undefined
}

type Near = Pick<Town, 'name'> & { readonly rank: number; readonly km: number }

const KM_A_DEGREE = 111.2
/** Within this distance the largest town gives its name: people say that they were in Lisbon, not in its suburb. */
const IN_TOWN_KM = 15
/** Beyond, the nearest one does, and further away none. */
const NEAR_KM = 50

const cellOf = (latitude: number, longitude: number): string => `${Math.floor(latitude)} ${Math.floor(longitude)}`

/** Towns, to be asked for the one that a place is named after. */
export class Towns implements PlaceNames {
  /** By degree, each with its rank: 0 is the largest of all. */
  readonly #cells = new Map<string, (Town & { readonly rank: number })[]>()

  /** `towns`: the largest first. */
  constructor(towns: Iterable<Town>) {
    let rank = 0
    for (const town of towns) {
      const cell = cellOf(town.lat, town.lng)
      const known = this.#cells.get(cell)
      if (known) known.push({ ...town, rank })
      else this.#cells.set(cell, [{ ...town, rank }])
      rank += 1
    }
  }

  /** The largest within 15 km, else the nearest within 50, else undefined. */
  townOf(latitude: number, longitude: number): string | undefined {
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined
    const narrow = Math.max(0.01, cos((latitude * Math.PI) / 180))
    const reach = Math.min(180, Math.ceil(NEAR_KM / KM_A_DEGREE / narrow))
    let [nearest, largest]: (Near | undefined)[] = []
    for (let row = -1; row <= 1; row++)
      for (let column = -reach; column <= reach; column++) {
        const around = ((((longitude + column + 180) % 360) + 360) % 360) - 180
        for (const { name, rank, lat, lng } of this.#cells.get(cellOf(latitude + row, around)) ?? []) {
          const east = Math.abs(lng - longitude)
          const km = KM_A_DEGREE * Math.hypot(lat - latitude, Math.min(east, 360 - east) * narrow)
          if (km <= NEAR_KM && (!nearest || km < nearest.km)) nearest = { name, rank, km }
          if (km <= IN_TOWN_KM && (!largest || rank < largest.rank)) largest = { name, rank, km }
        }
      }
    return (largest ?? nearest)?.name
  }
}

function* builtIn(): Iterable<Town> {
  for (const row of TOWNS.trim().split(/;\s*/u)) {
    const [name = '', ...degrees] = row.split(',')
    const [lat = 0, lng = 0] = degrees.map((hundredths) => Number(hundredths) / 100)
    yield { name, lat, lng }
  }
}

/** Read when they are first needed. */
let known: Towns | undefined

/**
 * The town that a place is named after: the largest within 15 km, else the nearest within 50, else undefined. Decimal
 * degrees, WGS 84. English names; towns of 5,000 people and more. Needs no network.
 */
export function placeOf(latitude: number, longitude: number): string | undefined {
  known ??= new Towns(builtIn())
  return known.townOf(latitude, longitude)
}
