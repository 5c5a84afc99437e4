import { manuals } from '../own-folders/manuals.ts'
import { numberOf, sourcesOf } from '../own-folders/parts.ts'
import type { SubjectSet } from './subjects.ts'

const GROUPS = 10

/** Manual pages of one large command by area, the area's name left out where it is called. */
export function commands(part: 'choose' | 'report'): SubjectSet {
  const family = manuals().find(({ name }) => name === 'commands')
  const sources = family ? [...sourcesOf(family, part, 20, 40)] : []
  if (sources.length < GROUPS) throw new Error('The manual pages of gcloud are missing.')
  const drawn = sources.toSorted(([a], [b]) => numberOf(a) - numberOf(b)).slice(0, GROUPS)
  const documents = drawn.flatMap(([label, own]) =>
    own.map(({ id, text }) => {
      const called = new RegExp(`gcloud(?: alpha| beta)? ${label.replaceAll('-', '.')}`, 'giu')
      return { id, label, text: text.replaceAll('\\', '').replace(called, 'it').slice(0, 20_000) }
    }),
  )
  return { name: `commands, ${part}`, part, holds: 'manual pages by area', telling: {}, documents }
}
