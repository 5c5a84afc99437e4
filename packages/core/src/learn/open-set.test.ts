import { describe, expect, it } from 'vitest'
import type { Item } from '../item/item.ts'
import { isUnsure } from '../item/verdict.ts'
import { judge } from '../judge/judge.ts'
import type { JudgeInput } from '../judge/judged.ts'
import { coherentFolders } from './coherence.ts'
import { learn, NOTHING_LEARNED } from './learned.ts'
import { learnProfiles } from './profiles.ts'

const TOPICS = {
  kite: 'bridle spar tail sail thermal gust beach string winder stunt ripstop launch',
  choir: 'soprano alto tenor hymn harmony cathedral psalm voices robes encore organist conductor',
  bees: 'hive honeycomb queen swarm pollen nectar smoker drones apiary brood frames wax',
  roof: 'tiles gutter chimney rafters slate leak ridge plumber flashing carpenter attic mortar',
} as const
type Topic = keyof typeof TOPICS
const about = (topic: Topic, turn: number, count = 20): string => {
  const words = TOPICS[topic].split(' ')
  return Array.from({ length: count }, (_, at) => words[(at * 5 + turn * 7) % words.length] ?? '').join(', ')
}
const item = (name: string): Item => ({
  id: name,
  is: 'file',
  name,
  path: name,
  sizeBytes: 900,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'folder' },
})
type Made = JudgeInput & { readonly itemId: string }
const made = (name: string, text: string, rest: object = {}): Made => ({
  item: item(name),
  itemId: name,
  reading: { text, ...rest },
})
const mail = (topic: Topic, turn: number) =>
  made(`${topic}${turn}.eml`, about(topic, turn), {
    mail: { from: `someone${turn}@example.org`, subject: about(topic, turn, 1), attachments: [] },
  })
const slides = (topic: Topic, turn: number) =>
  made(`${topic}${turn}.pptx`, `Agenda slide\n${about(topic, turn)}\nSpeaker notes\nThank you for your attention`)
const bill = (topic: Topic, turn: number) =>
  made(
    `scan ${topic}${turn}.txt`,
    `INVOICE\nInvoice number: 2024-${turn}\nBill to: Some Customer\n${about(topic, turn, 3)} 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days`,
  )
const note = (topic: Topic, turn: number) => made(`scan ${topic}${turn}.txt`, about(topic, turn))
const inFolder = (folder: string, files: readonly Made[]) => files.map((file) => ({ ...file, folder }))
const known = (...folders: readonly ReturnType<typeof inFolder>[]) => learnProfiles(NOTHING_LEARNED, folders.flat())
const places = (inputs: readonly Made[], context: Parameters<typeof judge>[1]) =>
  judge(inputs, context).map(({ verdict }) => (isUnsure(verdict) ? '?' : verdict.category))

describe('F2: none of these folders', () => {
  it('gives no folder all mails because a few mails lie in it', () => {
    const learned = known(
      inFolder(
        'Folder a',
        [1, 2, 3].map((turn) => mail('roof', turn)),
      ),
      inFolder('Folder b', [note('bees', 1)]),
    )
    const folders = ['Folder a', 'Folder b']
    const others = [1, 2, 3, 4, 5, 6].flatMap((turn) => [mail('kite', turn), mail('choir', turn)])
    expect(new Set(places(others, { learned, folders }))).toEqual(new Set(['E-mails']))
    // One at a time as well, where nothing else lies loose.
    for (const one of others.slice(0, 2)) expect(places([one], { learned, folders })).toEqual(['E-mails'])
    expect(places([mail('roof', 40)], { learned, folders })).toEqual(['Folder a'])
  })

  it('gives no folder all presentations because one lies in it', () => {
    const learned = known(inFolder('Folder a', [slides('choir', 1), note('choir', 2), note('choir', 3)]))
    const found = places([slides('kite', 4), slides('roof', 5), slides('choir', 6)], { learned, folders: ['Folder a'] })
    expect(found).toEqual(['Presentations', 'Presentations', 'Folder a'])
  })

  it('gives a kind to the folder that is called so, and to the one where the person puts that kind', () => {
    const named = known(inFolder('Rechnungen', [bill('roof', 1)]), inFolder('Folder b', [note('bees', 1)]))
    expect(places([bill('kite', 9)], { learned: named, folders: ['Rechnungen', 'Folder b'] })).toEqual(['Rechnungen'])
    const topics: readonly Topic[] = ['roof', 'bees', 'choir', 'kite', 'roof', 'bees', 'choir', 'roof']
    const decided = topics.reduce((all, topic, turn) => learn(all, bill(topic, turn), 'House'), NOTHING_LEARNED)
    expect(places([bill('kite', 9)], { learned: decided })).toEqual(['House'])
  })

  it('does not take a folder for that of a kind while most of the kind lies elsewhere', () => {
    const learned = known(inFolder('Folder a', [bill('roof', 1), bill('roof', 2), bill('roof', 3)]))
    const loose = [1, 2, 3, 4, 5, 6].flatMap((turn) => [bill('kite', turn), bill('choir', turn)])
    expect(new Set(places(loose, { learned, folders: ['Folder a'] }))).toEqual(new Set(['Invoices']))
  })

  it('keeps what is about something else out of all folders', () => {
    const learned = known(
      inFolder(
        'Folder a',
        [1, 2, 3, 4].map((turn) => note('bees', turn)),
      ),
      inFolder(
        'Folder b',
        [1, 2, 3, 4].map((turn) => note('choir', turn)),
      ),
    )
    const folders = ['Folder a', 'Folder b']
    expect(places([note('kite', 1), note('roof', 2), note('bees', 30)], { learned, folders })).toEqual([
      'Documents & Text',
      'Documents & Text',
      'Folder a',
    ])
  })

  it('gives a bill to the folder that it is about where that is likely beside what lies loose, and else to its kind', () => {
    const learned = known(
      ...(['roof', 'bees'] as const).map((topic) =>
        inFolder(
          topic === 'roof' ? 'Folder a' : 'Folder b',
          [1, 2, 3, 4].map((turn) => note(topic, turn)),
        ),
      ),
    )
    const billOf = (words: number) =>
      made(
        'scan.txt',
        `INVOICE\nInvoice number: 2024-30\nBill to: Some Customer\n${about('roof', 30, words)} 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days`,
      )
    const strange = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) => note('choir', turn))
    const found = (words: number) =>
      places([billOf(words), ...strange, bill('kite', 40), bill('kite', 41)], {
        learned,
        folders: ['Folder a', 'Folder b'],
      })
    expect([found(6)[0], found(6).at(-1)]).toEqual(['Folder a', 'Invoices'])
    expect(found(2)[0]).toBe('Invoices')
  })

  it('lets a folder of one file count when its name and the words agree, and asks when they do not', () => {
    const told = (turn: number) => made(`scan${turn}.txt`, `Kite festival. ${about('kite', turn)} at the kite festival`)
    const others = [
      inFolder(
        'Folder b',
        [1, 2].map((turn) => note('bees', turn)),
      ),
    ]
    const agreeing = known(inFolder('Kite festival', [told(1)]), ...others)
    expect(places([told(20), note('roof', 1)], { learned: agreeing, folders: ['Kite festival', 'Folder b'] })).toEqual([
      'Kite festival',
      'Documents & Text',
    ])
    expect(coherentFolders(agreeing)).toEqual(new Set(['Kite festival']))
    const silent = known(inFolder('Folder a', [told(1)]), ...others)
    expect(places([told(20)], { learned: silent, folders: ['Folder a', 'Folder b'] })).toEqual(['?'])
  })
})
