import { expect, it } from 'vitest'
import { kindOfDocument, LOG_ODDS_OF_NONE, logOddsOf, tallies } from './kind-of-document.ts'

/** The kind that words and looks alone are for, if any. */
const best = (text: string): string => {
  const [first] = [...tallies({ name: 'scan 1.txt', text })].sort((a, b) => b[1].score - a[1].score)
  return first && logOddsOf(first[1].score) > LOG_ODDS_OF_NONE ? first[0] : 'none'
}

// Words of no language, so that only the look can tell.
const SENTENCE = 'Ovelu marti tosk en pavo, sulim doreta kande mivo, tarni oles bruk satima velo.'

it('a place with a day, whom it speaks to and a name below are a letter in any language', () => {
  const body = `${SENTENCE}\n${SENTENCE}`
  expect(best(`Ovelgrad, 12 morubre 2023\n\nMivela Tarna,\n${body}\nVelo Sarin`)).toBe('letter')
  expect(best(`Ovelgrad, 12 morubre 2023\n\nOveli morta\n${body}\nVelo Sarin`)).toBe('none')
  expect(best(`Mivela Tarna,\n${body}\n12`)).toBe('none')
})

it('a place in capitals and a day before the first sentence are news, a heading in capitals is not', () => {
  expect(best(`Tarni oles bruk satima\n\nOVELGRAD, 3 morubre. ${SENTENCE} ${SENTENCE}`)).toBe('news')
  expect(best(`Tarni oles bruk satima\n\nOVELGRAD. ${SENTENCE} ${SENTENCE}`)).toBe('none')
})

it('lines by the clock are a log, and gaps to fill in above numbered tasks are school work', () => {
  const rows = ['22:00:01 ovelu marti', '22:00:05 tosk', '22:01:09 pavo sulim', '22:04:00 doreta']
  expect(best(rows.join('\n'))).toBe('log')
  expect(best('Ovelu marti\nMivo: ________  Tosk: ____\n1. Ovelu marti pavo\n2. Sulim doreta kande')).toBe('schoolwork')
  expect(best('Ovelu marti\nMivo 12  Tosk 13\n1. Ovelu marti pavo\n2. Sulim doreta kande')).not.toBe('schoolwork')
})

it('what is asked twice of a document is answered anew when anything of it is another', () => {
  const letter = `Ovelgrad, 12 morubre 2023\n\nMivela Tarna,\n${SENTENCE}\n${SENTENCE}\nVelo Sarin`
  expect(kindOfDocument({ name: 'a.txt', text: letter }).kinds[0]?.kind).toBe('letter')
  expect(kindOfDocument({ name: 'a.eml', text: letter }).kinds[0]?.kind).toBe('mail')
  const mail = { from: 'a@example.org', subject: 'Ovelu' }
  const asMail = kindOfDocument({ name: 'a.txt', text: letter, mail } as Parameters<typeof kindOfDocument>[0])
  expect(asMail.kinds[0]?.kind).toBe('mail')
  expect(kindOfDocument({ name: 'a.txt', text: SENTENCE }).kinds[0]?.kind).not.toBe('letter')
})
