/// <reference types="vite/types/importMeta.d.ts" />
/** Addresses of the standard fonts that PDF files need not bring along, by the names of their files. */
const ADDRESSES = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const known = new Map(Object.entries(ADDRESSES).map(([path, address]) => [path.split('/').at(-1) ?? '', address]))
// Both are taken before the doors are closed. They go to these addresses and to no other.
const get = globalThis.fetch.bind(globalThis)
/** Where the app's own files are kept; not there where a browser keeps none. */
const kept = globalThis.caches?.open('octavo-assets').catch(() => undefined)

/** A standard font, from the app itself. Rejects for a name that is none. */
export const fontOf = async (file: string): Promise<Uint8Array> => {
  const address = known.get(file)
  if (address === undefined) throw new Error('There is no such font')
  const answer = (await (await kept)?.match(address)) ?? (await get(address))
  if (!answer.ok) throw new Error('The font could not be had')
  return new Uint8Array(await answer.arrayBuffer())
}

let keeping: Promise<void> | undefined

/** Keeps every standard font for the time without a connection: who looks at one PDF will look at others. Never rejects. */
export const keepFonts = (): Promise<void> => {
  keeping ??= keepAll().catch(() => {
    keeping = undefined
  })
  return keeping
}

const keepAll = async (): Promise<void> => {
  const cache = await kept
  for (const address of known.values()) if (cache && !(await cache.match(address))) await cache.add(address)
}
