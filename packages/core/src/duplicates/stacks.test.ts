import { describe, expect, it } from 'vitest'
import { paint, scene } from '../../test/drawings.ts'
import { lookOf } from '../images/look.ts'
import { itemOf } from '../item/item-of.ts'
import { findStacks, type ToStack } from './stacks.ts'

/** Long, because a machine may be busy with other things. */
const SLOW_MS = 60_000
const shot = (seed: number, shift = 0, blur = 0) =>
  lookOf(
    paint(108, 72, (x, y) => {
      const rule = scene(seed)
      const at = (dx: number) => rule(Math.min(1, Math.max(0, x + shift + dx)), y)
      const colours = [-blur, 0, blur].map(at)
      return [0, 1, 2].map((channel) => colours.reduce((sum, colour) => sum + (colour[channel] ?? 0), 0) / 3)
    }),
  )
const file = (path: string, more: Omit<ToStack, 'item'> = {}, modifiedAtMs = 0): ToStack => ({
  item: itemOf('folder', { path, sizeBytes: 1000, modifiedAtMs }),
  ...more,
})
const canon = (takenAt: string) => ({ make: 'Canon', model: 'EOS', takenAt })

describe('stacks', { timeout: SLOW_MS }, () => {
  it('puts equal files into one stack, the plainer name first', () => {
    const files = [file('a/issue (1).pdf'), file('a/issue.pdf'), file('b/other.pdf')]
    expect(findStacks(files, [['a/issue (1).pdf', 'a/issue.pdf']])).toEqual([
      { is: 'exact', itemIds: ['a/issue.pdf', 'a/issue (1).pdf'], why: ['original_name'] },
    ])
  })

  it('finds copies of a picture, the original first: more pixels say nothing where the camera is forgotten', () => {
    const original = { look: shot(5), reading: { ...canon('2023-05-12T10:00:00'), widthPx: 3000, heightPx: 2000 } }
    const sent = { look: shot(5), reading: { widthPx: 6000, heightPx: 4000 } }
    const files = [file('IMG_1 enlarged.jpg', sent), file('IMG_1.jpg', original), file('z.jpg', { look: shot(77) })]
    expect(findStacks(files, [])).toEqual([
      { is: 'near', itemIds: ['IMG_1.jpg', 'IMG_1 enlarged.jpg'], why: ['camera_facts'] },
    ])
  })

  it('takes what a camera took one after the other for a burst, the sharpest first, and no copies', () => {
    const files = [
      file('1.jpg', { look: shot(5, 0, 0.03), reading: canon('2023-05-12T10:00:00') }),
      file('2.jpg', { look: shot(5, 0.004), reading: canon('2023-05-12T10:00:01') }),
      file('3.jpg', { look: shot(5, 0.008, 0.03), reading: canon('2023-05-12T10:00:03') }),
      file('later.jpg', { look: shot(5), reading: canon('2023-05-12T11:00:00') }),
      file('other.jpg', { look: shot(901), reading: canon('2023-05-12T10:00:02') }),
    ]
    const stacks = findStacks(files, [])
    expect(stacks.map(({ is, itemIds }) => [is, itemIds[0]])).toEqual([['burst', '2.jpg']])
    expect(stacks[0]?.itemIds).not.toContain('later.jpg')
    expect(stacks[0]?.why).toContain('sharpest')
  })

  it('knows a burst by a clock that tells seconds, with what was sent on of it and what is there twice', () => {
    const files = [
      file('1.jpg', { look: shot(5), reading: canon('2023-05-12T10:00:00') }),
      file('1 (1).jpg', { look: shot(5), reading: canon('2023-05-12T10:00:00') }),
      file('1_1.jpg', { look: shot(5, 0.002), reading: canon('2023-05-12T10:00:00') }),
      file('1_2.jpg', { look: shot(5, 0.004), reading: canon('2023-05-12T10:00:01') }),
      file('WA0001.jpg', { look: shot(5) }),
      file('edited.jpg', { look: shot(77), reading: canon('2023-05-12T10:00:00') }),
      file('original.jpg', { look: shot(77), reading: canon('2023-05-12T10:00:00') }),
    ]
    const stacks = findStacks(files, [['1.jpg', '1 (1).jpg']])
    expect(stacks.map(({ is, itemIds }) => [is, itemIds.toSorted()])).toEqual([
      ['burst', ['1 (1).jpg', '1.jpg', '1_1.jpg', '1_2.jpg', 'WA0001.jpg']],
      ['near', ['edited.jpg', 'original.jpg']],
    ])
    expect(stacks[0]?.itemIds[0]).not.toBe('WA0001.jpg')
  })

  it('calls pages and screenshots copies only where their bytes are equal', () => {
    const look = shot(5)
    const files = ['scan', 'receipt', 'screenshot', 'chart'].flatMap((kind) =>
      [1, 2].map((n) => file(`${kind} ${n}.png`, { look, pictureKind: kind as ToStack['pictureKind'] & string })),
    )
    expect(findStacks(files, [])).toEqual([])
    expect(findStacks(files, [['scan 1.png', 'scan 2.png']])).toHaveLength(1)
  })

  it('finds versions of a document where texts are there, the newest first, with what is there twice of one', () => {
    const text = `The roof of the hall was looked at in May: ${'tiles, gutters and the north wall need work '.repeat(8)}`
    const files = [
      file('report.txt', { text }, 1),
      file('report final.txt', { text: `${text} as was agreed.` }, 3),
      file('old/report.txt', { text }, 1),
      file('bread.txt', {
        text: 'Rye bread is made of flour and water, with salt and honey, and of time and of warmth.',
      }),
    ]
    const equal = [['report.txt', 'old/report.txt']]
    expect(findStacks(files, equal)).toEqual([
      { is: 'version', itemIds: ['report final.txt', 'old/report.txt', 'report.txt'], why: ['newest'] },
    ])
    const closed = files.map(({ text: _, ...one }) => one)
    expect(findStacks(closed, equal).map(({ is }) => is)).toEqual(['exact'])
  })

  it('compares no more looks than it is told to, and equal bytes all the same', () => {
    const look = shot(5)
    const files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((path) => file(path, { look }))
    const stacks = findStacks(files, [['c.jpg', 'd.jpg']], { mostCompared: 2 })
    expect(stacks.map(({ is, itemIds }) => [is, itemIds])).toEqual([
      ['near', ['a.jpg', 'b.jpg']],
      ['exact', ['c.jpg', 'd.jpg']],
    ])
  })

  it('knows each item in one stack at most, whatever the order', () => {
    const look = shot(5)
    const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((path) => file(path, { look }))
    const equal = [['a.jpg', 'b.jpg']]
    const stacks = findStacks(files, equal)
    expect(stacks).toEqual(findStacks(files.toReversed(), equal))
    expect(stacks).toMatchObject([{ is: 'near', itemIds: ['a.jpg', 'b.jpg', 'c.jpg'] }])
  })
})
