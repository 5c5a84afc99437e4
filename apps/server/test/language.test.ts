import { type SortResponse, sortResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})

const INVOICE = (number: number) =>
  `INVOICE\nInvoice number: 2024-${number}\nBill to: A Customer\nRepair 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days`
const GIF = Buffer.from('GIF89a123456')

/** What files are sorted into for a caller who asks for some languages. */
async function sorted(me: Client, files: readonly { readonly id: string }[], languages?: string) {
  const answer = await me.post(
    '/api/agentkit/organize',
    { files: files.map(({ id }) => ({ id })) },
    languages === undefined ? {} : { 'accept-language': languages },
  )
  const { results }: SortResponse = sortResponse.parse(answer.json())
  const found = Object.values(results).flat()
  return Object.fromEntries(found.map(({ name, category }) => [name, category]))
}

describe('A7: folders in the language that the caller asks for', () => {
  it('is the best of Accept-Language that is spoken here, and English for a program that asks for none', async () => {
    const me = new Client(server.address)
    const files = await me.give(['bill.txt', INVOICE(1)], ['a.gif', GIF])
    const german = { 'bill.txt': 'Rechnungen', 'a.gif': 'Fotos & Bilder' }
    expect(await sorted(me, files, 'de-AT,de;q=0.9,en;q=0.8')).toEqual(german)
    expect(await sorted(me, files, 'en;q=0.1, fr, ar;q=0, de;q=0.7')).toEqual(german)
    const english = { 'bill.txt': 'Invoices', 'a.gif': 'Photos & Images' }
    for (const languages of [undefined, '*', 'tlh', ';;,q=', 'de;q=0'])
      expect(await sorted(me, files, languages)).toEqual(english)
    const named = await me.post(
      '/api/files/classify',
      { files: [{ name: 'a.gif', size: 3 }] },
      { 'accept-language': 'ar' },
    )
    expect(named.json().files[0]).toMatchObject({
      category: 'الصور',
      why: [{ code: 'name-alone', values: { name: '', extension: 'gif', means: 'image:gif' } }],
    })
  })

  it('what is new goes where its like lies, whatever is asked for later: no second folder beside the first', async () => {
    const me = new Client(server.address)
    const first = await me.give(['bill.txt', INVOICE(1)], ['a.gif', GIF])
    const german = await sorted(me, first, 'de')
    await me.post('/api/files/organize', {
      fileOrganizations: first.map(({ id, name }) => ({ fileId: id, targetCategory: german[name] })),
    })
    const more = await me.give(['second.txt', INVOICE(2)], ['b.gif', GIF])
    for (const languages of ['es', 'en', 'de'])
      expect(await sorted(me, more, languages)).toEqual({ 'second.txt': 'Rechnungen', 'b.gif': 'Fotos & Bilder' })
  })
})
