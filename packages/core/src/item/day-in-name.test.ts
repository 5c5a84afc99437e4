import { describe, expect, it } from 'vitest'
import { dayInName } from './day-in-name.ts'

describe('the day in a name', () => {
  it('is found as cameras, scanners and people write it, and only where a calendar has it', () => {
    const table: [string, string | undefined][] = [
      ['IMG_20230512_101112.jpg', '2023-05-12'],
      ['Screenshot 2023-05-12 at 10.11.12.png', '2023-05-12'],
      ['Rechnung 12.05.2023.pdf', '2023-05-12'],
      ['statement-31-01-2022.pdf', '2022-01-31'],
      ['05-06-2023.pdf', undefined],
      ['2023-02-30.pdf', undefined],
      ['order 120230512999.pdf', undefined],
      ['v1.2.2023.pdf', undefined],
      ['notes.txt', undefined],
    ]
    for (const [name, day] of table) expect([name, dayInName(name)]).toEqual([name, day])
  })
})
