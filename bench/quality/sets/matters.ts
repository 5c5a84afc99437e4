import fs from 'node:fs'
import path from 'node:path'
import { numberOf } from '../own-folders/parts.ts'
import { packageFolder, WORDS } from './package-texts.ts'

/** What people write about: the words of a matter, each with a sentence that says what it is. */
export interface Matter {
  readonly name: string
  readonly lines: readonly { readonly word: string; readonly says: string }[]
}

const LEAST = 120
const MOST = 420

interface Sense {
  readonly word: string
  readonly says: string
  readonly below: readonly string[]
}

function senses(): Map<string, Sense> {
  const file = path.join(packageFolder(WORDS), 'usr/share/wordnet/data.noun')
  const found = new Map<string, Sense>()
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [data = '', gloss = ''] = line.split(' | ')
    const parts = data.split(' ')
    if (!/^\d{8}$/u.test(parts[0] ?? '')) continue
    const count = Number.parseInt(parts[3] ?? '0', 16)
    const pointers = parts.slice(5 + 2 * count)
    const below = pointers.flatMap((mark, at) => (mark === '~' ? [pointers[at + 1] ?? ''] : []))
    found.set(parts[0] ?? '', { word: (parts[4] ?? '').replaceAll('_', ' '), says: gloss.trim(), below })
  }
  return found
}

/**
 * Matters out of WordNet: everything that is a kind of some thing (dogs, fabrics, bones), where that is neither little nor
 * all sorts. No word is in two matters. The same on every machine.
 */
export function matters(): readonly Matter[] {
  const all = senses()
  const under = new Map<string, ReadonlySet<string>>()
  const countUnder = (id: string): ReadonlySet<string> => {
    const known = under.get(id)
    if (known) return known
    const found = new Set<string>()
    under.set(id, found)
    for (const one of all.get(id)?.below ?? []) {
      found.add(one)
      for (const further of countUnder(one)) found.add(further)
    }
    return found
  }
  const sized = [...all.keys()].filter((id) => {
    const { size } = countUnder(id)
    return size >= LEAST && size <= MOST
  })
  const taken = new Set<string>()
  const chosen: Matter[] = []
  for (const id of sized.toSorted((a, b) => numberOf(a) - numberOf(b))) {
    const own = [...countUnder(id)]
    if (own.some((one) => taken.has(one)) || taken.has(id)) continue
    for (const one of [id, ...own]) taken.add(one)
    const lines = own.flatMap((one) => {
      const sense = all.get(one)
      return sense ? [{ word: sense.word, says: sense.says }] : []
    })
    chosen.push({ name: all.get(id)?.word ?? id, lines: lines.toSorted((a, b) => numberOf(a.says) - numberOf(b.says)) })
  }
  return chosen
}
