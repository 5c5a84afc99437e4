import { fileDetails, searchResponse } from '@octavo/contract'
import { findTesseract } from '@octavo/readers/node'
import { printed, scannedPdf, scansOf } from '@octavo/readers/testing'
import { expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

/** Debian: `tesseract-ocr`. */
const hasTesseract = (await findTesseract(['eng'])) !== undefined

const LETTER = `Harbour Lights Ltd.
14 Quay Street, Whitby

Dear Mr Fielding,
we have repaired the rudder of your boat, and painted the hull below the waterline.

Yours sincerely,
Anne Marsh`

it.skipIf(!hasTesseract)(
  'a scan that was kept without a word is read once the server has somebody to read it',
  async () => {
    const scan = Buffer.from(await scannedPdf(await scansOf(printed([LETTER]), 4)))
    const before = await startHere()
    const me = new Client(before.address)
    const [file] = await me.give(['scan.pdf', scan])
    const facts = async (client: Client) => fileDetails.parse((await client.get(`/api/files/${file?.id}/facts`)).json())
    const unread = await facts(me)
    expect([unread.inside?.code, unread.scan?.state]).toEqual(['no_text', 'no_engine'])
    await before.close()

    const after = await startHere({ OCTAVO_DATA_DIR: before.dataDir, OCTAVO_OCR: 'true', OCTAVO_OCR_LANGUAGES: 'eng' })
    const again = new Client(after.address)
    again.cookie = me.cookie
    for (let turn = 0; turn < 100; turn += 1) {
      const { excerpt } = await facts(again)
      if (excerpt?.includes('repaired the rudder')) break
    }
    const read = await facts(again)
    expect(read.excerpt).toContain('painted the hull')
    expect(read.scan).toMatchObject({ state: 'read', pages: 1 })
    const found = searchResponse.parse((await again.get('/api/search?q=waterline')).json())
    expect(found.hits.map(({ file: { name } }) => name)).toEqual(['scan.pdf'])
    await after.close()
  },
)
