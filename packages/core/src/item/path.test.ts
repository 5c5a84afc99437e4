import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/errors.ts'
import { NASTY_NAMES } from '../testing/nasty-names.ts'
import { baseName, endingOf, isWithin, joinPath, parentPath, pathProblem, safePath, stemOf } from './path.ts'
import { visibleName } from './visible.ts'

const segment = fc.stringMatching(/^[abA .]{1,3}$/u).filter((text) => text !== '.' && text !== '..')
const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'))

describe('safePath', () => {
  it('gives back what stays inside its root, unchanged', () => {
    for (const good of ['a', 'a/b.txt', '...', 'a/..b', '-rf', 'e\u0301/a', 'a:b', 'Ca:/x', 'x\ny', ' ', 'a/ /b']) {
      expect(safePath(good)).toBe(good)
    }
  })

  it('refuses everything else as bad_path', () => {
    const bad = [
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      '../a',
      'a/../b',
      'a/./b',
      'a\0',
      'a\\b',
      '..\\a',
      'C:',
      'c:/x',
      'C:\\x',
      '\\\\s',
      '//s/x',
      'a\ud800',
    ]
    for (const text of bad) {
      expect(() => safePath(text)).toThrow(AppError)
      expect(() => safePath(text)).toThrow(expect.objectContaining({ code: 'bad_path' }))
    }
  })

  it('N-10: allows 64 levels and 4,096 bytes, not one more', () => {
    expect(safePath(Array(64).fill('a').join('/'))).toBe(Array(64).fill('a').join('/'))
    expect(pathProblem(Array(65).fill('a').join('/'))).toContain('64 levels')
    const bytes4096 = `${'漢'.repeat(80)}/`.repeat(17) + 'a'.repeat(4096 - 17 * 241 + 1)
    const room = 4096 - (16 * 241 + 200)
    const exact = `${`${'漢'.repeat(80)}/`.repeat(16)}${'a'.repeat(200 + room)}`
    expect(new TextEncoder().encode(exact).length).toBe(4096)
    expect(safePath(exact)).toBe(exact)
    expect(pathProblem(`${exact}a`)).toContain('4,096 bytes')
    expect(pathProblem(bytes4096)).toContain('4,096 bytes')
    expect(pathProblem('a'.repeat(10_000_000))).toContain('4,096 bytes')
  })

  it('N-1: lets no text through that could leave the root', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...NASTY_NAMES), fc.string({ unit: 'binary' })), path, (text, below) => {
        for (const candidate of [text, joinPath(below, text), joinPath(text, below)]) {
          if (pathProblem(candidate) !== undefined) continue
          const resolved: string[] = []
          for (const part of candidate.split(/[/\\]/u)) {
            if (part === '..') resolved.pop()
            else if (part !== '.' && part !== '') resolved.push(part)
          }
          expect(resolved.join('/')).toBe(candidate)
        }
      }),
    )
  })
})

describe('paths', () => {
  it('join, parent and base fit together', () => {
    expect(joinPath('', 'a', '', 'b/c')).toBe('a/b/c')
    expect(parentPath('a/b/c')).toBe('a/b')
    expect(parentPath('a')).toBe('')
    expect(baseName('a/b/c')).toBe('c')
    fc.assert(
      fc.property(path, (text) => {
        expect(joinPath(parentPath(text), baseName(text))).toBe(text)
      }),
    )
  })

  it('Z-6: isWithin goes by whole segments and exact names', () => {
    for (const near of ['ab', 'a b', 'A', 'a.b', 'ab/c', 'a b/c', 'A/c', 'b/a']) expect(isWithin('a', near)).toBe(false)
    for (const inside of ['a', 'a/b', 'a/b/c']) expect(isWithin('a', inside)).toBe(true)
    expect(isWithin('', 'anything')).toBe(true)
    expect(isWithin('a/b', 'a')).toBe(false)
    fc.assert(
      fc.property(path, path, (folder, other) => {
        const segments = folder.split('/')
        const expected = segments.every((name, index) => other.split('/')[index] === name)
        expect(isWithin(folder, other)).toBe(expected)
      }),
    )
  })

  it('endingOf keeps what a person calls the extension', () => {
    const table: [string, string][] = [
      ['a.txt', '.txt'],
      ['a.TAR.GZ', '.TAR.GZ'],
      ['a.b.tar.zst', '.tar.zst'],
      ['.bashrc', ''],
      ['.a.txt', '.txt'],
      ['a', ''],
      ['a.', ''],
      ['a. ', ''],
      ['Dr. Who', ''],
      ['x.7z.001', '.7z.001'],
      ['x.user.js', '.user.js'],
      ['types.d.ts', '.d.ts'],
      [`a.${'b'.repeat(17)}`, ''],
      ['a.漢字', '.漢字'],
    ]
    for (const [name, ending] of table) {
      expect(endingOf(name)).toBe(ending)
      expect(stemOf(name) + ending).toBe(name)
    }
  })
})

describe('visibleName', () => {
  it('N-8: shows what would hide or turn a name around', () => {
    const table: [string, string][] = [
      ['photo\u202egpj.exe', 'photo⟦RLO⟧gpj.exe'],
      ['a\u2066b\u2069c', 'a⟦LRI⟧b⟦PDI⟧c'],
      ['a\u200bb\u200db\ufeff', 'a⟦ZWSP⟧b⟦ZWJ⟧b⟦BOM⟧'],
      ['line\nbreak\0', 'line⟦LF⟧break⟦NUL⟧'],
      ['\u0001\u2064', '⟦U+0001⟧⟦U+2064⟧'],
      ['a\u00adb', 'a⟦SHY⟧b'],
      ['a\ud800', 'a⟦U+D800⟧'],
      ['\u{e0041}x', '⟦U+E0041⟧x'],
    ]
    for (const [name, shown] of table) expect(visibleName(name)).toBe(shown)
  })

  it('N-8: leaves writing as it is: letters of every script, emoji sequences, joiners between letters', () => {
    const plain = [
      'a b.txt',
      'שלום.txt',
      'می\u200cخواهم.pdf',
      '👨‍👩‍👧‍👦.png',
      '🏳️‍🌈',
      'क्\u200dष',
      '漢字',
      'e\u0301',
      '🤷🏿‍♂️',
    ]
    for (const name of plain) expect(visibleName(name)).toBe(name)
  })

  it('N-8: shows any text without an invisible bidi or control character, once and for all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...NASTY_NAMES), fc.string({ unit: 'binary' })), (name) => {
        const shown = visibleName(name)
        expect(shown).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff\u2028\u2029]/u)
        expect(visibleName(shown)).toBe(shown)
        expect(shown.isWellFormed()).toBe(true)
      }),
    )
  })
})
