import type { FormPart } from '../caller.ts'
import type { Shape } from '../shape.ts'

const FILES = 100_000

function* files(): Generator<FormPart> {
  for (let index = 0; index < FILES; index += 1)
    yield { name: `folder ${index % 50}/note ${index}.txt`, content: `${index}\n` }
}

export const shape: Shape = {
  row: 15,
  name: 'many-files',
  what: `one upload of ${FILES} tiny files, no two alike`,
  sentinel: ['list', 'sort'],
  seconds: 180,
  attack: async ({ caller }, signal) => {
    const { status, text } = await caller.upload(files(), signal)
    return `${status} ${text}`
  },
}
