import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'

const HTML = '<!doctype html><html lang="en"><title>Test</title><script type="module" src="/page.js"></script></html>'

/** A page of a test's own, built as the product is and served from a port of this machine. */
export interface BuiltPage {
  readonly url: string
  remove(): Promise<void>
}

/** Builds and serves the page whose code is `page.ts` in `folder`. */
export async function builtPage(folder: string): Promise<BuiltPage> {
  const site = mkdtempSync(join(tmpdir(), 'octavo-e2e-page-'))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: site,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(folder, 'page.ts'), output: { entryFileNames: 'page.js' } },
    },
    worker: { format: 'es' },
  })
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(HTML)
    const body = await readFile(join(site, path)).catch(() => undefined)
    const type = extname(path) === '.js' ? 'text/javascript' : 'text/plain'
    return response.writeHead(body ? 200 : 404, { 'Content-Type': type }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    remove: async () => {
      server.close()
      rmSync(site, { recursive: true, force: true })
    },
  }
}
