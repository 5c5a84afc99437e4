import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { extensionOf, extensionTypes } from '../../../../packages/core/src/filetype/index.ts'
import { numberOf } from '../../own-folders/parts.ts'
import { pythonWitness } from './witness.ts'

/** A file whose type is known: by its name, and by a second witness that has not seen the name or not the bytes. */
export interface Known {
  readonly file: string
  readonly label: string
  /** The package that ships it, or the program that wrote it: it is in one part only. */
  readonly source: string
}

/** Of one type, and of one type in one package, no more are taken. */
const MOST_OF_TYPE = 9
const MOST_OF_PACKAGE = 2
const LARGEST_BYTES = 30_000_000

/** Endings that several formats share: a name says nothing without its bytes, so that they could not judge bytes. */
const SHARED = new Set(
  (
    'dat bin part tmp temp download partial db a lib o out com sys asc key pub m v h fig s sub idx sup map ext inc todo readme app ' +
    'log nfo diz lock env inf cnf tab template md5 sha1 sha256 sha512 sfv suit fnt prj shx thm vst xpt pot one rm ram mo command tpl ' +
    'bas frm cap sc iam catalog scr drv mui ax fmp12 sig sign kbx 1st text doc xls pps dot z cer contact ai bdf obj mtl t img ino ex'
  ) //
    .split(' '),
)

/** What libmagic says of these formats when it knows them; a file of the name that it calls otherwise is left out. */
const SAID: Readonly<Record<string, RegExp>> = {
  mat: /matlab/u,
  sav: /spss/u,
  hdr: /radiance/u,
  mod: /audio/u,
  ts: /text\/(?:plain|x-java|x-c|x-script)|javascript/u,
  dcm: /dicom/u,
  // Modules of TypeScript have the ending of a camera's film.
  mts: /mpeg|mp2t|MP2T|octet/u,
  r: /text\//u,
  pl: /perl/u,
  pm: /perl|text/u,
  fs: /text\//u,
  p12: /octet/u,
  mid: /midi/u,
  pfm: /octet|font|x-/u,
}

const isText = (label: string): boolean =>
  /^(?:text\/|application\/(?:json|x-ndjson|xml|yaml|toml|x-sh|sql|x-php|x-tex)|image\/svg)/u.test(
    extensionTypes.get(label)?.mediaType ?? '',
  )

function magic(files: readonly string[]): readonly string[] {
  const input = files.map((file) => `${file}\n`).join('')
  return execFileSync('file', ['--brief', '--mime-type', '--files-from', '-'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .trimEnd()
    .split('\n')
}

function* walk(folder: string, depth = 0): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory() && depth < 14) yield* walk(full, depth + 1)
    else if (entry.isFile()) yield full
  }
}

/** The label of a path: its ending, or the language that a highlighter's package calls its example after. */
function labelOf(file: string): string {
  const demo =
    /\/rouge\/demos\/([a-z0-9_]+)$/u.exec(file)?.[1] ?? /\/testdata\/(?:[^/]+\/)?([a-z0-9_]+)\.actual$/u.exec(file)?.[1]
  const ending = demo === undefined ? extensionOf(path.basename(file)) : (LANGUAGES[demo] ?? '')
  return extensionTypes.has(ending) && (demo !== undefined || !SHARED.has(ending)) ? ending : ''
}

/** Names of languages, as those packages write them -> the usual ending of their files. */
const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'applescript:applescript awk:awk clojure:clj cmake:cmake coffeescript:coffee coffee:coffee cpp:cpp csharp:cs css:css dart:dart diff:diff ' +
    'docker:dockerfile dockerfile:dockerfile elixir:ex erlang:erl fortran:f90 fsharp:fs glsl:glsl go:go gradle:groovy graphql:graphql ' +
    'groovy:groovy handlebars:hbs haskell:hs hcl:tf html:html ini:ini java:java javascript:js json:json jsx:jsx julia:jl kotlin:kt less:less ' +
    'lua:lua make:mk makefile:mk markdown:md matlab:mlx nim:nim objective_c:m objectivec:m ocaml:ml pascal:pas perl:pl php:php powershell:ps1 ' +
    'properties:ini protobuf:proto python:py r:r ruby:rb rust:rs scala:scala scheme:scm scss:scss shell:sh solidity:sol sql:sql svelte:svelte ' +
    'swift:swift tcl:tcl terraform:tf tex:tex toml:toml tsx:tsx turtle:ttl twig:hbs typescript:ts vb:vb verilog:v vue:vue xml:xml yaml:yaml zig:zig'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/**
 * Files of packages whose names and bytes agree. `packages`: name of a package -> the folder it was unpacked into. The same
 * files for the same packages, on any machine.
 */
export function found(packages: ReadonlyMap<string, string>, mostOfType = MOST_OF_TYPE): readonly Known[] {
  const asked: Known[] = []
  for (const [source, folder] of [...packages].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const ofPackage = new Map<string, string[]>()
    for (const file of walk(folder)) {
      const label = labelOf(file)
      if (label !== '') ofPackage.set(label, [...(ofPackage.get(label) ?? []), file])
    }
    const mixed = (file: string) => numberOf(path.relative(folder, file))
    for (const [label, files] of ofPackage) {
      const some = files.length > 400 ? files.filter((_, at) => at % Math.floor(files.length / 200) === 0) : files
      const sized = (file: string) => {
        const { size } = fs.statSync(file)
        return size >= 60 && size <= LARGEST_BYTES
      }
      const few = some
        .toSorted((a, b) => mixed(a) - mixed(b))
        .slice(0, 3 * MOST_OF_PACKAGE)
        .filter(sized)
      asked.push(...few.map((file) => ({ file, label, source })))
    }
  }
  const types = magic(asked.map(({ file }) => file))
  const parsed = pythonWitness(asked)
  const byLabel = new Map<string, Known[]>()
  const taken = new Map<string, number>()
  for (const [at, one] of asked.entries()) {
    const key = `${one.source} ${one.label}`
    if (!parsed[at] || !agrees(one.label, types[at] ?? '') || (taken.get(key) ?? 0) >= MOST_OF_PACKAGE) continue
    taken.set(key, (taken.get(key) ?? 0) + 1)
    byLabel.set(one.label, [...(byLabel.get(one.label) ?? []), one])
  }
  const mixed = ({ source, file }: Known) => numberOf(`${source} ${path.basename(file)}`)
  return [...byLabel.values()].flatMap((all) => all.toSorted((a, b) => mixed(a) - mixed(b)).slice(0, mostOfType))
}

function agrees(label: string, type: string): boolean {
  if (SAID[label]) return SAID[label].test(type)
  const textual = type.startsWith('text/') || /json|xml|javascript|ndjson/u.test(type)
  if (isText(label)) return textual
  // A text in a binary format's name is a stand-in, and an empty or unreadable file is nothing.
  return (
    type !== 'inode/x-empty' &&
    !(
      type === 'text/plain' &&
      !/postscript|bittorrent|x-font|model\/|x-portable|x-xpixmap|x-xbitmap|subrip|x-desktop|octet|vnd.dxf|x509|pkcs|pgp|rfc822|calendar|vcard/u.test(
        extensionTypes.get(label)?.mediaType ?? '',
      )
    )
  )
}
