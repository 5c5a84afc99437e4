import { describe, expect, it } from 'vitest'
import type { Reading } from '../facts/reading.ts'
import { IMAGE_KINDS } from '../images/kinds.ts'
import type { PictureLook } from '../images/look.ts'
import { THUMB_SIDE } from '../images/thumb.ts'
import { itemOf } from '../item/item-of.ts'
import { isByType, isUnsure } from '../item/verdict.ts'
import { NOTHING_LEARNED } from '../learn/learned.ts'
import { learnLesson } from '../learn/lessons.ts'
import { judge, reconsider } from './judge.ts'
import type { JudgeContext, JudgeInput } from './judged.ts'

const look = (kind: (typeof IMAGE_KINDS)[number], share = 0.95): PictureLook => ({
  shares: IMAGE_KINDS.map((one) => (one === kind ? share : (1 - share) / 5)),
  thumb: new Uint8Array(THUMB_SIDE * THUMB_SIDE),
  sharpness: 0.1,
  clipped: 0,
  ownShare: 1,
  column: 1,
})
/** A look that is torn between kinds. */
const between = (shares: Partial<Record<(typeof IMAGE_KINDS)[number], number>>): PictureLook => ({
  ...look('photo'),
  shares: IMAGE_KINDS.map((kind) => shares[kind] ?? 0.01),
})
const file = (path: string, more: Partial<JudgeInput> = {}, sizeBytes = 900): JudgeInput => ({
  item: itemOf('folder', { path, sizeBytes, modifiedAtMs: 0 }),
  ...more,
})
const photo = (path: string, takenAt: string, gps?: Reading['gps']): JudgeInput =>
  file(path, { reading: { takenAt, make: 'Canon', model: 'EOS', ...(gps && { gps }) }, look: look('photo') })
const judged = (inputs: readonly JudgeInput[], context?: JudgeContext) =>
  new Map(judge(inputs, context).map(({ verdict }) => [verdict.itemId, verdict]))
const LISBON = { latitude: 38.71, longitude: -9.14 }
const PORTO = { latitude: 41.15, longitude: -8.61 }

describe('pictures on the road', () => {
  it('sorts pictures by what they are, and says how sure the folder is', () => {
    const verdicts = judged([
      file('Screenshot 2023-05-12.png', { look: look('screenshot') }),
      file('a.jpg', { look: look('scan'), reading: { widthPx: 2480, heightPx: 3508 } }),
      file('b.jpg', { look: look('photo'), reading: { make: 'Canon', model: 'EOS' } }),
      file('c.cr2'),
    ])
    expect([...verdicts.values()].map(({ category, by, pictureKind }) => [category, by, pictureKind])).toEqual([
      ['Screenshots', 'picture', 'screenshot'],
      ['Scanned Documents', 'picture', 'scan'],
      ['Photos & Images', 'picture', 'photo'],
      ['Photos & Images', 'picture', 'photo'],
    ])
    for (const { confidence } of verdicts.values()) expect(confidence).toBeLessThan(0.99)
  })

  it('a picture of paper whose words were recognised is judged by them, like the same paper unscanned', () => {
    const text =
      'Harbour Lights Ltd. Invoice 2041. Invoice date 12 March 2024. Quantity, unit price. Subtotal 500.00, VAT 50.00. Amount due 550.00. Please pay within 30 days by bank transfer.'
    const [paper, scan, unread] = [
      file('a.pdf', { reading: { text } }),
      file('b.jpg', { look: look('scan'), reading: { text, ocr: { pages: 1, confidence: 0.9 } } }),
      file('c.jpg', { look: look('scan'), reading: { widthPx: 2480, heightPx: 3508 } }),
    ].map((input) => judged([input]).values().next().value)
    expect([scan?.category, scan?.documentKind, scan?.by]).toEqual([paper?.category, paper?.documentKind, paper?.by])
    expect(scan?.facets).toMatchObject({ date: '2024-03-12', sender: 'Harbour Lights Ltd.' })
    expect(unread?.category).toBe('Scanned Documents')
    // A page whose words nobody could read says so; one that was read, and anything else, does not.
    const codes = (verdict: typeof scan) =>
      verdict?.why.map((reason) => (typeof reason === 'string' ? '' : reason.code))
    expect(codes(unread)).toContain('unread-page')
    expect(codes(scan)).not.toContain('unread-page')
    const photographed = judged([file('d.jpg', { look: look('photo'), reading: { make: 'Canon', model: 'EOS' } })])
    expect(codes(photographed.get('d.jpg'))).not.toContain('unread-page')
  })

  it('leaves what nobody can tell in the folder of pictures, and asks only where another one is likely', () => {
    const verdicts = judged([
      file('x.jpg'),
      file('y.png', { look: between({ chart: 0.5, photo: 0.47 }), reading: { widthPx: 700, heightPx: 500 } }),
    ])
    const [x, y] = [...verdicts.values()]
    expect([x?.category, x && isByType(x), x && isUnsure(x)]).toEqual(['Photos & Images', true, false])
    expect([y?.category, y && isUnsure(y), y?.options?.map(({ category }) => category)]).toEqual([
      'Photos & Images',
      true,
      ['Photos & Images', 'Charts'],
    ])
  })

  it('gives a folder of its own sooner to what is hardly a photo: which drawn thing it is may be wrong, and no memory is lost', () => {
    const reading: Reading = { widthPx: 700, heightPx: 500 }
    const verdicts = judged([
      file('x.png', { look: between({ chart: 0.5, screenshot: 0.35 }), reading }),
      file('y.png', { look: between({ chart: 0.4, photo: 0.48 }), reading }),
    ])
    expect([...verdicts.values()].map(({ category }) => category)).toEqual(['Charts', 'Photos & Images'])
    for (const verdict of verdicts.values()) expect(isUnsure(verdict)).toBe(verdict.category !== 'Charts')
  })

  it('is surer of a large icon than of a small one: goods on white look like icons', () => {
    const seen = between({ icon: 0.5, photo: 0.2, illustration: 0.1 })
    const verdicts = judged([
      file('x.png', { look: seen, reading: { widthPx: 90, heightPx: 70 } }),
      file('y.png', { look: seen, reading: { widthPx: 190, heightPx: 170 } }),
    ])
    expect([...verdicts.values()].map(({ category }) => category)).toEqual(['Icons & Logos', 'Photos & Images'])
  })

  it('files a page that may be a receipt with the pages', () => {
    const page = file('x.jpg', { look: look('scan', 0.98), reading: { widthPx: 900, heightPx: 1500 } })
    expect(judged([page]).get('x.jpg')).toMatchObject({ category: 'Scanned Documents', pictureKind: 'scan' })
  })

  it('knows a receipt by its shape: narrower than any page, and of no size that a screen has', () => {
    const narrow = (name: string, widthPx: number, heightPx: number) =>
      file(name, { look: look('scan', 0.94), reading: { widthPx, heightPx } })
    const verdicts = judged([narrow('a.jpg', 791, 1334), narrow('b.jpg', 532, 1295), narrow('c.jpg', 1080, 2400)])
    expect([...verdicts.values()].map(({ category }) => category).slice(0, 2)).toEqual(['Receipts', 'Receipts'])
    expect(verdicts.get('c.jpg')?.category).not.toBe('Receipts')
    // On a strip of a few pixels no till has printed anything.
    const strip = judged([narrow('strip.png', 12, 300)]).get('strip.png')
    expect(strip?.category).not.toBe('Receipts')
  })

  it("uses the person's own folder, and gives way to what the person taught", () => {
    const input = file('Screenshot 1.png', { look: look('screenshot') })
    expect(judged([input], { folders: ['My screenshots', 'Pictures'] }).get('Screenshot 1.png')?.category).toBe(
      'My screenshots',
    )
    const learned = learnLesson(
      NOTHING_LEARNED,
      [1, 2, 3, 4, 5].map((n) => ({
        itemId: `${n}`,
        label: 'Bug reports',
        item: itemOf('folder', { path: `Screenshot ${n}${n}.png`, sizeBytes: 900, modifiedAtMs: 0 }),
      })),
    )
    const taught = judged([input], { learned }).get('Screenshot 1.png')
    expect(taught?.by === 'learned' ? taught.category : 'Bug reports').toBe('Bug reports')
  })

  it('gives photos the occasion that they were taken at: month and town, over night too, and shared by those without a place', () => {
    const verdicts = judged([
      photo('1.jpg', '2023-05-30T10:00:00', LISBON),
      photo('2.jpg', '2023-05-30T10:05:00'),
      photo('3.jpg', '2023-06-01T09:00:00', LISBON),
      photo('4.jpg', '2023-06-01T20:00:00', PORTO),
      photo('5.jpg', '2024-01-05T20:00:00'),
      // An evening that ends in the next month.
      photo('6.jpg', '2024-01-31T20:00:00'),
      photo('7.jpg', '2024-02-01T06:00:00'),
      file('Screenshot 2023-05-30.png', { look: look('screenshot') }),
    ])
    const facets = [...verdicts.values()].map((verdict) => verdict.facets)
    expect(facets.map((one) => one?.event)).toEqual([
      '2023-05 Lisbon',
      '2023-05 Lisbon',
      '2023-05 Lisbon',
      '2023-06 Porto',
      '2024-01',
      '2024-01',
      '2024-01',
      undefined,
    ])
    expect(facets[0]).toEqual({
      date: '2023-05-30',
      takenAt: '2023-05-30T10:00:00',
      place: 'Lisbon',
      event: '2023-05 Lisbon',
    })
    expect(facets.at(-1)).toEqual({ date: '2023-05-30', takenAt: '2023-05-30T12:00:00' })
  })

  it('says occasions anew of all where pieces were judged, by what was said of each', () => {
    const [one, two] = [photo('1.jpg', '2023-05-30T10:00:00', LISBON), photo('2.jpg', '2023-05-30T10:05:00')]
    const pieces = [...judge([one]), ...judge([two])]
    expect(pieces[1]?.verdict.facets?.event).toBe('2023-05')
    const all = reconsider([{ item: one.item }, { item: two.item }], pieces, {})
    expect(all.map(({ verdict }) => verdict.facets?.event)).toEqual(['2023-05 Lisbon', '2023-05 Lisbon'])
  })
})

describe('mails', () => {
  it('say by whom, on which list and when, from a mail or an article in plain text', () => {
    const verdicts = judged([
      file('a.eml', {
        reading: {
          text: 'Hello, this is a message to all of you about the spam filter and what it lets through.',
          mail: {
            from: '"Ada Byron" <ada@example.org>',
            subject: 'spam',
            listId: 'Discussion of filters <spambayes.python.org>',
            sentAtMs: Date.UTC(2002, 8, 3),
            attachments: [],
          },
        },
      }),
      file('b.txt', {
        reading: {
          text: 'From: ben@example.org (Ben)\nNewsgroups: rec.autos,misc.test\nSubject: brakes\nDate: 3 Sep 1993 10:00:00 GMT\n\nWhich brakes would you take for an old car?',
        },
      }),
    ])
    expect([...verdicts.values()].map(({ category, facets }) => [category, facets])).toEqual([
      ['E-mails', { date: '2002-09-03', sender: 'Ada Byron', list: 'spambayes', topic: 'spam' }],
      ['E-mails', { date: '1993-09-03', sender: 'Ben', list: 'rec.autos', topic: 'brakes' }],
    ])
  })
})

describe('rubbish', () => {
  it('is proposed as such: what systems leave behind, half downloads, notes of who has a document open, what is empty', () => {
    const paths = ['.DS_Store', 'Thumbs.db', 'a/desktop.ini', 'film.mkv.crdownload', '~$Letter.docx', '.~lock.a.odt#']
    const verdicts = judged([...paths.map((path) => file(path, {}, 162)), file('empty.pdf', {}, 0)])
    for (const { category, by, why, confidence } of verdicts.values()) {
      expect([category, by]).toEqual(['Rubbish', 'rubbish'])
      expect([why.length > 1, confidence >= 0.9]).toEqual([true, true])
    }
  })

  it('is nothing that may be meant: empty code, what belongs to other files, a large file that is called so', () => {
    const inputs = [file('__init__.py', {}, 0), file('~$big.docx', {}, 9000), file('film.mkv'), file('film.srt', {}, 0)]
    // Also where the one that leads is empty.
    inputs.push(file('clip.mkv', {}, 0), file('clip.srt'))
    for (const { by } of judged(inputs).values()) expect(by).not.toBe('rubbish')
  })
})
