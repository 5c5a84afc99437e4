import { describe, expect, it } from 'vitest'
import { blobOf, type EncodedBytes, firstBytes } from './file-bytes.ts'

const TEXT = 'three = 3 \u00fe, and more of it for a second line'
const base64 = Buffer.from(TEXT).toString('base64')

/** Letters in the midst of a mailbox. */
function within(letters: string, encoding: EncodedBytes['encoding'], without: readonly number[] = []): EncodedBytes {
  const [before, after] = ['what was before', 'what comes after']
  const of = new Blob([before, letters, after])
  const length = of.size - before.length - after.length
  return {
    of,
    at: before.length,
    length,
    without: without.map((at) => before.length + at),
    encoding,
    type: 'text/plain',
  }
}

/** The same words as mails write them: in lines, with letters that stand for others, and with what a mailbox has put there. */
const WRITTEN: readonly EncodedBytes[] = [
  within(base64.replace(/.{20}/gu, '$&\r\n'), 'base64'),
  within(TEXT.replace('=', '=3D').replace('\u00fe', '=C3=BE').replace('and', 'a=\r\nnd'), 'quoted'),
  within(`>${TEXT.slice(0, 5)}>${TEXT.slice(5)}`, 'text', [0, 6]),
  within(TEXT, 'text'),
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
