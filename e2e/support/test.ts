import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type MadeFile, makeFiles } from '../fixtures/make-files.ts'
import { waitUntilAwake } from './awake.ts'
import { Organizer } from './organizer.ts'

interface TestParts {
  /** The main screen; not opened yet. */
  readonly organizer: Organizer
  /** Whether this browser has seen the intro before, so that `/` opens at once. */
  readonly sawIntro: boolean
  /**
   * Whether the water is drawn, the octopus sways, and dialogs glide. Drawing that without a graphics card is more than
   * half of a test's work; those that are about movement ask for it.
   */
  readonly moves: boolean
  readonly visitor: undefined
  /** A folder of the test's own, removed after it. */
  readonly scratch: string
  /** Fails the test when the page logs an error, breaks its content security policy, or throws. */
  readonly quietConsole: undefined
}

interface WorkerParts {
  /** A folder of more than 300 real files, and what is in it. */
  readonly pile: { readonly folder: string; readonly files: readonly MadeFile[] }
}

/** Messages of the browser itself about answers that a test provokes on purpose. */
const EXPECTED = /Failed to load resource|net::ERR_/

export const test = base.extend<TestParts, WorkerParts>({
  organizer: async ({ page }, use) => {
    await use(new Organizer(page))
  },
  sawIntro: [true, { option: true }],
  moves: [false, { option: true }],
  visitor: [
    async ({ context, sawIntro, moves }, use) => {
      if (sawIntro) await context.addInitScript(() => localStorage.setItem('octavo.intro-seen', '1'))
      if (!moves)
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
          const still = new CSSStyleSheet()
          still.replaceSync(`
            .backdrop > * { display: none !important }
            .octo * { animation: none !important }
            *, ::before, ::after, ::backdrop {
              transition: none !important;
              animation-duration: 1ms !important;
              animation-delay: 0s !important;
              animation-iteration-count: 1 !important;
            }`)
          document.adoptedStyleSheets = [still]
        })
      await use(undefined)
    },
    { auto: true },
  ],
  scratch: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'octavo-e2e-scratch-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  quietConsole: [
    async ({ page }, use) => {
      waitUntilAwake(page)
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      await use(undefined)
      expect(said, 'the console stays quiet').toEqual([])
    },
    { auto: true },
  ],
  pile: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'octavo-e2e-pile-'))
      await use({ folder, files: makeFiles(folder) })
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect }
