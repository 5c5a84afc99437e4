import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { INSTRUCTIONS } from '../fixtures/same-files.ts'
import { filesInZip, movedSince, type Outcome, placesOf, teach } from './doors.ts'
import { downloadZip, firstVisit } from './offline.ts'
import type { Organizer } from './organizer.ts'
import { filesText, planText, type TravellingPlan } from './plan-text.ts'
import type { OwnServer } from './server.ts'
import { expect } from './test.ts'

/** The web app with its server: picked, sorted, approved and downloaded as a person does it. */
export async function byBrowser(organizer: Organizer, server: OwnServer, folder: string): Promise<Outcome> {
  const { page } = organizer
  const calls = { api: page.request, url: server.url }
  await arriveWithInstructions(page, server)
  await teach(calls)
  await organizer.pickFolder(folder)
  await expect(page.getByText('2 hidden or system files were left out')).toBeVisible()
  await organizer.sort()
  const before = await placesOf(calls)
  const handed = handedIn(page)
  await organizer.approve()
  await expect(organizer.lastRun).toBeVisible()
  return {
    plan: planText(await handed, prefixOf(folder)),
    folder: filesText(await movedSince(calls, before)),
    zip: filesInZip(await downloadZip(organizer)),
  }
}

/**
 * The web app without its server: sorted, approved and downloaded on the device; then the server comes back, is handed the
 * plan that was reviewed, and carries it out. `lessons` is the file of the command's: the device was taught the same.
 */
export async function byDevice(
  organizer: Organizer,
  server: OwnServer,
  folder: string,
  lessons: string,
): Promise<Outcome> {
  const { page } = organizer
  await arriveWithInstructions(page, server)
  await page.evaluate(keepLessons, readFileSync(lessons, 'utf8'))
  await server.stop()
  await organizer.pickFolder(folder)
  await organizer.sort()
  await organizer.approve()
  await expect(organizer.lastRun).toBeVisible()
  const zip = filesInZip(await downloadZip(organizer))
  const handed = handedIn(page)
  await server.start()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const plan = planText(await handed, prefixOf(folder))
  await expect(organizer.toast('Waiting files uploaded')).toBeVisible()
  const inInbox = (path: string) => path.startsWith('/Inbox/')
  const moved = (await movedSince({ api: page.request, url: server.url }, new Map())).filter(
    ({ path }) => !inInbox(path),
  )
  return { plan, zip, folder: filesText(moved) }
}

/** A first visit of a person who keeps instructions on this device. */
async function arriveWithInstructions(page: Page, server: OwnServer): Promise<void> {
  await page.addInitScript((texts) => localStorage.setItem('octavo.instructions', texts), JSON.stringify(INSTRUCTIONS))
  await firstVisit(page, `${server.url}/`)
}

/** Puts what was taught where the app keeps it. Runs in the page. */
async function keepLessons(learned: string): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('octavo-device')
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const writing = db.transaction('lessons', 'readwrite')
  writing.objectStore('lessons').put({ person: '', learned, atMs: 0 })
  await new Promise((resolve) => writing.addEventListener('complete', resolve))
  db.close()
}

/** The plan that the page hands to the server. */
const handedIn = async (page: Page): Promise<TravellingPlan> => {
  const request = await page.waitForRequest(
    (one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/plans',
    { timeout: 180_000 },
  )
  return (request.postDataJSON() as { plan: TravellingPlan }).plan
}

/** A picked folder lies in the inbox under its own name. */
const prefixOf = (folder: string): string => `Inbox/${basename(folder)}/`
