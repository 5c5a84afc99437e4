import fs from 'node:fs'
import path from 'node:path'
import { evenly, holdingOf, passagesOf, plainPage, type SubjectSet } from './subjects.ts'

const PASSAGE_WORDS = 70

/** What peoples see in the sky and tell of it, by people; the people's own name is left out. */
export function skyTales(): SubjectSet {
  const root = holdingOf('stellarium-data', 'usr/share/stellarium/skycultures')
  const documents = fs
    .readdirSync(root)
    .filter((name) => fs.existsSync(path.join(root, name, 'description.en.utf8')))
    .sort()
    .flatMap((name) => {
      const label = name.split('_')[0] ?? ''
      const page = plainPage(fs.readFileSync(path.join(root, name, 'description.en.utf8'), 'utf8'))
      // What follows the references says who wrote it.
      const [said = ''] = page.split(/\n(?:References|External links|Authors?|Thanks)\b/u)
      const lines = said.replace(new RegExp(label.slice(0, 5), 'giu'), ' ').split('\n')
      return passagesOf(name, label, lines, PASSAGE_WORDS)
    })
  return {
    name: 'sky tales',
    part: 'report',
    holds: 'passages on the sky as peoples see it, by people',
    telling: {},
    documents: evenly(documents, 10, 40),
  }
}
