import type { FormPart } from '../caller.ts'
import { uploadAll } from '../requests.ts'
import type { Shape } from '../shape.ts'

function* files(count: number, letters: number): Generator<FormPart> {
  const tail = 'ж'.repeat(letters - 6)
  for (let index = 0; index < count; index += 1)
    yield { name: `${String(index).padStart(6, '0')}${tail}`, content: String(index) }
}

export const shape: Shape = {
  row: 8,
  name: 'long-names',
  what: '60,000 files with names of 8,000 Cyrillic letters in one upload (0.96 GB), then 20 uploads of 500 with 2,000',
  sentinel: ['list', 'sort'],
  seconds: 120,
  attack: async ({ caller }, signal) => {
    const small = Array.from({ length: 20 }, () => () => files(500, 2000))
    return await uploadAll(caller, [() => files(60_000, 8000), ...small], signal)
  },
}
