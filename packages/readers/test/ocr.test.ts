import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bytesSource } from '@octavo/core'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createReaderPool, findTesseract, type OcrEngine, type ScanReaders, withOcr } from '../src/node/index.ts'
import { wordsIn } from '../src/node/ocr/tesseract.ts'
import { printed, scannedPdf, scansOf } from '../src/testing/index.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-ocr-'))
afterAll(() => rmSync(folder, { recursive: true }))
let pool: ScanReaders | undefined
afterEach(() => {
  vi.unstubAllEnvs()
  pool?.close()
})

const LETTER = `Harbour Lights Ltd.
14 Quay Street, Whitby

Invoice 20417                                                12 March 2024

Dear Mr Fielding,

please find below what we have repaired on your boat last week. The amount is
payable within thirty days to the account that is named at the end of this page.

New rudder and fittings                                               340.00
Hours of work                                                         210.00
Total                                                                 550.00

Yours sincerely,
Harbour Lights Ltd.`

const real = await findTesseract(['eng'])
const scan = async (...pages: readonly string[]) => scannedPdf(await scansOf(printed(pages), 7))
/** Made once: it takes longer than what is tested. */
const letterScan = await scan(LETTER)
const read = async (engine: OcrEngine | undefined, bytes: Uint8Array, name = 'scan.pdf') => {
  pool = withOcr(createReaderPool({ width: 1 }), async () => engine)
  return await pool.read({ name, source: bytesSource(bytes) })
}

/** A program on PATH in place of tesseract, which says that it knows English and then does as `body` says. */
function program(body: string): void {
  const file = path.join(folder, 'tesseract')
  writeFileSync(
    file,
    `#!/bin/sh\nif [ "$1" = "--list-langs" ]; then echo "List:"; echo eng; echo osd; exit 0; fi\n${body}\n`,
  )
  chmodSync(file, 0o755)
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH ?? ''}`)
}

describe.skipIf(real === undefined)('scans, read by tesseract', () => {
  it.runIf(process.env.TEST_LONG)('a PDF of pictures gets its words, how many pages, and how sure', async () => {
    const reading = await read(real, await scan(LETTER, ''))
    expect(reading.code).toBeUndefined()
    expect(reading.text).toContain('Yours sincerely')
    expect(reading.text).toContain('payable within thirty days')
    expect(reading.ocr?.pages).toBe(2)
    expect(reading.ocr?.confidence).toBeGreaterThan(0.8)
  })

  it('a picture of a page is read, a picture of something else is not', async () => {
    const [page] = await scansOf(printed([LETTER]), 3)
    expect((await read(real, page ?? new Uint8Array(), 'content.jpg')).text).toContain('Invoice 20417')
  })

  it('pages of a stack that are only pictures are recognised, the others keep their text', async () => {
    pool = withOcr(createReaderPool({ width: 1 }), async () => real)
    const heard: number[] = []
    const source = bytesSource(await scan(LETTER, ''))
    const found = await pool.pageTexts({ name: 'a.pdf', source }, undefined, (done) => heard.push(done))
    expect('texts' in found && found.texts.map((text) => text.includes('Harbour Lights'))).toEqual([true, false])
    expect(heard).toEqual([1, 2])
  })
})

describe('the program that reads scans', () => {
  it('is found on PATH with the languages that there is data for', async () => {
    program('exit 0')
    expect((await findTesseract(['deu', 'eng', 'osd']))?.languages).toEqual(['eng'])
    expect(await findTesseract(['deu'])).toBeUndefined()
    expect((await findTesseract())?.languages).toEqual(['eng'])
  })

  it('that is not there leaves a scan as it is, with its code', async () => {
    vi.stubEnv('PATH', `relative${path.delimiter}${folder}/none`)
    expect(await findTesseract()).toBeUndefined()
    const reading = await read(undefined, letterScan)
    expect(reading).toMatchObject({ code: 'no_text', pageCount: 1 })
    expect(reading.ocr).toBeUndefined()
  })

  it('gets no name, no file and nothing of our environment: a bare picture and fixed words', async () => {
    program(`{ echo "$@"; env; head -c 2; } > ${folder}/heard; cat > /dev/null`)
    vi.stubEnv('OCTAVO_TEST_SECRET', 'a secret')
    await read(await findTesseract(['eng']), letterScan, 'name of a file; $(touch x).pdf')
    const { readFileSync } = await import('node:fs')
    const heard = readFileSync(`${folder}/heard`, 'utf8')
    expect(heard).toMatch(/^- - -l eng --psm 1 tsv$/mu)
    expect(heard).toContain('P5')
    expect(heard).not.toMatch(/secret|name of a file/u)
  })

  it.each([
    ['fails', 'exit 3'],
    ['says what is no table', 'cat > /dev/null; head -c 200000 /dev/urandom'],
    ['never stops talking', 'yes "5\t1\t1\t1\t1\t1\t0\t0\t9\t9\t96\tword"'],
    ['takes nothing in', 'exec 0<&-; exit 0'],
  ])('that %s costs a scan its words, and nothing more', async (_, body) => {
    program(body)
    const reading = await read(await findTesseract(['eng']), letterScan)
    expect(reading).toMatchObject({ code: 'no_text', ocr: { confidence: 0 } })
  })

  it('is ended when nobody waits any more', async () => {
    program('cat > /dev/null; exec sleep 600')
    pool = withOcr(createReaderPool({ width: 1 }), () => findTesseract(['eng']))
    const gone = new AbortController()
    const waiting = pool.read({ name: 'a.pdf', source: bytesSource(letterScan) }, gone.signal)
    setTimeout(() => gone.abort(new Error('gone')), 3000)
    await expect(waiting).rejects.toThrow('gone')
  })

  it.runIf(process.env.TEST_LONG)('that has no time left leaves the pages that were not begun', async () => {
    pool = withOcr(createReaderPool({ width: 1 }), async () => ({
      languages: ['eng'],
      recognise: async () => {
        over.abort()
        return { text: 'words of a page', confidence: 0.9 }
      },
    }))
    const over = new AbortController()
    const source = bytesSource(await scan(LETTER, LETTER, LETTER))
    const reading = await pool.read({ name: 'a.pdf', source }, undefined, { until: over.signal })
    expect(reading).toMatchObject({ text: 'words of a page', ocr: { pages: 1 }, pageCount: 3 })
  })

  it('is believed only where it is sure of some words', () => {
    const row = (line: number, word: string, confidence: number) =>
      `5\t1\t1\t1\t${line}\t1\t0\t0\t9\t9\t${confidence}\t${word}`
    const rows = [
      'level\tpage',
      row(1, 'Bar-', 91),
      row(1, 'ley', 20),
      row(2, 'Oats', 80),
      row(2, 'and', 90),
      row(3, 'rye', 70),
    ]
    expect(wordsIn(rows.join('\n'))).toEqual({ text: 'Bar-\nOats and\nrye', confidence: 0.83 })
    expect(wordsIn([row(1, '|', 95), row(1, 'ab', 31)].join('\n'))).toEqual({ text: '', confidence: 0 })
  })
})
