import fs from 'node:fs'
import path from 'node:path'
import { numberOf } from '../own-folders/parts.ts'
import { evenly, filesBelow, holdingOf, type SubjectSet, wordsFrom } from './subjects.ts'

const GROUPS = 10

/** Examples of how a large command is called, by service; the service's name is left out where it is called. */
export function serviceExamples(): SubjectSet {
  const root = holdingOf('awscli', 'usr/lib/python3/dist-packages/awscli/examples')
  const documents = filesBelow(root)
    .filter((file) => file.endsWith('.rst'))
    .map((file) => {
      const id = path.relative(root, file)
      const label = id.split('/')[0] ?? ''
      const called = new RegExp(`aws ${label}\\b`, 'giu')
      return { id, label, text: wordsFrom(fs.readFileSync(file, 'utf8').replace(called, 'it')) }
    })
    .filter(({ text }) => text.length > 400)
  const labels = [...Map.groupBy(documents, ({ label }) => label)]
    .filter(([, own]) => own.length >= 15)
    .map(([label]) => label)
    .sort((a, b) => numberOf(a) - numberOf(b))
    .slice(0, GROUPS)
  return {
    name: 'service examples',
    part: 'report',
    holds: 'examples of a command by service',
    telling: {},
    documents: evenly(
      documents.filter(({ label }) => labels.includes(label)),
      15,
      40,
    ),
  }
}
