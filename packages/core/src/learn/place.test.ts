import { describe, expect, it } from 'vitest'
import { learnFeatures } from './features.ts'
import { fenceOf } from './fence.ts'
import { compact, NOTHING_LEARNED } from './learned.ts'
import { cosinesTo, nearestOf, nearestOthers } from './neighbours.ts'
import { confidenceOfPlace, type PlaceEvidence, shiftOf, sureFrom } from './place.ts'
import { learnProfiles } from './profiles.ts'

const usual: PlaceEvidence = {
  ...{ wayIn: 1, near: 0.3, rival: 0.3, kin: 0.6, usual: 0.3, loose: 40, margin: 0.2, named: 0, files: 8 },
}
const WORDS = 'hive comb queen swarm pollen nectar smoker drones apiary brood frames wax varroa foragers honey'.split(
  ' ',
)
const OTHERS = 'mast rudder keel harbour tide knots spinnaker anchor buoy wind deck regatta jib skipper sail'.split(' ')
const textOf = (words: readonly string[], turn: number, count = 9) =>
  Array.from({ length: count }, (_, at) => words[(turn * 4 + at * 7) % words.length]).join(' ')
const file = (id: string, text: string) => ({
  ...{ itemId: id, folder: 'Folder a' },
  item: { name: `${id}.txt`, path: `${id}.txt`, mediaType: 'text/plain', sizeBytes: 900 },
  reading: { text },
})

describe('the likelihood of a place', () => {
  it('is high for what is as near as the files there, and falls with each thing that speaks against it', () => {
    const sure = confidenceOfPlace(usual)
    expect(sure).toBeGreaterThan(sureFrom(8))
    const worse: readonly Partial<PlaceEvidence>[] = [
      { wayIn: 0 },
      { near: 0.1 },
      { rival: 0.6 },
      { kin: -0.4 },
      { margin: 0.02 },
      { usual: 0.9, near: 0.3 },
    ]
    for (const one of worse) expect(confidenceOfPlace({ ...usual, ...one })).toBeLessThan(sure - 0.01)
    expect(confidenceOfPlace({ ...usual, named: 1, wayIn: 0.2 })).toBeGreaterThan(
      confidenceOfPlace({ ...usual, wayIn: 0.2 }),
    )
  })

  it('asks for more the fewer files are known, and is told without loose files, too', () => {
    expect([1, 2, 3, 4, 8, 40].map((files) => sureFrom(files))).toEqual([0.95, 0.85, 0.85, 0.75, 0.75, 0.75])
    const alone = confidenceOfPlace({ ...usual, rival: undefined, loose: 0 })
    expect(alone).toBeGreaterThan(0.5)
    expect(confidenceOfPlace({ ...usual, rival: undefined, loose: 0, wayIn: -0.5, margin: 0 })).toBeLessThan(0.4)
  })

  it('is told by other weights where one folder is known: what is strange to it has no other place to be nearer to', () => {
    const only = { ...usual, isOnly: true, margin: 0.3, named: 0 }
    expect(confidenceOfPlace(only)).toBeGreaterThan(
      confidenceOfPlace({ ...only, near: 0.08, wayIn: 0.2, kin: 0, margin: 0.08 }),
    )
    const strange = { ...only, near: 0.08, wayIn: 0.2, kin: 0, margin: 0.08 }
    expect(confidenceOfPlace(strange)).toBeLessThan(0.4)
    expect(shiftOf(Array.from({ length: 60 }, () => only))).toBe(0)
  })

  it('counts the nearest three, and neither a file itself nor a copy of it', () => {
    const unit = (...features: readonly number[]) => new Map(features.map((at) => [at, 1 / Math.sqrt(features.length)]))
    const cosines = cosinesTo([unit(1, 2), unit(1, 3), unit(7), unit(1, 2), unit(2, 9, 8, 4)])(unit(1, 2))
    expect([...cosines].map((one) => one.toFixed(2))).toEqual(['1.00', '0.50', '0.00', '1.00', '0.35'])
    expect(nearestOthers(cosines)).toBeCloseTo((0.5 + 0.353_553) / 3, 5)
    expect(nearestOf([])).toBe(0)
  })

  it('grows where hardly a stranger lies about, never falls where many do, and not by a few files', () => {
    const doubtful = { ...usual, wayIn: 0.2, margin: 0.03 }
    const none = shiftOf(Array.from({ length: 60 }, () => usual))
    expect(none).toBeGreaterThan(0.5)
    expect(confidenceOfPlace(doubtful, none)).toBeGreaterThan(confidenceOfPlace(doubtful) + 0.03)
    expect(shiftOf([usual, usual])).toBeLessThan(none / 2)
    const strange = { ...usual, wayIn: -0.5, near: 0.05, rival: 0.4, kin: -0.4, margin: 0 }
    expect(shiftOf(Array.from({ length: 60 }, (_, at) => (at < 20 ? usual : strange)))).toBe(0)
    expect(shiftOf([])).toBe(0)
  })

  it('compares a file with what lies loose, where enough lies there', () => {
    const learned = learnProfiles(
      NOTHING_LEARNED,
      [1, 2, 3, 4].map((turn) => file(`own${turn}`, textOf(WORDS, turn))),
    )
    const loose = Array.from({ length: 9 }, (_, turn) => file(`loose${turn}`, textOf(OTHERS, turn)))
    const features = loose.map((one) => compact(learnFeatures(one)))
    const ofOthers = learnFeatures(file('new', textOf(OTHERS, 11)))
    const ofOwn = learnFeatures(file('new', textOf(WORDS, 11)))
    const among = fenceOf(learned, features)
    const [stranger, own] = [ofOthers, ofOwn].map((one) => among(one).get('Folder a'))
    expect(stranger?.rival).toBeGreaterThan(3 * (stranger?.near ?? 1))
    expect(own?.near).toBeGreaterThan(3 * (own?.rival ?? 1))
    expect(own?.usual).toBeGreaterThan(0.1)
    // What lies near to it lies outside of the folder, too: its kin are strangers.
    expect(stranger?.kin).toBeLessThan(0.1)
    const ofKin = Array.from({ length: 9 }, (_, turn) =>
      compact(learnFeatures(file(`kin${turn}`, textOf(WORDS, turn + 20)))),
    )
    expect(fenceOf(learned, [...features, ...ofKin])(ofOwn).get('Folder a')?.kin).toBeGreaterThan(0.5)
    expect(fenceOf(learned, features.slice(0, 7))(ofOwn).get('Folder a')?.rival).toBeUndefined()
  })
})
