import fs from 'node:fs'
import path from 'node:path'
import { holdingOf, pages, type SubjectSet } from './subjects.ts'

const LABELS = 'computers food kids law love medicine pets politics science sports startrek work'.split(' ')

/** Sayings and jokes by what they are about, two together: very short texts. */
export function sayings(): SubjectSet {
  const root = holdingOf('fortunes', 'usr/share/games/fortunes')
  const documents = LABELS.flatMap((label) => {
    const lines = fs
      .readFileSync(path.join(root, label), 'utf8')
      .split(/^%$/mu)
      .map((line) => line.replace(/\s+/gu, ' ').trim())
      .filter((line) => line.length > 80)
    return pages(label, lines, 2, 40)
  })
  return {
    name: 'sayings',
    part: 'choose',
    holds: 'sayings by subject',
    telling: {
      computers: 'computer program programmer software',
      food: 'eat cook dinner',
      kids: 'children child parents',
      law: 'lawyer judge court',
      love: 'kiss heart',
      medicine: 'doctor hospital patient',
      pets: 'dog cat',
      politics: 'president government',
      science: 'physics theory universe',
      sports: 'game baseball football team',
      startrek: 'kirk spock captain',
      work: 'job boss business',
    },
    documents,
  }
}
