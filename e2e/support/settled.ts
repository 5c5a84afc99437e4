import type { Page, Request } from '@playwright/test'
import { expect } from './test.ts'

/** Nothing is asked for by itself so long after the last answer: a screen waits less for what it puts off. */
const QUIET_MS = 1200
const PATIENCE_MS = 60_000

/**
 * Follows what the page of an account asks the server for from now on. The function that it returns waits until the account
 * has taken over the settings of this device, which it does once after each login, and all that the page asks for by
 * itself is answered: whatever is asked next is what the person does.
 */
export function settling(page: Page): () => Promise<void> {
  let isKept = false
  let lastMs = 0
  const open = new Set<Request>()
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/')
  page.on('request', (request) => {
    if (isCall(request)) open.add(request)
  })
  const end = (request: Request) => {
    if (open.delete(request)) lastMs = performance.now()
  }
  page.on('requestfailed', end)
  page.on('requestfinished', end)
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.ok()) isKept = true
  })
  const isSettled = () => isKept && open.size === 0 && performance.now() - lastMs > QUIET_MS
  return () => expect.poll(isSettled, { timeout: PATIENCE_MS }).toBe(true)
}
