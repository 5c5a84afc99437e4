import fs from 'node:fs'
import path from 'node:path'
import { bytesWanted } from '../../../packages/core/src/filetype/farther.ts'
import { decodeText } from '../../../packages/core/src/filetype/text.ts'
import { SIGNATURE_HEAD_BYTES } from '../../../packages/core/src/index.ts'
import { numberOf } from '../own-folders/parts.ts'
import { labelOf } from './labels.ts'

export type Part = 'fit' | 'choose' | 'report'

/** A text whose type its ending says; `source` is the package, which is in one part only. */
export interface Sample {
  readonly file: string
  readonly label: string
  readonly source: string
  readonly part: Part
  readonly sizeBytes: number
  /** What a look at the file reads of it. */
  readonly head: Uint8Array
}

const MOST_OF_PACKAGE = 3
const LEAST_BYTES = 60

/** Half of the packages are fitted on; a quarter chooses, a quarter is reported. */
export const partOfSource = (source: string): Part => {
  const drawn = numberOf(`part of types ${source}`) % 4
  return drawn < 2 ? 'fit' : drawn === 2 ? 'choose' : 'report'
}

/** What a look at a file reads: the first bytes, and more of them where these leave its type open. */
export function readHead(file: string): { readonly head: Uint8Array; readonly sizeBytes: number } {
  const handle = fs.openSync(file, 'r')
  try {
    const { size: sizeBytes } = fs.fstatSync(handle)
    const read = (most: number) => {
      const buffer = new Uint8Array(most)
      return buffer.subarray(0, fs.readSync(handle, buffer, 0, most, 0))
    }
    const head = read(SIGNATURE_HEAD_BYTES)
    const more = bytesWanted(head, sizeBytes)
    return { head: more > 0 ? read(more) : head, sizeBytes }
  } finally {
    fs.closeSync(handle)
  }
}

function walk(folder: string, into: string[] = [], depth = 0): string[] {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory() && depth < 16) walk(full, into, depth + 1)
    else if (entry.isFile()) into.push(full)
  }
  return into
}

/**
 * Texts of packages with their types: at most three of a type from one package, none twice. `folder` holds registries,
 * those hold unpacked packages; `moved` are packages that may only choose, as other sets have them.
 */
export function gatherSamples(folder: string, moved: ReadonlySet<string> = new Set()): readonly Sample[] {
  const samples: Sample[] = []
  const seen = new Set<string>()
  for (const registry of fs.readdirSync(folder).sort())
    for (const name of fs.readdirSync(path.join(folder, registry)).sort()) {
      // The same project is often in two registries: `node-chalk` and `chalk`.
      const source = name.replace(/^(?:node|python|ruby|golang|rust|haskell)-/u, '')
      const part = moved.has(name) ? 'choose' : partOfSource(source)
      const counts = new Map<string, number>()
      const files = walk(path.join(folder, registry, name))
      for (const file of files.toSorted(
        (a, b) => numberOf(a.slice(folder.length)) - numberOf(b.slice(folder.length)),
      )) {
        const ending = path.extname(file).toLowerCase() || path.basename(file).toLowerCase()
        if ((counts.get(ending) ?? 0) >= MOST_OF_PACKAGE) continue
        const { head, sizeBytes } = readHead(file)
        if (sizeBytes < LEAST_BYTES) continue
        const text = decodeText(head)
        const label = text === undefined ? undefined : labelOf(file, text)
        const known = text?.slice(0, 1500) ?? ''
        if (label === undefined || seen.has(known)) continue
        seen.add(known)
        counts.set(ending, (counts.get(ending) ?? 0) + 1)
        samples.push({ file, label, source, part, sizeBytes, head })
      }
    }
  return samples
}
