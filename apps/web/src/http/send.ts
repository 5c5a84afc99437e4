import { type Body, noteSent } from '../ledger/ledger.ts'

interface SendInit extends RequestInit {
  readonly body?: Body
}

/**
 * `fetch`, and written down in the ledger of what leaves this device: every request of the app is made here or in
 * `send-form.ts`, in workers too. Rejects as `fetch` does.
 */
export const send = (url: string | URL, init: SendInit = {}): Promise<Response> => {
  noteSent({ method: init.method ?? 'GET', url: String(url), body: init.body })
  return fetch(url, init)
}
