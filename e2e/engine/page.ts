/** The answer of the engine in a worker of this page, as JSON. */
const answer = new Promise<string>((resolve, reject) => {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    // pdf.js says on this channel that it is ready; nobody here has asked it.
    if (typeof data === 'string') resolve(data)
  }
  worker.onerror = ({ message }) => reject(new Error(message))
})

declare global {
  interface Window {
    answer: Promise<string>
  }
}
window.answer = answer
