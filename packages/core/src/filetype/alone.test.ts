import { describe, expect, it } from 'vitest'
import { bytesOf, ole, zip } from '../testing/file-samples.ts'
import { detect } from './detect.ts'
import { bytesWanted, FARTHEST_HEAD_BYTES } from './farther.ts'

const typeOf = (bytes: Uint8Array): string | undefined => detect(bytes)?.extension
const typeOfText = (text: string): string | undefined => typeOf(new TextEncoder().encode(text))
const at = (length: number, ...parts: readonly (readonly [number, string])[]): Uint8Array => {
  const bytes = new Uint8Array(length)
  for (const [from, text] of parts) bytes.set(bytesOf(text), from)
  return bytes
}

describe('types by bytes alone', () => {
  it('knows copies of disks by their partitions and their file systems', () => {
    expect(typeOf(at(2048, [1080, '\x53\xef\x01\x00\x01\x00']))).toBe('img')
    expect(typeOf(at(1024, [0, '\xeb\x3c\x90mkfs.fat'], [54, 'FAT12   '], [510, '\x55\xaa']))).toBe('img')
    expect(typeOf(at(1024, [450, '\x83'], [454, '\x00\x08\x00\x00\x00\x10\x00\x00'], [510, '\x55\xaa']))).toBe('img')
    expect(typeOf(at(40_000, [32_769, 'CD001']))).toBe('iso')
    expect(typeOf(at(1024, [510, '\x55\xaa']))).toBeUndefined()
  })

  it('knows certificates, keys, messages of OpenPGP, tables and pickles by their records', () => {
    expect(typeOf(at(600, [0, '\x30\x82\x02\x50\x30\x82\x01\xb9\xa0\x03\x02\x01\x02']))).toBe('der')
    expect(typeOf(at(600, [0, '\x30\x82\x02\x50\x02\x01\x03\x30']))).toBe('p12')
    expect(typeOf(at(600, [0, '\x8c\x0d\x04\x09\x03\x02']))).toBe('pgp')
    expect(typeOf(at(600, [0, '\x80\x04\x95\x10']))).toBe('pkl')
    expect(
      typeOf(at(200, [0, '\x03\x7c\x01\x02\x05\x00\x00\x00\x41\x00\x0b\x00'], [32, 'NAME'], [43, 'C'], [64, '\r'])),
    ).toBe('dbf')
  })

  it('takes a capture of network traffic for none of the byte code of Python', () => {
    expect(typeOf(at(64, [0, '\x0a\x0d\x0d\x0a\x60\x00\x00\x00M<+\x1a\x01']))).toBe('pcapng')
  })

  it('tells pictures of Netpbm with values as bytes, and streams of compound files in any case', () => {
    expect(typeOf(at(300, [0, 'P6\n# by hand\n60 60\n255\n']))).toBe('ppm')
    expect(typeOf(ole(['Root Entry', 'WORDDOCUMENT']))).toBe('doc')
    expect(typeOf(zip(['a.npy', 'b.npy']))).toBe('npz')
  })

  it('hears a habit where words of programs would drown it', () => {
    expect(
      typeOfText('name: CI\n\non: [push]\n\njobs:\n  build:\n    runs-on: x\n    steps:\n      - run: make\n'),
    ).toBe('yaml')
    expect(typeOfText('package styles\n\nimport (\n\t"x"\n)\n\nvar a = 1\n')).toBe('go')
    expect(typeOfText('Notes\n=====\n\nSee ``this`` and :ref:`that`.\n\n.. note::\n\n   Mind it.\n')).toBe('rst')
    expect(
      typeOfText("import React from 'react';\nimport App from './App';\n\nReactDOM.render(<App />, document.body);\n"),
    ).toBe('jsx')
    expect(typeOfText('(if (ready)\n    (start))\n(display "New")\n(go (there) (now))\n')).toBe('lisp')
  })

  it('asks for more bytes only where they would tell more', () => {
    const long = 1_000_000
    expect(bytesWanted(zip(['a.bin']), long)).toBe(FARTHEST_HEAD_BYTES)
    expect(bytesWanted(at(4100, [0, 'ID3\x04\x00\x00\x00\x00\x7f\x0a']), long)).toBe(FARTHEST_HEAD_BYTES)
    expect(bytesWanted(at(4100, [0, '\x01\x02\x03']), 5000)).toBe(5000)
    expect(bytesWanted(zip(['[Content_Types].xml', 'word/document.xml']), long)).toBe(0)
    expect(bytesWanted(bytesOf('plain words that are a text from end to end'), long)).toBe(0)
    expect(bytesWanted(zip(['a.bin']), zip(['a.bin']).length)).toBe(0)
  })
})
