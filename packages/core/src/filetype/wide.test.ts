import { describe, expect, it } from 'vitest'
import { bytesOf, zip } from '../testing/file-samples.ts'
import { detect } from './detect.ts'
import { extensionTypes, typeOfName } from './extension-types.ts'
import { nameFits } from './families.ts'
import { bytesWanted } from './farther.ts'
import { listedRows } from './signatures-listed.ts'
import { wideRows } from './signatures-wide.ts'
import { wideStarts } from './starts-wide.ts'
import { byRoot } from './xml-roots.ts'

const typeOf = (bytes: Uint8Array, sizeBytes?: number): string | undefined =>
  detect(bytes, sizeBytes === undefined ? {} : { sizeBytes })?.extension
const typeOfText = (text: string): string | undefined => typeOf(new TextEncoder().encode(text))
const at = (length: number, ...parts: readonly (readonly [number, string])[]): Uint8Array => {
  const bytes = new Uint8Array(length)
  for (const [from, text] of parts) bytes.set(bytesOf(text), from)
  return bytes
}
const plain = (pattern: string): string => pattern.replaceAll('\u0100', '\x05')

/** Names that rules give to formats whose ending the tables have for another. */
const meant = new Set(
  'dvd activity symbols alembic console-font protein variants points snapshot directx erdas biosemi rocketbook ac-body schematic map-exchange map-table cell-grid go-module go-sums sky-regions pcraster garmin-ways'.split(
    ' ',
  ),
)

describe('types that few people have', () => {
  it('are found by what they begin with, each of them, and have an ending with a type', () => {
    for (const [extension, from, bytes, from2 = 0, bytes2 = ''] of [...wideRows, ...listedRows]) {
      const head = at(40_000, [from, plain(bytes)], [from2, plain(bytes2)])
      if (from2 + bytes2.length === 0) head.set(bytesOf(plain(bytes)), from)
      const found = detect(head)
      if (meant.has(extension)) expect(found?.mediaType, extension).not.toBe('application/octet-stream')
      else {
        expect(extensionTypes.has(extension), extension).toBe(true)
        expect(found?.extension, `${extension} ${JSON.stringify(bytes)}`).toBe(extension)
      }
    }
  })

  it('that are texts have an ending with a type', () => {
    for (const [extension] of wideStarts)
      expect(extensionTypes.has(extension) || meant.has(extension), extension).toBe(true)
  })

  it.each([
    ['mol', '\n  Prog\n\n  2  1  0  0  0  0  0  0  0  0999 V2000\n    0.0000    0.0000    0.0000 C   0  0\n'],
    ['cif', '# made\ndata_quartz\n_cell_length_a 4.9\n'],
    ['xyz', '3\nwater\nO 0.000 0.000 0.117\nH 0.000 0.757 -0.469\n'],
    ['fasta', '>one first\nACGTACGTACGTACGTACGTACGT\n'],
    ['fastq', '@r1\nACGTACGTACGT\n+\nIIIIIIIIIIII\n'],
    ['nmea', '$GPGGA,092750.000,5321.6802,N,00630.3372,W,1,8,1.03,61.7,M,55.2,M,,*76\r\n$GPGSA,A*00\n'],
    ['igc', 'AXXX001 Some logger\nHFDTE010124\n'],
    ['gv', '// a way\ndigraph "g" {\n  a -> b;\n}\n'],
    ['hex', ':10010000214601360121470136007EFE09D2190140\n:00000001FF\n'],
    ['s19', 'S00F000068656C6C6F202020202000003C\nS11F00007C0802A6900100049421FFF07C6C1B787C8C23783C6000003863000026\n'],
    ['uue', 'begin 644 note.txt\n#0V%T\n`\nend\n'],
    ['abc', 'X:1\nT:A tune\nM:4/4\nK:D\nABcd|\n'],
    ['man', '.\\" by hand\n.TH MILL 1\n.SH NAME\nmill \\- grinds\n'],
    ['texi', '\\input texinfo\n@settitle Mills\n@node Top\n'],
    ['slk', 'ID;PWXL;N;E\nC;Y1;X1;K"a"\nE\n'],
    ['ldif', '# people\n# of the mill\n\ndn: cn=Ann,dc=example\ncn: Ann\n'],
    ['dtsi', '/* a board */\n/dts-v1/;\n/ { model = "mill"; };\n'],
    ['wat', '(module\n  (func $f (result i32) i32.const 1))\n'],
    ['ifc', "ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('IFC4'));\nENDSEC;\n"],
    ['step', "ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\n"],
    ['shar', '#!/bin/sh\n# This is a shell archive\necho x\n'],
    [
      'diff',
      'From 0123456789012345678901234567890123456789 Tue Mar 5 10:00:00 2024\nFrom: A <a@example.org>\nDate: Tue, 5 Mar 2024\nSubject: [PATCH] x\n',
    ],
    ['crl', '-----BEGIN X509 CRL-----\nMIIB\n-----END X509 CRL-----\n'],
    ['geojson', '{"type":"GeometryCollection","geometries":[]}'],
    ['geojson', '{"type": "Point", "coordinates": [1, 2]}'],
    ['json', '{"type": "Point of sale", "coordinates": [1, 2]}'],
    ['topojson', '{"type":"Topology","objects":{}}'],
    ['json', '[\n  // what is left out\n  "one",\n  "two"\n]\n'],
    ['kts', 'plugins {\n  kotlin("jvm") version "2.0"\n}\n\ndependencies {\n  implementation("a:b:1")\n}\n'],
    ['groovy', "plugins {\n  id 'java'\n}\n\ndependencies {\n  implementation 'a:b:1'\n}\n"],
    ['mk', 'root = /opt\nbin = $(root)/bin\nlib = $(root)/lib\nman = $(root)/man\n'],
    ['pd', '#N canvas 0 22 450 300 10;\n#X obj 51 71 osc~ 440;\n'],
    ['mod', 'module example.org/mill\n\ngo 1.21\n'],
    ['sum', `example.org/a/b v1.2.3 h1:${'ab0/'.repeat(10)}abc=\n`],
    ['log', 'This is pdfTeX, Version 3.14 (TeX Live 2022)\nentering extended mode\n'],
    ['ts', '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="nl">\n</TS>\n'],
    ['m', '% squares of a row\nfunction s = squares(row)\ns = row .^ 2;\nend\n'],
    ['pp', "class mill::wheel inherits mill {\n  file { '/etc/mill':\n    ensure => present,\n  }\n}\n"],
    [
      'pug',
      '- var bird = page.bird\ndiv.nest(data-bird=bird)\n  h1.name= bird.name\n  each egg in bird.eggs\n    span= egg\n',
    ],
    ['styl', '$wing = 2px\n\n.bird {\n  margin-top 1rem\n  font-size 12px\n  display none\n}\n'],
    ['go', '// Package mill grinds.\npackage mill\n'],
    ['yaml', '#"reader": "role:reader"\n\n#"admin": "role:admin"\n# May do all.\n'],
    ['js', '/* made */\n"use strict";\nmodule.exports = {\n\t"0.20": "39",\n\t"0.21": "41",\n};\n'],
    ['yaml', '- name: wren\n  wings: 2\n- name: robin\n  wings: 2\n'],
    ['yaml', '---\n- http://example.org/a/*\n- http://example.org/b/*\n- http://example.org/c/*\n'],
    ['md', '---\nlayout: default\ntitle: mill\n---\n\n# The mill\n\n The mill grinds what others bring.\n'],
    [
      'html',
      '<?xml version="1.0"?>\n<html><head><meta http-equiv="Content-Type" content="text/html"/></head></html>\n',
    ],
    ['go', '// Package mill grinds.\rpackage mill\r'],
    [
      'conf',
      '<IfModule mod_mill.c>\n<Directory "/var/lib/mill/">\n  GridSiteAuth on\n  HeadHTML <body>\n</Directory>\n</IfModule>\n',
    ],
    ['cwl', '#!/usr/bin/env cwl-runner\ncwlVersion: v1.2\nclass: ExpressionTool\n'],
    ['sql', '-- from a to b\n\\echo Use "ALTER EXTENSION mill UPDATE" to load this file. \\quit\n'],
    ['rnw', '%\\VignetteIndexEntry{mill}\n\\documentclass{article}\n\\begin{document}\nMills.\n\\end{document}\n'],
    ['qhp', '<?xml version="1.0"?>\n<QHelpProject version="1.0"/>\n'],
    ['mf', 'mode_setup;\nvardef wheel(expr a) =\n  begingroup\n  x := 2a;\n  endgroup\nenddef;\n'],
    ['pl', '# by hand\npackage Mill::Wheel;\n\nuse base qw(Mill);\n1;\n'],
    ['nwk', '((1:0.39,(2:0.37,((3:0.33,((4:0.1,5:0.2):0.3'],
    [
      'rules',
      'SUBSYSTEM=="usb", ATTR{idVendor}=="0694", \\\n    MODE="0660", GROUP="mill", \\\n    ENV{ID_MILL}="1", TAG+="uaccess"\n',
    ],
    [
      'log',
      '2026-01-02 03:11:22,760 INFO begun 0\n2026-01-02 03:11:23,760 INFO begun 1\n2026-01-02 03:11:24,760 ERROR ended, 2\n',
    ],
    ['csv', '0,"a b, c",0\n1,"a b, c",2\n2,"a b, c",4\n3,"a b, c",6\n'],
    ['rdata', 'RDA3\nA\n3\n262658\n197888\n5\nUTF-8\n'],
    ['pkl', ']q\0(K\u0001K\u0002X\u0001\0\0\0xq\u0001e.'],
    ['pyz', `#!/usr/bin/python3\nPK\u0003\u0004${'\0'.repeat(40)}`],
    ['sps', 'DATA LIST LIST /a b.\nBEGIN DATA.\n1 2\n3 4\nEND DATA.\nDESCRIPTIVES a.\n'],
    ['rmd', '---\ntitle: "x"\noutput: html_document\n---\n\n# One\n\nWords.\n'],
  ])('finds %s in a text', (extension, text) => {
    expect(typeOfText(text)).toBe(extension)
  })

  it('are found by their root where they are XML, and stay XML where that says nothing', () => {
    const xml = (root: string, more = '') =>
      typeOfText(`<?xml version="1.0"?>\n${more}<${root}>\n</${root.split(' ')[0]}>\n`)
    expect(xml('osm version="0.6"')).toBe('osm')
    expect(xml('opml version="2.0"')).toBe('opml')
    expect(xml('Story Self="u1"', '<?aid style="50"?>\n')).toBe('xml')
    expect(xml('Document DOMVersion="8.0"', '<?aid style="50" type="snippet"?>\n')).toBe('icml')
    expect(xml('book xmlns="http://docbook.org/ns/docbook"')).toBe('dbk')
    expect(xml('book')).toBe('xml')
    expect(xml('page xmlns="http://projectmallard.org/1.0/"')).toBe('page')
    expect(xml('page')).toBe('xml')
    expect(xml('module type="JAVA_MODULE" version="4"')).toBe('iml')
    expect(xml('module')).toBe('xml')
    expect(xml('kcfg')).toBe('kcfg')
    expect(xml('canvas version="1.0" begin-time="0f"')).toBe('sif')
    expect(byRoot('map', '<map version="1.0.1">', '')).toBe('mindmap')
    expect(byRoot('map', '<map>', '')).toBeUndefined()
  })

  it('are found by several marks together, of which one alone says nothing', () => {
    expect(typeOf(at(600, [0, '\x01\xda\x01\x01\x00\x03\x00\x40']))).toBe('sgi')
    expect(typeOf(at(600, [0, '\x01\xda\x09\x01\x00\x03\x00\x40']))).not.toBe('sgi')
    expect(typeOf(at(600, [514, '\x00\x00\x00\x00\x00\x40\x00\x40'], [522, '\x00\x11\x02\xff\x0c\x00']))).toBe('pict')
    expect(typeOf(at(200, [0, '\x00\x00\x00\x6b\x00\x00\x00\x07\x00\x00\x00\x02\x00\x00\x00\x18']))).toBe('xwd')
    expect(typeOf(at(13, [0, '\x00\x00\x08\x09']), 13)).toBe('wbmp')
    expect(typeOf(at(13, [0, '\x00\x00\x08\x09']), 14)).toBeUndefined()
    expect(typeOf(at(40, [0, '\x30\x82\x05\x00\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x03']))).toBe('p7m')
    expect(typeOf(at(64, [0, '\xcf\xfa\xed\xfe'], [12, '\x01\x00\x00\x00']))).toBe('o')
    expect(typeOf(at(64, [0, '\xcf\xfa\xed\xfe'], [12, '\x02\x00\x00\x00']))).toBe('macho')
    expect(typeOf(at(600, [0, '\x30\x41\x02\x01\x01\x30\x31\x30\x0d\x06\x09\x60']))).toBe('tsq')
    expect(typeOf(at(3000, [0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'], [2560, '\x0f\x00\xe8\x03']))).toBe('ppt')
    expect(typeOf(at(94, [4, '\x01\x00\x00\x00\x09\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00a\x00']))).toBe('mat')
    expect(typeOf(zip(['info-mill-1.0-0.tar.zst', 'metadata.json', 'pkg-mill-1.0-0.tar.zst']))).toBe('conda')
    expect(typeOf(zip(['1.xhtml', 'book.opf', 'toc.ncx']))).toBe('epub')
    expect(typeOf(zip(['a.html', 'metadata.opf', 'index.html']))).toBe('htmlz')
    expect(typeOf(zip(['EGG-INFO/PKG-INFO', 'a.py']))).toBe('egg')
    expect(typeOf(zip(['_locales/de/messages.json', 'manifest.json']))).toBe('xpi')
    expect(typeOf(zip(['manifest.json', 'textures/a.png']))).toBe('zip')
  })

  it('say a program for DOS by its call of the system and its size', () => {
    const program = at(20, [0, '\xb4\x09\xba\x08\x01\xcd\x21\xc3\x00'])
    expect(typeOf(program, 20)).toBe('com')
    expect(typeOf(program, 70_000)).not.toBe('com')
    expect(typeOf(at(20, [0, '\xb4\x09\xba\x08\x01\xcd\x22\xc3\x00']), 20)).not.toBe('com')
  })

  it('leave what they look like alone', () => {
    expect(typeOfText('graph of the year: {none}\n')).not.toBe('gv')
    expect(typeOfText('>> quoted\nACGT of it all\n')).not.toBe('fasta')
    expect(typeOfText('X: the unknown\nWe look for it in what follows here.\n')).not.toBe('abc')
    expect(typeOfText('HEADER of the letter\nand its end, which is short\n')).not.toBe('pdb')
    expect(typeOfText('begin here, and end there; it is a note about beginning\n')).not.toBe('uue')
    expect(typeOfText('InChI names are long words for molecules.\n')).not.toBe('inchi')
  })

  it('are read farther where the list of parts is cut', () => {
    const whole = zip(['[Content_Types].xml', 'word/document.xml'])
    expect(bytesWanted(zip(['word/document.xml']), 9000)).toBe(9000)
    expect(bytesWanted(whole, 9000)).toBe(0)
  })
})

describe('whole names', () => {
  it.each([
    ['PKGBUILD', 'sh'],
    ['.gitconfig', 'ini'],
    ['.vimrc', 'vim'],
    ['meson.build', 'meson'],
    ['configure.ac', 'm4'],
    ['Dockerfile.dev', 'dockerfile'],
    ['.env.staging', 'env'],
    ['Cargo.lock', 'toml'],
    ['.clang-format', 'yaml'],
    ['a.tar.zst', 'zst'],
    ['Makefile.am', 'mk'],
  ])('%s is %s', (name, extension) => {
    expect(typeOfName(name)?.extension).toBe(extension)
  })

  it('a name with such a start and another end is what its end says', () => {
    expect(typeOfName('makefile notes.docx')?.extension).toBe('docx')
    expect(typeOfName('dockerfile.dev.pdf')?.extension).toBe('pdf')
    expect(typeOfName('makefile.py')?.extension).toBe('py')
  })
})

describe('names of containers', () => {
  it('fit what they are made of', () => {
    for (const [bytes, name] of [
      ['zip', 'egg'],
      ['zip', 'htmlz'],
      ['gz', 'blend'],
      ['ppm', 'pnm'],
      ['mkv', 'mks'],
      ['sqlite', 'mbtiles'],
      ['otp', 'odp'],
      ['pkl', 'joblib'],
    ] as const)
      expect(nameFits(bytes, name), `${bytes} ${name}`).toBe(true)
    expect(nameFits('zip', 'pdf')).toBe(false)
    expect(nameFits('gz', 'jpg')).toBe(false)
  })
})
