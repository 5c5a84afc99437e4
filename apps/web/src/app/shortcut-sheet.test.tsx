import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SHORTCUTS } from '../shortcuts/shortcuts.ts'
import { ShortcutTable } from './shortcut-sheet.tsx'

/** What the drawn table says: words, and the caps of each combination. */
const drawn = () =>
  [...renderToStaticMarkup(<ShortcutTable />).matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, words = '', keys = '']) => ({
      words,
      keys: [...keys.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, caps = '']) =>
        [...caps.matchAll(/<kbd[^>]*>(.*?)<\/kbd>/g)].map(([, cap]) => cap),
      ),
    }),
  )

describe('the sheet behind ?', () => {
  it('is the registry, no entry more and none less, each with its words and all its keys', () => {
    const registry = SHORTCUTS.map(({ words, keys }) => ({
      words: words(),
      keys: keys.map((combination) => combination.map((key) => (key === 'Mod' ? 'Ctrl' : key))),
    }))
    const byWords = (a: { words: string }, b: { words: string }) => (a.words < b.words ? -1 : 1)
    expect(drawn().sort(byWords)).toEqual(registry.sort(byWords))
  })
})
