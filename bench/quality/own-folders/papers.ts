import { execFileSync } from 'node:child_process'
import { seeded } from '../sets.ts'
import { type Document, type Family, numberOf } from './parts.ts'

/** Facets of a package's tags that say what it is about. */
const ABOUT =
  /\b(?:field|game|culture|sound|hardware|biology|use|works-with|security|mail|network|web|science)::[a-z-]+/gu
/** Lines about a matter in one paper. */
const LINES = [5, 12] as const
const MOST_PAPERS = 20
const LEAST_LINES = 130

/** Sections that say how a package is made, and not what it is about. */
const NO_MATTER =
  /^(?:lib|debug|oldlibs|metapackages|tasks|introspection|devel|misc|utils|doc|localization|python|perl)/u

/** Lines of packages under the rarest tag that each has, and under its section, which is a wider matter. */
function matters(): { byTag: Map<string, string[]>; bySection: Map<string, string[]> } {
  const listed = execFileSync('apt-cache', ['dumpavail'], { maxBuffer: 512 * 2 ** 20 }).toString('utf8')
  const sections = new Map<string, Set<string>>()
  const packages = listed.split('\n\n').flatMap((entry) => {
    const line = /^Description: (.+)$/mu.exec(entry)?.[1]
    const section = /^Section: (?:.*\/)?(.+)$/mu.exec(entry)?.[1] ?? ''
    if (line && !NO_MATTER.test(section)) sections.set(section, (sections.get(section) ?? new Set()).add(line))
    const tags = (/^Tag: (.+(?:\n .+)*)$/mu.exec(entry)?.[1] ?? '').match(ABOUT) ?? []
    return line && tags.length > 0 ? [{ line, tags }] : []
  })
  const counts = new Map<string, number>()
  for (const { tags } of packages) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const found = new Map<string, Set<string>>()
  for (const { line, tags } of packages) {
    const usable = tags.filter((tag) => (counts.get(tag) ?? 0) >= LEAST_LINES)
    const rarest = usable.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0]
    if (rarest) found.set(rarest, (found.get(rarest) ?? new Set()).add(line))
  }
  const large = (sets: Map<string, Set<string>>) =>
    new Map([...sets].filter(([, lines]) => lines.size >= LEAST_LINES).map(([name, lines]) => [name, [...lines]]))
  return { byTag: large(found), bySection: large(sections) }
}

const PEOPLE = 'Ida Marek Olu Sofia Hannes Priya Luca Yara Bram Noor Eluned Tomasz'.split(' ')
const PLACES = 'Ashford Lindau Braga Tartu Verona Galway Odense Girona Bruges Leiden'.split(' ')
const FIRMS = 'Harbour Northgate Linden Meridian Foxglove Granite Copper Juniper Weir Abbey'.split(' ')
const ENDS = ['Ltd', 'GmbH', '& Sons', 'Cooperative', 'Works', 'Services']

type Draw = () => number
const one = <T>(list: readonly T[], draw: Draw): T => list[Math.floor(draw() * list.length)] as T
const amount = (draw: Draw) => `${3 + Math.floor(draw() * 900)}.${10 + Math.floor(draw() * 89)}`
const day = (draw: Draw) =>
  one(
    [
      `${1 + Math.floor(draw() * 28)} March 2025`,
      `2025-0${1 + Math.floor(draw() * 9)}-1${Math.floor(draw() * 9)}`,
      `${1 + Math.floor(draw() * 28)}/11/2024`,
    ],
    draw,
  )

/** Papers that people keep, each with lines about a matter in it. `firm` is who mostly writes in this matter. */
const FORMS: readonly ((lines: readonly string[], firm: string, draw: Draw) => { name: string; text: string })[] = [
  (lines, firm, draw) => ({
    name: `invoice ${1000 + Math.floor(draw() * 9000)}.txt`,
    text: `${firm}\nINVOICE\nDate ${day(draw)}\nCustomer ${one(PEOPLE, draw)}, ${one(PLACES, draw)}\n${lines.map((line) => `${line}  ${amount(draw)}`).join('\n')}\nNet ${amount(draw)}\nVAT ${amount(draw)}\nAmount due ${amount(draw)}\nPayable within 14 days`,
  }),
  (lines, _, draw) => ({
    name: `Minutes ${day(draw).replaceAll('/', '-')}.txt`,
    text: `Minutes of the meeting\n${day(draw)}, ${one(PLACES, draw)}\nPresent: ${one(PEOPLE, draw)}, ${one(PEOPLE, draw)}, ${one(PEOPLE, draw)}\nAgenda\n${lines.map((line, at) => `${at + 1}. ${one(['We spoke about', 'Report on', 'Decided:', 'Open:'], draw)} ${line}`).join('\n')}\nNext meeting ${day(draw)}`,
  }),
  (lines, firm, draw) => ({
    name: `letter ${one(PEOPLE, draw)}.txt`,
    text: `${draw() < 0.5 ? `${firm}, ${one(PLACES, draw)}\n` : ''}${day(draw)}\nDear ${one(PEOPLE, draw)},\n${one(['thank you for asking.', 'it was good to see you.', 'I promised to write.'], draw)} ${lines.join('. ')}.\n${one(['Yours sincerely', 'All the best', 'Kind regards'], draw)},\n${one(PEOPLE, draw)}`,
  }),
  (lines, _, draw) => ({
    name: `scan${10_000 + Math.floor(draw() * 80_000)}.txt`,
    text: `${lines.join('\n')}\n${one(['ask again', 'call on Monday', 'keep', ''], draw)}`,
  }),
  (lines, firm, draw) => ({
    name: `offer_${Math.floor(draw() * 400)}.txt`,
    text: `${firm}\nQuotation no. ${Math.floor(draw() * 5000)}\nWe are pleased to offer\n${lines.map((line) => `- ${line}: ${amount(draw)}`).join('\n')}\nValid until ${day(draw)}`,
  }),
  (lines, _, draw) => ({
    name: `Untitled ${Math.floor(draw() * 300)}.txt`,
    text: `To do\n${lines.map((line) => `[${draw() < 0.4 ? 'x' : ' '}] ${line}`).join('\n')}`,
  }),
]

/** A plain text: sentences about a matter, in no form. */
const NOTE: (typeof FORMS)[number] = (lines, _, draw) => ({
  name: `text ${10_000 + Math.floor(draw() * 80_000)}.txt`,
  text: lines.map((line) => `${line.slice(0, 1).toUpperCase()}${line.slice(1)}.`).join(' '),
})

function papersOf(lists: ReadonlyMap<string, readonly string[]>, forms = FORMS): Family['sources'] {
  const sources = new Map<string, readonly Document[]>()
  for (const [name, all] of lists) {
    const draw = seeded(numberOf(name))
    const source = name.replace('::', ' ').replaceAll('-', ' ')
    const firm = `${one(FIRMS, draw)} ${one(ENDS, draw)}`
    const lines = all.toSorted((a, b) => numberOf(a) - numberOf(b))
    const documents: Document[] = []
    while (documents.length < MOST_PAPERS && lines.length > LINES[1]) {
      const some = lines.splice(0, LINES[0] + Math.floor(draw() * (LINES[1] - LINES[0])))
      documents.push({ id: `${source} ${documents.length}`, source, ...one(forms, draw)(some, firm, draw) })
    }
    sources.set(source, documents)
  }
  return sources
}

/** Invoices, minutes, letters, offers, lists and notes of a person: by matter, and by a wider one; and plain texts by that. */
export function papers(): readonly Family[] {
  const { byTag, bySection } = matters()
  return [
    { name: 'papers', holds: 'papers of a person by matter', sources: papersOf(byTag) },
    { name: 'interests', holds: 'papers of a person by a wide field', sources: papersOf(bySection) },
    { name: 'topics', holds: 'plain texts by a wide field', sources: papersOf(bySection, [NOTE]) },
  ]
}
