import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detect } from './detect.ts'
import { extensionTypes } from './extension-types.ts'
import { CLASS_SIGNS, isAnswer, learnedType } from './learned.ts'
import { LEARNED_CLASSES, LEARNED_TOKENS } from './learned-table.ts'
import { ANYWHERE, eachToken, FIRST, LAST, PAIR } from './tokens.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const heard = (text: string) => {
  const all: string[] = []
  eachToken(text, (place, token, next) => all.push(`${'a^$&'[place]}${token}${place === PAIR ? ` ${next}` : ''}`))
  return all
}

/** Small programs in languages that no rule about words knows. */
const programs: readonly (readonly [extension: string, text: string])[] = [
  [
    'adb',
    'with Ada.Text_IO; use Ada.Text_IO;\n\nprocedure Birds is\n   Wings : Integer := 2;\nbegin\n   Put_Line ("wren");\nend Birds;\n',
  ],
  [
    'vim',
    '" wings\nif exists("g:wren")\n  finish\nendif\nlet g:wren = 1\nfunction! s:Sing() abort\n  call append(0, "la")\nendfunction\nnnoremap <silent> s :call <SID>Sing()<CR>\n',
  ],
  [
    'm4',
    'dnl birds\nAC_INIT([wren], [1.0])\nAC_CONFIG_SRCDIR([wren.c])\nAM_INIT_AUTOMAKE\nAC_PROG_CC\nAC_CHECK_HEADERS([stdlib.h])\nAC_OUTPUT\n',
  ],
  [
    'y',
    '%{\n#include <stdio.h>\n%}\n%token WREN ROBIN\n%type <s> bird\n%%\nbirds: bird | birds bird ;\nbird: WREN { $$ = $1; } | ROBIN ;\n%%\n',
  ],
  [
    'vala',
    'using Gtk;\n\nnamespace Birds {\n    public class Wren : Object {\n        public string name { get; construct; }\n        public signal void sung (int times);\n        public override void dispose () { base.dispose (); }\n    }\n    public static int main (string[] args) {\n        var wren = new Wren ();\n        unowned string name = wren.name;\n        return 0;\n    }\n}\n',
  ],
  [
    'cabal',
    'name:                wren\nversion:             0.1\ncabal-version:       >= 1.10\nbuild-type:          Simple\n\nlibrary\n  exposed-modules:     Wren\n  build-depends:       base >= 4 && < 5\n  default-language:    Haskell2010\n',
  ],
]

describe('learnedType', () => {
  it.each(programs)('knows a small program in %s', (extension, text) => {
    expect(detect(bytes(text))?.mediaType).toBe(extensionTypes.get(extension)?.mediaType)
  })

  it('has a table that is small, and only types that there are', () => {
    const size = LEARNED_TOKENS.flat().reduce((sum, line) => sum + line.length, 0)
    expect(size).toBeGreaterThan(20_000)
    expect(size).toBeLessThan(60_000)
    expect(LEARNED_CLASSES.length).toBeLessThanOrEqual(CLASS_SIGNS.length)
    expect(LEARNED_CLASSES.filter(([name]) => !extensionTypes.has(name))).toEqual([])
  })

  it('answers nothing where the text lacks what the language must have, or nothing speaks for it', () => {
    const learned = { name: 'tex', lead: 9, ahead: 9, overPlain: 9, witnesses: 9 }
    expect(isAnswer(learned, 'Total $ 12.00')).toBe(false)
    expect(isAnswer(learned, '\\section{Total}')).toBe(true)
    expect(isAnswer({ ...learned, witnesses: 1 }, '\\section{Total}')).toBe(false)
    expect(isAnswer({ ...learned, name: 'md' }, '\\section{Total}')).toBe(false)
  })

  it('says the same of a text each time, whatever was looked at before', () => {
    const [, [, text] = ['', '']] = programs
    const first = learnedType(text)
    expect(first.name).toBe('vim')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (other) => {
        learnedType(other)
        expect(learnedType(text)).toEqual(first)
      }),
      { numRuns: 60 },
    )
  })
})

describe('eachToken', () => {
  it('tells where a token stands', () => {
    expect(heard('let x\n')).toEqual(['alet', '^let', 'ax', '&let x', '$x'])
  })

  it('leaves out remarks and the insides of strings, which may be in any language', () => {
    const inner = 'zebra'
    for (const text of [
      `a = "${inner}"`,
      `a // ${inner}`,
      `# ${inner}\na`,
      `/* ${inner}\n ${inner} */ a`,
      `<!-- ${inner} --> a`,
      `"""${inner}\n""" a`,
      `-- ${inner}\na`,
      `a = '${inner}'`,
    ])
      expect(
        heard(text).some((token) => token.includes(inner)),
        text,
      ).toBe(false)
    expect(heard('http://zebra').some((token) => token.includes('zebra'))).toBe(true)
  })

  it('looks for the end of a remark once, however many begin and do not end', () => {
    let looks = 0
    const text = Object.assign(Object('(* {- #| <# '.repeat(200)) as string, {
      indexOf: (sign: string, from?: number) => {
        looks += 1
        return String.prototype.indexOf.call('(* {- #| <# '.repeat(200), sign, from)
      },
    })
    eachToken(text, () => undefined)
    expect(looks).toBeLessThan(20)
  })

  it('ends, whatever the text is, and hands out no more tokens than it has signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const all = heard(text).filter((token) => token.startsWith('a'))
        expect(all.length).toBeLessThanOrEqual(text.length + 1)
      }),
    )
    expect([ANYWHERE, FIRST, LAST, PAIR]).toEqual([0, 1, 2, 3])
  })
})
