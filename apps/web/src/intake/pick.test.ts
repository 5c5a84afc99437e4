import { collapse, type Item } from '@octavo/core'
import { describe, expect, it, vi } from 'vitest'
import { pickFromDrop, pickFromInput } from './pick.ts'
import type { Picked } from './picked.ts'

vi.mock('../worker/sort/client.ts', () => ({
  collapseInWorker: async (list: readonly Item[], of: string) => of === 'pick' && collapse(list),
}))

const options = { onCount: () => undefined, signal: new AbortController().signal }
const fileAt = (name: string, webkitRelativePath: string) =>
  Object.defineProperty(new File(['x'], name), 'webkitRelativePath', { value: webkitRelativePath })
const dropOf = (items: readonly unknown[], files: readonly File[] = []) => ({ items, files }) as unknown as DataTransfer
const item = (entry: unknown, file: File | null = null) => ({
  kind: 'file',
  webkitGetAsEntry: () => entry,
  getAsFile: () => file,
})
const fileEntry = (name: string) => ({
  isFile: true,
  name,
  file: (take: (file: File) => void) => take(new File([], name)),
})

describe('a folder input', () => {
  it('keeps a backslash in a name, which Chromium writes as a slash in the path', async () => {
    const names = [fileAt('a\\b.txt', 'Odd/a/b.txt'), fileAt('b.txt', 'Odd/a/b.txt')]
    expect((await pickFromInput(names)).entries.map(({ path }) => path)).toEqual(['Odd/a\\b.txt', 'Odd/a/b.txt'])
  })
})

/** A folder of a drop, whose children come in one batch. */
const folderEntry = (name: string, ...children: readonly unknown[]) => ({
  isDirectory: true,
  name,
  createReader: () => {
    const parts = [children, []]
    return { readEntries: (take: (part: unknown) => void) => take(parts.shift()) }
  },
})

describe('what a pick means', () => {
  const paths = ['app/.git/HEAD', 'app/README.md', 'app/package.json', 'app/src/index.ts']
  const notes = ['notes/.config/a', 'notes/.env', 'notes/Thumbs.db', 'notes/a.txt', 'notes/lost+found']
  const told = ({ entries, leftOut }: Picked) => ({
    taken: entries.map(({ path }) => path),
    leftOut: leftOut.map(({ path }) => path),
  })

  it('a repository comes whole, with its hidden files; elsewhere hidden names and files of systems are left out and told of', async () => {
    const picked = await pickFromInput([...paths, ...notes].map((path) => fileAt(path.split('/').at(-1) ?? '', path)))
    expect(told(picked)).toEqual({
      taken: [...paths, 'notes/Thumbs.db', 'notes/a.txt'],
      leftOut: ['notes/.config', 'notes/.env', 'notes/lost+found'],
    })
    const app = folderEntry(
      'app',
      folderEntry('.git', fileEntry('HEAD')),
      ...['README.md', 'package.json'].map(fileEntry),
      folderEntry('src', fileEntry('index.ts')),
    )
    const hidden = [folderEntry('.config', fileEntry('a')), ...['.env', 'Thumbs.db', 'lost+found'].map(fileEntry)]
    const dropped = await pickFromDrop(
      dropOf([item(app), item(folderEntry('notes', ...hidden, fileEntry('a.txt')))]),
      options,
    )
    expect(told(dropped)).toEqual(told(picked))
  })

  it('a project file among other files makes nothing whole of them', async () => {
    const picked = await pickFromInput(['package.json', '.env', 'a.txt'].map((name) => fileAt(name, '')))
    expect(told(picked)).toEqual({ taken: ['package.json', 'a.txt'], leftOut: ['.env'] })
  })
})

describe('a drop', () => {
  it('reads folders through entries, never through handles, and a batch of entries at a time', async () => {
    const parts = [[fileEntry('12:30.png')], [fileEntry('why?.pdf')], []]
    const folder = {
      isDirectory: true,
      name: 'Odd',
      createReader: () => ({ readEntries: (take: (part: unknown) => void) => take(parts.shift()) }),
    }
    const getAsFileSystemHandle = vi.fn()
    const picked = await pickFromDrop(dropOf([{ ...item(folder), getAsFileSystemHandle }]), options)
    expect(picked.entries.map(({ path }) => path)).toEqual(['Odd/12:30.png', 'Odd/why?.pdf'])
    expect(getAsFileSystemHandle).not.toHaveBeenCalled()
  })

  it('takes the file of what gives no entry, and says of the rest that it could not be read', async () => {
    const gone = {
      isFile: true,
      name: 'gone.txt',
      file: (_: unknown, fail: (error: Error) => void) => fail(new Error()),
    }
    const picked = await pickFromDrop(dropOf([item(null, new File([], 'a.txt')), item(gone), item(null)]), options)
    expect([picked.entries.map(({ name }) => name), picked.unreadable.map(({ path }) => path)]).toEqual([
      ['a.txt'],
      ['gone.txt', '?'],
    ])
  })
})
