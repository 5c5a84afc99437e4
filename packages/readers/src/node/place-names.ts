import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AppError, type Language } from '@octavo/core'
import { type PlaceNames, placeOf, readGeoNames } from '@octavo/core/places'

/** All towns of the world with 500 people are 40 MB. */
const LARGEST_TABLE_BYTES = 128 * 1024 * 1024

type Borders = typeof import('@rapideditor/country-coder')

let borders: Borders | undefined
const names = new Map<Language, Intl.DisplayNames>()

/** The country whose borders (OpenStreetMap's) a place lies in, by its name in a language; the borders are read when somebody asks. */
function countryOf(latitude: number, longitude: number, language: Language): string | undefined {
  borders ??= createRequire(import.meta.url)('@rapideditor/country-coder') as Borders
  const code = borders.iso1A2Code([longitude, latitude])
  if (!code || !/^[A-Z]{2}$/u.test(code)) return undefined
  const inLanguage = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  names.set(language, inLanguage)
  return inLanguage.of(code)
}

/**
 * What calls places by their names on this machine: countries by their borders, and towns, those of a table of GeoNames where one
 * is named. Asks nobody. Throws AppError `bad_input` and `too_large` for a file that is no such table, and what reading it reports.
 */
export function openPlaceNames(table?: string): PlaceNames {
  if (table === undefined) return { townOf: placeOf, countryOf }
  if (statSync(table).size > LARGEST_TABLE_BYTES)
    throw new AppError('too_large', 'A table of towns may have 128 MB: take one of towns alone, as cities500.txt.')
  const towns = readGeoNames(readFileSync(table, 'utf8'))
  return { townOf: (latitude, longitude) => towns.townOf(latitude, longitude), countryOf }
}
