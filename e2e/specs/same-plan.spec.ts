import { join } from 'node:path'
import { layDown, sameFiles } from '../fixtures/same-files.ts'
import { byCommand, byServer } from '../support/doors.ts'
import { ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test('the same files get the same plan, ZIP and folder, byte for byte, from the command and the server', async ({
  scratch,
  playwright,
}) => {
  layDown(join(scratch, 'files'), sameFiles)
  const command = await byCommand(join(scratch, 'files'), scratch)
  const server = await ownServer()
  try {
    const api = await playwright.request.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } })
    const found = await byServer(api, sameFiles)
    expect(found.careful).toBe(command.careful)
    expect(found.plan).toBe(command.plan)
    expect(found.zip).toBe(command.zip)
    expect(found.folder).toBe(command.folder)
  } finally {
    await server.remove()
  }
})
