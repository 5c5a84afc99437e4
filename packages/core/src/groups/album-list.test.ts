import { describe, expect, it } from 'vitest'
import { albumList } from './album-list.ts'

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

describe('the list of albums', () => {
  it('names each file in every album that it is in, by the one path where it lies', () => {
    const groups = new Map([
      ['Ada', [a, b]],
      ['Bo', [b, c]],
    ])
    const paths = new Map([
      ['a', 'Ada/a.jpg'],
      ['b', 'Ada/b.jpg'],
    ])
    expect(albumList(groups, (id) => paths.get(id))).toEqual({
      version: 1,
      albums: [
        { name: 'Ada', files: ['Ada/a.jpg', 'Ada/b.jpg'] },
        { name: 'Bo', files: ['Ada/b.jpg'] },
      ],
    })
  })

  it('is not there where folders say it all', () => {
    const groups = new Map([
      ['Ada', [a]],
      ['Bo', [b, c]],
    ])
    expect(albumList(groups, () => 'x')).toBeUndefined()
  })
})
