import fs from 'node:fs'
import path from 'node:path'
import { holdingOf, pages, type SubjectSet } from './subjects.ts'

/** Numbers of the lexicographers' files, and what they hold. */
const LABELS = new Map([
  ['05', 'animal'],
  ['20', 'plant'],
  ['13', 'food'],
  ['08', 'body'],
  ['15', 'location'],
  ['10', 'communication'],
  ['06', 'artifact'],
  ['27', 'substance'],
  ['21', 'possession'],
  ['28', 'time'],
])

/** What words of a dictionary mean, some of one field together; the words themselves are left out. */
export function glosses(): SubjectSet {
  const file = path.join(holdingOf('wordnet-base', 'usr/share/wordnet'), 'data.noun')
  const lines = new Map<string, string[]>([...LABELS.values()].map((label) => [label, []]))
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const field = LABELS.get(/^\d+ (\d\d) /u.exec(line)?.[1] ?? '')
    const gloss = / \| (.*)$/u.exec(line)?.[1]?.trim()
    if (field && gloss && gloss.length > 30) lines.get(field)?.push(gloss)
  }
  return {
    name: 'glosses',
    part: 'choose',
    holds: 'meanings of words by field',
    telling: {
      animal: 'insect bird fish species',
      plant: 'tree shrub flower leaves',
      food: 'dish sauce cheese',
      body: 'muscle artery bone vein nerve',
      location: 'city river town state region',
      communication: 'language word speech letter music',
      artifact: 'device garment building',
      substance: 'acid compound element metal',
      possession: 'money tax payment',
      time: 'day month year period',
    },
    documents: [...LABELS.values()].flatMap((label) => pages(label, lines.get(label) ?? [], 4, 40)),
  }
}
