import type { FormPart } from '../caller.ts'
import type { Shape } from '../shape.ts'

const FILES = 60_000
const LETTERS = 8000

function* files(): Generator<FormPart> {
  const tail = 'ж'.repeat(LETTERS - 6)
  for (let index = 0; index < FILES; index += 1)
    yield { name: `${String(index).padStart(6, '0')}${tail}`, content: String(index) }
}

export const shape: Shape = {
  row: 8,
  name: 'long-names',
  what: `one upload of ${FILES} files, each with a name of ${LETTERS} Cyrillic letters (0.96 GB)`,
  sentinel: ['list', 'sort'],
  seconds: 120,
  attack: async ({ caller }, signal) => {
    const { status, text } = await caller.upload(files(), signal)
    return `${status} ${text}`
  },
}
