import os from 'node:os'
import type { Item, Readers, Source } from '@octavo/core'
import {
  createReaderPool,
  findTesseract,
  type ReaderPoolOptions,
  type ScanReaders,
  withOcr,
} from '@octavo/readers/node'

/** Files that are open or wait for a reader at a time: handles are few, folders may be large. */
export const WINDOW = 16

/** Readers in processes that can be killed. Scans are read by the program `tesseract`, unless OCTAVO_OCR says no. */
export function openReaders(options: ReaderPoolOptions = {}): ScanReaders {
  const width = Math.min(4, os.availableParallelism())
  const { OCTAVO_OCR = '', OCTAVO_OCR_LANGUAGES = '' } = process.env
  const isOff = ['false', '0'].includes(OCTAVO_OCR)
  const languages = OCTAVO_OCR_LANGUAGES.split(/[,+\s]/u).filter(Boolean)
  const engine = async () => (isOff ? undefined : await findTesseract(languages))
  return withOcr(createReaderPool({ width, ...options }), engine, { width })
}

/** Lends a pool of readers, and ends its processes when the work is over. */
export async function withReaders<T>(work: (pool: ScanReaders) => Promise<T>): Promise<T> {
  const pool = openReaders()
  try {
    return await work(pool)
  } finally {
    pool.close()
  }
}

/** A source whose files can be looked into. */
export type Openable = Required<Pick<Source, 'open'>>

/** A file of a source as readers take it: opened in its turn, through no symbolic link. */
export const openIn = (source: Openable, item: Item) => ({ name: item.name, open: () => source.open(item) })

/** Readers of what lies below a folder, in processes that can be killed. */
export const readersOf = (pool: ScanReaders, source: Openable): Readers => ({
  read: (item, { extension, signal, waiting, look }) =>
    pool.read({ ...openIn(source, item), ...(extension !== undefined && { extension }) }, signal, {
      until: waiting,
      ...(look && { look }),
    }),
  async look(item, { signal }) {
    const seen = await pool.look(openIn(source, item), signal)
    return 'thumb' in seen ? seen : undefined
  },
})
