import { expect, it } from 'vitest'
import { readGeoNames } from './geonames.ts'

/** A line of a table as GeoNames gives it; what is not named here is as empty as there. */
const line = (name: string, lat: string | number, lng: string | number, people: number, sort = 'P') =>
  [
    '1',
    name,
    name,
    '',
    lat,
    lng,
    sort,
    'PPL',
    'DE',
    '',
    '',
    '',
    '',
    '',
    people,
    '',
    '',
    'Europe/Berlin',
    '2024-01-01',
  ].join('\t')

it('towns come out of a table of GeoNames: the largest around, else the nearest; rivers, broken lines and no places are left out', () => {
  const towns = readGeoNames(
    [
      line('Kleinmachnow', 52.4, 13.22, 20_000),
      line('Potsdam', 52.4, 13.06, 180_000),
      line('Havel', 52.401, 13.221, 999_999, 'H'),
      line('Nowhere', 152.4, 13.2, 5_000_000),
      line('', 52.4, 13.2, 5_000_000),
      line('No number', '', 13.2, 5_000_000),
      line('Wie/sen\u0007burg', 52.11, 12.45, 4_000),
      'no table',
      '',
    ].join('\r\n'),
  )
  expect(towns.townOf(52.4, 13.21)).toBe('Potsdam')
  expect(towns.townOf(52.41, 13.5)).toBe('Kleinmachnow')
  expect(towns.townOf(52.11, 12.46)).toBe('Wie sen burg')
  expect(towns.townOf(40, 13.2)).toBeUndefined()
  for (const text of ['', 'a\tb\tc\n', line('Havel', 52, 13, 0, 'H')])
    expect(() => readGeoNames(text)).toThrow(expect.objectContaining({ code: 'bad_input' }))
})
