import { blobSource } from '@octavo/core'
import { MailboxSource } from '@octavo/readers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asMailboxes } from './as-mailboxes.ts'
import type { FoundMail } from './protocol.ts'

const HEAD = 'From: Ada <ada@example.test>\nDate: Mon, 6 May 2024 07:08:09 +0000\nSubject: x\n\n'
const DIVIDER = 'From x Mon May  6 07:08:09 2024\n'

/** The mails of a file, each with its very bytes as text. */
async function mailsIn(path: string, file: Blob, isBox: boolean) {
  const source = new MailboxSource([{ path, isBox, open: async () => blobSource(file) }])
  const found: { readonly mail: FoundMail; readonly text: string }[] = []
  for await (const { items } of source.scan())
    for (const { id } of items) {
      const known = source.known.get(id)
      if (!known) throw new Error('It was listed')
      const { lies, asInMailbox } = known
      const text = new TextDecoder().decode(await source.contents(id))
      found.push({ mail: { id, date: '2024-05-06T07:08:09.000Z', lies, asInMailbox } as FoundMail, text })
    }
  return found
}

describe('mails as mailboxes', () => {
  it('UX-97: of a folder are one file, in which each mail is found again as it was; what is no mail stays a file', async () => {
    const line = fc.constantFrom(
      '',
      'From here on',
      '>From Ada',
      '>>From Bo',
      'plain',
      'From Ada Mon May  6 07:08:09 2024',
    )
    const bodies = fc.array(
      fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n')),
      { minLength: 1, maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(bodies, bodies, async (inBox, alone) => {
        const quoted = (text: string) => text.replace(/^(>*From )/gmu, '>$1')
        const box = new Blob(inBox.map((body) => `${DIVIDER}${HEAD}${quoted(body)}\n\n`))
        const files = new Map([
          ['box', box],
          ...alone.map((body, at) => [`${at}.eml`, new Blob([HEAD, body])] as const),
        ])
        const found = (await Promise.all([...files].map(([path, file]) => mailsIn(path, file, path === 'box')))).flat()
        const packed = found.map(({ mail: { id } }, at) => ({
          id,
          path: `${at % 2 ? 'One' : 'Two'}/${at}.eml`,
          sizeBytes: 1,
        }))
        const bill = { id: 'bill', path: 'Attachments/bill.pdf', sizeBytes: 1 }
        const made = await asMailboxes({ mails: found.map(({ mail }) => mail), files }, [...packed, bill])
        const boxes = made.filter(({ path }) => path.endsWith('.mbox'))
        expect(made.filter((one) => !boxes.includes(one))).toEqual([bill])
        const again = await Promise.all(
          boxes.map((one) => mailsIn(one.path, 'blob' in one ? one.blob : new Blob(), true)),
        )
        const ended = (text: string) => text.replace(/[^\n]$/u, '$&\n')
        expect(
          again
            .flat()
            .map(({ text }) => text)
            .sort(),
        ).toEqual(found.map(({ text }) => ended(text)).sort())
      }),
    )
  })
})
