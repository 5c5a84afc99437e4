import { bridge } from './bridge.ts'

/**
 * What the shell answers for an address of the page's own; nothing leaves the device, and workers may ask, too. Throws the
 * browser's error when it can't be had.
 */
export const readAddress = async (url: string): Promise<Response> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The shell answered ${answer.status} for a file of the device`)
  return answer
}

/** The bytes of a file of this device, by the address that a picker or a folder gave. Throws as `readAddress`. */
export const readLocal = async (uri: string): Promise<Blob> => (await readAddress(bridge().convertFileSrc(uri))).blob()
