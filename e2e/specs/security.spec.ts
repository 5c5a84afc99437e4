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
