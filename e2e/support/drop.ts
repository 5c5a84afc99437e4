import type { Page } from '@playwright/test'

/** Drops a file or folder of the disk on the page, as from the desktop. */
export async function dropFolder(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await client.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
  }
}
