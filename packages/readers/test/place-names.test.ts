import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openPlaceNames } from '../src/node/index.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-towns-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what places are called on this machine', () => {
  it('countries go by their borders, where the nearest town says another one, in every language', () => {
    const { countryOf, townOf } = openPlaceNames()
    // A part of Germany that Switzerland is all around, Kehl across the Rhine from Strasbourg, and the middle of a sea.
    expect(countryOf?.(47.6975, 8.69, 'en')).toBe('Germany')
    expect(countryOf?.(47.72, 8.64, 'en')).toBe('Switzerland')
    expect([townOf(48.572, 7.815), countryOf?.(48.572, 7.815, 'en')]).toEqual(['Strasbourg', 'Germany'])
    expect(countryOf?.(-50, -120, 'en')).toBeUndefined()
    const said = (['en', 'de', 'es', 'ar'] as const).map((language) => countryOf?.(38.71, -9.14, language))
    expect(said).toEqual(['Portugal', 'Portugal', 'Portugal', 'البرتغال'])
    expect(countryOf?.(52.52, 13.4, 'es')).toBe('Alemania')
  })

  it('towns go by the table that somebody names; what is none is refused', () => {
    const table = path.join(folder, 'towns.txt')
    const row = [
      '1',
      'Our village',
      'x',
      '',
      '38.71',
      '-9.14',
      'P',
      'PPL',
      'PT',
      '',
      '',
      '',
      '',
      '',
      '12',
      '',
      '',
      'x',
      'x',
    ]
    writeFileSync(table, `${row.join('\t')}\n`)
    expect([openPlaceNames(table).townOf(38.72, -9.14), openPlaceNames().townOf(38.72, -9.14)]).toEqual([
      'Our village',
      'Lisbon',
    ])
    writeFileSync(table, 'nothing of the kind')
    expect(() => openPlaceNames(table)).toThrow(expect.objectContaining({ code: 'bad_input' }))
    truncateSync(table, 129 * 1024 * 1024)
    expect(() => openPlaceNames(table)).toThrow(expect.objectContaining({ code: 'too_large' }))
  })
})
