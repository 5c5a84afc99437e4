// `node assets/icons.ts`: the icons of the installed app, the tab's sign and the social image.
import { mkdirSync, writeFileSync } from 'node:fs'
import { publicFolder } from './lib/paths.ts'
import { grab, withStage } from './lib/stage.ts'

const folder = `${publicFolder}icons/`
mkdirSync(folder, { recursive: true })

/** The sign on a field of 32 by 32: the octopus with two eyes and three of its rings. */
const SIGN = [
  '<g fill="none" stroke="#54e3d0" stroke-width="2.8" stroke-linecap="round">',
  '<path d="M10 16.500c.2 4.500-3.600 4-3.600 7.700M14 18c0 4-1.600 4.400-1.600 8M18 18c0 4 1.600 4.400 1.600 8M22 16.500c-.2 4.500 3.600 4 3.600 7.700"/></g>',
  '<path fill="#54e3d0" d="M16 4.800c-5 0-8.300 3.700-8.300 8.300 0 2.300 1 3.600 1.500 5.400.4 1.400 13.200 1.400 13.600 0 .5-1.800 1.500-3.100 1.500-5.400 0-4.600-3.300-8.300-8.300-8.300z"/>',
  '<g fill="none" stroke="#0b6fb8" stroke-width="1.1"><circle cx="16" cy="8.300" r="1.700"/><circle cx="11.500" cy="10.300" r="1.200"/><circle cx="20.500" cy="10.300" r="1.200"/></g>',
  '<g fill="#04202f"><ellipse cx="12.800" cy="14.800" rx="1.500" ry="1.800"/><ellipse cx="19.200" cy="14.800" rx="1.500" ry="1.800"/></g>',
].join('')
const WATER = `<defs><radialGradient id="w" cx="62%" cy="4%" r="110%"><stop offset="0" stop-color="#0f5a70"/><stop offset=".45" stop-color="#08304a"/><stop offset="1" stop-color="#04101b"/></radialGradient></defs>`

/** An icon as SVG: with round corners, or filling its square; the sign takes this share of the side. */
const icon = (round: boolean, share: number): string => {
  const shift = 16 * (1 - share)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Octavo</title>${WATER}<rect width="32" height="32" rx="${round ? 7.5 : 0}" fill="url(#w)"/><g transform="translate(${shift} ${shift + 0.4 * share}) scale(${share})">${SIGN}</g></svg>`
}

for (const file of [`${folder}icon.svg`, `${publicFolder}favicon.svg`]) writeFileSync(file, `${icon(true, 1)}\n`)
/** Launchers cut a maskable icon to a circle of 80%: its sign is smaller, and its ground goes to the edge. */
const SIZES = [
  { file: 'icon-192.png', side: 192, round: true, share: 1 },
  { file: 'icon-512.png', side: 512, round: true, share: 1 },
  { file: 'icon-maskable-512.png', side: 512, round: false, share: 0.72 },
  { file: 'apple-touch-icon.png', side: 180, round: false, share: 0.86 },
  { file: 'favicon-32.png', side: 32, round: true, share: 1 },
] as const
for (const { file, side, round, share } of SIZES) {
  await withStage(side, side, async (page) => {
    await page.evaluate(
      (svg) => {
        document.body.innerHTML = svg
        document.documentElement.style.background = 'transparent'
        document.body.style.background = 'transparent'
        document.querySelector('svg')?.setAttribute('style', 'display:block;width:100vw;height:100vh')
      },
      icon(round, share),
    )
    await page.screenshot({ path: `${folder}${file}`, omitBackground: true })
  })
}
await withStage(1200, 630, async (page) => {
  await page.evaluate(async () => {
    const { drawSocial } = await import('/social.ts' as string)
    drawSocial(document.querySelector('canvas'))
  })
  writeFileSync(`${folder}social.jpg`, await grab(page, 0.86))
})
console.log('icons made')
