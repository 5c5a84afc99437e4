import type { FormPart } from '../caller.ts'
import type { Shape } from '../shape.ts'

const NUMBERS = 8_000_000

export const shape: Shape = {
  row: 11,
  name: 'huge-metadata',
  what: `one upload whose metadata is a list of ${NUMBERS} numbers (16 MB), five times`,
  sentinel: ['list', 'sort'],
  seconds: 120,
  attack: async ({ caller }, signal) => {
    const content = `[${'0,'.repeat(NUMBERS - 1)}0]`
    const parts: readonly FormPart[] = [
      { name: 'a.txt', content: 'a' },
      { field: 'metadata', content },
    ]
    const answers: string[] = []
    for (let time = 0; time < 5; time += 1) {
      const { status, text } = await caller.upload(parts, signal)
      answers.push(`${status} ${text.slice(0, 120)}`)
    }
    return [...new Set(answers)].join('; ')
  },
}
