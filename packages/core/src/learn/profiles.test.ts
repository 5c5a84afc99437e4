import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '../item/item.ts'
import { judge } from '../judge/judge.ts'
import { said } from '../testing/said.ts'
import { folderForCategory, isTypeFolder, saysWhatItHolds } from './folders.ts'
import { learn, MAX_EXAMPLES, NOTHING_LEARNED } from './learned.ts'
import { learnProfiles, PROFILE_FILES, profilesOf } from './profiles.ts'

const TOPICS = {
  'Rose garden': 'soil seeds roses compost pruning hedge tulips watering greenhouse weeds blossom spade',
  'Model railway': 'locomotive tracks signal carriage timetable platform freight junction conductor tunnel wagon',
} as const
const INVOICE =
  'INVOICE\nInvoice number: 2024-7\nBill to: A Customer\nRepair 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days'

const item = (name: string): Item => ({
  id: name,
  is: 'file',
  name,
  path: name,
  sizeBytes: 100,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'folder' },
})
/** A text about a topic, other words in every one. */
const about = (topic: keyof typeof TOPICS, turn: number): string => {
  const words = TOPICS[topic].split(' ')
  return Array.from({ length: 24 }, (_, at) => `${words[(at * 5 + turn * 7) % words.length]} we talked of`).join(' ')
}
const filed = (each: number) =>
  (Object.keys(TOPICS) as (keyof typeof TOPICS)[]).flatMap((topic) =>
    Array.from({ length: each }, (_, turn) => ({
      itemId: `${topic} ${turn}`,
      item: item(`scan${turn}.txt`),
      reading: { text: about(topic, turn) },
      folder: topic,
    })),
  )

describe('the folders of a person as profiles', () => {
  it('puts new items where their like lies, and proposes a new folder only when nothing fits', () => {
    const learned = learnProfiles(NOTHING_LEARNED, filed(4))
    const found = judge(
      [
        { item: item('new.txt'), reading: { text: about('Model railway', 50) } },
        { item: item('other.txt'), reading: { text: INVOICE } },
      ],
      { learned, folders: Object.keys(TOPICS) },
    )
    expect(found[0]?.verdict).toMatchObject({ category: 'Model railway', by: 'profile' })
    expect(said(found[0]?.verdict.why)[0]).toBe('It looks like the files in your folder "Model railway".')
    expect(found[1]?.verdict.category).toBe('Invoices')
  })

  it.each([
    ['a.jpg', 'Pictures'],
    ['a.jpg', 'My Photos 2023'],
    ['a.jpg', 'Bilder'],
    ['a.mp4', 'Movies'],
    ['a.mp3', 'Musik'],
    ['a.zip', 'zip files'],
    ['a.xlsx', 'Excel'],
    ['a.pdf', 'PDFs'],
  ])('puts %s into "%s" and invents nothing beside it', (name, folder) => {
    const [found] = judge([{ item: item(name) }], { folders: [folder, 'Work'] })
    expect(found?.verdict.category).toBe(folder)
    expect(said(found?.verdict.why).at(-1)).toContain('You have a folder for that')
  })

  it('takes no folder for another', () => {
    for (const folder of ['Photo equipment', 'Music lessons', 'Work', '2024', 'Screenshots of games'])
      expect(folderForCategory('Photos & Images', [folder])).toBe('Photos & Images')
    expect(folderForCategory('Photos & Images', ['Old/Photos', 'Pictures'])).toBe('Pictures')
    expect(folderForCategory('Photos & Images', ['Pictures', 'Photos & Images'])).toBe('Photos & Images')
    expect(isTypeFolder('PDF Documents')).toBe(true)
    expect(isTypeFolder('Tax documents')).toBe(false)
    for (const telling of ['Bills', 'Rechnungen', 'Steuern 2023', 'Fotos']) expect(saysWhatItHolds(telling)).toBe(true)
    for (const silent of ['a', 'sub', 'New folder', 'Project Alpha', '']) expect(saysWhatItHolds(silent)).toBe(false)
  })

  it('reads a few of each folder, and nothing twice', () => {
    const files = filed(100)
    const first = profilesOf(NOTHING_LEARNED, files)
    expect(first.fresh).toHaveLength(2 * PROFILE_FILES)
    const learned = learnProfiles(first.learned, first.fresh)
    const second = profilesOf(learned, files)
    expect(second.fresh).toEqual([])
    expect(second.learned).toBe(learned)
  })

  it('forgets files that left their folder, and never what the person decided', () => {
    const decided = learn(NOTHING_LEARNED, { ...filed(1)[0], itemId: 'mine', item: item('mine.txt') }, 'Elsewhere')
    const learned = learnProfiles(decided, filed(3))
    const moved = filed(3).map((one) => ({ ...one, folder: 'Rose garden' }))
    const after = profilesOf(learned, moved)
    expect(after.learned.examples.map(({ itemId }) => itemId).sort()).toEqual([
      'Rose garden 0',
      'Rose garden 1',
      'Rose garden 2',
      'mine',
    ])
    expect(after.fresh.map(({ itemId }) => itemId)).toEqual(['Model railway 0', 'Model railway 1', 'Model railway 2'])
    expect(profilesOf(learned, []).learned.examples.map(({ itemId }) => itemId)).toEqual(['mine'])
  })

  it('learns nothing from folders of a type, from empty texts, and leaves room for decisions', () => {
    const heap = filed(3).map((one) => ({ ...one, folder: 'PDF Documents' }))
    expect(profilesOf(NOTHING_LEARNED, heap).fresh).toEqual([])
    expect(learnProfiles(NOTHING_LEARNED, heap)).toBe(NOTHING_LEARNED)
    const empty = filed(3).map((one) => ({ ...one, reading: { text: '' } }))
    expect(learnProfiles(NOTHING_LEARNED, empty)).toBe(NOTHING_LEARNED)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 40 }), (folders, each) => {
        const files = Array.from({ length: folders * each }, (_, n) => ({
          itemId: `f${n}`,
          folder: `Folder ${String.fromCodePoint(0x4e00 + (n % folders))}`,
        }))
        const { fresh } = profilesOf(NOTHING_LEARNED, files)
        expect(fresh.length).toBeLessThanOrEqual(Math.max(folders * 2, MAX_EXAMPLES * 0.75))
        expect(new Set(fresh.map(({ folder }) => folder)).size).toBe(folders)
        expect(new Set(fresh.map(({ itemId }) => itemId)).size).toBe(fresh.length)
      }),
      { numRuns: 30 },
    )
  })
})
