/// <reference types="vite/types/importMeta.d.ts" />
/** Addresses of the standard fonts that PDF files need not bring along, by the names of their files. */
const ADDRESSES = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const known = new Map(Object.entries(ADDRESSES).map(([path, address]) => [path.split('/').at(-1) ?? '', address]))
// Taken before the doors are closed. It goes to these addresses and to no other.
const get = globalThis.fetch.bind(globalThis)

/** A standard font, from the app itself. Rejects for a name that is none. */
export const fontOf = async (file: string): Promise<Uint8Array> => {
  const address = known.get(file)
  if (address === undefined) throw new Error('There is no such font')
  const answer = await get(address)
  if (!answer.ok) throw new Error('The font could not be had')
  return new Uint8Array(await answer.arrayBuffer())
}
