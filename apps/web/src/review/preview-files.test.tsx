import { createDraft, type Item, type Verdict } from '@octavo/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { FirstFew } from '../ui/index.ts'
import { FILES } from './files.tsx'
import type { ListModel } from './model.ts'
import { PreviewFiles } from './preview-files.tsx'

const items = Array.from({ length: 7 }, (_, at): Item => {
  const name = `note ${at}.txt`
  return {
    ...{ is: 'file', id: `${at}`, name, path: name, sizeBytes: 1024, mediaType: 'text/plain', modifiedAtMs: 0 },
    origin: { source: 'picker' },
  }
})
const verdicts = items.map(
  ({ id }): Verdict => ({
    ...{ itemId: id, fileKind: 'text', confidence: 1, by: 'signature', why: [] },
    category: Number(id) < 6 ? 'Notes' : 'Letters/2024',
  }),
)
const nothing = () => undefined
const model: ListModel = {
  draft: createDraft(items, verdicts),
  things: FILES,
  inside: new Map(),
  look: {
    thumb: async () => undefined,
    open: async () => ({ content: { type: 'nothing', why: 'none' }, close: nothing }),
  },
  edit: nothing,
  undo: nothing,
  redo: nothing,
  arrange: nothing,
}

it('a preview shows one card for each top folder with what is below it, and a list of all', () => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <PreviewFiles model={model} />
    </MemoryRouter>,
  )
  const cards = [...drawn.matchAll(/aria-expanded="false".*?<bdi[^>]*>(.*?)<\/bdi><span[^>]*><span>(.*?)<\/span>/g)]
  expect(cards.map(([, name, detail]) => `${name}: ${detail}`)).toEqual([
    'Notes: 6 files · 6.0 KB',
    'Letters: 1 file · 1.0 KB',
  ])
  expect(drawn).toContain('All files')
})

it('the first few of many stand there, and how many more there are; of few nothing is left to say', () => {
  const draw = (of: readonly string[], onMore?: () => void) =>
    renderToStaticMarkup(
      <FirstFew label="Names" of={of} idOf={(one) => one} onMore={onMore}>
        {(one) => one}
      </FirstFew>,
    ).replaceAll(/<[^>]*>/g, ' ')
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(draw(names).split(/\s+/).filter(Boolean)).toEqual(['a', 'b', 'c', 'd', 'e', '+2', 'more'])
  expect(draw(names, nothing)).toContain('+2 more')
  expect(draw(names.slice(0, 5))).not.toContain('more')
})
