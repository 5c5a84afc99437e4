import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { file, text, zip } from '../../test/zip-making.ts'
import { readZip } from '../../test/zip-reader.ts'
import { safeName } from '../item/name.ts'
import { createZipNames } from './names.ts'

describe('names in an archive', () => {
  const names = async (...wishes: string[]) => {
    const { archive } = await zip(wishes.map((name, index) => file(name, text(String(index)))))
    return [...readZip(archive).keys()]
  }

  it('N-3: the NFC and NFD forms of one name become two distinct NFC names', async () => {
    expect(await names('\u00e9.txt', 'e\u0301.txt')).toEqual(['\u00e9.txt', '\u00e9 (2).txt'])
  })

  it('N-4: names that differ only in case get a number, in folders too', async () => {
    expect(await names('A.txt', 'a.txt', 'ß', 'SS')).toEqual(['A.txt', 'a (2).txt', 'ß', 'SS (2)'])
    expect(await names('Dir/x', 'dir/X', 'dir/y')).toEqual(['Dir/x', 'dir/X (2)', 'dir/y'])
  })

  it('N-5: names that Windows refuses are made safe', async () => {
    const safe = await names('CON', 'nul.txt', 'COM¹', 'CLOCK$', 'CONIN$', 'end. ', 'a:b')
    expect(safe).toEqual(['CON_', 'nul_.txt', 'COM¹_', 'CLOCK$_', 'CONIN$_', 'end', 'a_b'])
  })

  it('never leave the folder they are unpacked into', async () => {
    const safe = await names('../../etc/passwd', '/abs', 'a/../b', 'C:\\x', './c', 'd//e', '', '..')
    expect(safe).toEqual(['_/_/etc/passwd', 'abs', 'a/_/b', 'C__x', 'c', 'd/e', '_ (2)', '_ (3)'])
  })

  it('never make a file and a folder of one name', async () => {
    expect(await names('a', 'a/b', 'c/d', 'c')).toEqual(['a', 'a (2)/b', 'c/d', 'c (2)'])
  })

  it('are found fast for ten thousand twins', async () => {
    const twins = await names(...Array.from({ length: 10_000 }, () => 'same.txt'))
    expect(twins.at(-1)).toBe('same (10000).txt')
  })

  it('are what safeName makes of them, whichever way they take', () => {
    const plain = fc.stringMatching(/^[A-Za-z0-9 ._()-]{1,20}$/)
    const special = fc.constantFrom(
      'con',
      'CON.txt',
      'console.log',
      'com1',
      'common.md',
      'nul',
      'aux.',
      'clock',
      'lpt9.x',
    )
    fc.assert(
      fc.property(fc.oneof(plain, special, fc.string()), (name) => {
        fc.pre(!name.includes('/') && name !== '' && name !== '.')
        const given = new TextDecoder().decode(createZipNames().take(name))
        expect(given).toBe(safeName(name, { windows: true }).name)
      }),
      { numRuns: 500 },
    )
  })
})
