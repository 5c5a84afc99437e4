import { expect, it } from 'vitest'
import { sizeOf } from './words.ts'

it('one byte is one, and every other size is as core writes it', () => {
  expect([0, 1, 2, 1024, 1536].map(sizeOf)).toEqual(['0 Bytes', '1 Byte', '2 Bytes', '1.0 KB', '1.5 KB'])
})
