import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/errors.ts'
import { itemOf } from '../item/item-of.ts'
import { isWithin } from '../item/path.ts'
import { MemoryTree } from '../testing/index.ts'
import { collapse, collapseLibrary } from './collapse.ts'
import { onePage } from './one-page.ts'
import { type OpenFolder, PAGE_LENGTH, walk } from './walk.ts'

function plant(paths: readonly string[]): MemoryTree {
  const tree = new MemoryTree()
  for (const [index, path] of paths.entries()) tree.write(path, path, 1_600_000_000_000 + index)
  return tree
}

/** The flat list that an upload or a library would have of the same tree. */
const listOf = (tree: MemoryTree) => [...tree.snapshot().keys()].map((path) => tree.itemAt(path))

const found = async (tree: MemoryTree, options?: Parameters<MemoryTree['scan']>[0]) => {
  const { items, bundles, unlisted } = await onePage(tree.scan(options))
  return { paths: items.map(({ path }) => path), bundles, unlisted: unlisted.map(({ path }) => path) }
}

const segments = [
  '.git',
  'HEAD',
  'src',
  'a.txt',
  'package.json',
  'Makefile',
  'main.c',
  '.DS_Store',
  'Thumbs.db',
  'x.app',
  'node_modules',
  'b',
  'b.exe',
  'one.dll',
  'two.dll',
  'Code',
]
const paths = fc
  .uniqueArray(fc.array(fc.constantFrom(...segments), { minLength: 1, maxLength: 4 }), {
    selector: (path) => path.join('/'),
    maxLength: 25,
  })
  // A name is a file or a folder, and a root that is a project itself is told of by `walk` alone: it has no place in a heap.
  .map((all) => all.map((path) => ['in', ...path].join('/')))
  .map((all) => all.filter((path) => !all.some((other) => other.startsWith(`${path}/`))))

describe('what a folder means', () => {
  it('a folder that is walked and the flat list of its files come to the same page', async () => {
    await fc.assert(
      fc.asyncProperty(paths, fc.boolean(), async (all, everything) => {
        const tree = plant(all)
        const options = { everything, ignore: new Set(['in/b']) }
        const walked = await onePage(tree.scan(options))
        const { members, ...collapsed } = collapse(listOf(tree), options)
        expect(collapsed).toEqual(walked)
        expect([...members.keys()].sort()).toEqual(walked.bundles)
        const isIn = (folders: readonly string[]) => (path: string) => folders.some((folder) => isWithin(folder, path))
        const leftOut = isIn([...walked.unlisted.map(({ path }) => path), 'in/b'])
        const kept = [...members.values(), walked.items.filter(({ path }) => !members.has(path))].flat()
        const expected = all.filter((path) => isIn(walked.bundles)(path) || !leftOut(path))
        expect(kept.map(({ path }) => path).sort()).toEqual(expected.sort())
      }),
    )
  })

  it('a bundle is one item, with the size of all inside and the time of its newest part', async () => {
    const tree = plant(['app/.git/HEAD', 'app/README.md', 'app/package.json', 'app/src/index.ts', 'notes.txt'])
    const { items, bundles, members } = collapse(listOf(tree))
    expect(items.map(({ path }) => path)).toEqual(['app', 'notes.txt'])
    expect(bundles).toEqual(['app'])
    expect(items[0]).toEqual(
      itemOf('folder', {
        path: 'app',
        sizeBytes: 'app/.git/HEADapp/README.mdapp/package.jsonapp/src/index.ts'.length,
        modifiedAtMs: 1_600_000_000_003,
      }),
    )
    expect(members.get('app')?.map(({ path }) => path)).toEqual([
      'app/.git/HEAD',
      'app/README.md',
      'app/package.json',
      'app/src/index.ts',
    ])
  })

  it('leaves hidden names, the files of systems and its own data alone, and tells of the first two; litter is seen', async () => {
    const paths = [
      '.bashrc',
      '.config/x/y',
      'lost+found',
      'state/runs/1.ndjson',
      'sub/.DS_Store',
      'sub/Thumbs.db',
      'sub/a.txt',
    ]
    const tree = plant(paths)
    const { items, unlisted } = await onePage(tree.scan({ ignore: new Set(['state']) }))
    expect(items.map(({ path }) => path)).toEqual(['sub/.DS_Store', 'sub/Thumbs.db', 'sub/a.txt'])
    expect(unlisted.map(({ path, code }) => `${code} ${path}`)).toEqual(
      ['.bashrc', '.config', 'lost+found'].map((path) => `unsupported ${path}`),
    )
    expect((await found(tree, { everything: true })).paths.length).toBe(7)
  })

  it('a folder that is itself a project is one whole; a heap that a project file lies in is not', async () => {
    const tree = plant(['package.json', 'index.js'])
    expect(await found(tree)).toEqual({ paths: [], bundles: [], unlisted: ['.'] })
    expect(collapse(listOf(tree)).items.map(({ path }) => path)).toEqual(['index.js', 'package.json'])
  })

  it('a folder that files were sorted into is no bundle by what came together there, unless it is a project of its own', async () => {
    const sorted = new Set(['Code'])
    const loose = plant(['Code/Makefile', 'Code/main.c'])
    expect((await found(loose)).paths).toEqual(['Code'])
    expect((await found(loose, { sorted })).paths).toEqual(['Code/Makefile', 'Code/main.c'])
    const project = plant(['Code/package.json', 'Code/index.js'])
    expect((await found(project, { sorted })).paths).toEqual(['Code'])
    // To a library one file came after the other, from anywhere.
    expect(collapse(listOf(project), { sorted }).bundles).toEqual([])
    expect(collapse(listOf(project)).bundles).toEqual(['Code'])
  })

  it('in a library, what lies where uploads land or in the folder of a category is no bundle; a folder below it can be', () => {
    const tree = plant([
      'Inbox/package.json',
      'Inbox/app/package.json',
      'Inbox/app/src/a.ts',
      'Code/Cargo.toml',
      'Code/b',
    ])
    const { items, bundles, members } = collapseLibrary(listOf(tree))
    expect(bundles).toEqual(['Inbox/app'])
    expect(items.map(({ path }) => path)).toEqual(['Code/Cargo.toml', 'Code/b', 'Inbox/app', 'Inbox/package.json'])
    expect(members.get('Inbox/app')?.length).toBe(2)
  })

  it('comes in pages of bounded size, of large folders and of many, and counts on the way', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => `${index}`)
    const tree = plant([...many.map((name) => `one/${name}`), ...many.map((name) => `${name}/.hidden`), 'last'])
    const lengths: number[][] = []
    const counts: number[] = []
    for await (const page of tree.scan({ onCount: (count) => counts.push(count) }))
      lengths.push([page.items.length, page.unlisted.length])
    expect(Math.max(...lengths.flat())).toBe(PAGE_LENGTH)
    expect(lengths.reduce((sum, [items = 0]) => sum + items, 0)).toBe(2501)
    expect(lengths.reduce((sum, [, unlisted = 0]) => sum + unlisted, 0)).toBe(2500)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(counts.at(-1)).toBe(2501)
  })

  it('tells of folders and files that can not be read, and says nothing of files that went meanwhile', async () => {
    const refused = new AppError('permission_denied', 'No.')
    const folder = (path: string): OpenFolder => {
      if (path === 'closed') throw refused
      return {
        entries:
          path === ''
            ? [
                { name: 'closed', type: 'folder' },
                ...['gone', 'locked', 'ok'].map((name) => ({ name, type: 'file' as const })),
              ]
            : [],
        measure: (names) =>
          names.map((name) =>
            name === 'ok'
              ? { sizeBytes: 1, modifiedAtMs: 2 }
              : name === 'gone'
                ? new AppError('not_found', '')
                : refused,
          ),
        measureAll: () => ({ sizeBytes: 0, modifiedAtMs: 0 }),
      }
    }
    const { items, unlisted } = await onePage(walk('folder', folder))
    expect(items.map(({ path }) => path)).toEqual(['ok'])
    expect(unlisted).toEqual([
      { path: 'closed', code: 'permission_denied', reason: 'This folder could not be read. No.' },
      { path: 'locked', code: 'permission_denied', reason: 'No.' },
    ])
    const noRoot = walk('folder', () => Promise.reject(refused))
    await expect(onePage(noRoot)).rejects.toBe(refused)
  })
})
