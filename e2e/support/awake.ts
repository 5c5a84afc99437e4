import type { Page } from '@playwright/test'

/** So long a page may take to wake; one whose code a test holds back never does, and its test goes on all the same. */
const PATIENCE_MS = 10_000
/** A page that hears keys, the intro, which hears its own, or what is no page of the app. */
const AWAKE = 'html[data-awake], html:has(main[data-phase]), html:not(:has(#root))'
const LOADS = ['goto', 'reload', 'goBack', 'goForward'] as const
const told = new WeakSet<object>()

/**
 * From now on each load of any page ends when the page hears keys and not when its words are there, which on a slow
 * machine is much earlier: the code that listens for keys comes after the first paint. A page that was held back on
 * purpose is given up after 10 s without a word.
 */
export function waitUntilAwake(page: Page): void {
  const kind = Object.getPrototypeOf(page) as Page
  if (told.has(kind)) return
  told.add(kind)
  for (const name of LOADS) {
    const load = kind[name] as (this: Page, ...given: unknown[]) => Promise<unknown>
    const whole = async function (this: Page, ...given: unknown[]) {
      const answer = await load.apply(this, given)
      const isHeldBack = given.some((one) => typeof one === 'object' && one !== null && 'waitUntil' in one)
      if (!isHeldBack)
        await this.locator(AWAKE)
          .waitFor({ state: 'attached', timeout: PATIENCE_MS })
          .catch(() => undefined)
      return answer
    }
    Object.assign(kind, { [name]: whole })
  }
}
