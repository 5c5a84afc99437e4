import { paperwork } from '../fixtures/paperwork.ts'
import { choose } from '../support/chooser.ts'
import { holdWorkers } from '../support/hold-workers.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const picture = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(name) })

test('photos and documents of the device: the first 50 and 30, looked into here, then one library @phone', async ({
  page,
  organizer,
}) => {
  await arrive(page, { skipAnimations: true })
  await page.goto('/react-native')
  await expect(organizer.heading('Photos and documents')).toBeVisible()
  await expect(page.getByText('Photos and videos, up to 50 at a time.')).toBeVisible()
  await expectCleanInBothThemes(page, 'stores')
  const photos = Array.from({ length: 52 }, (_, index) => picture(`holiday ${index + 1}.jpg`))
  const stray = { name: 'stray.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  const work = await holdWorkers(page)
  work.hold()
  await choose(page, organizer.button('Choose Photos'), [...photos, stray])
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectCleanInBothThemes(page, 'organizing')
  work.letGo()
  await expect(page.getByText(/^50 files in /)).toBeVisible()
  await expect(page.getByText('50 of 52 files were read.')).toBeVisible()
  await expect(page.getByText('1 file is no photo or video and stays where it is.')).toBeVisible()

  await organizer.button('Add More Files').click()
  const papers = paperwork()
    .filter(({ category }) => category === 'Invoices')
    .slice(0, 4)
  await choose(page, organizer.button('Choose Documents'), papers)
  await expect(page.getByText(/^54 files in /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Invoices ?4 files/ })).toBeVisible()
  await expectCleanInBothThemes(page, 'preview')
  await organizer.button('Skip AI Sort').click()
  await expect(organizer.heading('All Done!')).toBeVisible()
  await expectCleanInBothThemes(page, 'complete')
  await expect(page.getByText('54 files organized', { exact: true }).first()).toBeVisible()
})
