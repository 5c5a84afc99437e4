import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detect } from './detect.ts'
import { extensionTypes } from './extension-types.ts'
import { LANGUAGES, OTHER_LANGUAGES } from './languages.ts'
import { guessLanguage } from './source-code.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Small programs without a name, a shebang or any other help. */
const programs: readonly (readonly [extension: string, text: string])[] = [
  [
    'py',
    'import os\n\ndef total(values):\n    """Adds."""\n    for value in values:\n        print(value)\n    return None\n',
  ],
  [
    'js',
    "const list = require('./list')\n\nfunction show(one) {\n  console.log(one === undefined)\n}\n\nmodule.exports = show\n",
  ],
  [
    'ts',
    'export interface Bird {\n  readonly name: string\n  wings: number\n}\n\nexport const wings = (bird: Bird): number => bird.wings\n',
  ],
  [
    'java',
    'package org.birds;\n\nimport java.util.List;\n\npublic class Bird extends Animal {\n  @Override\n  public void sing() {}\n}\n',
  ],
  [
    'cs',
    'using System;\n\nnamespace Birds\n{\n    public class Bird\n    {\n        public string Name { get; set; }\n    }\n}\n',
  ],
  ['c', '#include <stdio.h>\n\nstatic int wings(const char *name)\n{\n  printf("%s\\n", name);\n  return 2;\n}\n'],
  [
    'cpp',
    '#include <iostream>\n#include <vector>\n\nnamespace birds {\nclass Bird {\n public:\n  std::vector<int> wings;\n};\n}\n',
  ],
  [
    'm',
    '#import <Foundation/Foundation.h>\n\n@interface Bird : NSObject\n@property (nonatomic) NSString *name;\n@end\n',
  ],
  [
    'go',
    'package birds\n\nimport (\n\t"fmt"\n)\n\nfunc Sing(name string) error {\n\ttext := name\n\tfmt.Println(text)\n\treturn nil\n}\n',
  ],
  [
    'rs',
    '/// Sings.\nfn sing(name: &str) {\n    println!("{name}");\n    std::thread::sleep(pause());\n}\n\nfn main() {\n    sing("wren");\n}\n',
  ],
  ['swift', 'import Foundation\n\nlet name = "wren"\nprint(name)\n'],
  [
    'kt',
    'package birds\n\ndata class Bird(val name: String)\n\nfun main() {\n    val wren = Bird("wren")\n    println(wren)\n}\n',
  ],
  [
    'scala',
    'package birds\n\ncase class Bird(name: String)\n\nobject Main extends App {\n  val wren = Bird("wren")\n}\n',
  ],
  ['rb', "require 'set'\n\nclass Bird < Animal\n  attr_reader :name\n\n  def sing\n    puts name\n  end\nend\n"],
  ['pl', 'use strict;\nuse warnings;\n\nmy $name = shift;\nsub sing {\n  print "$name\\n";\n}\n'],
  [
    'lua',
    'local birds = {}\n\nfunction birds.sing(name)\n  if name == nil then\n    return\n  end\n  print(name)\nend\n\nreturn birds\n',
  ],
  ['hs', 'module Birds (sing) where\n\nimport qualified Data.Map as M\n\nsing :: String -> IO ()\nsing = putStrLn\n'],
  ['erl', '-module(birds).\n-export([sing/1]).\n\nsing(Name) ->\n  io:format("~s", [Name]).\n'],
  ['ex', 'defmodule Birds do\n  def sing(name) do\n    name |> IO.puts()\n  end\nend\n'],
  ['lisp', '(defun sing (name)\n  (format t "~a" name))\n\n(defvar *wings* 2)\n'],
  ['clj', '(ns birds.core\n  (:require [clojure.string :as str]))\n\n(defn sing [name]\n  (println name))\n'],
  ['ml', 'open Printf\n\nlet rec sing n = match n with\n  | 0 -> ()\n  | n -> sing (n - 1)\n'],
  [
    'pas',
    "program Birds;\n\nuses SysUtils;\n\nvar name: string;\n\nbegin\n  name := 'wren';\n  WriteLn(name);\nend.\n",
  ],
  ['f', 'program birds\n  implicit none\n  integer, parameter :: wings = 2\n  print *, wings\nend program birds\n'],
  [
    'vb',
    'Option Explicit\n\nPublic Sub Sing(ByVal name As String)\n    Dim text As String\n    MsgBox name\nEnd Sub\n',
  ],
  [
    'sql',
    'create table bird (\n  id integer primary key,\n  name varchar(40) not null\n);\ninsert into bird values (1);\n',
  ],
  ['ps1', 'param(\n  [string]$Name\n)\n\nGet-ChildItem -Path $Name | ForEach-Object {\n  Write-Host $_\n}\n'],
  ['sh', 'set -e\nif [ -n "$1" ]; then\n  echo "$1"\nfi\nfor bird in wren robin; do\n  echo $bird\ndone\n'],
  ['asm', 'section .text\nglobal _start\n\n_start:\n  mov eax, 1\n  xor ebx, ebx\n  int 0x80\n'],
  [
    'proto',
    'syntax = "proto3";\n\npackage birds;\n\nmessage Bird {\n  string name = 1;\n  repeated int32 wings = 2;\n}\n',
  ],
  ['graphql', 'type Bird {\n  id: ID!\n  name: String!\n}\n\ntype Query {\n  birds: [Bird!]\n}\n'],
  ['sol', 'pragma solidity ^0.8.0;\n\ncontract Birds {\n  mapping(address => uint256) public wings;\n}\n'],
  ['tf', 'provider "aws" {\n  region = "eu-west-1"\n}\n\nresource "aws_instance" "bird" {\n  ami = "ami-1"\n}\n'],
  [
    'glsl',
    '#version 330\nuniform mat4 view;\nin vec3 place;\n\nvoid main() {\n  gl_Position = view * vec4(place, 1.0);\n}\n',
  ],
  ['cmake', 'cmake_minimum_required(VERSION 3.20)\nproject(birds)\nadd_executable(birds main.c)\n'],
  [
    'scss',
    '@use "sass:math";\n\n@mixin wide($by) {\n  width: $by;\n}\n\n$wing: 4px;\n\n.bird {\n  @include wide($wing);\n}\n',
  ],
  ['hbs', '{{#if name}}\n<p>{{name}}</p>\n{{else}}\n<p>none</p>\n{{/if}}\n{{#each birds}}\n{{> bird}}\n{{/each}}\n'],
  ['mk', '.PHONY: all\nCC := cc\n\nall: birds.o\n\t$(CC) -o birds birds.o\n\nclean:\n\trm birds\n'],
]

const proses = [
  'If you are in a hurry, then let us do this now: it is not for the end of the year. In this case we print the list.\n',
  'from the garden we saw the wren, and where it sings there is a list of things to do.\nSelect a bird. Set it free.\n',
  'Return to sender. Import duties are paid. The class is over and the function of the new house is open.\n',
]

describe('guessLanguage', () => {
  it.each(programs)('knows a small program in %s without its name', (extension, text) => {
    expect(detect(bytes(text))?.extension).toBe(extension)
  })

  it('takes no plain writing for a program, however often it is repeated', () => {
    for (const prose of proses)
      for (const times of [1, 5, 40]) expect(guessLanguage(prose.repeat(times))).toBeUndefined()
  })

  it('says nothing when two languages fit equally well', () => {
    expect(guessLanguage('x = 1\ny = 2\n')).toBeUndefined()
  })

  it('answers only with extensions that the table of types knows', () => {
    for (const name of Object.keys(LANGUAGES))
      if (!OTHER_LANGUAGES.has(name)) expect(extensionTypes.has(name), name).toBe(true)
  })

  it('never throws and answers the same twice, for any lines out of programs', () => {
    const lines = programs.flatMap(([, text]) => text.split('\n'))
    const text = fc
      .array(fc.oneof(fc.constantFrom(...lines), fc.string()), { maxLength: 60 })
      .map((all) => all.join('\n'))
    fc.assert(
      fc.property(text, (one) => {
        expect(guessLanguage(`${one}`)).toBe(guessLanguage(one))
      }),
      { numRuns: 300 },
    )
  })

  it('finds the same in the same bytes, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (head) => {
        expect(detect(Uint8Array.from(head))).toEqual(detect(head))
      }),
      { numRuns: 300 },
    )
  })
})
