import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What shrinks when it is compressed; films, pictures and WOFF2 fonts are compressed already. */
const TEXT = /\.(?:html|m?js|css|svg|webmanifest|txt)$/
/** Below this a smaller answer saves no packet. */
const WORTHWHILE_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Lays `name.br` and `name.gz` beside every text of a folder, where they are smaller; returns how many were written. */
export const compressFolder = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  const written = await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const content = await readFile(path)
      if (content.length < WORTHWHILE_BYTES) return 0
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      const packed = [
        [`${path}.br`, await toBrotli(content, { params })],
        [`${path}.gz`, await toGzip(content, { level: 9 })],
      ] as const
      const smaller = packed.filter(([, bytes]) => bytes.length < content.length)
      await Promise.all(smaller.map(([to, bytes]) => writeFile(to, bytes)))
      return smaller.length
    }),
  )
  return written.reduce((sum, count) => sum + count, 0)
}

/** Compresses once what the server hands out a thousand times; after everything else, the service worker too. */
export const compress = (): Plugin => {
  let dist = ''
  return {
    name: 'octavo-compress',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        await compressFolder(dist)
      },
    },
  }
}
