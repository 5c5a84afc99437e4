import { TIMINGS } from '@octavo/core'
import { isNative } from './shell.ts'

/**
 * Gives a person bytes as a file: a download in a browser; in the app, whose page can save nothing, the sheet with which
 * a telephone saves and shares. Rejects with an AbortError when that sheet was closed.
 */
export const saveFile = async (bytes: Blob, name: string): Promise<void> => {
  if (isNative) {
    const { shareFiles } = await import('./native/share.ts')
    if (!(await shareFiles([{ name, blob: bytes }]))) throw new DOMException('', 'AbortError')
    return
  }
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), TIMINGS.objectUrlRelease)
}
