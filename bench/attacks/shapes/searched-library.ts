import type { FormPart } from '../caller.ts'
import type { Shape } from '../shape.ts'

const FILES = 3000
const WORDS = 2500
const SEARCHES = 8

function* files(): Generator<FormPart> {
  let state = 11
  const word = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return `w${state.toString(36)}`
  }
  for (let index = 0; index < FILES; index += 1)
    yield { name: `${index}.txt`, content: Array.from({ length: WORDS }, word).join(' ') }
}

export const shape: Shape = {
  row: 12,
  name: 'searched-library',
  what: `a library of ${FILES} texts of 20 kB in made-up words, searched ${SEARCHES} times, two at once`,
  sentinel: ['list', 'sort'],
  seconds: 240,
  prepare: async ({ caller }) => {
    await caller.upload(files())
  },
  attack: async ({ caller }, signal) => {
    const statuses: number[] = []
    for (let done = 0; done < SEARCHES; done += 2) {
      const both = [done, done + 1].map((n) => caller.get(`/api/search?q=w${n}abc`, signal))
      statuses.push(...(await Promise.all(both)).map(({ status }) => status))
    }
    return statuses.join(' ')
  },
}
