import { HttpError, type RequestOptions, respond } from './http.ts'

/** Media type of an answer in lines: progress as the work goes, then its result or what went wrong. */
const LINES = 'application/x-ndjson'

/**
 * `requestJson` for long work that tells how far it is: `onProgress` gets each count of things done. A server that does
 * not tell it answers as ever. Throws as `requestJson`; TypeError when the answer breaks off.
 */
export const requestFollowed = async (
  url: string,
  options: RequestOptions,
  onProgress: (done: number) => void,
): Promise<unknown> => {
  const response = await respond(url, {
    ...options,
    headers: { ...options.headers, Accept: `${LINES}, application/json` },
  })
  if (!response.headers.get('content-type')?.startsWith(LINES) || !response.body) return await response.json()
  for await (const text of linesOf(response.body)) {
    const line = JSON.parse(text) as { type?: unknown; done?: unknown; result?: unknown }
    if (line.type === 'progress' && typeof line.done === 'number') onProgress(line.done)
    if (line.type === 'result') return line.result
    if (line.type === 'error') throw new HttpError(500, '', text)
  }
  throw new TypeError('The answer broke off')
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  // Parts are joined once, at their line's end: a result of megabytes comes in many.
  let parts: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = decoder.decode(value, { stream: !done }).split('\n')
      for (const [index, line] of lines.entries()) {
        parts.push(line)
        if (index === lines.length - 1 && !done) break
        const whole = parts.join('')
        parts = []
        if (whole !== '') yield whole
      }
      if (done) return
    }
  } finally {
    // A caller that has its result, or its fill, lets the rest go.
    await reader.cancel().catch(() => undefined)
  }
}
