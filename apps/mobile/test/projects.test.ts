import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLI, hasParsers, parserOf, read, repository, shells } from './support.ts'

type Tag = { readonly $?: Readonly<Record<string, string>>; readonly [child: string]: unknown }
const tags = (value: unknown): readonly Tag[] => (Array.isArray(value) ? (value as readonly Tag[]) : [])

const config = JSON.parse(read('capacitor.config.json')) as {
  readonly appId: string
  readonly includePlugins: readonly string[]
}
const { version } = JSON.parse(readFileSync(`${repository}package.json`, 'utf8')) as { readonly version: string }

/** Width, height and kind of pixels of a PNG (6: with transparency). */
const pngOf = (path: string) => {
  const bytes = readFileSync(shells + path)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), pixels: bytes[25] }
}

describe('Android', () => {
  const res = 'android/app/src/main/res'

  it('is for Android 7.0 and later, and bears the name and version that everything else bears', () => {
    const variables = new Map(
      [...read('android/variables.gradle').matchAll(/^ {4}(\w+) = '?([\w.]+)'?$/gm)].map((m) => [m[1], m[2]]),
    )
    expect([
      variables.get('minSdkVersion'),
      variables.get('compileSdkVersion'),
      variables.get('targetSdkVersion'),
    ]).toEqual(['24', '36', '36'])
    const app = read('android/app/build.gradle')
    expect(app).toContain(`namespace = "${config.appId}"`)
    expect(app).toContain(`applicationId "${config.appId}"`)
    expect(app).toContain(`versionName "${version}"`)
    expect(read(`${res}/values/strings.xml`)).toContain(`<string name="package_name">${config.appId}</string>`)
    // Every version that a Gradle file names is one that the variables have.
    const named = [...`${app}${read('folders/android/build.gradle')}`.matchAll(/rootProject\.ext\.(\w+)|:\$(\w+)"/g)]
    expect(named.length).toBeGreaterThan(5)
    for (const match of named) expect([...variables.keys()]).toContain(match[1] ?? match[2])
  })

  it('has the icons that its manifest names, in their sizes', () => {
    const sides = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 }
    for (const [density, side] of Object.entries(sides))
      for (const name of ['ic_launcher', 'ic_launcher_round'])
        expect(pngOf(`${res}/mipmap-${density}/${name}.png`)).toMatchObject({ width: side, height: side })
    expect(existsSync(`${shells}${res}/drawable/ic_launcher_foreground.xml`)).toBe(true)
  })
})

describe.skipIf(!hasParsers)('the projects (skipped where the packages of the shells are not installed)', () => {
  const xml = async (path: string): Promise<Tag> =>
    (parserOf('xml2js') as { parseStringPromise(text: string): Promise<Tag> }).parseStringPromise(read(path))
  const plist = (path: string) =>
    (parserOf('plist') as { parse(text: string): Readonly<Record<string, unknown>> }).parse(read(path))

  it('Android: asks for nothing but the network and the places of photos, and hands out one folder of its cache', async () => {
    const { manifest } = (await xml('android/app/src/main/AndroidManifest.xml')) as { readonly manifest: Tag }
    const permissions = tags(manifest['uses-permission']).map(({ $ }) => $?.['android:name'])
    expect(permissions).toEqual(['android.permission.INTERNET', 'android.permission.ACCESS_MEDIA_LOCATION'])
    const asked = readFileSync(`${repository}apps/web/src/platform/native/picks.ts`, 'utf8')
    expect([...asked.matchAll(/permissions: \[(.*?)\]/g)].map((match) => match[1])).toEqual(["'accessMediaLocation'"])
    const [application] = tags(manifest.application)
    expect(application?.$).toMatchObject({ 'android:allowBackup': 'false', 'android:supportsRtl': 'true' })
    expect(application?.$).not.toHaveProperty('android:usesCleartextTraffic')
    const open = ['activity', 'service', 'receiver', 'provider'].flatMap((kind) => tags(application?.[kind]))
    expect(open.filter(({ $ }) => $?.['android:exported'] === 'true').map(({ $ }) => $?.['android:name'])).toEqual([
      '.MainActivity',
    ])
    const { paths } = (await xml('android/app/src/main/res/xml/file_paths.xml')) as { readonly paths: Tag }
    expect(Object.keys(paths).filter((key) => key !== '$')).toEqual(['cache-path'])
    expect(tags(paths['cache-path']).map(({ $ }) => $?.path)).toEqual(['shared/'])
  })

  it('every resource that Android’s files name is there', async () => {
    const folder = `${shells}android/app/src/main/`
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.xml') && !name.startsWith('assets'))
      .map((name) => [name, readFileSync(folder + name, 'utf8')] as const)
    const made = new Set<string>()
    for (const [name, text] of texts) {
      const kind = /res\/(\w+)[^/]*\/(\w+)\.xml$/.exec(name)
      if (kind && kind[1] !== 'values') made.add(`@${kind[1]}/${kind[2]}`)
      for (const match of text.matchAll(/<(color|string|style) name="([\w.]+)"/g)) made.add(`@${match[1]}/${match[2]}`)
    }
    for (const [name, text] of texts)
      for (const match of text.matchAll(/"(@(?:color|string|style|drawable|mipmap|xml|layout)\/[\w.]+)"/g))
        expect([...made], `${name} names ${match[1]}`).toContain(match[1])
  })

  it('iOS: says in four languages what photos are for, and asks for nothing else', () => {
    const info = plist('ios/App/App/Info.plist')
    const reasons = Object.keys(info).filter((key) => key.endsWith('UsageDescription'))
    expect(reasons).toEqual(['NSPhotoLibraryUsageDescription'])
    const { strings } = JSON.parse(read('ios/App/App/InfoPlist.xcstrings')) as {
      strings: Record<string, { localizations: Record<string, { stringUnit: { value: string } }> }>
    }
    const words = strings.NSPhotoLibraryUsageDescription?.localizations ?? {}
    expect(Object.keys(words).sort()).toEqual(['ar', 'de', 'en', 'es'])
    expect(words.en?.stringUnit.value).toBe(info.NSPhotoLibraryUsageDescription)
    expect(new Set(Object.values(words).map(({ stringUnit }) => stringUnit.value)).size).toBe(4)
    expect(info.UIViewControllerBasedStatusBarAppearance).toBe(true)
    const privacy = plist('ios/App/App/PrivacyInfo.xcprivacy')
    expect([privacy.NSPrivacyTracking, privacy.NSPrivacyCollectedDataTypes]).toEqual([false, []])
  })

  it('iOS: the project names files that are there, bears the same name and version, and knows the languages', () => {
    const path = 'ios/App/App.xcodeproj/project.pbxproj'
    const project = (
      parserOf('xcode') as {
        project(path: string): {
          parseSync(): { hash: { project: { objects: Record<string, Record<string, unknown>> } } }
        }
      }
    )
      .project(shells + path)
      .parseSync()
    const { objects } = project.hash.project
    const made = /^(?:public|config\.xml|capacitor\.config\.json|App\.app)$/
    const files = Object.values(objects.PBXFileReference ?? {}).flatMap((entry) =>
      typeof entry === 'object' && entry !== null
        ? [String((entry as { path?: string }).path).replaceAll('"', '')]
        : [],
    )
    expect(files).toContain('PrivacyInfo.xcprivacy')
    const isThere = (file: string) => ['ios/App/App/', 'ios/App/'].some((folder) => existsSync(shells + folder + file))
    expect(files.filter((file) => !made.test(file) && !isThere(file))).toEqual([])
    const text = read(path)
    const all = (name: string) =>
      new Set([...text.matchAll(new RegExp(`${name} = (.*?);`, 'g'))].map((match) => match[1]))
    expect(all('PRODUCT_BUNDLE_IDENTIFIER')).toEqual(new Set([config.appId]))
    expect(all('MARKETING_VERSION')).toEqual(new Set([version]))
    expect(all('IPHONEOS_DEPLOYMENT_TARGET')).toEqual(new Set(['16.4']))
    for (const language of ['en', 'de', 'es', 'ar'])
      expect(text).toMatch(new RegExp(`knownRegions = \\([^)]*\\b${language},`))
    // The store takes no icon that is transparent.
    expect(pngOf('ios/App/App/Assets.xcassets/AppIcon.appiconset/app-icon.png')).toEqual({
      width: 1024,
      height: 1024,
      pixels: 2,
    })
  })

  // Its command takes no Node before 22, and npm leaves it out there.
  it.skipIf(CLI === undefined)('Capacitor finds every plugin for both, and writes what is committed', () => {
    const written = [
      'android/capacitor.settings.gradle',
      'android/app/capacitor.build.gradle',
      'ios/App/CapApp-SPM/Package.swift',
    ]
    const before = written.map(read)
    if (!existsSync(`${shells}www/index.html`)) {
      mkdirSync(`${shells}www`, { recursive: true })
      writeFileSync(`${shells}www/index.html`, '<!doctype html><head></head>\n')
    }
    try {
      execFileSync(process.execPath, [`${CLI}bin/capacitor`, 'sync'], { cwd: shells, stdio: 'pipe' })
      expect(written.map(read)).toEqual(before)
    } finally {
      for (const [index, path] of written.entries()) writeFileSync(shells + path, before[index] ?? '')
    }
    const classes = JSON.parse(read('ios/App/App/capacitor.config.json')) as {
      readonly packageClassList: readonly string[]
    }
    expect(classes.packageClassList).toContain('FoldersPlugin')
    const plugins = JSON.parse(read('android/app/src/main/assets/capacitor.plugins.json')) as readonly {
      readonly pkg: string
      readonly classpath: string
    }[]
    expect(plugins.map(({ pkg }) => pkg).sort()).toEqual([...config.includePlugins].sort())
    expect(plugins.map(({ classpath }) => classpath)).toContain('app.octavo.folders.FoldersPlugin')
  })
})
