import type { FileChooser, Locator, Page } from '@playwright/test'

/** Presses what opens the browser's dialog, and chooses in it: files, or the path of a folder. */
export async function choose(page: Page, press: Locator, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const opening = page.waitForEvent('filechooser')
  await press.click()
  await (await opening).setFiles(files)
}

/** From now on each dialog of the page is cancelled as soon as it opens. */
export async function cancelDialogs(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true })
}
