import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { repository } from './server.ts'

const MESSAGES = join(repository, 'apps/web/messages')
const spoken = new Map<string, Readonly<Record<string, unknown>>>()

/** Every message of a language by its key, whichever screen it belongs to. */
function wordsOf(language: string): Readonly<Record<string, unknown>> {
  const known = spoken.get(language)
  if (known) return known
  const areas = readdirSync(MESSAGES).map((area) =>
    JSON.parse(readFileSync(join(MESSAGES, area, `${language}.json`), 'utf8')),
  )
  const words = Object.assign({}, ...areas)
  spoken.set(language, words)
  return words
}

/** What the page says for a message without values, in the language that it is shown in. Throws where there is none. */
export async function wordsAt(page: Page, key: string): Promise<string> {
  const language = await page.evaluate(() => document.documentElement.lang)
  const text = wordsOf(language)[key]
  if (typeof text !== 'string') throw new Error(`${language} has no plain text for ${key}.`)
  return text
}

/** The first button in sight that says a message, in whichever language the page is shown. */
export const buttonAt = async (page: Page, key: string): Promise<Locator> =>
  page
    .getByRole('button', { name: await wordsAt(page, key), exact: true })
    .filter({ visible: true })
    .first()

/** Presses the button that says a message. */
export const pressWords = async (page: Page, key: string): Promise<void> => (await buttonAt(page, key)).click()
