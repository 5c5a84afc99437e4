import { describe, expect, it } from 'vitest'
import { kindOfDocument, tallies } from './kind-of-document.ts'
import { signsOfMachines } from './signs-of-machines.ts'

const best = (text: string) => {
  const { kinds, none } = kindOfDocument({ name: 'scan0001.txt', text })
  const [first] = kinds
  return first && first.probability > none ? first.kind : 'none'
}

describe('what machines write and read', () => {
  it.each([
    [
      'Lisp',
      '(ns farm.gate)\n(defn shut [gate]\n  (if (:open gate)\n    (do (println "shut")\n        (assoc gate :open false))\n    gate))',
    ],
    [
      'tables of a data base',
      'CREATE TABLE booking (\n  id INTEGER PRIMARY KEY,\n  guest TEXT NOT NULL,\n  ticket_no VARCHAR(12),\n  insured BOOLEAN DEFAULT false\n);',
    ],
    ['a style sheet', '.card {\n  color: black;\n  margin: 0 auto;\n}\n#menu > li {\n  display: none;\n}'],
    ['a build file', '.PHONY: all\nall: gate.o farm.o\n\tcc -o farm gate.o farm.o\ngate.o: gate.c\n\tcc -c gate.c'],
    ['a batch file', '@echo off\nsetlocal\nrem copies all\ngoto end\ncd backup\nrem done'],
  ])('takes %s for a program', (_, text) => {
    expect(best(text)).toBe('code')
  })

  it('takes lines that say the same with other figures for a log, and rows of a price list for none', () => {
    const rounds = [1, 2, 3, 4].map((at) => `round ${at} of 9: drift 0.${at}1, score 2.${at}7 (${at}s)`).join('\n')
    expect(best(rounds)).toBe('log')
    expect(signsOfMachines('Apples 2 kg 3.10\nPears 1 kg 2.80\nPlums 4 kg 6.40\nFigs 2 kg 5.20')).toEqual([])
  })

  it.each([
    'Von: Ida Moor\nGesendet: Dienstag, 4. Juni 2024 09:12\nAn: Olu Kern\nBetreff: Garten\n\nDas Tor klemmt wieder.',
    'De: Ida Moor\nEnviado: martes, 4 de junio de 2024 9:12\nPara: Olu Kern\nAsunto: jardín\n\nLa puerta no cierra.',
    'Fra: Ida Moor\nSendt: tirsdag 4. juni 2024 09:12\nTil: Olu Kern\nEmne: hagen\n\nPorten er åpen igjen.',
    'Od: Ida Moor\nWysłano: wtorek, 4 czerwca 2024 09:12\nDo: Olu Kern\nTemat: ogród\n\nBrama się zacina.',
  ])('takes heads of a mail in other languages for one: %s', (text) => {
    expect(best(text)).toBe('mail')
  })

  it('takes no program for the paper that its words are about', () => {
    const body = ['guest', 'ticket', 'seat', 'fare', 'booking_reference', 'flight', 'passenger', 'boarding_pass']
      .map((word) => `  const ${word} = read("${word.replace('_', ' ')}");`)
      .join('\n')
    const { kinds } = kindOfDocument({ name: 'a.txt', text: `function all() {\n${body}\n  return [ticket, seat];\n}` })
    expect(kinds[0]?.kind).toBe('code')
    expect(kinds[0]?.probability).toBeGreaterThan(0.9)
  })

  it('hears a phrase within a longer one once', () => {
    const points = (text: string) => tallies({ name: 'a.txt', text }).get('certificate')?.score ?? 0
    const filling = 'qua wex zog vim pel dux tar mol nib rus '.repeat(3)
    // `certify that` and `to certify that` stand within it.
    expect(points(`${filling} this is to certify that`)).toBeLessThan(
      points(`${filling} certify that ${filling} certificate of merit`),
    )
  })
})
