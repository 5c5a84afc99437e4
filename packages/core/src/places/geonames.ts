import { AppError } from '../errors/index.ts'
import { type Town, Towns } from './place-of.ts'

/** Columns of a table of GeoNames (its readme, "geoname table"), from 0. */
const [NAME, LATITUDE, LONGITUDE, CLASS, PEOPLE, LEAST_COLUMNS] = [1, 4, 5, 6, 14, 15]
/** Cities, towns, villages; rivers and mountains are no towns. */
const POPULATED = 'P'
const LONGEST_NAME = 100

/**
 * Towns of a table as GeoNames gives it (`cities500.txt`, `DE.txt`: UTF-8, a line each, columns between tabs). What is no town
 * is left out, the largest come first. Throws AppError `bad_input` where no line is one.
 */
export function readGeoNames(text: string): Towns {
  const towns: (Town & { readonly people: number })[] = []
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    const town = townIn(text.slice(from, end < 0 ? text.length : end))
    if (town) towns.push(town)
    from = end < 0 ? text.length : end + 1
  }
  if (towns.length === 0) throw new AppError('bad_input', 'That is no table of towns as GeoNames gives it.')
  return new Towns(towns.sort((one, other) => other.people - one.people))
}

function townIn(line: string): (Town & { readonly people: number }) | undefined {
  const columns = line.replace(/\r$/u, '').split('\t')
  if (columns.length < LEAST_COLUMNS || columns[CLASS] !== POPULATED) return undefined
  const name = (columns[NAME] ?? '').replace(/[\p{Cc}/\\]+/gu, ' ').trim()
  const [lat, lng] = [degrees(columns[LATITUDE], 90), degrees(columns[LONGITUDE], 180)]
  if (name === '' || name.length > LONGEST_NAME || lat === undefined || lng === undefined) return undefined
  const people = Number(columns[PEOPLE])
  return { name, lat, lng, people: Number.isFinite(people) ? people : 0 }
}

function degrees(text = '', most: number): number | undefined {
  const value = Number(text)
  return text.trim() !== '' && Math.abs(value) <= most ? value : undefined
}
