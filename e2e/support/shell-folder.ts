import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shellFolder?: {
      /** Texts by path. */
      readonly files: Record<string, string>
      /** What our plugin answers; a string is the code that it rejects with. */
      answer(method: string, options: Record<string, unknown>): object | string | undefined
    }
  }
}

/** Gives the shell around a page the one folder that its person may open: `files` are texts by path, kept in the page. */
export const withShellFolder = async (page: Page, files: Readonly<Record<string, string>>): Promise<void> => {
  // What the shell answers for addresses that its bridge makes of those of the device.
  await page.route('**/_capacitor_content_/tree/**', async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname.split('/tree/')[1] ?? '')
    const body = await page.evaluate((at) => window.shellFolder?.files[at], path)
    await route.fulfill(body === undefined ? { status: 404 } : { body })
  })
  await page.addInitScript(
    (planted) => {
      const above = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
      const texts = { ...planted }
      const folders = new Set([''])
      for (const path of Object.keys(texts)) for (let at = above(path); at !== ''; at = above(at)) folders.add(at)
      const inside = (path: string) =>
        [...Object.keys(texts), ...folders].filter((other) => other !== '' && above(other) === path)
      const look = (path: string) => {
        const text = texts[path]
        if (text === undefined && !folders.has(path)) return null
        const size = { sizeBytes: text?.length ?? 0, modifiedAtMs: text === undefined ? 0 : 1_700_000_000_000 }
        const name = path.slice(path.lastIndexOf('/') + 1)
        const found = { name, type: text === undefined ? 'folder' : 'file', ...size, isAway: false }
        return text === undefined ? found : { ...found, uri: `content://tree/${path}` }
      }
      type Options = {
        readonly path: string
        readonly paths: readonly string[]
        readonly from: string
        readonly to: string
      }
      const answers: Record<string, (options: Options) => object | string> = {
        keep: () => ({ grant: 'content://tree/one', name: 'Holiday' }),
        check: () => ({ isGranted: true }),
        list: ({ path }) => (folders.has(path) ? { entries: inside(path).map(look) } : {}),
        stat: ({ paths }) => ({ found: paths.map(look) }),
        makeFolder({ path }) {
          folders.add(path)
          return {}
        },
        move({ from, to }) {
          const text = texts[from]
          if (text === undefined) return 'not_found'
          if (look(to) !== null) return 'already_exists'
          delete texts[from]
          texts[to] = text
          return {}
        },
        removeEmptyFolder: ({ path }) => ({ removed: inside(path).length === 0 && folders.delete(path) }),
      }
      window.shellFolder = {
        files: texts,
        answer: (method, options) => answers[method]?.(options as unknown as Options),
      }
    },
    files as Record<string, string>,
  )
}
