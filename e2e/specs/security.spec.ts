import type { Page } from '@playwright/test'
import { signUp } from '../support/account.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const PAGES = ['/', '/auth', '/settings', '/no-such-page', '/api/health', '/api/no-such-call', '/assets/none.js']

test.describe('X-3: headers', () => {
  for (const path of PAGES) {
    test(`X-3: ${path} carries the policy`, async ({ request }) => {
      const headers = (await request.get(path)).headers()
      const policy = headers['content-security-policy'] ?? ''
      if (!policy.includes("default-src 'none'")) expect(policy).toContain("object-src 'none'")
      if (!path.startsWith('/api')) expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      const script = /script-src([^;]*)/.exec(policy)?.[1] ?? /default-src([^;]*)/.exec(policy)?.[1] ?? ''
      expect(script).not.toContain('unsafe-inline')
      expect(script).not.toContain("'unsafe-eval'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeTruthy()
      expect(headers['permissions-policy']).toBeTruthy()
    })
  }
})

test('X-3: no page breaks its own policy @phone', async ({ page, organizer }) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) broken.push(message.text())
  })
  await organizer.open()
  for (const path of ['/auth', '/settings', '/no-such-page']) {
    await page.goto(path)
    await page.waitForLoadState('load')
  }
  await page.goto('/')
  expect(broken).toEqual([])
})

test('X-3: nothing is asked of another host', async ({ page, organizer, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (baseURL && !request.url().startsWith(baseURL) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  await organizer.open()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})

test('X-1: an uploaded page does not run in our origin', async ({ page, organizer }) => {
  await organizer.open()
  await organizer.pickFiles([
    {
      name: 'evil.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<script>parent.document.title = "owned"; alert(1)</script>'),
    },
    {
      name: 'evil.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
  ])
  await expect(organizer.toast('Files Collected')).toBeVisible()
  await expect.poll(async () => (await organizer.library()).length).toBe(2)
  for (const { id } of await organizer.library()) {
    const answer = await page.request.get(`/api/files/${id}/content`)
    const headers = answer.headers()
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})

test('X-9: a page of another origin holds no page of ours, opened by it or by us, and what it says is heard by nobody', async ({
  context,
  baseURL,
}) => {
  const OTHER = 'http://other.example/'
  const ours = baseURL ?? ''
  await context.route(`${OTHER}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>other</title>' }),
  )
  await context.addInitScript(() => {
    const heard: string[] = []
    const listen = window.addEventListener
    Object.assign(window, {
      heard,
      addEventListener(this: unknown, ...args: Parameters<typeof listen>) {
        if (args[0] === 'message') heard.push(String(args[1]))
        return Reflect.apply(listen, this ?? window, args)
      },
    })
  })
  const heard = (page: Page) =>
    page.evaluate(() => [
      ...(window as unknown as { heard: string[] }).heard,
      ...(window.onmessage ? ['onmessage'] : []),
    ])

  const other = await context.newPage()
  await other.goto(OTHER)
  const opening = context.waitForEvent('page')
  await other.evaluate((url) => {
    Object.assign(window, { held: window.open(url) })
  }, `${ours}/settings`)
  const page = await opening
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // To who opened it, it is as if it were closed: there is nothing to look at, lead elsewhere or speak to.
  expect(await other.evaluate(() => (window as unknown as { held: Window }).held.closed)).toBe(true)
  expect(await page.evaluate(() => window.opener)).toBeNull()
  for (const path of ['/', '/upload', '/workbench', '/cross-platform']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await heard(page), path).toEqual([])
  }

  const leaving = context.waitForEvent('page')
  await page.evaluate((url) => void window.open(url), OTHER)
  const opened = await leaving
  await opened.waitForURL(OTHER)
  expect(await opened.evaluate(() => window.opener)).toBeNull()
})

test.describe('X-8: after the logout', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Every text that this browser still holds for our origin: storage of each kind, and what it may answer from a cache. */
  const held = (page: Page, addresses: readonly string[]) =>
    page.evaluate(async (urls) => {
      const found: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          found.push(request.url)
          if (!new URL(request.url).pathname.startsWith('/assets/'))
            found.push((await (await cache.match(request))?.text()) ?? '')
        }
      }
      for (const { name } of await indexedDB.databases()) {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name ?? '')
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(opening.error)
        })
        for (const store of db.objectStoreNames) {
          const rows = await new Promise((resolve) => {
            const asked = db.transaction(store).objectStore(store).getAll()
            asked.onsuccess = () => resolve(asked.result)
          })
          found.push(`${name}/${store}: ${JSON.stringify(rows)}`)
        }
        db.close()
      }
      const walk = async (folder: FileSystemDirectoryHandle) => {
        for await (const [name, handle] of folder.entries()) {
          found.push(name)
          if (handle instanceof FileSystemDirectoryHandle) await walk(handle)
          else found.push(await (await handle.getFile()).text())
        }
      }
      await walk(await navigator.storage.getDirectory())
      for (const url of urls) {
        const cached = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)
        if (cached?.ok) found.push(`${url}: ${await cached.text()}`)
      }
      return found.join('\n')
    }, addresses)

  test('X-8: neither Back, nor another tab, nor the browser without a network shows or holds anything of who was here', async ({
    page,
    organizer,
    context,
  }) => {
    test.setTimeout(300_000)
    const canary = 'zanzibar-4711'
    await arrive(page, { skipAnimations: true })
    const { email } = await signUp(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await organizer.pickFiles([
      { name: `${canary}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`the words of ${canary}`) },
    ])
    await organizer.sort()
    await organizer.openAll()
    await expect(organizer.row(canary)).toBeVisible()
    await organizer.approve()
    await expect(organizer.lastRun).toBeVisible()
    await organizer.lastRun.getByRole('button', { name: 'Download' }).click()
    await page.getByText('ZIP Archive').click()
    const zip = page.waitForEvent('download')
    await organizer.button('Download All Files').click()
    await (await zip).path()
    await page.keyboard.press('Escape')
    const [row] = await organizer.library()
    await page.goto(`/upload?q=${canary}`)
    await expect(page.getByText(`${canary}.txt`, { exact: true })).toBeVisible()
    const tab = await context.newPage()
    await tab.goto('/upload')
    await expect(tab.getByText('1 file in your library').first()).toBeVisible()
    await page.getByRole('link', { name: /^Octavo/ }).click()
    await page.goto('/settings')
    await expect(page.getByText(email)).toBeVisible()
    // What the reader of this browser would find before.
    expect(await held(page, [])).toContain(canary)

    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByText('You are a guest', { exact: true })).toBeVisible()
    await expect(tab.getByText('Your library is empty')).toBeVisible()
    await tab.close()
    await context.setOffline(true)

    const leaks = async (where: string) => {
      const shown = await page.locator('html').innerText()
      for (const secret of [canary, email]) expect(shown, where).not.toContain(secret)
    }
    await leaks('where the logout was')
    for (let step = 1; step <= 5; step++) {
      await page.goBack({ waitUntil: 'commit' }).catch(() => null)
      await page.waitForTimeout(700)
      await leaks(`${step} steps back, at ${page.url()}`)
    }
    for (const path of ['/', '/upload', '/settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await leaks(path)
    }
    const left = await held(page, ['/api/files', '/api/runs', '/api/auth/session', `/api/files/${row?.id}/content`])
    for (const secret of [canary, email]) expect(left).not.toContain(secret)
  })

  test('X-8: what a page had still to forget when it was closed, the next one forgets', { tag: '@night' }, async ({
    page,
  }) => {
    await arrive(page, { skipAnimations: true })
    await signUp(page, '/settings')
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      await root.getDirectoryHandle('octavo-archives', { create: true })
      navigator.storage.getDirectory = () => new Promise(() => undefined)
    })
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByText('You are a guest', { exact: true })).toBeVisible()
    await page.goto('/terms-of-service')
    const kept = () =>
      page.evaluate(async () => {
        const names: string[] = []
        for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name)
        return names
      })
    await expect.poll(kept).toEqual([])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('octavo.left'))).toBeNull()
  })
})
