import { execFileSync } from 'node:child_process'
import type { Labelled } from '../sets.ts'
import { evenly, type SubjectSet } from './subjects.ts'

/** Sections, and how many of each: groups of all sizes. */
const SIZES: Readonly<Record<string, number>> = {
  net: 60,
  admin: 50,
  graphics: 40,
  web: 30,
  editors: 25,
  text: 20,
  education: 20,
  interpreters: 15,
  news: 12,
  shells: 10,
  gis: 30,
  otherosfs: 15,
}

const read = (...words: readonly string[]): readonly string[] =>
  execFileSync('apt-cache', words, { maxBuffer: 512 * 2 ** 20, encoding: 'utf8' }).split('\n\n')

const packageOf = (entry: string): string => /^Package: (.+)$/mu.exec(entry)?.[1] ?? ''

/** What packages are, a paragraph each, by section; sections of very unequal sizes. */
export function packageDescriptions(): SubjectSet {
  const listed = read('dumpavail').flatMap((entry): Labelled[] => {
    const label = /^Section: (?:.*\/)?(.+)$/mu.exec(entry)?.[1] ?? ''
    return label in SIZES ? [{ id: packageOf(entry), label, text: '' }] : []
  })
  const drawn = Object.entries(SIZES).flatMap(([section, most]) =>
    evenly(
      listed.filter(({ label }) => label === section),
      5,
      most,
    ),
  )
  const said = new Map(
    read('show', '--no-all-versions', ...drawn.map(({ id }) => id)).map((entry) => {
      const [, text = ''] = /^Description[-a-z]*: ([\s\S]+?)\n(?=\S)/mu.exec(entry) ?? []
      return [packageOf(entry), text.replace(/\s+/gu, ' ')]
    }),
  )
  return {
    name: 'package descriptions',
    part: 'choose',
    holds: 'descriptions of packages by section, groups of unequal size',
    telling: {},
    documents: drawn.map((one) => ({ ...one, text: said.get(one.id) ?? '' })).filter(({ text }) => text.length > 80),
  }
}
