import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { below } from '../lib/paths.mjs'
import { bundle } from './bundle.ts'
import { STARTER } from './starter.ts'

/** Lays the packed command out in `folder`: `bin/octavo.mjs`, and `lib` with its parsers. Resolves to the packages whose code is in it. */
export async function layOut(folder: string): Promise<readonly string[]> {
  const lib = path.join(folder, 'lib')
  const packages = await bundle(lib)
  for (const part of ['cmaps', 'standard_fonts', 'wasm'])
    cpSync(below(`node_modules/pdfjs-dist/${part}`), path.join(lib, 'pdfjs', part), { recursive: true })
  mkdirSync(path.join(folder, 'bin'))
  writeFileSync(path.join(folder, 'bin', 'octavo.mjs'), STARTER)
  return packages
}
