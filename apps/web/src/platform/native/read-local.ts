import { bridge } from './bridge.ts'

/**
 * The bytes of a file of this device, by the address that a picker or a folder gave. They come from the shell itself:
 * nothing leaves the device. Throws the browser's error when they can't be had.
 */
export const readLocal = async (uri: string): Promise<Blob> => {
  const answer = await fetch(bridge().convertFileSrc(uri))
  if (!answer.ok) throw new Error(`The shell answered ${answer.status} for a file of the device`)
  return answer.blob()
}
