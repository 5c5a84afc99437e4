import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell } from './csv.ts'

/** Reads one quoted cell as RFC 4180 says. */
const unquote = (cell: string) => cell.slice(1, -1).replaceAll('""', '"')

describe('csvCell', () => {
  it.each([
    '=1+1',
    '=cmd|"/c calc"!A1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00a0=1',
    '\uff1d1',
    '\uff0b1',
    '\uff0d1',
    '\uff20A',
  ])('X-10: %j can not start a formula', (text) => {
    expect(unquote(csvCell(text))).toBe(`'${text}`)
  })

  it('X-10: whatever the text, the cell is one cell, gives it back, and begins with nothing that a spreadsheet acts on', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text)
        expect(cell).toMatch(/^"(?:[^"]|"")*"$/u)
        const inner = unquote(cell)
        expect([text, `'${text}`]).toContain(inner)
        expect(inner.trimStart()).not.toMatch(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/u)
      }),
    )
  })

  it('leaves plain names as they are', () => {
    expect(csvCell('holiday "best" – 2025.jpg')).toBe('"holiday ""best"" – 2025.jpg"')
    expect(csvCell(-5)).toBe('-5')
  })
})
