import fs from 'node:fs'
import path from 'node:path'
import { evenly, filesBelow, holdingOf, passagesOf, type SubjectSet } from './subjects.ts'

/** Packages of a game's campaigns, each one story. */
const LABELS = 'did dm dw ei httt l nr sof sota sotbe thot trow tsg utbs'.split(' ')
const PASSAGE_WORDS = 120

/** What is told and said in one scenario. */
const saidIn = (scenario: string): readonly string[] =>
  Array.from(scenario.matchAll(/\b(?:message|story) *= *_ *"([^"]+)"/gu), ([, said = '']) => said.replace(/\s+/gu, ' '))

/** Passages of tales that a game tells, by tale: English prose of many writers, much of it talk. */
export function stories(): SubjectSet {
  const documents = LABELS.flatMap((label) => {
    const root = holdingOf(`wesnoth-1.16-${label}`, 'usr/share/games/wesnoth/1.16/data/campaigns')
    return filesBelow(root)
      .filter((file) => /\/scenarios\/.*\.cfg$/u.test(file))
      .flatMap((file) => {
        const name = `${label} ${path.basename(file)}`
        return passagesOf(name, label, saidIn(fs.readFileSync(file, 'utf8')), PASSAGE_WORDS)
      })
  })
  return {
    name: 'stories',
    part: 'report',
    holds: 'passages of tales by tale',
    telling: {
      did: 'necromancer undead darkness',
      dm: 'delfador wizard mage',
      dw: 'mermen merman water sea',
      ei: 'east undead general invasion',
      httt: 'heir throne queen',
      l: 'liberty outlaws village',
      nr: 'north dwarves slaves trolls rebirth',
      sof: 'sceptre fire dwarves ruby',
      sota: 'secrets lich ancients',
      sotbe: 'orcs orc chief',
      thot: 'hammer dwarves runes',
      trow: 'prince isle ships island',
      tsg: 'south guard bandits',
      utbs: 'desert elves suns sand',
    },
    documents: evenly(documents, 15, 40),
  }
}
