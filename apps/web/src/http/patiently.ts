/** Code that could not be fetched is asked for again when the line is back, or after so long. */
const AGAIN_MS = 30_000

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, AGAIN_MS)
    addEventListener('online', () => resolve(), { once: true })
  })

/** Asks for code until it comes. Never rejects. */
export const patiently = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      console.warn('A part of the page could not be fetched yet', error)
      await pause()
    }
  }
}
