import { describe, expect, it } from 'vitest'
import { SearchIndex } from './search-index.ts'
import { sortsOf, sortsSaid } from './sorts.ts'

const INVOICE = `Invoice no. 8812\nDate of invoice: 3 May 2023\nRoofing work\nNet 1,200.00\nVAT 20 % 240.00\nTotal due 1,440.00 EUR
Please pay within 30 days to the account below.`

const ids = (index: SearchIndex, query: string) => index.search(query).map(({ id }) => id)

describe('sorts', () => {
  it('an item is of its type, and of the kind that its text shows', () => {
    expect([...sortsOf({ id: '1', name: 'IMG_1.jpg', folder: '', mediaType: 'image/jpeg' })]).toEqual(['image'])
    expect([...sortsOf({ id: '1', name: 'a.svg', folder: '', mediaType: 'image/svg+xml' })]).toEqual([
      'vector-image',
      'image',
    ])
    const paper = { id: '1', name: 'scan.pdf', folder: '', mediaType: 'application/pdf', text: INVOICE }
    expect([...sortsOf(paper)]).toEqual(['pdf', 'invoice'])
    expect([...sortsOf({ id: '1', name: 'a.pdf', folder: '' })]).toEqual([])
  })

  it('words of a query say a type or a kind in many languages, and no other word does', () => {
    const types = ['photos', 'bild', 'zdjęcie', 'фото', '写真', 'صورة']
    for (const word of types) expect([word, ...sortsSaid(folded(word))]).toEqual([word, 'image'])
    expect([...sortsSaid('rechnungen')]).toContain('invoice')
    expect([...sortsSaid('zebra')]).toEqual([])
  })

  it('finds by what something is, though no word of it says so, after what says so', () => {
    const index = new SearchIndex()
    const photo = { folder: '', mediaType: 'image/jpeg' }
    index.add({ id: 'lisbon', name: 'IMG_1.jpg', about: 'Canon EOS\nLisbon', ...photo })
    index.add({ id: 'bergen', name: 'IMG_2.jpg', about: 'Canon EOS\nBergen', ...photo })
    index.add({ id: 'text', name: 'lisbon.txt', folder: '', mediaType: 'text/plain', text: 'Lisbon, a guide' })
    index.add({ id: 'said', name: 'photo lisbon.txt', folder: '', mediaType: 'text/plain' })
    index.add({ id: 'paper', name: 'scan.pdf', folder: '', mediaType: 'application/pdf', text: INVOICE })
    expect(ids(index, 'photo lisbon').slice(0, 2)).toEqual(['said', 'lisbon'])
    expect(ids(index, 'fotos bergen')[0]).toBe('bergen')
    expect(ids(index, 'facture roofing')[0]).toBe('paper')
    expect(ids(index, 'canon')).toEqual(['bergen', 'lisbon'])
  })
})

describe('names', () => {
  it('who types a name finds what is named so before what merely holds its words', () => {
    const index = new SearchIndex()
    index.add({ id: 'letter', name: 'b.txt', folder: '', text: 'txt a txt' })
    index.add({ id: 'a', name: 'a.txt', folder: '' })
    index.add({ id: 'wall', name: 'The Wall.mp3', folder: '' })
    index.add({ id: 'walls', name: 'wall wall.txt', folder: 'wall' })
    expect(ids(index, 'A.TXT')[0]).toBe('a')
    expect(ids(index, 'the wall')).toEqual(['wall', 'walls'])
  })
})

describe('compounds', () => {
  it('a word is found as the end of a longer one, after itself', () => {
    const index = new SearchIndex()
    index.add({ id: 'compound', name: 'Mietvertrag.pdf', folder: '' })
    index.add({ id: 'itself', name: 'Vertrag.pdf', folder: '' })
    index.add({ id: 'none', name: 'Kapitalertrag.pdf', folder: '' })
    for (const query of ['vertrag', 'Verträge', 'vertraege'])
      expect([query, ...ids(index, query)]).toEqual([query, 'itself', 'compound'])
    index.remove('compound')
    expect(ids(index, 'vertrag')).toEqual(['itself'])
  })
})

const folded = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
