import { noteSent } from '../ledger/ledger.ts'
import { authHeaders, refusalOf } from './http.ts'

export interface SendFormOptions {
  readonly signal: AbortSignal
  /** Hears which share of the body has left, 0 to 1. */
  onSent(share: number): void
  /** POST when left out. */
  readonly method?: 'POST' | 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Sends a form, or a part of a file, with the progress of its bytes (`fetch` tells nothing about a request's progress) and
 * gives the text of the answer. Rejects with HttpError, TypeError when there was no answer, the signal's reason on abort.
 */
export const sendForm = (
  url: string,
  form: FormData | Blob,
  { signal, onSent, method = 'POST', headers }: SendFormOptions,
): Promise<string> => {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    const abort = () => request.abort()
    const settle = (act: () => void) => () => {
      signal.removeEventListener('abort', abort)
      act()
    }
    request.open(method, url)
    request.withCredentials = true
    const sent = { ...authHeaders(), ...headers }
    for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onSent(loaded / total)
    }
    request.onload = settle(() => {
      const { status, statusText, responseText: text } = request
      if (status >= 200 && status < 300) resolve(text)
      else reject(refusalOf({ status, statusText, text }, { url, sent }))
    })
    request.onerror = settle(() => reject(new TypeError('The connection failed')))
    request.onabort = settle(() => reject(signal.reason))
    signal.addEventListener('abort', abort)
    noteSent({ method, url, body: form })
    request.send(form)
  })
}
