import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layDown, sameFiles } from '../fixtures/same-files.ts'
import { byBrowser, byDevice } from '../support/browser-doors.ts'
import { byCommand, byServer, type CarefulOutcome, LESSONS } from '../support/doors.ts'
import { actsIn, withoutUnseen } from '../support/plan-text.ts'
import { type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(300_000)
// What the command makes of the files is what all others are held against: it is asked once.
test.describe.configure({ mode: 'default' })

test.describe('the same files get the same plan, ZIP and folder, byte for byte, from the command and', () => {
  let home: string
  // A folder that was picked is a part of every path; this name has no word that could tell of anything.
  let picked: string
  let command: CarefulOutcome
  let server: OwnServer
  test.beforeAll(async () => {
    // What is set above is for the tests, not for what comes before them.
    test.setTimeout(300_000)
    home = mkdtempSync(join(tmpdir(), 'octavo-e2e-same-'))
    picked = join(home, '_')
    layDown(picked, sameFiles)
    layDown(join(home, 'files'), sameFiles)
    const [made, started] = await Promise.all([byCommand(join(home, 'files'), home), ownServer()])
    command = made
    server = started
  })
  test.afterAll(async () => {
    await server.remove()
    rmSync(home, { recursive: true, force: true })
  })

  test('the server over HTTP, also where nobody is sure', async ({ playwright }) => {
    const found = await byServer({ api: await playwright.request.newContext(), url: server.url }, sameFiles)
    expect(found.careful).toBe(command.careful)
    expect(found.plan).toBe(command.plan)
    expect(found.zip).toBe(command.zip)
    expect(found.folder).toBe(command.folder)
  })

  test('the browser with its server: hidden files are left out when the folder is picked', { tag: '@night' }, async ({
    organizer,
  }) => {
    const found = await byBrowser(organizer, server, picked)
    expect(found.plan).toBe(withoutUnseen(command.plan))
    expect(found.zip).toBe(command.zip)
    expect(found.folder).toBe(command.folder)
  })

  test('the browser without a server, whose reviewed plan the server carries out when it is back', {
    tag: '@night',
  }, async ({ organizer }) => {
    const found = await byDevice(organizer, server, picked, join(home, LESSONS))
    expect(found.plan).toBe(actsIn(command.plan))
    expect(found.zip).toBe(command.zip)
    expect(found.folder).toBe(command.folder)
  })
})
