// `node assets/icons.ts`: the icons of the installed app, the tab's sign and the social image.
import { mkdirSync, writeFileSync } from 'node:fs'
import { publicFolder } from './lib/paths.ts'
import { icon, paint } from './lib/sign.ts'
import { grab, withStage } from './lib/stage.ts'

const folder = `${publicFolder}icons/`
mkdirSync(folder, { recursive: true })

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
  await paint(icon(round, share), side, `${folder}${file}`)
}
await withStage(1200, 630, async (page) => {
  await page.evaluate(async () => {
    const { drawSocial } = await import('/social.ts' as string)
    drawSocial(document.querySelector('canvas'))
  })
  writeFileSync(`${folder}social.jpg`, await grab(page, 0.86))
})
console.log('icons made')
