import type { FormPart } from '../caller.ts'
import { uploadAll } from '../requests.ts'
import type { Shape } from '../shape.ts'

function* files(count: number, from: number): Generator<FormPart> {
  for (let index = 0; index < count; index += 1) yield { name: 'a.txt', content: String(from + index) }
}

export const shape: Shape = {
  row: 10,
  name: 'equal-names',
  what: '20,000 files that are all called a.txt in one upload (2.8 MB), then in 8 uploads',
  sentinel: ['list', 'sort'],
  seconds: 200,
  attack: async ({ caller }, signal) => {
    const small = Array.from({ length: 8 }, (_, at) => () => files(2500, at * 2500))
    return await uploadAll(caller, [() => files(20_000, 0), ...small], signal)
  },
}
