import type { FormPart } from '../caller.ts'
import type { Shape } from '../shape.ts'

const FILES = 2400
const WORDS = 1500

function* files(): Generator<FormPart> {
  let state = 7
  const word = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return `w${state.toString(36)}`
  }
  for (let index = 0; index < FILES; index += 1)
    yield { name: `${index}.txt`, content: Array.from({ length: WORDS }, word).join(' ') }
}

export const shape: Shape = {
  row: 7,
  name: 'made-up-words',
  what: `${FILES} texts of ${WORDS} made-up words each, to be grouped in one call`,
  sentinel: ['list', 'sort'],
  seconds: 180,
  attack: async ({ caller }, signal) => {
    const { status, text } = await caller.form('/api/cluster-documents', files(), signal)
    return `${status} ${text.slice(0, 120)}`
  },
}
