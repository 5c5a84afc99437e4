import { expect, it } from 'vitest'
import { shortSizeOf, sizeOf } from './words.ts'

it('one byte is one, and every other size is as core writes it', () => {
  expect([0, 1, 2, 1024, 1536].map(sizeOf)).toEqual(['0 Bytes', '1 Byte', '2 Bytes', '1.0 KB', '1.5 KB'])
})

it('P2-9.25: flows over a device count in B, KB, MB and GB', () => {
  expect([0, 1, 1023, 1024, 5 * 1024 ** 2, 3 * 1024 ** 3].map(shortSizeOf)).toEqual([
    ...['0 B', '1 B', '1023 B', '1.0 KB', '5.0 MB', '3.0 GB'],
  ])
})
