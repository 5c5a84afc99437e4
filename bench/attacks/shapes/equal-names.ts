import type { FormPart } from '../caller.ts'
import type { Shape } from '../shape.ts'

const FILES = 20_000

function* files(): Generator<FormPart> {
  for (let index = 0; index < FILES; index += 1) yield { name: 'a.txt', content: String(index) }
}

export const shape: Shape = {
  row: 10,
  name: 'equal-names',
  what: `one upload of ${FILES} files that are all called a.txt (2.8 MB)`,
  sentinel: ['list', 'sort'],
  seconds: 200,
  attack: async ({ caller }, signal) => {
    const { status, text } = await caller.upload(files(), signal)
    return `${status} ${text}`
  },
}
