import fs from 'node:fs'
import path from 'node:path'
import { holdingOf, pages, type SubjectSet } from './subjects.ts'

/** Collections, and words that tell what they hold. */
const LABELS: Readonly<Record<string, string>> = {
  computer: 'computer programm rechner',
  fussball: 'fußball spieler trainer tor ball',
  kinderzitate: 'kind kinder mama papa',
  letzteworte: 'letzte worte',
  linuxtag: 'linuxtag messe stand',
  mathematiker: 'mathematik mathematiker professor beweis satz',
  ms: 'microsoft windows',
  murphy: 'murphy gesetz',
  stilblueten: 'schüler aufsatz',
  witze: 'witz mann frau',
  woerterbuch: 'wörterbuch wort',
  wusstensie: 'prozent menschen welt',
}
const EACH = 3
const LEAST_CHARS = 60

/** Sayings and jokes in German by collection, three together: very short texts of another language. */
export function germanSayings(): SubjectSet {
  const root = holdingOf('fortunes-de', 'usr/share/games/fortunes/de')
  const documents = Object.keys(LABELS).flatMap((label) => {
    const lines = fs
      .readFileSync(path.join(root, label), 'utf8')
      .split(/^%$/mu)
      .map((line) => line.replace(/\s+/gu, ' ').trim())
      .filter((line) => line.length > LEAST_CHARS)
    return pages(label, lines, EACH, 40)
  })
  return {
    name: 'sayings, German',
    part: 'report',
    holds: 'sayings in German by collection',
    telling: LABELS,
    documents,
  }
}
