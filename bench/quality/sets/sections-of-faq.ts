import fs from 'node:fs'
import path from 'node:path'
import { evenly, holdingOf, plainPage, type SubjectSet } from './subjects.ts'

/** What the sections are about, written down from their titles. */
const TELLING: Readonly<Record<string, string>> = {
  A: 'anarchism anarchist liberty',
  B: 'authority hierarchy state oppose system exploitation',
  C: 'economics capitalist profit market unemployment myths',
  D: 'statism media imperialism technology wealth',
  E: 'ecological ecology environment pollution population',
  F: 'anarcho libertarian property private defence',
  G: 'individualist tucker stirner',
  H: 'marxism socialism bolshevik lenin leninist party revolution',
  I: 'society communes workplace collectives self-management',
  J: 'action strike unions direct elections organisation families struggle',
}
const PASSAGE_WORDS = 120
const MOST_WORDS = 400

/** Passages of a large list of questions and answers about politics, by section. */
export function sectionsOfFaq(): SubjectSet {
  const root = holdingOf('anarchism', 'usr/share/doc/anarchism/html')
  const files = fs
    .readdirSync(root)
    .filter((name) => /^sec[A-J]\d+\.html$/u.test(name))
    .sort()
  const documents = files.flatMap((name) => {
    const passages: string[] = []
    let open: string[] = []
    for (const line of plainPage(fs.readFileSync(path.join(root, name), 'utf8')).split('\n')) {
      open.push(...line.split(' '))
      if (open.length < PASSAGE_WORDS) continue
      passages.push(open.slice(0, MOST_WORDS).join(' '))
      open = []
    }
    // What stands first says which section it is.
    return passages.slice(1).map((text, at) => ({ id: `${name} ${at}`, label: name.charAt(3), text }))
  })
  return {
    name: 'sections of a FAQ',
    part: 'report',
    holds: 'passages about politics by section',
    telling: TELLING,
    documents: evenly(documents, 15, 40),
  }
}
