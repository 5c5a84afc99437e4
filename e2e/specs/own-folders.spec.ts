import type { Page } from '@playwright/test'
import { inFolder, withFolder } from '../support/own-folder.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

test.beforeEach(async ({ page }) => await arrive(page, { skipAnimations: true }))

test('UX-110: what lies in folders of the person stays, new files join them, and one that is only a heap is opened @phone', async ({
  page,
}) => {
  const minutes = (month: string) =>
    `Rowing club, committee meeting of ${month}. Present: Ada, Bo, Cem. Boats: the eight needs a new rudder. Regatta: entries close.`
  const files = {
    'Rowing club/minutes march.txt': minutes('March'),
    'Rowing club/minutes april.txt': minutes('April'),
    'Rowing club/minutes may.txt': minutes('May'),
    'Rowing club/boats.csv': 'boat,year\neight,2011\n',
    'Norway 2023/cabin.txt': 'The key of the cabin hangs behind the woodshed, the boat is the red one.',
    'Norway 2023/fish.csv': 'fish,cm\ncod,71\n',
    'from old laptop/data.csv': 'a,b\n1,2\n',
    'minutes june.txt': minutes('June'),
    'list.csv': 'c,d\n3,4\n',
  }
  await withFolder(page, '/cross-platform', files)
  await button(page, 'Scan Folder').click()
  await expect(page.getByText('Staying in folders of your own: 6 files (2 folders).')).toBeVisible()
  await expect(button(page, /^3 files into/)).toBeVisible()
  await button(page, 'Your folders').click()
  const dialog = page.getByRole('dialog', { name: 'Your folders here' })
  await dialog.getByRole('checkbox', { name: /Norway 2023/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Sort again' }).click()
  await expect(page.getByText('Staying in folders of your own: 4 files (1 folder).')).toBeVisible()
  await expect(button(page, /^5 files into/)).toBeVisible()
  await button(page, 'Your folders').click()
  await expect(dialog.getByText('Is sorted as well', { exact: true })).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Norway 2023/ }).uncheck({ force: true })
  await dialog.getByRole('button', { name: 'Sort again' }).click()
  await expect(button(page, /^3 files into/)).toBeVisible()
  await button(page, 'Organize These Files').click()
  await expect(page.getByText('in “Holiday”.')).toBeVisible()
  const after = await inFolder(page)
  const stays = Object.keys(files).filter((path) => /^(?:Rowing|Norway)/.test(path))
  for (const path of stays) expect(after[path], path).toBe(files[path as keyof typeof files])
  expect(after['Rowing club/minutes june.txt']).toBe(files['minutes june.txt'])
  expect(after['Documents/list.csv']).toBe(files['list.csv'])
  await button(page, 'Undo').click()
  await expect(toast(page, 'Run undone')).toBeVisible()
  expect(await inFolder(page)).toEqual(files)
})

test('UX-110: where all lies in folders of the person, that is said, and what is in one of them can be sorted', async ({
  page,
}) => {
  await withFolder(page, '/cross-platform', {
    'Norway 2023/cabin.txt': 'by the woodshed',
    'Norway 2023/fish.csv': 'a,b\n',
  })
  await button(page, 'Scan Folder').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Found 2 Device Files' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Everything here lies in folders of yours already.')).toBeVisible()
  await expect(button(page, 'Organize These Files')).toHaveCount(0)
  await button(page, 'Your folders').click()
  const dialog = page.getByRole('dialog', { name: 'Your folders here' })
  await dialog.getByRole('checkbox', { name: /Norway 2023/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Sort again' }).click()
  await expect(button(page, 'Organize These Files')).toBeEnabled()
  await expect(page.getByText('Staying in folders of your own')).toHaveCount(0)
})
