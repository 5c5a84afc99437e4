import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'

const HOST = 'http://stage.invalid'
const folder = fileURLToPath(new URL('../stage/', import.meta.url))
const fonts = fileURLToPath(new URL('../../node_modules/@fontsource-variable/inter/files/', import.meta.url))

/** Runs `work` with a page that can import the modules of `assets/stage` from `/`; nothing is fetched from outside. */
export const withStage = async <T>(width: number, height: number, work: (page: Page) => Promise<T>): Promise<T> => {
  const { args, ...options } = launchOptions()
  const software = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
  const browser = await chromium.launch({
    ...options,
    args: [...args.filter((arg) => arg !== '--disable-gpu'), ...software],
  })
  try {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
    page.on('pageerror', (error) => console.error(error))
    await page.route(`${HOST}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1)
      if (path.endsWith('.woff2'))
        return route.fulfill({ body: readFileSync(`${fonts}${path}`), contentType: 'font/woff2' })
      if (path.endsWith('.ts')) {
        const body = stripTypeScriptTypes(readFileSync(`${folder}${path}`, 'utf8'))
        return route.fulfill({ body, contentType: 'text/javascript' })
      }
      const face =
        '@font-face{font-family:Inter;font-weight:100 900;src:url(/inter-latin-wght-normal.woff2)}body{margin:0;background:#000;font-family:Inter}'
      const body = `<!doctype html><style>${face}</style><canvas id=stage width=${width} height=${height}></canvas>`
      return route.fulfill({ body, contentType: 'text/html' })
    })
    await page.goto(`${HOST}/`)
    await page.evaluate(() => document.fonts.load('600 80px Inter'))
    return await work(page)
  } finally {
    await browser.close()
  }
}

/** The stage's canvas as JPEG bytes, nearly without loss. */
export const grab = async (page: Page, quality = 0.98): Promise<Buffer> => {
  const url = await page.evaluate(
    (level) => (document.querySelector('canvas') as HTMLCanvasElement).toDataURL('image/jpeg', level),
    quality,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
