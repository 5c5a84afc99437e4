import { cos } from '../numeric/index.ts'
import { TOWNS } from './towns.ts'

interface Town {
  readonly name: string
  /** 0 is the largest of all. */
  readonly rank: number
  readonly latitude: number
  readonly longitude: number
}

type Near = Pick<Town, 'name' | 'rank'> & { readonly km: number }

const KM_A_DEGREE = 111.2
/** Within this distance the largest town gives its name: people say that they were in Lisbon, not in its suburb. */
const IN_TOWN_KM = 15
/** Beyond, the nearest one does, and further away none. */
const NEAR_KM = 50

let cells: ReadonlyMap<string, readonly Town[]> | undefined
const cellOf = (latitude: number, longitude: number): string => `${Math.floor(latitude)} ${Math.floor(longitude)}`

/** Towns by degree; read when they are first needed. */
function townsByCell(): ReadonlyMap<string, readonly Town[]> {
  if (cells) return cells
  const found = new Map<string, Town[]>()
  for (const [rank, row] of TOWNS.trim().split(/;\s*/u).entries()) {
    const [name = '', ...degrees] = row.split(',')
    const [latitude = 0, longitude = 0] = degrees.map((hundredths) => Number(hundredths) / 100)
    const cell = cellOf(latitude, longitude)
    found.set(cell, [...(found.get(cell) ?? []), { name, rank, latitude, longitude }])
  }
  cells = found
  return cells
}

/**
 * The town that a place is named after: the largest within 15 km, else the nearest within 50, else undefined. Decimal
 * degrees, WGS 84. English names; towns of 5,000 people and more. Needs no network.
 */
export function placeOf(latitude: number, longitude: number): string | undefined {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined
  const narrow = Math.max(0.01, cos((latitude * Math.PI) / 180))
  const reach = Math.min(180, Math.ceil(NEAR_KM / KM_A_DEGREE / narrow))
  let [nearest, largest]: (Near | undefined)[] = []
  for (let row = -1; row <= 1; row++)
    for (let column = -reach; column <= reach; column++) {
      const around = ((((longitude + column + 180) % 360) + 360) % 360) - 180
      for (const { name, rank, ...town } of townsByCell().get(cellOf(latitude + row, around)) ?? []) {
        const east = Math.abs(town.longitude - longitude)
        const km = KM_A_DEGREE * Math.hypot(town.latitude - latitude, Math.min(east, 360 - east) * narrow)
        if (km <= NEAR_KM && (!nearest || km < nearest.km)) nearest = { name, rank, km }
        if (km <= IN_TOWN_KM && (!largest || rank < largest.rank)) largest = { name, rank, km }
      }
    }
  return (largest ?? nearest)?.name
}
