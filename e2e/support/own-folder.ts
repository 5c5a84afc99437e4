import type { Page } from '@playwright/test'

/**
 * A folder of the browser's own file system in place of the one that a person would choose, since no test can open that
 * dialog; its handles are real ones. Goes to `address` and puts texts there, by their paths.
 */
export async function withFolder(page: Page, address: string, files: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(() => {
    const choose = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('Holiday', { create: true })
    Object.assign(globalThis, { showDirectoryPicker: choose })
  })
  await page.goto(address)
  await page.evaluate(async (planted) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('Holiday', { create: true })
    for (const [path, text] of Object.entries(planted)) {
      const names = path.split('/')
      let folder = root
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
      const writer = await (await folder.getFileHandle(names.at(-1) ?? '', { create: true })).createWritable()
      await writer.write(text)
      await writer.close()
    }
  }, files)
}

/** What is in that folder now: texts by paths. */
export const inFolder = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {}
    const visit = async (folder: FileSystemDirectoryHandle, above: string) => {
      for await (const [name, handle] of folder.entries())
        if (handle instanceof FileSystemDirectoryHandle) await visit(handle, `${above}${name}/`)
        else if (handle instanceof FileSystemFileHandle) found[above + name] = await (await handle.getFile()).text()
    }
    await visit(await (await navigator.storage.getDirectory()).getDirectoryHandle('Holiday'), '')
    return found
  })
