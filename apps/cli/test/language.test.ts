import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo } from './support/run.ts'
import { newFolder, write } from './support/tree.ts'

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const invoice = (number: number) =>
  `INVOICE\nInvoice number: 2024-${number}\nBill to: Some Customer\nRepair ${number} 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days\n`

let base: ReturnType<typeof newFolder>
let root: string
const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  octavo(args, { state: path.join(base.root, 'state'), env })
const goes = (out: string) =>
  Object.fromEntries(jsonLines(out).flatMap(({ type, from, to }) => (type === 'move' ? [[from, to]] : [])))

beforeEach(() => {
  base = newFolder()
  root = path.join(base.root, 'files')
  fs.mkdirSync(root)
})
afterEach(() => base.dispose())

describe('A7: folders and reasons in the language of the person', () => {
  it('that of --language, else of the system; in another language later, what is new goes where its like lies', async () => {
    write(root, 'a.txt', invoice(1))
    write(root, 'a.jpg', JPEG)
    const german = await run(['plan', root, '--language', 'de', '--verbose'])
    expect(german.out).toContain('a.jpg  ->  Fotos & Bilder/a.jpg')
    expect(german.out).toContain('Liest sich wie eine Rechnung.')
    expect((await run(['apply', root, '--yes'], { LC_ALL: 'de_DE.UTF-8' })).code).toBe(0)
    expect(fs.readdirSync(root).sort()).toEqual(['Fotos & Bilder', 'Rechnungen'])

    write(root, 'b.txt', invoice(2))
    write(root, 'b.jpg', JPEG)
    const spanish = await run(['plan', root, '--language', 'es', '--json'])
    const theirs = { 'b.txt': 'Rechnungen/b.txt', 'b.jpg': 'Fotos & Bilder/b.jpg' }
    expect(goes(spanish.out)).toEqual(theirs)
    const byType = await run(['plan', root, '--by', 'type', '--json'])
    expect(goes(byType.out)).toMatchObject({ 'b.jpg': theirs['b.jpg'] })
    expect(Object.keys(goes(byType.out))).not.toContain('Fotos & Bilder/a.jpg')
  })

  it('reasons are data for programs, the same in every language, and a language that is not spoken is refused', async () => {
    write(root, 'a.jpg', JPEG)
    const whys = await Promise.all(
      ['en', 'ar'].map(
        async (language) => jsonLines((await run(['classify', root, '--json', '--language', language])).out)[0]?.why,
      ),
    )
    expect(whys[0]).toEqual([{ code: 'bytes-and-name', values: { name: '', extension: 'jpg', type: 'image:jpg' } }])
    expect(whys[1]).toEqual(whys[0])
    const refused = await run(['plan', root, '--language', 'fr'])
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--language takes en, de, es, ar.')])
  })
})
