import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { form, paint, scene } from '../../test/drawings.ts'
import { folderIn } from '../kinds/folder-names.ts'
import { seededRandom } from '../numeric/random.ts'
import { clusterImages, type ImageToGroup } from './cluster-images.ts'
import { BLOCK_NAMES, imageFeatures } from './features.ts'
import { IMAGE_KINDS, kindShares } from './kinds.ts'
import { pictureFolder } from './picture-kinds.ts'

/** Pictures of four styles, told by the first letter of their ids. */
const STYLES = {
  scenes: (seed: number) => paint(96, 72, scene(seed)),
  forms: (seed: number) => paint(90, 120, form(seed)),
  badges: (seed: number) => {
    const random = seededRandom(seed)
    const colour = [random() * 255, random() * 255, random() * 255]
    const [cx, cy, size] = [0.4 + random() * 0.2, 0.4 + random() * 0.2, 0.1 + random() * 0.05]
    return paint(96, 96, (x, y) => {
      const far = (x - cx) ** 2 + (y - cy) ** 2
      return far < size / 4 ? [255, 255, 255] : far < size ? colour : [255, 255, 255]
    })
  },
  grain: (seed: number) => {
    const random = seededRandom(seed)
    return paint(110, 80, () => {
      const value = 90 + random() * 90
      return [value, value * 0.9, value * 0.5]
    })
  },
} as const

const PER_STYLE = 5
/** Long, because a machine may be busy with other things: none of this takes more than two seconds by itself. */
const SLOW_MS = 180_000

const images: ImageToGroup[] = Object.entries(STYLES).flatMap(([style, draw]) =>
  Array.from({ length: PER_STYLE }, (_, i) => ({ id: `${style}-${i}`, features: imageFeatures(draw(i + 1)) })),
)
const styleOf = (id: string) => id.split('-')[0]

describe('clusterImages', () => {
  it('puts each style by itself, as many groups as asked', { timeout: SLOW_MS }, () => {
    const groups = clusterImages(images, { groups: 4 })
    expect(groups).toHaveLength(4)
    for (const { itemIds } of groups) {
      expect(new Set(itemIds.map(styleOf)).size).toBe(1)
      expect(itemIds).toHaveLength(PER_STYLE)
    }
  })

  it('finds a number of groups that keeps styles apart', { timeout: SLOW_MS }, () => {
    const groups = clusterImages(images)
    expect(groups.length).toBeGreaterThan(1)
    for (const style of Object.keys(STYLES)) {
      const holders = groups.filter(({ itemIds }) => itemIds.some((id) => styleOf(id) === style))
      const most = Math.max(...holders.map(({ itemIds }) => itemIds.filter((id) => styleOf(id) === style).length))
      expect(most).toBeGreaterThanOrEqual(3)
    }
  })

  it('names styles in the language of the person, the same groups in each', { timeout: SLOW_MS }, () => {
    const english = clusterImages(images, { groups: 4 })
    const german = clusterImages(images, { groups: 4, language: 'de' })
    expect(german.map(({ itemIds }) => itemIds)).toEqual(english.map(({ itemIds }) => itemIds))
    for (const { name, kind } of german) expect(name.split(' - ')[0]).toBe(folderIn('de', pictureFolder(kind)))
    expect(new Set(german.map(({ name }) => name)).size).toBe(4)
    const said = new Set(english.flatMap(({ name }) => name.split(' - ')[1]?.split(' & ') ?? []))
    expect(
      german.flatMap(({ name }) => name.split(' - ')[1]?.split(' & ') ?? []).filter((word) => said.has(word)),
    ).toEqual(said.has('Warm') ? ['Warm'] : [])
  })

  it('gives the same groups and names in whatever order images come, each image once', { timeout: SLOW_MS }, () => {
    const expected = clusterImages(images, { groups: 3 })
    fc.assert(
      fc.property(fc.shuffledSubarray(images, { minLength: images.length }), (shuffled) => {
        expect(clusterImages(shuffled, { groups: 3 })).toEqual(expected)
      }),
      { numRuns: 2 },
    )
    expect(expected.flatMap(({ itemIds }) => itemIds).sort()).toEqual(images.map(({ id }) => id).sort())
  })

  it('gives names of words that all differ, for any number of groups', { timeout: SLOW_MS }, () => {
    for (const groups of [1, 3, 7, 99]) {
      const found = clusterImages(images, { groups })
      expect(found.length).toBeLessThanOrEqual(Math.min(groups, images.length))
      const names = found.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names)
        expect(name).toMatch(/^(?:Screenshots|Scanned Documents|Icons & Logos|Charts|Illustrations|Photos)/u)
    }
  })

  it('stands no image, one image, and images that are all the same', { timeout: SLOW_MS }, () => {
    expect(clusterImages([])).toEqual([])
    const [first] = images
    if (!first) throw new Error('no image')
    expect(clusterImages([first]).map(({ itemIds }) => itemIds)).toEqual([[first.id]])
    const same = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...first, id }))
    expect(clusterImages(same)).toHaveLength(1)
    expect(clusterImages(same, { groups: 3 }).flatMap(({ itemIds }) => itemIds)).toHaveLength(5)
  })
})

describe('imageFeatures', () => {
  it('measures any picture in as many finite numbers, however small', () => {
    const lengths = BLOCK_NAMES.map((name) => images[0]?.features[name].length)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.nat(), (width, height, seed) => {
        const random = seededRandom(seed)
        const features = imageFeatures(paint(width, height, () => [random() * 255, random() * 255, seed % 256]))
        expect(BLOCK_NAMES.map((name) => features[name].length)).toEqual(lengths)
        for (const name of BLOCK_NAMES) expect([...features[name]].every(Number.isFinite)).toBe(true)
        const shares = kindShares(features)
        expect(shares).toHaveLength(IMAGE_KINDS.length)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      }),
      { numRuns: 40 },
    )
  })

  it('is enough for a model that never saw a badge to call badges icons', () => {
    for (const seed of [1, 2, 3]) {
      const shares = kindShares(imageFeatures(STYLES.badges(seed)))
      expect(IMAGE_KINDS[shares.indexOf(Math.max(...shares))]).toBe('icon')
    }
  })

  it('sees colour, direction and flatness where they are', () => {
    const red = imageFeatures(paint(40, 40, () => [220, 20, 20]))
    const stripes = imageFeatures(paint(64, 64, (x) => [(x * 8) % 1 < 0.5 ? 0 : 255, 0, 0]))
    expect(red.moments[3]).toBeGreaterThan(50)
    expect(red.strengths[0]).toBe(1)
    // Edges that change from left to right: the first of eight directions.
    expect(Math.max(...stripes.directions.slice(0, 8))).toBe(stripes.directions[0])
  })
})
