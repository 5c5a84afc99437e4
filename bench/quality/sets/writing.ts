import { type Document, numberOf } from '../own-folders/parts.ts'
import { seeded } from '../sets.ts'
import type { Matter } from './matters.ts'

/** What a paper is made of: how chance falls, and lines of its matter that no other paper has. */
export interface Ink {
  readonly draw: () => number
  /** The next lines of the matter. */
  readonly take: (count: number) => Matter['lines']
  /** People who have to do with this matter, and who write mostly. */
  readonly people: readonly string[]
  readonly firm: string
}

export const pick = <T>(list: readonly T[], draw: () => number): T => list[Math.floor(draw() * list.length)] as T

const FIRST =
  'Amina Bjarne Carla Dmitri Edda Farid Greta Hakim Irina Jonas Kwame Leila Miguel Nadia Otto Pilar Quentin Rania Stefan Tuva Ulrich Vera Wanda Ximena Yusuf Zofia'.split(
    ' ',
  )
const LAST =
  'Aalto Berger Castillo Dumont Eriksen Fontana Greenwood Haddad Ivanov Jansen Kowalski Lindqvist Moreau Novak Okafor Petrov Quist Rahman Schuster Tanaka Ulloa Varga Whitfield Yilmaz Zimmer'.split(
    ' ',
  )
const HOUSES =
  'Albatross Birchwood Cobalt Dunes Elmtree Falcon Glacier Hazel Ironbridge Jasper Kestrel Lagoon Magnolia Nimbus Orchard Pinnacle'.split(
    ' ',
  )
const SORTS = ['AG', 'SARL', 'Ltd', 'Partners', 'e.V.', 'Institute', 'Studio', 'Group']

const personBy = (draw: () => number) => `${pick(FIRST, draw)} ${pick(LAST, draw)}`
export const addressOf = (person: string) => `${person.toLowerCase().replace(' ', '.')}@example.org`
export const amountBy = (draw: () => number) => `${1 + Math.floor(draw() * 4800)}.${10 + Math.floor(draw() * 89)}`
export const dayBy = (draw: () => number) =>
  `${1 + Math.floor(draw() * 28)} ${pick('January February March April May June July August September October November December'.split(' '), draw)} 202${3 + Math.floor(draw() * 4)}`

/** The matter's sentence as people would put it, in one of several ways. */
export function sentence({ word, says }: Matter['lines'][number], draw: () => number): string {
  const [meaning = '', ...examples] = says.split('; ')
  const plain = meaning.replace(/[()"]/gu, '')
  const ways = [
    `About the ${word}: ${plain}.`,
    `We need a ${word}, ${plain}.`,
    `${word.charAt(0).toUpperCase()}${word.slice(1)} (${plain}) is still open.`,
    `I looked at the ${word}; it is ${plain}.`,
    `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`,
    `Do you have a ${word} left?`,
    `${examples.join(' ').replaceAll('"', '') || plain}.`,
  ]
  return pick(ways, draw)
}

const MOST_PAPERS = 20

/** Papers about a matter, as `form` writes them; each line of the matter is used once. */
export function papersAbout(matter: Matter, form: (ink: Ink) => Omit<Document, 'id' | 'source'>): readonly Document[] {
  const draw = seeded(numberOf(`papers about ${matter.name}`))
  const people = Array.from({ length: 4 }, () => personBy(draw))
  const firm = `${pick(HOUSES, draw)} ${pick(SORTS, draw)}`
  const papers: Document[] = []
  let used = 0
  while (papers.length < MOST_PAPERS && matter.lines.length - used > 14) {
    const take = (count: number) => {
      const lines = matter.lines.slice(used, used + count)
      used += count
      return lines
    }
    // Every other paper is from somebody who has to do with all sorts of things.
    const others = draw() < 0.5 ? people : Array.from({ length: 4 }, () => personBy(draw))
    const paper = form({ draw, take, people: others, firm: draw() < 0.5 ? firm : `${pick(HOUSES, draw)} Services` })
    papers.push({ id: `${matter.name} ${papers.length}`, source: matter.name, ...paper })
  }
  return papers
}
