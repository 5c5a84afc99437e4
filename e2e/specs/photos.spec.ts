import type { Page } from '@playwright/test'
import { jpegOf, withExif } from '../../apps/server/test/support/pictures.ts'
import { widerBy } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'
import { openZip } from '../support/zip-reader.ts'

const PLACES = { Lisbon: [38.7139, -9.1394], Kyoto: [35.0116, 135.7681] } as const

/** Six photos of Lisbon in May 2023, one of Kyoto in October 2022, and one without a place from 2021. */
async function travel(page: Page) {
  const form = new FormData()
  const give = (name: string, widthPx: number, takenAt: string, place?: readonly [number, number]) =>
    form.append(
      'files',
      new File([new Uint8Array(withExif(jpegOf(widthPx, 480), { takenAt, ...(place && { place }) }))], name),
    )
  for (let day = 1; day <= 6; day += 1) give(`tram ${day}.jpg`, 600 + day, `2023:05:0${day} 12:00:00`, PLACES.Lisbon)
  give('temple.jpg', 620, '2022:10:03 08:00:00', PLACES.Kyoto)
  give('garden.jpg', 640, '2021:07:09 18:00:00')
  const answer = await page.request.post('/api/files/upload', {
    multipart: form,
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(201)
  const unread = async () => (await (await page.request.get('/api/photos/months')).json()).unread
  await expect.poll(unread, { timeout: 60_000 }).toBe(0)
}

const timeline = (page: Page) => page.getByRole('grid', { name: 'Timeline' })
const toastButton = (page: Page, name: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name })
/** Names of the photos of the grid in sight, in their order. */
const names = (page: Page) =>
  page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.querySelector('bdi')?.textContent ?? ''))

test('photos stand in a timeline by month, are opened, put into an album, taken out, and all of it is taken back by keys alone', async ({
  page,
}) => {
  await page.goto('/photos')
  await expect(page.getByText('No photos yet')).toBeVisible()
  await travel(page)
  await page.reload()
  const days = [6, 5, 4, 3, 2, 1].map((day) => `tram ${day}.jpg`)
  await expect.poll(() => names(page)).toEqual([...days, 'temple.jpg', 'garden.jpg'])
  for (const month of ['May 2023', 'October 2022', 'July 2021'])
    await expect(page.getByText(month).first()).toBeVisible()

  await timeline(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: 'garden.jpg' })
  await expect(window.getByText('8 of 8')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog', { name: 'temple.jpg' }).getByText('35.0116, 135.7681')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await timeline(page).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  const bar = page.getByRole('region', { name: 'Selected photos' })
  await expect(bar.getByRole('status')).toContainText('2')
  await bar.getByRole('button', { name: 'Add to album' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Album' })).toBeFocused()
  await page.keyboard.type('Lisbon')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 photos are in “Lisbon” now', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Albums' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Lisbon/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual(days.slice(0, 2))
  await page.getByRole('grid', { name: 'Lisbon' }).focus()
  await page.keyboard.press('Home')
  // What is opened from an album leads back to the album.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'tram 6.jpg' }).getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/album=/)
  await page.getByRole('grid', { name: 'Lisbon' }).focus()
  await page.getByRole('button', { name: 'Take out of this album' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual(days.slice(1, 2))
  await expect(page.getByText('1 photo is no longer in “Lisbon”', { exact: true })).toBeVisible()
  await toastButton(page, 'Undo').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual(days.slice(0, 2))

  // Deleting an album deletes no photo, and is taken back as well.
  await page.goto('/photos?view=albums')
  await page.getByRole('button', { name: 'Actions for Lisbon' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete album' }).press('Enter')
  await expect(page.getByText('No albums yet')).toBeVisible()
  await toastButton(page, 'Undo').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Lisbon/ })).toContainText('2 photos')

  await page.goto('/photos')
  await timeline(page).focus()
  await page.keyboard.press('Control+a')
  await expect(bar.getByRole('status')).toContainText('8')
  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Download' }).press('Enter')
  const archive = await download
  expect(archive.suggestedFilename()).toBe('Photos.zip')
  expect(openZip(await archive.path()).members.map(({ name }) => name)).toEqual([
    ...days.map((name) => `2023-05/${name}`),
    ...['2022-10/temple.jpg', '2021-07/garden.jpg'],
  ])
  await bar.getByRole('button', { name: 'Move to the trash' }).press('Enter')
  await expect(page.getByText('No photos yet')).toBeVisible()
  await toastButton(page, 'Undo').press('Enter')
  await expect.poll(() => names(page)).toEqual([...days, 'temple.jpg', 'garden.jpg'])
})

test('the map asks nobody but Octavo, comes nearer by keys, and shows the photos of a place @phone', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/photos?view=map')
  await travel(page)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) elsewhere.push(request.url())
  })
  await page.reload()
  const lisbon = page.getByRole('button', { name: '6 photos taken in Lisbon' })
  const kyoto = page.getByRole('button', { name: '1 photo taken in Kyoto' })
  await expect(lisbon).toBeVisible()
  const map = page.getByRole('region', { name: 'Map of your photos' })
  await map.focus()
  // Around the world to Kyoto and back again, nearer and farther.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(lisbon).toBeVisible()
  expect(elsewhere).toEqual([])
  await lisbon.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lisbon' })).toBeVisible()
  await expect.poll(() => names(page)).toHaveLength(6)
  // What the person calls it wins over the name of the town, here and on the map.
  await page.getByRole('button', { name: 'Name this place' }).click()
  await page.getByRole('textbox', { name: 'What you call it' }).fill('Our street')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Our street' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: '6 photos taken in Our street' })).toBeVisible()
  expect(await kyoto.count()).toBeLessThanOrEqual(1)
})

test('a finger opens a photo and selects by staying; Arabic reads from the right; axe finds nothing @phone', {
  tag: '@night',
}, async ({ page, hasTouch }) => {
  test.setTimeout(240_000)
  await page.goto('/photos')
  await travel(page)
  await page.evaluate(() =>
    localStorage.setItem('octavo.settings', JSON.stringify({ language: 'ar', skipAnimations: true })),
  )
  await page.goto('/photos')
  await expect(page.getByRole('heading', { level: 1, name: 'الصور' })).toBeVisible()
  const cells = page.getByRole('gridcell')
  await expect(cells).toHaveCount(8)
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()]
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0)
  await expectCleanInBothThemes(page, 'timeline')
  if (hasTouch) {
    const finger = await page.context().newCDPSession(page)
    const point = { x: (first?.x ?? 0) + (first?.width ?? 0) / 2, y: (first?.y ?? 0) + (first?.height ?? 0) / 2 }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    const bar = page.getByRole('region', { name: 'الصور المحددة' })
    await expect(bar).toBeVisible()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await cells.nth(1).tap()
    await expect(cells.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(bar).toHaveCount(0)
    await cells.nth(0).tap()
  } else await cells.nth(0).dblclick()
  await expect(page.getByRole('dialog', { name: 'tram 6.jpg' })).toBeVisible()
  await page.goBack()
  for (const view of ['map', 'albums']) {
    await page.goto(`/photos?view=${view}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(300)
    await expectCleanInBothThemes(page, view)
    expect(await widerBy(page), view).toBeLessThanOrEqual(0)
  }
})
