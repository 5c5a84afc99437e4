import type { Page } from '@playwright/test'
import { Organizer } from './organizer.ts'

/** Takes a picture of the page as it is now. */
export type Shoot = (stage: string) => Promise<void>

/** A toast stays for 5 s. */
const TOAST_MS = 5200

const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })
const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await gone(page)
}
const inDialog = async (page: Page, shoot: Shoot, stage: string) => {
  await page.getByRole('dialog').waitFor()
  // A drawer begins to glide a moment after it is there.
  await page.waitForTimeout(400)
  await shoot(stage)
  await close(page)
}

/** From the welcome to the files in the library, as a person who is here for the first time. */
async function collect(page: Page, organizer: Organizer, pile: string, shoot: Shoot) {
  await page.goto('/')
  await page.getByRole('dialog').waitFor()
  await shoot('welcome')
  await organizer.enterAsGuest()
  // The guide comes once the page is at rest, and takes its time to say its tip.
  await page.waitForTimeout(5000)
  await shoot('collect')
  await organizer.button('Menu').click()
  await inDialog(page, shoot, 'menu')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type('photo')
  await page.getByRole('option').first().waitFor()
  await shoot('palette')
  await close(page)
  let sent = 0
  await page.route('**/api/files/upload', async (route) => {
    if (++sent === 3) await shoot('upload')
    await route.continue()
  })
  await organizer.pickFolder(pile)
  await page.getByText('Everything is in your library').waitFor({ timeout: 120_000 })
  await page.unroute('**/api/files/upload')
  await page.waitForTimeout(TOAST_MS)
  await shoot('sort')
}

/** The review with all that can be looked at and decided in it. */
async function review(page: Page, organizer: Organizer, shoot: Shoot) {
  await page.route('**/api/agentkit/organize', async (route) => {
    await page.waitForTimeout(700)
    await shoot('sorting')
    await route.continue()
  })
  await organizer.sort()
  await page.waitForTimeout(TOAST_MS)
  // Where folders and files stand side by side, the files that show best what is in them.
  if (await page.getByRole('grid').isVisible()) await organizer.openCategory('Photos & Images')
  await shoot('review')
  await organizer.button('Folders…').filter({ visible: true }).click()
  await inDialog(page, shoot, 'review-folders')
  await organizer.openCategory('Photos & Images')
  await organizer.button('Show as pictures').click()
  await shoot('review-pictures')
  await organizer.button('Show as a list').click()
  const back = organizer.button('All categories')
  if (await back.isVisible()) await back.click()
  await organizer.openCategory('Invoices')
  await organizer.name('Invoice 2026-03.pdf').dblclick()
  await inDialog(page, shoot, 'review-file')
  await organizer.select('Invoice 2026-02.pdf')
  await organizer.select('Invoice 2026-05.pdf')
  await shoot('review-list')
  await page
    .getByRole('button', { name: /^Move to/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Tax')
  await shoot('review-move')
  await page.keyboard.press('Enter')
  await gone(page)
  await page.keyboard.press('?')
  await inDialog(page, shoot, 'shortcuts')
}

/** What became of the files, and the ways on from there. */
async function result(page: Page, organizer: Organizer, shoot: Shoot) {
  await organizer.approve()
  await organizer.heading('Complete!').waitFor({ timeout: 60_000 })
  await shoot('complete')
  await organizer.heading('AI Collect').waitFor()
  await page.waitForTimeout(TOAST_MS)
  await shoot('result')
  await organizer.lastRun.getByRole('button', { name: 'Download' }).click()
  await page.waitForTimeout(400)
  await inDialog(page, shoot, 'download')
}

/** The library after a run: its folders, pictures, history and trash. */
async function library(page: Page, shoot: Shoot) {
  await page.goto('/upload')
  await page.getByRole('grid').waitFor()
  await shoot('library')
  await page.goto(`/upload?folder=${encodeURIComponent('/Photos & Images')}`)
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Show as grid' }).click()
  await page.waitForLoadState('networkidle')
  await shoot('library-tiles')
  await page.goto('/upload?q=invoice')
  await page.getByRole('grid').waitFor()
  await shoot('library-search')
  await page.goto('/photos')
  await page.getByRole('grid').waitFor()
  await page.waitForLoadState('networkidle')
  await shoot('photos')
  await page.goto('/runs')
  await page.getByRole('listitem').first().waitFor()
  await shoot('runs')
}

/** Walks through the product with a folder of the disk, and takes a picture at each stage. */
export async function walk(page: Page, pile: string, shoot: Shoot): Promise<void> {
  const organizer = new Organizer(page)
  await collect(page, organizer, pile, shoot)
  await review(page, organizer, shoot)
  await result(page, organizer, shoot)
  await library(page, shoot)
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await shoot('not-found')
}
