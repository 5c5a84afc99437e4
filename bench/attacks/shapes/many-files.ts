import type { FormPart } from '../caller.ts'
import { uploadAll } from '../requests.ts'
import type { Shape } from '../shape.ts'

function* files(from: number, count: number): Generator<FormPart> {
  for (let index = from; index < from + count; index += 1)
    yield { name: `folder ${index % 50}/note ${index}.txt`, content: `${index}\n` }
}

export const shape: Shape = {
  row: 15,
  name: 'many-files',
  what: '100,000 tiny files, no two alike, in one upload, then in 40 uploads',
  sentinel: ['list', 'sort'],
  seconds: 120,
  attack: async ({ caller }, signal) => {
    const small = Array.from({ length: 40 }, (_, at) => () => files(at * 2500, 2500))
    return await uploadAll(caller, [() => files(0, 100_000), ...small], signal)
  },
}
