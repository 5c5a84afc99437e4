import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const BYTES = 3210

test('the ledger says what left this device, how much of it was in files, and which fields, and never what was in them', async ({
  page,
  organizer,
}) => {
  await arrive(page, { skipAnimations: true })
  await page.goto('/')
  const name = 'salary of everybody.txt'
  await organizer.pickFiles([{ name, mimeType: 'text/plain', buffer: Buffer.alloc(BYTES, 'secret ') }])
  await expect(organizer.button(/^Start (AI )?Sort$/)).toBeVisible()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: /^What left this device/ }).click()
  const ledger = page.getByRole('dialog', { name: 'What left this device' })
  const upload = ledger.getByRole('listitem').filter({ hasText: 'Files that you uploaded' })
  await expect(upload).toContainText('POST /api/files/upload')
  await expect(upload).toContainText('Fields: files, lastModified, metadata, name, path, size, type')
  await expect(upload).toContainText('3.1 KB of them contents of your files')
  await expect(upload).toContainText('1 request')
  await expect(ledger.getByText('3.1 KB', { exact: true }).first()).toBeVisible()
  await expect(ledger.getByRole('listitem').filter({ hasText: 'Is the server there' }).first()).toBeVisible()
  await expectCleanInBothThemes(page, 'ledger')
  const kept = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('octavo-device')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asked = opening.result.transaction('ledger').objectStore('ledger').getAll()
          asked.onsuccess = () => resolve(JSON.stringify(asked.result))
        }
      }),
  )
  expect(kept).toContain('/api/files/upload')
  expect(kept).not.toMatch(/salary|secret/)

  // Another screen begins with nothing, and all of it is still there, after a reload, too.
  await page.goto('/terms-of-service')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('what left')
  await page.keyboard.press('Enter')
  await expect(ledger).toBeVisible()
  await expect(upload).toHaveCount(0)
  await ledger.getByText('All screens', { exact: true }).click()
  await expect(upload).toContainText('3.1 KB')
  await ledger.getByRole('button', { name: 'Empty this list' }).click()
  await expect(upload).toHaveCount(0)
})
