import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paperwork } from '../fixtures/paperwork.ts'
import { firstVisit } from '../support/offline.ts'
import { builtWeb, type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(600_000)

const papers = paperwork()
const some = (category: string, count: number) => papers.filter((paper) => paper.category === category).slice(0, count)

/** Listens in place of a server that was stopped: notes everything that comes, and is of no use. */
async function listenInPlaceOf(url: string): Promise<{ readonly heard: string[]; close(): Promise<void> }> {
  const heard: string[] = []
  const trap: Server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    heard.push(`${request.method} ${request.url} ${Buffer.concat(parts).toString('latin1')}`.trim())
    response.writeHead(503).end()
  }).listen(Number(new URL(url).port), '127.0.0.1')
  await once(trap, 'listening')
  return {
    heard,
    close: async () => {
      trap.closeAllConnections()
      trap.close()
      await once(trap, 'close')
    },
  }
}

test.describe('a server of its own', () => {
  let server: OwnServer
  test.afterEach(() => server.remove())

  test('P1-1.5: "sorted in this browser" is true: nothing of a file is sent, no key is asked for, until the server is back as the page says', async ({
    page,
    organizer,
  }) => {
    server = await ownServer()
    await firstVisit(page, `${server.url}/`)
    const parsers: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/worker/')) parsers.push(request.url())
    })
    await server.stop()
    const trap = await listenInPlaceOf(server.url)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('status', { name: 'Connection' })).toContainText('Server unavailable.')
    await organizer.pickFiles(some('Invoices', 4))
    await expect(
      page.getByText("The server can't be reached: the files are sorted in this browser and stay on this device."),
    ).toBeVisible()
    await expect(page.getByRole('status', { name: 'Connection' })).toContainText(
      '4 files wait on this device. They are uploaded when the server can be reached.',
    )
    await organizer.sort()
    expect(await organizer.tiles()).toEqual(new Map([['Invoices', 4]]))
    await expect(page.getByText('Sorted in this browser.')).toBeVisible()
    await expect(page.getByText(/API key/i)).toHaveCount(0)
    expect(parsers.filter((url) => url.includes('pdf'))).toEqual([])
    await organizer.approve()
    await expect(organizer.toast('Files Organized!')).toBeVisible()

    // The parser of PDFs is fetched when there is one.
    await expect(organizer.heading('Collect')).toBeVisible()
    await organizer.pickFiles(some('Recipes', 4))
    await organizer.sort()
    expect(await organizer.tiles()).toEqual(new Map([['Recipes', 4]]))
    expect(parsers.filter((url) => url.includes('pdf')).length).toBeGreaterThan(0)
    await organizer.approve()
    await expect(organizer.toast('Files Organized!')).toBeVisible()

    // What came to the server's address meanwhile: questions whether it is there, without a body, and nothing else.
    expect([...new Set(trap.heard.map((line) => line.replace(/\?.*$/, '')))].sort()).toEqual(
      [...new Set(trap.heard)].filter((line) => /^(?:GET|HEAD) \/[\w./-]*$/.test(line)).sort(),
    )
    expect(trap.heard.join('\n')).not.toMatch(/scan|invoice|upload/i)
    await trap.close()
    await server.start()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(organizer.toast('Waiting files uploaded')).toBeVisible()
  })

  test.describe('with a reader that hangs', () => {
    let site: string
    test.beforeEach(async () => {
      site = mkdtempSync(join(tmpdir(), 'octavo-e2e-hangs-'))
      cpSync(await builtWeb(), site, { recursive: true })
      const folder = join(site, 'assets/worker')
      // Its packed twins would be served in its place.
      for (const name of readdirSync(folder).filter((file) => file.startsWith('eml-'))) {
        if (name.endsWith('.js'))
          writeFileSync(join(folder, name), `for(;;);\n${readFileSync(join(folder, name), 'utf8')}`)
        else rmSync(join(folder, name))
      }
      server = await ownServer({ OCTAVO_WEB_DIR: site })
    })
    test.afterEach(() => rmSync(site, { recursive: true, force: true }))

    test('it costs its file the facts and never the run; a sort that is cancelled leaves no worker behind', {
      tag: '@night',
    }, async ({ page, organizer }) => {
      await firstVisit(page, `${server.url}/`)
      await server.stop()
      await organizer.pickFiles([...some('Invoices', 6), ...some('E-mails', 1), ...some('Recipes', 2)])
      await organizer.button(/^Start (AI )?Sort$/).click()
      await expect.poll(() => page.workers().length).toBeGreaterThan(0)
      await organizer.button('Cancel').click()
      await expect(organizer.button(/^Start (AI )?Sort$/)).toBeVisible()
      await expect.poll(() => page.workers().length).toBe(0)

      await organizer.sort()
      expect(await organizer.tiles()).toEqual(
        new Map([
          ['Invoices', 6],
          ['Recipes', 2],
          ['Documents & Text', 1],
        ]),
      )
      await organizer.openAll()
      await organizer.filter('.eml')
      // A mail that was read is known for one; this one is judged by its type alone.
      await expect(organizer.row('.eml')).toContainText('Documents & Text')
      // What plans and draws stays as long as the review; whoever read and sorted is gone.
      await expect.poll(() => page.workers().filter((one) => !/\/(?:plan|look)\.worker/.test(one.url())).length).toBe(0)
    })
  })
})
