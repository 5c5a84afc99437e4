import { describe, expect, it } from 'vitest'
import { detect } from './detect.ts'
import { extensionTypes } from './extension-types.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Texts by hand, each with little more than what its format must have. */
const texts: readonly (readonly [extension: string, text: string])[] = [
  ['aff', '# words of birds\nSET UTF-8\nTRY aeiou\nSFX S Y 1\nSFX S 0 s .\n'],
  ['dic', `9\n${'wren/S robin/S swan/MS lark crow/S finch/S dove heron/S kite/S'.split(' ').join('\n')}\n`],
  ['dic', `UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\n.wr2en\nro1bin\nfin4ch\n`],
  ['ifo', "StarDict's dict ifo file\nversion=2.4.2\nbookname=Birds\n"],
  ['strings', '/* A button */\n"Sing" = "Chanter";\n"Fly" = "Voler";\n'],
  ['plist', '{\n  Name = Wren;\n  Wings = (left, right);\n}\n'],
  ['rnw', '\\documentclass{article}\n\\begin{document}\n<<birds, echo=TRUE>>=\nsummary(birds)\n@\n\\end{document}\n'],
  ['texi', 'Birds of the house\n@node Wrens\n@chapter Wrens\n@cindex wren\nThey sing.\n@section Robins\n'],
  ['pod', '=head1 NAME\n\nbirds - sings\n\n=head1 SYNOPSIS\n\n  sing()\n\n=cut\n'],
  ['man', '\'\\" t\n.\\" by hand\n.SH NAME\nbirds \\- sing\n'],
  ['cu', '#include <stdio.h>\n__global__ void sing(int *a) { a[0] = 1; }\nint main() { sing<<<1, 1>>>(0); }\n'],
  ['cl', '__kernel void sing(__global float *a) {\n  a[get_global_id(0)] = 1;\n}\n'],
  ['stan', 'data {\n  int n;\n}\nparameters {\n  real wings;\n}\nmodel {\n  wings ~ normal(0, 1);\n}\n'],
  [
    'pov',
    '#include "colors.inc"\n#declare Wing = 2;\ncamera { location <0, 1, 2> }\nlight_source { <2, 4, 3> color White }\n',
  ],
  [
    'zone',
    '$TTL 1d\n@ IN SOA ns.example.org. a.example.org. (1 2 3 4 5)\n@ IN NS ns.example.org.\nwren IN A 192.0.2.1\n',
  ],
  ['spdx', 'SPDXVersion: SPDX-2.3\nDataLicense: CC0-1.0\n'],
  ['nsi', '!include "MUI.nsh"\nOutFile "birds.exe"\nSection "Wren"\n  SetOutPath $INSTDIR\nSectionEnd\n'],
  ['ninja', 'rule sing\n  command = sing $in\nbuild wren.out: sing wren.in\n'],
  ['lfm', "object Birds: TBirds\n  Left = 10\n  object Wren: TButton\n    Caption = 'Sing'\n  end\nend\n"],
  ['mps', '* birds\nNAME          BIRDS\nROWS\n N  COST\n L  WINGS\nCOLUMNS\n    WREN COST 1.0\n'],
  ['lp', 'Minimize\n obj: 2 wren + 3 robin\nSubject To\n c1: wren + robin >= 4\nEnd\n'],
  ['jcl', "//BIRDS   JOB (1),'WREN',CLASS=A\n//STEP1   EXEC PGM=SING\n"],
  ['nix', '{ stdenv, fetchurl }:\n\nstdenv.mkDerivation {\n  name = "wren";\n}\n'],
  ['gyp', "{\n  'targets': [\n    { 'target_name': 'wren' },\n  ],\n}\n"],
  ['gff', 'chr1\tbirds\tgene\t10\t90\t.\t+\t.\tID=wren\nchr1\tbirds\texon\t10\t40\t.\t-\t0\tParent=wren\n'],
  ['bed', 'track name=birds\nchr1\t10\t90\twren\nchr2\t5\t40\trobin\n'],
  ['phy', ' 3 12\nwren      ACGTACGTACGT\nrobin     ACGTACGTACGA\nswan      ACGTACGTACGC\n'],
  ['cron', '# sing at dawn\nMAILTO=root\n0 5 * * * root sing wren\n30 6 * * mon-fri root sing robin\n'],
  ['ledger', '2026-03-01 * Seeds\n    Expenses:Garden:Seeds    $12.00\n    Assets:Cash\n'],
  ['sci', '// wings\nfunction y = wings(x)\n  y = 2 * x;\nendfunction\n'],
  ['trig', '@prefix a: <http://example.org/> .\na:wrens {\n  a:wren a:sings a:song .\n}\n'],
  ['php', '<html>\n<body>\n<?php echo $wren; ?>\n</body>\n</html>\n'],
  ['erb', '<h1>Birds</h1>\n<% @birds.each do |bird| %>\n  <p><%= bird.name %></p>\n<% end %>\n'],
  [
    'sgml',
    '<!DOCTYPE refentry PUBLIC "-//OASIS//DTD DocBook V4.1//EN">\n<refentry>\n<refmeta></refmeta>\n</refentry>\n',
  ],
  ['dsl', '<!DOCTYPE style-sheet PUBLIC "-//James Clark//DTD DSSSL Style Sheet//EN">\n<style-sheet>\n</style-sheet>\n'],
  [
    'vcproj',
    '<?xml version="1.0"?>\n<VisualStudioProject ProjectType="Visual C++" Version="9,00">\n</VisualStudioProject>\n',
  ],
  ['pro', 'QT += core gui\nTEMPLATE = app\nSOURCES += wren.cpp\nHEADERS += wren.h\n'],
  [
    'cbl',
    '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. WREN.\n       PROCEDURE DIVISION.\n           DISPLAY "la".\n           STOP RUN.\n',
  ],
  ['pgn', '[Result "*"]\n[Event "Wrens"]\n[Site "Oak"]\n\n1. e4 e5 *\n'],
  ['rd', '% by hand\n\\name{wren}\n\\alias{wren}\n\\title{Sing}\n\\description{Sings.}\n'],
  ['y', '/* -*- C++ -*- */\n%skeleton "lalr1.cc"\n%token WREN\n%%\nbirds: WREN ;\n'],
  ['xcscheme', '<?xml version="1.0"?>\n<Scheme LastUpgradeVersion = "0510" version = "1.3">\n</Scheme>\n'],
  ['wsdl', '<definitions name="Wren" xmlns="http://schemas.xmlsoap.org/wsdl/">\n</definitions>\n'],
  ['dia', '<?xml version="1.0"?>\n<dia:diagram xmlns:dia="http://www.lysator.liu.se/~alla/dia/">\n</dia:diagram>\n'],
  ['adoc', '////\nBy hand\n////\n= Birds\n\n== Wrens\n\n[source,c]\n----\nsing();\n----\n'],
  ['conf', 'define service {\n\thost_name wren\n\tcheck_command sing\n\tmax_check_attempts 3\n}\n'],
  ['conf', '<VirtualHost *:80>\n  ServerName wren.example.org\n</VirtualHost>\n'],
  ['conf', '# Songs of the house\n#\n# volume = 3\n# How loud\n#\n# wren = on\n# robin = off\n'],
  ['ini', '# wings\nbird.name=wren\nbird.song=one, \\\n  two, \\\n  three\nbird.wings=2\n'],
  [
    'diff',
    'From: Ada <a@example.org>\nDate: Mon, 2 Mar 2026 10:00:00 +0000\nSubject: Sing louder\n\n--- a/wren\n+++ b/wren\n@@ -1 +1 @@\n-la\n+la la\n',
  ],
]

describe('matchGrammar', () => {
  it.each(texts)('knows %s by its grammar', (extension, text) => {
    expect(detect(bytes(text))?.extension).toBe(extension)
    expect(extensionTypes.has(extension)).toBe(true)
  })

  it('reads lists of words in the writing that they name', () => {
    const words = '\xd7\xc9\xd4\xd8\xd1\xce'
    const list = `KOI8-R\n${Array.from({ length: 9 }, () => `${words}1${words}`).join('\n')}\n`
    expect(detect(latin(list))?.extension).toBe('dic')
  })

  it('knows compiled translations and the index of a dictionary', () => {
    expect(
      detect(latin('\x3c\xb8\x64\x18\xca\xef\x9c\x95\xcd\x21\x1c\xbf\x60\xa1\xbd\xdd\x42\x00\x00'))?.extension,
    ).toBe('qm')
    const index = 'dove finch heron kite lark robin wren'
      .split(' ')
      .map((word, at) => `${word}\0\0\0\0${String.fromCharCode(at * 9)}\0\0\0\x09`)
      .join('')
    expect(detect(latin(index))?.mediaType).toBe('application/x-stardict-index')
    expect(detect(latin(index.replace('kite', 'zebra')))?.mediaType).not.toBe('application/x-stardict-index')
  })

  it('takes lists, papers and mail for none of them', () => {
    const plain = [
      '12\neggs\nmilk\nbread\nbutter\n',
      'Invoice 12\n\nDate: 2 March 2026\nTo: A. Wren\n\n2 nests  40.00\n1 seed box  12.50\nTotal  52.50\n',
      '# To buy\n\n- eggs\n- milk\n',
      'Dear all,\n\nthe section about wings is ready. Please read it before Friday.\n\nAda\n',
    ]
    const code = plain.map((text) => detect(bytes(text))?.kind).filter((kind) => kind === 'code' || kind === 'data')
    expect(code).toEqual([])
    const sent =
      'Message-ID: <1@example.org>\nFrom: a@example.org\nTo: b@example.org\nSubject: a change\nDate: Mon, 2 Mar 2026 10:00:00 +0000\n\n--- a/wren\n+++ b/wren\n@@ -1 +1 @@\n-la\n+la la\n'
    expect(detect(bytes(sent))?.extension).toBe('eml')
  })
})
