import { type FileKind, visibleName } from '../item/index.ts'

/** Endings of folders that a system shows as one thing, and what that thing is. */
const packages: Readonly<Record<string, FileKind>> = {
  app: 'software',
  framework: 'software',
  bundle: 'software',
  plugin: 'software',
  kext: 'software',
  xcodeproj: 'code',
  xcworkspace: 'code',
  playground: 'code',
  photoslibrary: 'image',
  aplibrary: 'image',
  photolibrary: 'image',
  lrdata: 'image',
  lrlibrary: 'image',
  cocatalog: 'image',
  musiclibrary: 'audio',
  logicx: 'audio',
  band: 'audio',
  imovielibrary: 'video',
  fcpbundle: 'video',
  tvlibrary: 'video',
  theater: 'video',
  pages: 'document',
  numbers: 'spreadsheet',
  key: 'presentation',
  rtfd: 'document',
  scriv: 'document',
  sparsebundle: 'disk-image',
  vmwarevm: 'disk-image',
  pvm: 'disk-image',
  utm: 'disk-image',
  abbu: 'contact',
  mbox: 'mail',
}

/** Endings that are words too: such a folder is a package only when it holds one of these names. */
const packageProofs: Readonly<Record<string, readonly string[]>> = {
  framework: ['Versions', 'Resources', 'Info.plist', 'Headers'],
  bundle: ['Contents', 'Info.plist', 'Resources'],
  plugin: ['Contents', 'Info.plist'],
  band: ['projectData', 'Media', 'Contents'],
  theater: ['movieData', 'Media'],
  pages: ['Index', 'Index.zip', 'index.xml', 'index.xml.gz', 'Data', 'Metadata'],
  numbers: ['Index', 'Index.zip', 'index.xml', 'index.xml.gz', 'Data', 'Metadata'],
  key: ['Index', 'Index.zip', 'index.apxl', 'index.apxl.gz', 'Data', 'Metadata'],
  mbox: ['mbox', 'table_of_contents'],
  playground: ['contents.xcplayground', 'Contents.swift'],
}

/** Names that make the folder around them one bundle, and what they say. Compared exactly. */
const markers: Readonly<Record<string, string>> = {
  '.git': 'a Git repository',
  '.hg': 'a Mercurial repository',
  '.svn': 'a Subversion working copy',
  '.bzr': 'a Bazaar branch',
  'package.json': 'a Node project',
  node_modules: 'a Node project',
  'deno.json': 'a Deno project',
  'Cargo.toml': 'a Rust project',
  'go.mod': 'a Go module',
  'pyproject.toml': 'a Python project',
  'setup.py': 'a Python project',
  'pyvenv.cfg': 'a Python environment',
  'pom.xml': 'a Maven project',
  'build.gradle': 'a Gradle project',
  'build.gradle.kts': 'a Gradle project',
  'settings.gradle': 'a Gradle project',
  'build.sbt': 'a Scala project',
  'composer.json': 'a PHP project',
  Gemfile: 'a Ruby project',
  'mix.exs': 'an Elixir project',
  'pubspec.yaml': 'a Dart project',
  'Package.swift': 'a Swift package',
  'CMakeLists.txt': 'a CMake project',
  'project.godot': 'a Godot project',
  ProjectSettings: 'a Unity project',
  'platformio.ini': 'a PlatformIO project',
  VIDEO_TS: 'a DVD',
  BDMV: 'a Blu-ray disc',
}

/** Endings of files that make the folder around them one bundle. */
const markerEndings: Readonly<Record<string, string>> = {
  '.sln': 'a Visual Studio solution',
  '.csproj': 'a .NET project',
  '.vcxproj': 'a Visual Studio project',
  '.xcodeproj': 'an Xcode project',
  '.xcworkspace': 'an Xcode project',
  '.uproject': 'an Unreal project',
  '.lrcat': 'a Lightroom catalog',
  '.cocatalog': 'a Capture One catalog',
  '.gpr.proj': 'an Ada project',
}

const kindOfFolder: Readonly<Record<string, FileKind>> = {
  video_ts: 'video',
  bdmv: 'video',
  node_modules: 'code',
}

function isPackage(ending: string, names: readonly string[]): boolean {
  if (!Object.hasOwn(packages, ending)) return false
  const proofs = Object.hasOwn(packageProofs, ending) ? packageProofs[ending] : undefined
  return proofs === undefined || names.some((name) => proofs.includes(name))
}

/** Unpacked programs: a start program beside its libraries. */
const isProgramFolder = (names: readonly string[]): boolean =>
  names.some((name) => /\.exe$/iu.test(name)) && names.filter((name) => /\.(?:dll|pak|so)$/iu.test(name)).length >= 2

/**
 * Says why a folder must stay whole and is never looked into, from the names directly inside it and its own name;
 * undefined when it is an ordinary folder. Names are those that the file system gave. A lone `Makefile` makes a bundle
 * only beside source code, for such files lie in ordinary folders too.
 */
export function bundleMarker(names: readonly string[], folderName: string): string | undefined {
  const ending = endingOf(folderName)
  if (isPackage(ending, names)) return `a folder that ends in .${ending} is one thing to its system`
  if (Object.hasOwn(kindOfFolder, folderName.toLowerCase()))
    return `the folder ${folderName} is one thing to its program`
  const marker = names.find((name) => Object.hasOwn(markers, name))
  if (marker) return `it contains ${marker}, so it is ${markers[marker]}`
  for (const [end, what] of Object.entries(markerEndings)) {
    const found = names.find((name) => name.toLowerCase().endsWith(end))
    if (found) return `it contains ${visibleName(found)}, so it is ${what}`
  }
  const made = names.find((name) => /^(?:gnu)?makefile$/iu.test(name))
  if (made && names.some((name) => /^(?:src|lib|include)$|\.(?:c|cc|cpp|h|go|rs|f90)$/iu.test(name)))
    return `it contains ${made} beside source code, so it is a project`
  return isProgramFolder(names) ? 'it holds a program with its libraries' : undefined
}

/** What a folder that stays whole is: by its ending or name, else code, for most such folders are projects. */
export function bundleKind(folderName: string): {
  readonly kind: FileKind
  readonly ending: string
  readonly isSure: boolean
} {
  const ending = endingOf(folderName)
  if (Object.hasOwn(packages, ending)) return { kind: packages[ending] ?? 'code', ending, isSure: true }
  const lower = folderName.toLowerCase()
  return {
    kind: (Object.hasOwn(kindOfFolder, lower) ? kindOfFolder[lower] : undefined) ?? 'code',
    ending,
    isSure: false,
  }
}

const endingOf = (folderName: string): string => /\.([a-z]{2,13})$/iu.exec(folderName)?.[1]?.toLowerCase() ?? ''
