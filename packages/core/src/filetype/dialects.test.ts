import { describe, expect, it } from 'vitest'
import { detect } from './detect.ts'
import { dialectOf } from './dialects.ts'

const typeOf = (text: string): string | undefined => detect(new TextEncoder().encode(text))?.extension

describe('rarer relatives of languages and of settings', () => {
  it.each([
    ['d', 'java', 'module mill.wheel;\n\nimport std.stdio;\n\nvoid turn(int times) { writeln(times); }\n'],
    ['vala', 'cs', 'using GLib;\n\npublic class Mill : GLib.Object {\n  public signal void turned ();\n}\n'],
    ['cu', 'cpp', '__global__ void add(int n) {\n  int i = blockIdx.x * blockDim.x + threadIdx.x;\n}\n'],
    ['metal', 'cpp', '#include <metal_stdlib>\nusing namespace metal;\n'],
    ['ino', 'c', 'void setup() {\n  pinMode(13, OUTPUT);\n}\n\nvoid loop() {\n  digitalWrite(13, HIGH);\n}\n'],
    ['pde', 'java', 'void setup() {\n  size(200, 200);\n}\n\nvoid draw() {\n  ellipse(50, 50, 20, 20);\n}\n'],
    [
      're',
      'ts',
      '[@react.component]\nlet make = (~wheel: string) => <div />;\n\n[@bs.val] external log: string => unit = "";\n',
    ],
    [
      'res',
      'ts',
      '@module("mill") external turn: int => unit = "turn"\n\n@react.component\nlet make = (~wheel) => <div />\n',
    ],
    ['sml', 'ml', 'structure Mill = struct\n  datatype part = Wheel | Stone\n  fun turn n = n + 1\nend\n'],
    [
      'agda',
      'ml',
      'module Mill.Wheel where\n\nopen import Data.Nat\nopen import Data.Bool\n\nturn : \u2115 \u2192 \u2115\n',
    ],
    [
      'y',
      'hs',
      '{\nmodule Mill where\n}\n%name mill\n%tokentype { Token }\n%token\n  wheel { W }\n%%\nMill : wheel { 1 }\n',
    ],
    ['pyx', 'py', 'from libc.math cimport sin\n\ncdef double turn(double x):\n    return sin(x)\n'],
    [
      'bzl',
      'py',
      'def _impl(ctx):\n    ctx.actions.write(ctx.outputs.out, "")\n\nmill = rule(\n    implementation = _impl,\n)\n',
    ],
    ['bas', 'txt', '10 PRINT "MILL"\n20 LET A = 1\n30 PRINT A\n40 GOTO 20\n'],
    ['jl', 'txt', 'using Mills\n\nfunction turn(n::Int)\n  n + 1\nend\n\n@test turn(1) == 2\n'],
    ['vbs', 'bas', 'Option Explicit\nDim shell\nSet shell = CreateObject("WScript.Shell")\nWScript.Echo "Mill"\n'],
    ['stp', 'c', 'probe begin {\n  printf("mill\\n")\n}\n'],
    ['idl', 'pas', 'module Mill {\n  interface Wheel {\n    void turn(in long times);\n  };\n};\n'],
    ['haml', 'txt', '%html\n  %head\n    %title Mill\n  %body\n    %p It turns.\n'],
    ['ep', 'txt', "% layout 'mill';\n% if ($wheel) {\n  <b>It turns.</b>\n% }\n"],
    ['styl', 'css', 'wheel = 12px\n\nbody\n  font 14px serif\n  color red\n  margin wheel\n'],
    ['vm', 'xml', '#set ($wheel = 1)\n#foreach ($part in $parts)\n  <b>$part.name</b>\n#end\n'],
    ['rules', 'gn', 'ACTION=="add", SUBSYSTEM=="usb", MODE="0660"\n'],
    ['modulemap', 'sh', 'framework module Mill {\n  umbrella header "Mill.h"\n  export *\n}\n'],
    ['nanorc', 'txt', 'syntax "mill" "\\.mill$"\ncolor brightred "wheel"\ncolor green "stone"\n'],
    ['conf', 'scala', 'object Host "mill" {\n  address = "10.0.0.1"\n}\n'],
    ['toml', 'ini', 'width = 100\nstyle = "Auto"\nhard_tabs = false\n'],
    ['cwl', 'yaml', 'cwlVersion: v1.2\nclass: Workflow\n'],
    ['qmlproject', 'txt', 'import QmlProject 1.1\n\nProject {\n  mainFile: "mill.qml"\n}\n'],
    ['rc', 'pas', 'mill ICON "mill.ico"\n'],
    ['xdc', 'txt', 'set_property PACKAGE_PIN W5 [get_ports clk]\ncreate_clock -period 10 [get_ports clk]\n'],
    ['rockspec', 'tf', 'package = "mill"\nversion = "1.0-1"\nsource = {\n  url = "mill.tar.gz"\n}\n'],
    ['cabal', 'spec', 'name: mill\nversion: 1\nbuild-type: Simple\n\nlibrary\n  exposed-modules: Mill\n'],
    ['sieve', 'ml', 'require ["fileinto"];\nif header :contains "subject" "mill" { fileinto "Mills"; }\n'],
    ['pegjs', 'js', 'start\n  = wheel\n\nwheel\n  = "a"\n  / "b"\n\nstone\n  = [0-9]\n'],
    ['lark', 'txt', 'start: wheel+\nwheel: WORD "x"\n%import common.WORD\n%ignore " "\n'],
    ['mzn', 'txt', 'var 1..9: x;\nvar 1..9: y;\nconstraint x < y;\nsolve satisfy;\n'],
    ['thy', 'txt', 'theory Mill\n  imports Main\nbegin\n'],
    ['gnuplot', 'txt', 'set terminal png\nset xlabel "turns"\nplot "mill.dat" using 1:2\n'],
    ['bst', 'tex', 'ENTRY\n  { author }\n  {}\n  { label }\n\nFUNCTION {mill}\n{ skip$ }\n'],
    ['adoc', 'txt', '= The mill\n\nIt turns.\n\n== The wheel\n\nOf oak.\n'],
    ['m4', 'txt', 'define(MILL, 1)\ndefine(WHEEL, 2)\n'],
    ['mk', 'txt', 'NAME=\tmill\n\n.include "mill.mk"\n'],
    ['proof', 'ml', 'Require Import Arith.\n\nLemma turn : 1 = 1.\nProof.\nQed.\n'],
    ['js', 'txt', 'import mill from "./mill.js";\n'],
    ['c', 'txt', 'static const unsigned char mill[] = {\n  0x01, 0x02,\n};\n'],
    ['py', 'txt', 'from mill import wheel as round\n'],
    ['rb', 'txt', 'brew "mill"\nbrew "wheel"\n'],
    ['ini', 'txt', 'mill.wheel=oak\nmill.stone=granite\n'],
    ['wiki', 'txt', "== The mill ==\n\nThe '''wheel''' is [[Oak|oaken]].\n"],
  ])('says %s for what is taken for %s', (extension, takenFor, text) => {
    expect(dialectOf(takenFor, text)).toBe(extension)
    expect(dialectOf(takenFor, text.replace(/\S+/gu, 'mill'))).toBe(takenFor)
  })

  it('leave their neighbours as they are', () => {
    expect(dialectOf('java', 'module mill {\n  requires java.base;\n}\n')).toBe('java')
    expect(dialectOf('ml', 'val turn : int -> int\nexception Broken\nval stop : unit -> unit\n')).toBe('ml')
    expect(dialectOf('cs', 'using System;\nclass Mill { public string Name { get; set; } }\n')).toBe('cs')
    expect(dialectOf('cs', 'using System;\nusing GLib;\n\nclass Mill { GLib.Object wheel; }\n')).toBe('cs')
    expect(dialectOf('ini', 'width = 100\nstyle = Auto\n')).toBe('ini')
    expect(dialectOf('ini', 'width = 100\nstyle = "Auto"\nbare = as it stands\n')).toBe('ini')
    expect(dialectOf('txt', 'The mill has a MENU of "bread", and LUNCH MENU "soup".\n')).toBe('txt')
    expect(dialectOf('txt', '=== release 1.2 ===\n\n2012-03-04  A. Miller\n\n\t* wheel: turn\n')).toBe('txt')
    expect(dialectOf('txt', 'Theorem 1. It turns.\n\nProof. By hand.\n\nLemma 2. It stops.\n')).toBe('txt')
    expect(dialectOf('txt', 'from Hull import duties rose again\nso we wrote to them\n')).toBe('txt')
    expect(dialectOf('nothing of ours', 'probe begin {\n')).toBe('nothing of ours')
  })

  it('are looked for in the first part of a text only', () => {
    const late = `${'word '.repeat(900)}\nprobe begin {\n}\n`
    expect(dialectOf('txt', late)).toBe('txt')
  })
})

describe('texts by their lines', () => {
  it.each([
    ['fasta', '>one\nARNDCQEGHI\n>two\nRNDCQEGHIL\n'],
    ['sha256', `${'0a1b2c3d'.repeat(8)}\n`],
    ['csv', 'How the mill turned\nday,turns,corn,oil\n1,2,3,4\n2,3,4,5\n3,4,5,6\n4,5,6,7\n'],
    ['csv', 'mill,turns\nold,12\n'],
    ['csv', 'mill,said,turns\nold,"it\nturns",3\nnew,"it\ndoes not",4\nother,"none",5\n'],
    ['tsv', 'mill\tturns\tcorn\nold\t1\t\nnew\t2\t\nother\t3\t4\n'],
    ['org', '* The mill\n\nIt turns.\n\n** The wheel\n\nOf oak.\n'],
    ['md', 'The mill is [described elsewhere](https://example.org/mill) in full.\n'],
    ['md', '# Mill\n\nIt turns\n\n## Wheel\n\nOf oak\n'],
    ['service', '[D-BUS Service]\nName=org.example.Mill\nExec=/usr/bin/mill\n'],
    ['raml', '#%RAML 1.0\ntitle: Mill\n'],
    ['mif', 'Version 300\nCharset "Neutral"\nDelimiter ","\n'],
    ['asc', 'ncols 3\nnrows 2\nxllcorner 10\nyllcorner 47\ncellsize 1\n1 2 3\n4 5 6\n'],
    ['gyp', '{\n  "targets": [\n    { "target_name": "mill" }\n  ]\n}\n'],
    ['jsonld', '{\n  "@context": "https://schema.org",\n  "name": "Mill"\n}\n'],
    ['hocr', '<!DOCTYPE html>\n<html><head><meta name="ocr-system" content="x"></head><body></body></html>\n'],
    ['php', '<?\n$mill = 1;\necho $mill;\n'],
    ['snap', '---\nsource: src/mill.rs\nexpression: turn()\n---\n1\n'],
    ['html', '</div>\n<p>It turns.</p>\n'],
    ['ac', 'AC3Db\nMATERIAL "" rgb 1 1 1\nOBJECT world\n'],
  ])('are found: %s', (extension, text) => {
    expect(typeOf(text)).toBe(extension)
  })

  it('a list of words that nobody filled in is one to translate, and another is not', () => {
    const head = 'msgid ""\nmsgstr ""\n"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"\n'
    expect(typeOf(`${head}"Language-Team: LANGUAGE <LL@li.org>\\n"\n`)).toBe('pot')
    expect(typeOf(`${head}"Language-Team: German <de@example.org>\\n"\n`)).toBe('po')
  })
})
