import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Move } from '../plan/index.ts'
import { linksIn, mayLink, partedLinks } from './index.ts'

const move = (from: string, to: string, what: Move['what'] = 'file'): Move => ({
  ...{ type: 'move', itemId: from, from, to, what },
  expect: { sizeBytes: 1, modifiedAtMs: 0 },
})

describe('links of files to files', () => {
  it('are read from playlists, notes and pages, as paths from the root; addresses, places in a page and ways out are none', () => {
    const list =
      '\uFEFF#EXTM3U\r\n#EXTINF:1,One\r\nsongs\\One.mp3\r\n../Live/Two%20b.mp3\r\n/abs/Three.mp3\r\nhttps://x.test/4.mp3\r\n../../out.mp3\r\n'
    expect(linksIn('Music/best.m3u', list)).toEqual(['Music/songs/One.mp3', 'Live/Two b.mp3'])
    expect(linksIn('a.pls', '[playlist]\nFile1=one.mp3\nTitle1=x')).toEqual(['one.mp3'])
    expect(linksIn('a.xspf', '<track><location> b/c.ogg </location></track>')).toEqual(['b/c.ogg'])
    expect(linksIn('cd/a.cue', 'PERFORMER "X"\nFILE "whole disc.flac" WAVE')).toEqual(['cd/whole disc.flac'])
    const note =
      '[a](b.md#part) ![p](<pics/my p.jpg>) [w](https://x.test) [s](#here)\n\n[ref]: ../c.pdf "x"\n<img src="d.png">'
    expect(linksIn('notes/n.md', note)).toEqual(['notes/pics/my p.jpg', 'notes/b.md', 'c.pdf', 'notes/d.png'])
    expect(linksIn('p.html', `<a href='q.html?x=1'><img class=x src="i/%zz.png"><a href="mailto:x@y.z">`)).toEqual([
      ...['q.html', 'i/%zz.png'],
    ])
    expect([mayLink('A.M3U8'), mayLink('md'), mayLink('x.txt'), mayLink('constructor')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(linksIn('x.txt', '[a](b)')).toEqual([])
  })

  it('are parted where one of both goes elsewhere than the other, folders that move whole included', () => {
    const acts = [move('n.md', 'Notes/n.md'), move('p/a.jpg', 'Photos/a.jpg'), move('site', 'Web/site', 'bundle')]
    const links = new Map([
      ['n.md', ['p/a.jpg', 'site/i.html', 'gone.jpg', 'stays.pdf']],
      ['site/i.html', ['site/s.css', 'stays.pdf']],
    ])
    const isThere = (path: string) => path !== 'gone.jpg'
    expect(partedLinks({ acts }, links, { isThere, inPlace: true })).toEqual([
      ...[
        { from: 'n.md', to: 'p/a.jpg' },
        { from: 'n.md', to: 'site/i.html' },
        { from: 'n.md', to: 'stays.pdf' },
      ],
      { from: 'site/i.html', to: 'stays.pdf' },
    ])
    const all = ['n.md', 'p/a.jpg', 'site/i.html', 'site/s.css', 'stays.pdf'].map((path) =>
      move(path, `Sorted/${path}`),
    )
    expect(partedLinks({ acts: all }, links, { isThere, inPlace: false })).toEqual([])
    expect(partedLinks({ acts: all.slice(1) }, links, { isThere, inPlace: false }).map(({ from }) => from)).toEqual([
      'n.md',
      'n.md',
      'n.md',
    ])
  })

  it('hold exactly where they lead to the same thing from the new place', () => {
    const step = fc.constantFrom('a', 'b', 'c')
    const path = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('/'))
    fc.assert(
      fc.property(path, path, path, path, (from, to, newFrom, newTo) => {
        const [note, target] = [`${from}/n.md`, `${to}/t.txt`]
        const ups = note.split('/').length - 1
        const link = `${'../'.repeat(ups)}${target}`
        expect(linksIn(note, `[x](${link})`)).toEqual([target])
        const acts = [move(note, `${newFrom}/n.md`), move(target, `${newTo}/t.txt`)]
        const shortest = (one: string, other: string) => {
          const [here, there] = [one.split('/').slice(0, -1), other.split('/')]
          let shared = 0
          while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared += 1
          return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/')
        }
        const holds = shortest(note, target) === shortest(`${newFrom}/n.md`, `${newTo}/t.txt`)
        const parted = partedLinks({ acts }, new Map([[note, [target]]]), { isThere: () => true, inPlace: true })
        expect(parted.length).toBe(holds ? 0 : 1)
      }),
    )
  })
})
