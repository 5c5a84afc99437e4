import type { FormPart } from '../caller.ts'
import type { Shape } from '../shape.ts'

const FILES = 4
const SORTS = 20
const LINES = 1_000_000

function* files(): Generator<FormPart> {
  for (let index = 0; index < FILES; index += 1)
    yield {
      name: `${index}.txt`,
      content: `a line of ${index}, as long as this one, which makes 62 MB.\n`.repeat(LINES),
    }
}

export const shape: Shape = {
  row: 9,
  name: 'large-texts',
  what: `${FILES} texts of about 55 MB, and ${SORTS} sorts of all of them at once`,
  sentinel: ['list', 'sort'],
  seconds: 120,
  prepare: async ({ caller }) => {
    await caller.upload(files())
  },
  attack: async ({ caller }, signal) => {
    const body = { files: caller.ids.map((id) => ({ id })) }
    const sorts = Array.from({ length: SORTS }, () => caller.post('/api/agentkit/organize', body, signal))
    return (await Promise.all(sorts)).map(({ status }) => status).join(' ')
  },
}
