import { type Body, noteSent } from '../ledger/ledger.ts'

interface SendInit extends RequestInit {
  readonly body?: Body
}

let underWay = 0
const waiting = new Set<() => void>()

const answered = () => {
  underWay -= 1
  if (underWay > 0) return
  for (const act of [...waiting]) {
    waiting.delete(act)
    act()
  }
}

/** Calls `act` as soon as no request of this page waits for its answer, at once if none does. */
export const whenAnswered = (act: () => void): void => {
  if (underWay === 0) act()
  else waiting.add(act)
}

/**
 * `fetch`, and written down in the ledger of what leaves this device: every request of the app is made here or in
 * `send-form.ts`, in workers too. Rejects as `fetch` does.
 */
export const send = async (url: string | URL, init: SendInit = {}): Promise<Response> => {
  noteSent({ method: init.method ?? 'GET', url: String(url), body: init.body })
  underWay += 1
  try {
    return await fetch(url, init)
  } finally {
    answered()
  }
}
