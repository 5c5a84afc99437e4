import fs from 'node:fs'
import path from 'node:path'
import { onePage } from '@octavo/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makePipe, newFolder, write } from '../testing/folders.ts'
import { RootAnchor, realRoot } from './anchor.ts'
import { FolderSource } from './source.ts'

let root: string
let dispose: () => void

beforeEach(() => {
  ;({ root, dispose } = newFolder())
})
afterEach(() => dispose())

const unlisted = async (source = new FolderSource(root)) =>
  (await onePage(source.scan())).unlisted.map(({ path: at, code }) => [at, code])

it('never follows a symbolic link, and says of everything that is no file what it is', async () => {
  write(root, 'a.txt', 'a')
  fs.symlinkSync('/etc', path.join(root, 'etc'))
  fs.symlinkSync('.', path.join(root, 'loop'))
  fs.symlinkSync('nowhere', path.join(root, 'broken'))
  makePipe(path.join(root, 'pipe'))
  expect((await onePage(new FolderSource(root).scan())).items.map((item) => item.path)).toEqual(['a.txt'])
  expect(await unlisted()).toEqual([
    ['broken', 'symbolic_link'],
    ['etc', 'symbolic_link'],
    ['loop', 'symbolic_link'],
    ['pipe', 'special_file'],
  ])
})

it('N-7: shows names that are no UTF-8 with their bytes, and leaves them where they are', async () => {
  fs.writeFileSync(Buffer.concat([Buffer.from(`${root}/caf`), Buffer.from([0xe9]), Buffer.from(' é.txt')]), 'x')
  fs.mkdirSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0xff, 0xfe])]))
  write(root, 'ok \uFFFD.txt', 'a real replacement character is no fault')
  const { items } = await onePage(new FolderSource(root).scan())
  expect(items.map((item) => item.path)).toEqual(['ok \uFFFD.txt'])
  expect(await unlisted()).toEqual([
    ['\\xFF\\xFE', 'bad_name'],
    ['caf\\xE9 é.txt', 'bad_name'],
  ])
})

it('leaves hidden names, system files and its own data alone', async () => {
  for (const name of ['.bashrc', 'sub/.DS_Store', 'sub/lost+found', '.config/x/y', 'state/runs/1.ndjson', 'sub/a.txt'])
    write(root, name, 'x')
  const source = new FolderSource(root, { ignore: [path.join(root, 'state')] })
  expect((await onePage(source.scan())).items.map((item) => item.path)).toEqual(['sub/.DS_Store', 'sub/a.txt'])
  expect((await unlisted(source)).map(([at]) => at)).toEqual(['.bashrc', '.config', 'sub/lost+found'])
  const everything = new FolderSource(root, { everything: true })
  expect((await onePage(everything.scan())).items.length).toBe(6)
})

it('N-10: lists trees that are deeper than the longest path that a call takes', async () => {
  const name = 'd'.repeat(200)
  const anchor = new RootAnchor(root)
  const deep = Array.from({ length: 40 }, () => name).join('/')
  const folder = await anchor.ensureFolder(deep, () => undefined)
  fs.writeFileSync(`${folder.prefix}a.txt`, 'deep')
  anchor.close()
  const source = new FolderSource(root)
  const { items } = await onePage(source.scan())
  expect(items.map((item) => item.path)).toEqual([`${deep}/a.txt`])
})

it('stops when it is told to', async () => {
  for (let number = 0; number < 100; number += 1) write(root, `${number % 50}/${number}`, '')
  const stop = new AbortController()
  const pages = new FolderSource(root).scan({ signal: stop.signal, onCount: () => stop.abort(new Error('enough')) })
  await expect(onePage(pages)).rejects.toThrow('enough')
})

it('says what is wrong with a root', () => {
  write(root, 'file', 'x')
  expect(() => realRoot(path.join(root, 'nowhere'))).toThrow('There is no such folder.')
  expect(() => realRoot(path.join(root, 'file'))).toThrow('That is a file, not a folder.')
})

it('works without descriptors, as on systems other than Linux', async () => {
  const anchor = new RootAnchor(root, false)
  const made: string[] = []
  await anchor.ensureFolder('a/b', (folder) => void made.push(folder))
  expect(made).toEqual(['a', 'a/b'])
  expect(anchor.folder('a/b').prefix).toBe(`${root}/a/b/`)
  fs.symlinkSync('/etc', path.join(root, 'etc'))
  expect(() => anchor.folder('etc')).toThrow('links are not followed')
  expect(() => anchor.folder('etc/ssl')).toThrow('links are not followed')
})
