import { ask } from './bridge.ts'

/** Bytes that travel to the shell at once, as text: a multiple of three, so that pieces of Base64 can be put together. */
const PIECE_BYTES = 3 * 256 * 1024

/** Folder of the shell's cache in which files wait while they are handed on. */
const FOLDER = 'shared'

/**
 * Hands files to the sheet with which a telephone shares and saves. They are written to the app's cache first, where the
 * sheet finds them. Resolves to false when the person closed the sheet.
 */
export const shareFiles = async (
  files: readonly { readonly name: string; readonly blob: Blob }[],
): Promise<boolean> => {
  await ask('Filesystem', 'rmdir', { path: FOLDER, directory: 'CACHE', recursive: true }).catch(() => undefined)
  const uris: string[] = []
  for (const [index, { name, blob }] of files.entries()) uris.push(await write(`${FOLDER}/${index}/${name}`, blob))
  try {
    await ask('Share', 'share', { files: uris })
    return true
  } catch (error) {
    if (error instanceof Error && /cancell?ed/i.test(error.message)) return false
    throw error
  }
}

const write = async (path: string, blob: Blob): Promise<string> => {
  let uri = ''
  for (let at = 0; at === 0 || at < blob.size; at += PIECE_BYTES) {
    const data = await asBase64(blob.slice(at, at + PIECE_BYTES))
    const options = { path, data, directory: 'CACHE', recursive: true }
    if (at === 0) uri = (await ask<{ readonly uri: string }>('Filesystem', 'writeFile', options)).uri
    else await ask('Filesystem', 'appendFile', options)
  }
  return uri
}

const asBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  // As many at once as a function takes arguments everywhere.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
