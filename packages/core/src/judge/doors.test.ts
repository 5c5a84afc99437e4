import { describe, expect, it } from 'vitest'
import { type Item, isUnsure } from '../item/index.ts'
import { exportLearned, learnProfiles, NOTHING_LEARNED, recallLearned } from '../learn/index.ts'
import { judge } from './judge.ts'
import { runTask } from './task.ts'

const TOPICS = {
  hives: 'hive honeycomb queen swarm pollen nectar smoker drones apiary brood frames wax',
  boats: 'mast rudder keel harbour tide knots spinnaker anchor buoy wind deck regatta',
  songs: 'soprano alto tenor hymn harmony cathedral psalm voices robes encore organist conductor',
  kilns: 'clay glaze kiln wheel bisque stoneware porcelain slip firing trimming bowl vase',
} as const
type Topic = keyof typeof TOPICS

/** A text about a topic. Every other word of a stranger is one of a folder's, as in files of one household. */
const made = (topic: Topic, turn: number) => {
  const words = TOPICS[topic].split(' ')
  const [hives, boats] = [TOPICS.hives.split(' '), TOPICS.boats.split(' ')]
  const besides = topic === 'songs' ? hives : topic === 'kilns' ? boats : words
  const name = `${turn} ${topic.length}${topic.charCodeAt(0)}.txt`
  const item: Item = {
    ...{ id: `${topic}${turn}`, is: 'file', name, path: name, sizeBytes: 700, mediaType: 'text/plain' },
    ...{ modifiedAtMs: 0, origin: { source: 'folder' } },
  }
  const text = Array.from(
    { length: 14 },
    (_, at) => `${(at % 2 === 0 ? besides : words)[(at * 5 + turn * 7) % 12]} we saw`,
  ).join(' and ')
  return { item, reading: { text } }
}
const turns = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
const FOLDERS: Readonly<Partial<Record<Topic, string>>> = { hives: 'Folder a', boats: 'Folder b' }
const folders = Object.values(FOLDERS)
const filed = Object.entries(FOLDERS).flatMap(([topic, folder]) =>
  turns(1, 8).map((turn) => {
    const { item, reading } = made(topic as Topic, turn)
    return { itemId: item.id, folder, item: { ...item, path: `${folder}/${item.name}` }, reading }
  }),
)
const strangers = turns(20, 9).flatMap((turn) => [made('songs', turn), made('kilns', turn)])
const BATCHES = {
  'files of the folders and strangers': [
    ...turns(20, 6).flatMap((turn) => [made('hives', turn), made('boats', turn)]),
    ...strangers,
  ],
  'strangers alone': strangers,
  'a single file of a folder': [made('hives', 30)],
  'a single stranger': [made('songs', 30)],
}

/** What goes from one process, or worker, to another. */
const sent = <T>(data: T): T => structuredClone(data)
const asText = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T

/** The ways of the doors to a verdict: what was learned in hand, as stored text in another process, and in a worker's message. */
const DOORS = {
  command: (inputs: (typeof BATCHES)['strangers alone']) =>
    judge(inputs, { learned: recallLearned(exportLearned(learnProfiles(NOTHING_LEARNED, filed))), folders }),
  server: (inputs: (typeof BATCHES)['strangers alone']) => {
    const { learned } = runTask(asText({ type: 'profile' as const, learned: [], filed }))
    const task = { type: 'judge' as const, inputs, learned: [learned], folders, language: 'en' as const }
    return runTask(asText(task)).judged
  },
  'worker of the browser': (inputs: (typeof BATCHES)['strangers alone']) => {
    const { learned } = runTask(sent({ type: 'profile' as const, learned: [], filed }))
    return judge(sent(inputs), { learned: recallLearned(learned), folders, language: 'en' })
  },
}

describe('T5: a place is the same at every door', () => {
  it.each(Object.entries(BATCHES))('%s: the same places, as sure, to the last digit', (_, inputs) => {
    const [first, ...others] = Object.values(DOORS).map((door) => JSON.stringify(door(inputs)))
    for (const other of others) expect(other).toBe(first)
  })

  it('I-10: no stranger is filed into a folder of the person, among others and alone', () => {
    for (const door of Object.values(DOORS))
      for (const inputs of Object.values(BATCHES))
        for (const { verdict } of door(inputs)) {
          const own = FOLDERS[verdict.itemId.replace(/\d+$/u, '') as Topic]
          if (own !== undefined) expect(verdict.category, verdict.itemId).toBe(own)
          else expect(isUnsure(verdict) || !folders.includes(verdict.category), verdict.itemId).toBe(true)
        }
  })
})
