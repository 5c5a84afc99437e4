import { withStage } from './stage.ts'

/** The sign on a field of 32 by 32: the octopus with two eyes and three of its rings. */
const ARMS =
  'M10 16.500c.2 4.500-3.600 4-3.600 7.700M14 18c0 4-1.600 4.400-1.600 8M18 18c0 4 1.600 4.400 1.600 8M22 16.500c-.2 4.500 3.600 4 3.600 7.700'
const HEAD =
  'M16 4.800c-5 0-8.300 3.700-8.300 8.300 0 2.300 1 3.600 1.500 5.400.4 1.400 13.200 1.400 13.600 0 .5-1.800 1.500-3.100 1.500-5.400 0-4.600-3.300-8.300-8.300-8.300z'
const RINGS = [
  { x: '16', y: '8.300', r: '1.700' },
  { x: '11.500', y: '10.300', r: '1.200' },
  { x: '20.500', y: '10.300', r: '1.200' },
] as const
const EYES = [
  { x: '12.800', y: '14.800' },
  { x: '19.200', y: '14.800' },
] as const

const SIGN = [
  '<g fill="none" stroke="#54e3d0" stroke-width="2.8" stroke-linecap="round">',
  `<path d="${ARMS}"/></g>`,
  `<path fill="#54e3d0" d="${HEAD}"/>`,
  `<g fill="none" stroke="#0b6fb8" stroke-width="1.1">${RINGS.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`,
  `<g fill="#04202f">${EYES.map(({ x, y }) => `<ellipse cx="${x}" cy="${y}" rx="1.500" ry="1.800"/>`).join('')}</g>`,
].join('')
const WATER = `<defs><radialGradient id="w" cx="62%" cy="4%" r="110%"><stop offset="0" stop-color="#0f5a70"/><stop offset=".45" stop-color="#08304a"/><stop offset="1" stop-color="#04101b"/></radialGradient></defs>`

/** The sign alone, in the middle, with this share of the side. */
const sign = (share: number): string => {
  const shift = 16 * (1 - share)
  return `<g transform="translate(${shift} ${shift + 0.4 * share}) scale(${share})">${SIGN}</g>`
}

/** An icon as SVG: with round corners (their radius of a side of 32), or filling its square; the sign takes this share of the side. */
export const icon = (corner: boolean | number, share: number): string => {
  const radius = corner === true ? 7.5 : Number(corner)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Octavo</title>${WATER}<rect width="32" height="32" rx="${radius}" fill="url(#w)"/>${sign(share)}</svg>`
}

/** The sign on nothing. */
export const bareSign = (share: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${sign(share)}</svg>`

/** The sign as Android draws it, on 108 by 108 of which a launcher shows the inner 66: one path for each stroke or fill. */
export const androidVector = (): string => {
  const arc = (x: string, y: string, rx: string, ry: string) =>
    `M${x},${y}m-${rx},0a${rx},${ry} 0,1 1,${2 * Number(rx)},0a${rx},${ry} 0,1 1,-${2 * Number(rx)},0z`
  const stroke = (color: string, width: string, data: string) =>
    `        <path android:strokeColor="${color}" android:strokeWidth="${width}" android:strokeLineCap="round" android:pathData="${data}" />`
  const fill = (color: string, data: string) =>
    `        <path android:fillColor="${color}" android:pathData="${data}" />`
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<!-- Made by assets/app-icons.ts. -->',
    '<vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="108dp" android:height="108dp" android:viewportWidth="108" android:viewportHeight="108">',
    '    <group android:scaleX="1.9" android:scaleY="1.9" android:translateX="23.6" android:translateY="24.4">',
    stroke('#54e3d0', '2.8', ARMS),
    fill('#54e3d0', HEAD),
    ...RINGS.map(({ x, y, r }) => stroke('#0b6fb8', '1.1', arc(x, y, r, r))),
    ...EYES.map(({ x, y }) => fill('#04202f', arc(x, y, '1.500', '1.800'))),
    '    </group>',
    '</vector>',
    '',
  ].join('\n')
}

/** Draws an SVG into a PNG of `side` by `side` pixels; what it leaves free stays transparent. */
export const paint = (svg: string, side: number, path: string): Promise<void> =>
  withStage(side, side, async (page) => {
    await page.evaluate((text) => {
      document.body.innerHTML = text
      document.documentElement.style.background = 'transparent'
      document.body.style.background = 'transparent'
      document.querySelector('svg')?.setAttribute('style', 'display:block;width:100vw;height:100vh')
    }, svg)
    await page.screenshot({ path, omitBackground: true })
  })
