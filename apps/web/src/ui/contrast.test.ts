import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const backdrop = readFileSync(new URL('./backdrop.css', import.meta.url), 'utf8')

const tokensOf = (source: string, selector: string): ReadonlyMap<string, string> => {
  const at = source.replaceAll('"', "'").indexOf(selector)
  const block = source.slice(source.indexOf('{', at) + 1, source.indexOf('}', at))
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = '', value = '']) => [name, value]),
  )
}

type Rgb = readonly [number, number, number]
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const over = (front: Rgb, share: number, back: Rgb): Rgb =>
  front.map((value, index) => value * share + (back[index] ?? 0) * (1 - share)) as unknown as Rgb

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (color: Rgb): number => {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const ratio = (a: Rgb, b: Rgb): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** Which text stands on which ground, and how much contrast it needs: 4.5 for text, 3 for shapes and edges. */
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['surface', 'raised', 'sunken', 'accent-soft'].flatMap((back) => [
    ['text', back, 4.5] as const,
    ['muted', back, 4.5] as const,
    ['accent', back, 4.5] as const,
  ]),
  ...['danger', 'warn', 'ok'].flatMap((tone) => [
    [tone, `${tone}-soft`, 4.5] as const,
    [tone, 'surface', 4.5] as const,
    [tone, 'raised', 4.5] as const,
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['danger', 'sunken', 4.5],
  ['edge', 'sunken', 3],
  ['edge', 'raised', 3],
  ['edge', 'surface', 3],
  ['accent-strong', 'surface', 3],
  ['accent-strong', 'abyss', 3],
]

describe.each(['dark', 'light'])('contrast in the %s theme', (theme) => {
  const tokens = tokensOf(css, `[data-theme='${theme}']`)
  const color = (name: string): Rgb => {
    const hex = tokens.get(`c-${name}`)
    if (!hex) throw new Error(`No token --c-${name} in ${theme}`)
    return rgb(hex)
  }

  it.each(PAIRS)('%s on %s is at least %d', (front, back, least) => {
    expect(ratio(color(front), color(back))).toBeGreaterThanOrEqual(least)
  })

  it('text and muted text stand on the water, at its lightest and at its darkest', () => {
    const water = tokensOf(backdrop, `[data-theme='${theme}'] .backdrop`)
    const caustic = Number(
      /--b-caustic:\s*([\d.]+)/.exec(backdrop.slice(backdrop.replaceAll('"', "'").indexOf(`'${theme}'`)))?.[1],
    )
    const light = rgb('#b8fafa')
    for (const name of ['b-top', 'b-mid', 'b-low', 'b-floor']) {
      const depth = rgb(water.get(name) ?? '#ff0000')
      // The caustics' light lies over the upper half only; screen blending never exceeds plain mixing with its colour.
      const ground = name === 'b-top' || name === 'b-mid' ? over(light, caustic * 0.8, depth) : depth
      expect(ratio(color('text'), ground), name).toBeGreaterThanOrEqual(4.5)
      expect(ratio(color('muted'), ground), name).toBeGreaterThanOrEqual(
        name === 'b-top' || name === 'b-mid' ? 3.6 : 4.5,
      )
      expect(ratio(color('muted'), depth), name).toBeGreaterThanOrEqual(4.5)
    }
  })
})
