import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const room = new URL('../', import.meta.url)
const areas = readdirSync(new URL('messages/', room))
const parts = areas.map(
  (area) => JSON.parse(readFileSync(new URL(`messages/${area}/en.json`, room), 'utf8')) as Record<string, unknown>,
)
const words: Record<string, unknown> = Object.assign({}, ...parts)
const keys = Object.keys(words).filter((key) => key !== '$schema')
const sources = readdirSync(new URL('src/', room), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('paraglide'))
  .map((path) => ({ path, text: readFileSync(new URL(`src/${path}`, room), 'utf8') }))

describe('messages', () => {
  it('has the words of the specification, literally', () => {
    const literal = JSON.stringify(words)
    for (const text of [
      'AI Collect',
      'Upload Files',
      'Select Files',
      'Select Folder',
      'AI Sort',
      'Start AI Sort',
      'Sorting...',
      'AI Classifying...',
      'AI Review',
      'Organized {n} files into {k} categories',
      'Approve & Organize',
      'Complete!',
      'Your files have been organized successfully',
      'Files Collected',
      'files organized using AI',
      'Sorting Failed',
      'Please try again',
      'Upload failed',
      'Sorting failed',
      'Organization Failed',
      'Files Organized!',
      'Your files have been moved to their new folders',
      'No Files Found',
      'Please select a folder or files to organize. Make sure to choose a folder with files inside.',
      'Log In to Start',
      'Continue as Guest',
      'View All Settings',
      'Page Not Found',
      'Did you forget to add the page to the router?',
    ]) {
      expect(literal).toContain(text)
    }
  })

  it('has its name to itself: one part never speaks over another', () => {
    const all = parts.flatMap((part) => Object.keys(part)).filter((key) => key !== '$schema')
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
  })

  it('is used, every one of it', () => {
    const all = sources.map(({ text }) => text).join('\n')
    const unused = keys.filter((key) => !new RegExp(`\\bm\\.${key}\\b`).test(all))
    expect(unused).toEqual([])
  })

  it('is where all words are: no sentence stands in a screen', () => {
    const found = sources
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/>\s*([A-Z][a-z]+ [a-z][^<>{}=;]*)\s*</g)].map(([, sentence]) => `${path}: ${sentence}`),
      )
    expect(found).toEqual([])
  })
})
