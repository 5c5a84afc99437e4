// `node assets/app-icons.ts`: the icons and first pictures of the apps for Android and iOS.
import { mkdirSync, writeFileSync } from 'node:fs'
import { repository } from './lib/paths.ts'
import { androidVector, bareSign, icon, paint } from './lib/sign.ts'

const android = `${repository}apps/mobile/android/app/src/main/res`
const ios = `${repository}apps/mobile/ios/App/App/Assets.xcassets`

/** A launcher's icon is 48 dp; what is newer than Android 7 draws the vector instead. */
const DENSITIES = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 } as const
for (const [density, side] of Object.entries(DENSITIES)) {
  const folder = `${android}/mipmap-${density}`
  mkdirSync(folder, { recursive: true })
  await paint(icon(true, 1), side, `${folder}/ic_launcher.png`)
  await paint(icon(16, 0.82), side, `${folder}/ic_launcher_round.png`)
}
mkdirSync(`${android}/drawable`, { recursive: true })
writeFileSync(`${android}/drawable/ic_launcher_foreground.xml`, androidVector())
const adaptive = [
  '<?xml version="1.0" encoding="utf-8"?>',
  '<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">',
  ...['background', 'foreground', 'monochrome'].map((layer) => {
    const drawing = layer === 'background' ? '@color/ic_launcher_background' : '@drawable/ic_launcher_foreground'
    return `    <${layer} android:drawable="${drawing}" />`
  }),
  '</adaptive-icon>',
  '',
].join('\n')
mkdirSync(`${android}/mipmap-anydpi-v26`, { recursive: true })
for (const name of ['ic_launcher', 'ic_launcher_round'])
  writeFileSync(`${android}/mipmap-anydpi-v26/${name}.xml`, adaptive)
// iOS cuts the corners itself, and takes no transparent icon.
await paint(icon(false, 0.86), 1024, `${ios}/AppIcon.appiconset/app-icon.png`)
await paint(bareSign(0.9), 864, `${ios}/Splash.imageset/splash.png`)
console.log('icons of the apps made')
