import { describe, expect, it } from 'vitest'
import { blobOf, type EncodedBytes, firstBytes } from './file-bytes.ts'

const TEXT = 'three = 3 \u00fe, and more of it for a second line'
const base64 = Buffer.from(TEXT).toString('base64')

/** The same words as mails write them: in lines, and with letters that stand for others. */
const WRITTEN: readonly EncodedBytes[] = [
  { encoded: new Blob([base64.replace(/.{20}/gu, '$&\r\n')], { type: 'text/plain' }), encoding: 'base64' },
  {
    encoded: new Blob([TEXT.replace('=', '=3D').replace('\u00fe', '=C3=BE').replace('and', 'a=\r\nnd')], {
      type: 'text/plain',
    }),
    encoding: 'quoted',
  },
]

describe('bytes as a mail has written them', () => {
  it.each(WRITTEN)('are decoded when somebody asks for them: $encoding', async (written) => {
    const blob = await blobOf(written)
    expect([await blob.text(), blob.type]).toEqual([TEXT, 'text/plain'])
    const whole = new TextEncoder().encode(TEXT)
    for (const most of [0, 1, 12, 30, whole.length, 500])
      expect([...(await firstBytes(written, most))]).toEqual([...whole.subarray(0, most)])
  })
})
