import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const text = (value: string) => Buffer.from(value, 'latin1')

/** Extension and the first bytes of a real file of that type. */
const TYPES: readonly (readonly [string, Buffer])[] = [
  ['jpg', text('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0')],
  ['png', text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0')],
  ['gif', text('GIF89a\x01\0\x01\0\x80\0\0')],
  ['webp', text('RIFF\x24\0\0\0WEBPVP8 ')],
  ['bmp', text('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0')],
  ['tif', text('II*\0\x08\0\0\0')],
  ['pdf', text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
  ['mp3', text('ID3\x04\0\0\0\0\0\x21TSSE')],
  ['flac', text('fLaC\0\0\0\x22')],
  ['ogg', text('OggS\0\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x1e\x01vorbis')],
  ['wav', text('RIFF\x24\x08\0\0WAVEfmt \x10\0\0\0')],
  ['mp4', text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
  ['mkv', text('\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska')],
  ['avi', text('RIFF\x24\x08\0\0AVI LIST')],
  ['zip', text('PK\x03\x04\x14\0\0\0\0\0')],
  ['7z', text("7z\xbc\xaf'\x1c\0\x04")],
  ['gz', text('\x1f\x8b\x08\0\0\0\0\0\0\x03')],
  ['rar', text('Rar!\x1a\x07\x01\0')],
  ['exe', text('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0')],
  ['deb', text('!<arch>\ndebian-binary   ')],
  ['ttf', text('\0\x01\0\0\0\x0f\0\x80\0\x03\0\x70')],
  ['sqlite', text('SQLite format 3\0')],
  ['html', text('<!doctype html>\n<html><head><title>page</title></head>\n')],
  ['svg', text('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n')],
  ['json', text('{"name": "value", "list": [1, 2, 3]}\n')],
  ['csv', text('name,size\nalpha,1\nbeta,2\n')],
  ['txt', text('Some words in a plain text file.\n')],
  ['md', text('# Heading\n\nSome *words* in Markdown.\n')],
  ['py', text('import os\n\n\ndef main():\n    return os.getcwd()\n')],
  [
    'eml',
    text(
      'From: a@example.org\r\nTo: b@example.org\r\nSubject: hello\r\nDate: Sat, 1 Aug 2026 10:00:00 +0000\r\n\r\nbody\r\n',
    ),
  ],
]

/** Numbers from 0 to 1, the same for the same seed (mulberry32, public domain, T. Ettinger). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Fills a folder with `count` files of 30 types with real signatures, 1 to about 20,000 bytes, up to three folders deep. */
export function makeTree(root: string, count: number, seed = 1): void {
  const random = seeded(seed)
  const folders = ['']
  for (let number = 1; number <= Math.max(3, count / 100); number += 1) {
    const parent = folders[Math.floor(random() * folders.length)] ?? ''
    const folder = parent.split('/').length > 3 ? `folder ${number}` : path.posix.join(parent, `folder ${number}`)
    fs.mkdirSync(path.join(root, folder), { recursive: true })
    folders.push(folder)
  }
  for (let number = 0; number < count; number += 1) {
    const [extension, head] = TYPES[Math.floor(random() * TYPES.length)] ?? TYPES[0] ?? ['txt', text('x')]
    const filler = Buffer.from(`${number} ${random()} `.repeat(Math.floor(random() * 600)))
    const folder = folders[Math.floor(random() * folders.length)] ?? ''
    // One name in twenty is used in many folders, so that free names have to be found.
    const stem = random() < 0.05 ? `copy ${Math.floor(random() * 20)}` : `file ${number}`
    const file = path.join(root, folder, `${stem}.${extension}`)
    fs.writeFileSync(file, Buffer.concat([head, filler, Buffer.from(String(number))]))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , root, count = '10000', seed = '1'] = process.argv
  if (root === undefined) throw new Error('Say where: node bench/cli/make-tree.ts FOLDER [COUNT] [SEED]')
  fs.mkdirSync(root, { recursive: true })
  makeTree(root, Number(count), Number(seed))
}
