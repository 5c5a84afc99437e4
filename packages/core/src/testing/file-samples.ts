/** Small files of every kind that `detect` knows, made by hand for its tests. */

import { moreBinary, moreText } from './file-samples-more.ts'

/** Characters 0 to 255 as bytes. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const le16 = (value: number): string => String.fromCharCode(value & 255, (value >> 8) & 255)
const le32 = (value: number): string => le16(value & 0xffff) + le16(value >>> 16)

/** A ZIP file's local headers with a few bytes for each member; `mimetype` is stored with its content. */
export function zip(names: readonly string[], options: { mimetype?: string; streamed?: boolean } = {}): Uint8Array {
  const member = (name: string, content: string, streamed: boolean): string => {
    const sizes = streamed ? le32(0) + le32(0) : le32(content.length) + le32(content.length)
    const head = `PK\x03\x04${le16(20)}${le16(streamed ? 8 : 0)}${le16(0)}${le32(0)}${le32(0)}${sizes}`
    return `${head}${le16(name.length)}${le16(0)}${name}${content}`
  }
  const first = options.mimetype === undefined ? '' : member('mimetype', options.mimetype, false)
  return bytesOf(first + names.map((name) => member(name, 'data', options.streamed ?? false)).join(''))
}

/** A compound file: header, then one directory sector with entries of these names. */
export function ole(names: readonly string[]): Uint8Array {
  const header = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\x00'.repeat(16)}\x3e\x00\x03\x00\xfe\xff\x09\x00${'\x00'.repeat(16)}`
  const entry = (name: string): string => {
    const wide = Array.from(name, (letter) => `${letter}\x00`).join('')
    return `${wide.padEnd(64, '\x00')}${le16(wide.length + 2)}${'\x00'.repeat(62)}`
  }
  return bytesOf(header.padEnd(512, '\x00') + names.map(entry).join('').padEnd(512, '\x00'))
}

/** A little-endian TIFF header with one directory of these tags; text goes behind it. */
export function tiff(tags: readonly (readonly [tag: number, text?: string])[]): Uint8Array {
  const dataAt = 8 + 2 + tags.length * 12 + 4
  let data = ''
  const entries = tags.map(([tag, text = '']) => {
    const row = `${le16(tag)}${le16(2)}${le32(text.length)}${le32(dataAt + data.length)}`
    data += text
    return row
  })
  return bytesOf(`II*\x00${le32(8)}${le16(tags.length)}${entries.join('')}${le32(0)}${data}`)
}

const box = (brand: string, others = ''): string =>
  `\x00\x00\x00${String.fromCharCode(16 + others.length)}ftyp${brand}\x00\x00\x00\x00${others}`
const ogg = (packet: string): string => `OggS\x00\x02${'\x00'.repeat(20)}\x01\x1e${packet}`
const mp3Frame = `\xff\xfb\x90\x00${'\x00'.repeat(413)}`
const adts = `\xff\xf1\x50\x80\x02\x1f\xfc${'\x00'.repeat(9)}`
const program = (characteristics: number): string =>
  `MZ${'\x00'.repeat(58)}${le32(64)}PE\x00\x00${'\x00'.repeat(18)}${le16(characteristics)}`
const elf = (type: number): string => `\x7fELF\x02\x01\x01\x00${'\x00'.repeat(8)}${le16(type)}${'\x00'.repeat(40)}`

function tar(): string {
  const header = `hello.txt${'\x00'.repeat(91)}0000644\x00${'0000000\x00'.repeat(2)}00000000005\x0014000000000\x00        0`
  const full = header.padEnd(512, '\x00')
  let sum = 0
  for (const letter of full) sum += letter.charCodeAt(0)
  const stated = `${sum.toString(8).padStart(6, '0')}\x00 `
  return `${full.slice(0, 148)}${stated}${full.slice(156)}hello`
}

const at = (position: number, bytes: string): string => '\x00'.repeat(position) + bytes
const oasis = 'application/vnd.oasis.opendocument'

const raw: readonly (readonly [extension: string, bytes: string])[] = [
  ['jpg', '\xff\xd8\xff\xe0\x00\x10JFIF\x00'],
  ['png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ['apng', `\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR${'\x00'.repeat(17)}\x00\x00\x00\x08acTL`],
  ['gif', 'GIF89a\x01\x00\x01\x00'],
  ['webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['bmp', `BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28\x00\x00\x00`],
  ['ico', '\x00\x00\x01\x00\x01\x00\x10\x10\x00\x00\x01\x00\x20\x00'],
  ['cur', '\x00\x00\x02\x00\x01\x00\x10\x10\x00\x00\x01\x00\x20\x00'],
  ['ani', 'RIFF\x24\x00\x00\x00ACONanih'],
  ['jxl', '\x00\x00\x00\x0cJXL \r\n\x87\n'],
  ['jp2', '\x00\x00\x00\x0cjP  \r\n\x87\n\x00\x00\x00\x14ftypjp2 \x00\x00\x00\x00jp2 '],
  ['j2c', '\xff\x4f\xff\x51\x00\x2f'],
  ['jxr', 'II\xbc\x01'],
  ['psd', '8BPS\x00\x01\x00\x00'],
  ['psb', '8BPS\x00\x02\x00\x00'],
  ['xcf', 'gimp xcf v011\x00'],
  ['hdr', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n'],
  ['exr', '\x76\x2f\x31\x01\x02\x00\x00\x00'],
  ['icns', 'icns\x00\x00\x01\x00'],
  ['flif', 'FLIF1\x00'],
  ['qoi', 'qoif\x00\x00\x00\x01'],
  ['bpg', 'BPG\xfb\x20'],
  ['ktx', '\xabKTX 11\xbb\r\n\x1a\n'],
  ['ktx2', '\xabKTX 20\xbb\r\n\x1a\n'],
  ['dds', 'DDS \x7c\x00\x00\x00'],
  ['fits', 'SIMPLE  =                    T'],
  ['dcm', at(128, 'DICM\x02\x00')],
  ['pcx', '\x0a\x05\x01\x08\x00\x00\x00\x00\x0f\x00'],
  ['tga', `\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x10\x00\x10\x00\x18\x20`],
  ['heic', box('heic', 'mif1heic')],
  ['heif', box('mif1', 'mif1')],
  ['avif', box('avif', 'mif1avif')],
  ['raf', 'FUJIFILMCCD-RAW 0201\x00'],
  ['x3f', 'FOVb\x00\x00\x02\x00'],
  ['mrw', '\x00MRM\x00\x00'],
  ['crw', 'II\x1a\x00\x00\x00HEAPCCDR'],
  ['cr2', 'II*\x00\x10\x00\x00\x00CR\x02\x00'],
  ['cr3', box('crx ', 'crx isom')],
  ['rw2', 'IIU\x00\x18\x00\x00\x00'],
  ['orf', 'IIRO\x08\x00\x00\x00'],
  ['wmf', '\xd7\xcd\xc6\x9a\x00\x00\x00\x00'],
  ['emf', `\x01\x00\x00\x00${'\x00'.repeat(36)} EMF`],
  ['cdr', 'RIFF\x24\x00\x00\x00CDRBvrsn'],
  ['indd', '\x06\x06\xed\xf5\xd8\x1d\x46\xe5'],
  ['mp4', box('isom', 'isomiso2avc1mp41')],
  ['m4v', box('M4V ', 'M4V mp42')],
  ['m4a', box('M4A ', 'M4A mp42')],
  ['m4b', box('M4B ', 'mp42')],
  ['mov', box('qt  ', 'qt  ')],
  ['3gp', box('3gp4', '3gp4')],
  ['3g2', box('3g2a', '3g2a')],
  ['f4v', box('F4V ', 'isom')],
  ['avi', 'RIFF\x24\x00\x00\x00AVI LIST'],
  ['mkv', '\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska'],
  ['webm', '\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x84webm'],
  ['flv', 'FLV\x01\x05\x00\x00\x00\x09'],
  ['mpg', '\x00\x00\x01\xba\x44\x00'],
  ['mts', `G${'\x00'.repeat(187)}`.repeat(4)],
  ['m2ts', `\x00\x00\x00\x00G${'\x00'.repeat(187)}`.repeat(4)],
  ['asf', '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\x00\xaa\x00\x62\xce\x6c'],
  ['rm', '.RMF\x00\x00\x00\x12'],
  ['mxf', '\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02\x01\x01\x02'],
  ['ogv', ogg('\x80theora')],
  ['mp3', mp3Frame + mp3Frame],
  ['aac', adts + adts],
  ['flac', 'fLaC\x00\x00\x00\x22'],
  ['ogg', ogg('\x01vorbis')],
  ['opus', ogg('OpusHead\x01')],
  ['spx', ogg('Speex   1.2')],
  ['oga', ogg('\x7fFLAC\x01')],
  ['wav', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['aif', 'FORM\x00\x00\x00\x10AIFFCOMM'],
  ['mid', 'MThd\x00\x00\x00\x06\x00\x01'],
  ['amr', '#!AMR\n\x3c'],
  ['ape', 'MAC \x96\x0f'],
  ['wv', 'wvpk\x10\x00\x00\x00'],
  ['mpc', 'MPCKSH\x00'],
  ['dsf', 'DSD \x1c\x00\x00\x00\x00'],
  ['tta', 'TTA1\x01\x00'],
  ['caf', 'caff\x00\x01\x00\x00'],
  ['au', '.snd\x00\x00\x00\x18'],
  ['it', 'IMPMsong\x00'],
  ['xm', 'Extended Module: song\x00'],
  ['s3m', at(44, 'SCRM')],
  ['ac3', '\x0b\x77\x00\x00\x14'],
  ['qcp', 'RIFF\x24\x00\x00\x00QLCMfmt '],
  ['pdf', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'],
  ['rtf', '{\\rtf1\\ansi hello}'],
  ['djvu', 'AT&TFORM\x00\x00\x00\x10DJVM'],
  ['mobi', at(60, 'BOOKMOBI')],
  ['lit', 'ITOLITLS\x01\x00'],
  ['chm', 'ITSF\x03\x00\x00\x00'],
  ['wpd', '\xffWPC\x10\x00'],
  ['pst', '!BDN\x00\x00'],
  ['gz', '\x1f\x8b\x08\x00'],
  ['bz2', 'BZh91AY&SY'],
  ['xz', '\xfd7zXZ\x00\x00'],
  ['zst', '\x28\xb5\x2f\xfd\x04'],
  ['lz4', '\x04\x22\x4d\x18\x64'],
  ['lz', 'LZIP\x01\x0c'],
  ['7z', '7z\xbc\xaf\x27\x1c\x00\x04'],
  ['rar', 'Rar!\x1a\x07\x01\x00'],
  ['cab', 'MSCF\x00\x00\x00\x00'],
  ['arj', '\x60\xea\x2b\x00'],
  ['lzh', '\x21\x00-lh5-'],
  ['cpio', '070701000000'],
  ['rpm', '\xed\xab\xee\xdb\x03\x00'],
  ['deb', '!<arch>\ndebian-binary'],
  ['ar', '!<arch>\nmain.o/'],
  ['xar', 'xar!\x00\x1c\x00\x01'],
  ['z', '\x1f\x9d\x90'],
  ['ace', at(7, '**ACE**')],
  ['tar', tar()],
  ['iso', at(32_769, 'CD001\x01')],
  ['vmdk', 'KDMV\x01\x00\x00\x00'],
  ['qcow2', 'QFI\xfb\x00\x00\x00\x03'],
  ['wim', 'MSWIM\x00\x00\x00'],
  ['exe', program(0x0102)],
  ['dll', program(0x2102)],
  ['elf', elf(3)],
  ['o', elf(1)],
  ['macho', '\xcf\xfa\xed\xfe\x07\x00\x00\x01'],
  ['class', '\xca\xfe\xba\xbe\x00\x00\x00\x34'],
  ['wasm', '\x00asm\x01\x00\x00\x00'],
  ['dex', 'dex\n035\x00'],
  ['pyc', `${le16(3413)}\r\n${'\x00'.repeat(12)}`],
  ['lnk', '\x4c\x00\x00\x00\x01\x14\x02\x00'],
  ['crx', 'Cr24\x03\x00\x00\x00'],
  ['swf', 'CWS\x09\x00'],
  ['nes', 'NES\x1a\x02'],
  ['ttf', '\x00\x01\x00\x00\x00\x0e'],
  ['otf', 'OTTO\x00\x0a'],
  ['ttc', 'ttcf\x00\x01'],
  ['woff', 'wOFF\x00\x01'],
  ['woff2', 'wOF2\x00\x01'],
  ['sqlite', 'SQLite format 3\x00\x10\x00'],
  ['mdb', '\x00\x01\x00\x00Standard Jet DB\x00'],
  ['accdb', '\x00\x01\x00\x00Standard ACE DB\x00'],
  ['pcap', '\xd4\xc3\xb2\xa1\x02\x00'],
  ['pcapng', '\x0a\x0d\x0d\x0a\x1c\x00'],
  ['parquet', 'PAR1\x15\x04'],
  ['avro', 'Obj\x01\x04'],
  ['arrow', 'ARROW1\x00\x00'],
  ['h5', '\x89HDF\r\n\x1a\n'],
  ['mat', 'MATLAB 5.0 MAT-file, Platform\x00'],
  ['npy', '\x93NUMPY\x01\x00'],
  ['shp', '\x00\x00\x27\x0a\x00\x00\x00\x00'],
  ['plist', 'bplist00\xd1'],
  ['kdbx', '\x03\xd9\xa2\x9a\x67\xfb'],
  ['torrent', 'd8:announce35:'],
  ['gguf', 'GGUF\x03\x00\x00\x00'],
  ['glb', 'glTF\x02\x00\x00\x00'],
  ['fbx', 'Kaydara FBX Binary  \x00\x1a'],
  ['blend', 'BLENDER-v300REND\x00'],
  ['dwg', 'AC1032\x00'],
  ['jls', '\xff\xd8\xff\xf7\x00\x0b'],
  ['icc', `\x00\x00\x02\x10${'\x00'.repeat(32)}acsp`],
  ['wad', 'PWAD\x01\x00\x00\x00'],
  ['alias', 'book\x00\x00\x00\x00mark\x00\x00\x00\x00'],
  ['hdf', '\x0e\x03\x13\x01\x00\x0a'],
  ['grb', 'GRIB\x00\x00\x00\x02'],
  ['pkl', '\x80\x04\x95\x0a\x00\x00\x00\x00\x00\x00\x00'],
  ['wk1', '\x00\x00\x02\x00\x06\x04\x06\x00\x08\x00'],
  ['drc', 'DRACO\x02\x02\x01'],
]

const packed: readonly (readonly [extension: string, bytes: Uint8Array])[] = [
  ['docx', zip(['[Content_Types].xml', 'word/document.xml'])],
  ['xlsx', zip(['[Content_Types].xml', 'xl/workbook.xml'])],
  ['pptx', zip(['[Content_Types].xml', 'ppt/presentation.xml'])],
  ['odt', zip(['content.xml'], { mimetype: `${oasis}.text` })],
  ['ods', zip(['content.xml'], { mimetype: `${oasis}.spreadsheet` })],
  ['odp', zip(['content.xml'], { mimetype: `${oasis}.presentation` })],
  ['epub', zip(['META-INF/container.xml'], { mimetype: 'application/epub+zip' })],
  ['jar', zip(['META-INF/', 'META-INF/MANIFEST.MF'])],
  ['apk', zip(['AndroidManifest.xml', 'classes.dex'])],
  ['ipa', zip(['Payload/', 'Payload/App.app/Info.plist'])],
  ['kmz', zip(['doc.kml'])],
  ['3mf', zip(['[Content_Types].xml', '3D/3dmodel.model'])],
  ['key', zip(['Index/Slide.iwa', 'Index/Document.iwa'])],
  ['numbers', zip(['Index/Document.iwa', 'Index/Tables/DataList.iwa'])],
  ['pages', zip(['Index/Document.iwa'])],
  ['whl', zip(['pkg/__init__.py', 'pkg-1.0.dist-info/WHEEL'])],
  ['zip', zip(['holiday/one.jpg'])],
  ['doc', ole(['Root Entry', 'WordDocument'])],
  ['xls', ole(['Root Entry', 'Workbook'])],
  ['ppt', ole(['Root Entry', 'PowerPoint Document'])],
  ['msg', ole(['Root Entry', '__properties_version1.0'])],
  ['tif', tiff([[0x100]])],
  ['docx', zip(['word/document.xml', 'word/_rels/document.xml.rels'])],
  ['pages', zip(['QuickLook/Thumbnail.jpg'])],
  ['pt', zip(['archive/data.pkl', 'archive/data/0'])],
  ['m4a', bytesOf(box('M4A\x00', 'isom'))],
  // The sizes of its first member are never filled in by one writer.
  ['kra', zip(['maindoc.xml'], { mimetype: 'application/x-krita' })],
  ['mlx', zip(['[Content_Types].xml', 'matlab/document.xml'])],
  ['sketch', zip(['document.json', 'pages/1.json'])],
  ['aif', bytesOf('FORM\x00\x00\x00\x10AIFCFVER')],
]

/** Extension and bytes of a file of that type. */
export const binarySamples: readonly (readonly [extension: string, bytes: Uint8Array])[] = [
  ...[...raw, ...moreBinary].map(([extension, bytes]) => [extension, bytesOf(bytes)] as const),
  ...packed,
]

/** Extension and text of a file of that type. */
export const textSamples: readonly (readonly [extension: string, text: string])[] = [
  ['txt', 'Dear all,\n\nthe meeting is on Monday at nine.\n'],
  ['md', '# Recipe\n\nMix **flour** and water.\n\n* one\n* two\n'],
  ['html', '<!DOCTYPE html>\n<html><body>Hi</body></html>'],
  ['svg', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['xml', '<?xml version="1.0"?><letter><to>Ann</to></letter>'],
  ['xml', '<birds>\n<bird><name>wren</name></bird>\n<bird><name>robin</name></bird>\n<bird>'],
  ['gpx', '<?xml version="1.0"?><gpx version="1.1"></gpx>'],
  ['kml', '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"></kml>'],
  ['rss', '<?xml version="1.0"?><rss version="2.0"></rss>'],
  ['json', '{"name": "Ann", "age": 30}'],
  ['jsonl', '{"a": 1}\n{"a": 2}\n{"a": 3}\n'],
  ['geojson', '{"type": "FeatureCollection", "features": []}'],
  ['ipynb', '{"cells": [{"cell_type": "code"}], "nbformat": 4}'],
  ['csv', 'name,age,town\nAnn,30,Rome\nBob,31,Oslo\nEve,32,Bonn\n'],
  ['tsv', 'name\tage\nAnn\t30\nBob\t31\nEve\t32\n'],
  ['yaml', 'name: Ann\nage: 30\ntowns:\n  - Rome\n  - Oslo\n'],
  ['toml', '[package]\nname = "octavo"\nversion = "1.0"\n'],
  ['ini', '[mail]\nhost=example.org\nport=25\n'],
  ['eml', 'Received: from a by b\nFrom: ann@example.org\nTo: bob@example.org\nSubject: Hi\n\nHello'],
  ['mbox', 'From ann@example.org Mon Nov  2 10:00:00 2026\nFrom: ann@example.org\nDate: today\nSubject: Hi\n\nHello'],
  ['ics', 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR'],
  ['vcf', 'BEGIN:VCARD\nVERSION:4.0\nEND:VCARD'],
  ['srt', '1\n00:00:01,000 --> 00:00:02,000\nHello\n'],
  ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n'],
  ['ass', '[Script Info]\nTitle: Film\n'],
  ['reg', 'Windows Registry Editor Version 5.00\n\n[HKEY_CURRENT_USER]'],
  ['pem', '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'],
  ['pgp', '-----BEGIN PGP MESSAGE-----\n\nhQ\n-----END PGP MESSAGE-----'],
  ['url', '[InternetShortcut]\nURL=https://example.org/'],
  ['desktop', '[Desktop Entry]\nType=Application'],
  ['ps', '%!PS-Adobe-3.0\n%%Pages: 1'],
  ['eps', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9'],
  ['m3u', '#EXTM3U\n#EXTINF:1,Song\nsong.mp3'],
  ['sh', '#!/bin/sh\nset -e\necho "hello"\n'],
  ['py', '#!/usr/bin/env python3\nprint("hello")\n'],
  ['js', "const path = require('path')\nmodule.exports = { path }\nconst a = () => { return 1 === 1 }\n"],
  ['java', 'package org.example;\n\nimport java.util.List;\n\npublic class Main {\n}\n'],
  ['c', '#include <stdio.h>\n#include <stdlib.h>\n\nint main(void) {\n  return 0;\n}\n'],
  ['go', 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("hi")\n}\n'],
  ['rs', 'use std::fs::File;\n\npub fn read(path: &str) -> File {\n    let mut x = 1;\n}\n'],
  ['php', '<?php\necho "hello";\n'],
  ['css', '.card {\n  color: red;\n  margin: 0;\n}\n\n.card a {\n  color: blue;\n}\n'],
  ['sql', 'CREATE TABLE person (id int);\nINSERT INTO person VALUES (1);\n'],
  ['dockerfile', 'FROM node:24\nWORKDIR /app\nCOPY . .\nRUN npm ci\n'],
  ['bat', '@echo off\nrem start\nset NAME=octavo\n'],
  ['diff', 'diff --git a/x b/x\n--- a/x\n+++ b/x\n'],
  ['tex', '\\documentclass{article}\n\\begin{document}\nHi\n\\end{document}\n'],
  ['ply', 'ply\nformat ascii 1.0\n'],
  ['step', 'ISO-10303-21;\nHEADER;'],
  ['pem', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5 ann@example.org\n'],
  ['warc', 'WARC/1.0\r\nWARC-Type: warcinfo\r\n'],
  ['po', 'msgid ""\nmsgstr ""\n"Language: de\\n"\n'],
  ['ttl', '@prefix bird: <https://example.org/bird#> .\nbird:wren a bird:Small .\n'],
  ['vue', '<template>\n  <p v-if="name">{{ name }}</p>\n</template>\n\n<script>\nexport default {}\n</script>\n'],
  ['svelte', '<script>\n  let birds = []\n</script>\n\n{#each birds as bird}\n  <p>{bird}</p>\n{/each}\n'],
  ['md', '# Birds\n\nA wren is a small bird.\n\n## Song\n\nIt is loud.\n'],
  ['ini', '[tests]\nlevel = warning\nignore =\n    one\n    two: three\nmarks =\n    slow\n'],
  ['erl', '#!/usr/bin/env escript\nmain(_) -> ok.\n'],
  ...moreText,
]
