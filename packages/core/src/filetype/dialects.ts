import { rarer } from './dialects-rarer.ts'

/**
 * A format that another one is mistaken for: its ending, what it is taken for, words of which its signs need one (a look for
 * them is quick), of what signs the text must have how many, one that it must have besides, and one that it may not have. It
 * is only looked for in what was taken for one of its neighbours.
 */
export type Dialect = readonly [
  extension: string,
  takenFor: string,
  words: readonly string[],
  least: number,
  signs: RegExp,
  also?: RegExp | undefined,
  unless?: RegExp,
]

/** Relatives of languages that most programs are in, by what their manuals say that only they have. */
const languages: readonly Dialect[] = [
  [
    'd',
    'c cpp java cs ts glsl scala kt d m stan pas swift m4 txt vala py',
    ['module ', 'import std', 'import core', 'import ldc', 'import vibe', 'unittest', 'version(', 'version ('],
    2,
    /^[ \t]{0,12}(?:(?:public|private|package|static) )?import (?:std|core|ldc|vibe|derelict|gtk|mir|tango)\b[\w.]{0,80}|^module [a-z_]\w{0,60}(?:\.\w{1,60}){1,6};|^[ \t]{0,12}(?:nothrow|@nogc|@safe|@trusted|@system)\b|^[ \t]{0,12}version ?\(\w{1,40}\)|^[ \t]{0,24}(?:unittest\b|foreach ?\(\w{1,40}[,;]|mixin ?[(!])/gmu,
    /^module \w|^[ \t]{0,12}(?:(?:public|private|package|static) )?import (?:std|core|ldc|vibe)\b|^[ \t]{0,24}unittest\b|^[ \t]{0,12}version ?\(\w/mu,
  ],
  [
    'vala',
    'cs java kt dart scala vb txt d',
    ['GLib', 'Gtk', 'Gee', 'CCode', 'construct', 'unowned', 'signal '],
    2,
    /\[CCode \(|\[Gtk(?:Child|Template|Callback)|^using (?:GLib|Gtk|Gee|Gdk|Soup|Json|Xml)\b|\b(?:GLib|Gee)\.[A-Z]\w|\bsignal void \w|\bowned get\b|\b(?:unowned|weak) string\b|\bthrows (?:\w{1,40}\.)?\w{0,40}Error\b|^[ \t]{0,24}construct \{|\bPosix\.\w|\{ get; construct\b/gmu,
    /\b(?:GLib|Gtk|Gee|CCode|construct|unowned|signal)\b/u,
    /^using System/mu,
  ],
  [
    'cu',
    'cpp c cl glsl',
    ['Idx.', 'Dim.', '__', 'cudaStream', '#include <cu'],
    2,
    /\b(?:threadIdx|blockIdx|blockDim|gridDim)\.[xyz]\b|\b__(?:global|device|host|shared)__\b|^#include <cu(?:da|rand|blas|fft)\w{0,20}\.h>|\bcudaStream_t\b/gmu,
  ],
  ['metal', 'cpp glsl cl cu', ['metal'], 1, /^#include <metal_\w{1,20}>|\busing namespace metal;/gmu],
  [
    'ino',
    'c cpp java glsl stan',
    ['loop'],
    1,
    /^[ \t]{0,4}void loop ?\( ?(?:void)? ?\)/gmu,
    /^[ \t]{0,4}void setup ?\(|\b(?:pinMode|digitalWrite|digitalRead|analogRead|delay)\(|\bSerial\.(?:begin|print)/mu,
  ],
  [
    'ino',
    'c cpp java glsl',
    ['setup'],
    1,
    /^[ \t]{0,4}void setup ?\( ?(?:void)? ?\)/gmu,
    /\b(?:pinMode|digitalWrite)\(|\bSerial\.begin/u,
  ],
  ['pde', 'java cpp glsl pas', ['draw'], 1, /^[ \t]{0,4}void draw ?\( ?\)/gmu, /^[ \t]{0,4}void setup ?\( ?\)/mu],
  [
    're',
    'ts js ml fs nim scala kt swift txt vb groovy',
    ['[@', '~'],
    2,
    /^[ \t]{0,24}\[@\w{1,24}(?:\.\w{1,24}){0,3}(?: [^\]\n]{1,80})?\];?|\[@bs\.\w|^let \w{1,60} = \(~\w|\(~\w{1,60}(?::|=|,|\)|\?)|^external \w{1,60}:/gmu,
    /\[@|\(~\w|^[ \t]{1,24}~\w{1,60}:/mu,
    /^[ \t]{0,9}(?:def|class) \w/mu,
  ],
  [
    'res',
    'ts js ml kt scala txt swift dart fs',
    ['@'],
    2,
    /^[ \t]{0,24}@(?:module\(|send\b|val\b|react\.component|scope\(|bs\.|genType|unboxed|deriving\()|^[ \t]{0,24}external \w{1,60}: |^open [A-Z][\w.]{0,60}$|^[ \t]{0,24}let \w{1,60} = \(~\w/gmu,
    /@(?:module\(|send\b|val\b|react\.component|scope\(|bs\.|genType|unboxed|deriving\()/u,
  ],
  [
    'sml',
    'ml fs txt ada',
    ['fun ', 'datatype ', 'structure ', 'signature ', 'functor '],
    3,
    /^(?:structure|signature|functor) \w|^[ \t]{0,12}(?:datatype|abstype|exception|infixr?) |^[ \t]{0,12}fun \w|^[ \t]{0,12}val \w{1,40} ?(?:[:=]|\w)/gmu,
    /^[ \t]{0,12}(?:fun|datatype|structure|signature|functor) \w/mu,
    /^(?:let|open .{1,60};;|module|import) /mu,
  ],
  [
    'proof',
    'ml hs',
    ['Require ', 'Qed.', 'Proof.'],
    2,
    /^(?:From [\w.]{1,60} )?Require (?:Import|Export)\b|^(?:Lemma|Theorem|Corollary|Fixpoint|Inductive|Definition|Instance|Section|Notation|Hypothesis|Variable|Context|Record) \S|^(?:Proof|Qed|Defined)\./gmu,
    /^(?:From [\w.]{1,60} )?Require (?:Import|Export)\b|^(?:Qed|Proof)\./mu,
  ],
  [
    'agda',
    'ml hs fs lean',
    ['open import', 'OPTIONS', '\u2192', '\u2200', ': Set', 'where'],
    3,
    /^open import [A-Z]|^\{-# OPTIONS --|^(?:private )?module [\w.-]{1,80} (?:[({].{0,120} )?where\r?$| \u2192 |\u2200 ?[{(a-z]|: Set\b/gmu,
    undefined,
    /^import qualified |^:- /mu,
  ],
  ['y', 'hs txt', ['%%'], 2, /^%(?:tokentype|token|lexer|name|monad|error|left|right|nonassoc)\b/gmu, /^%%/mu],
  [
    'pyx',
    'py txt go gd ts sol c ini yaml pas',
    ['cdef', 'cpdef', 'cimport'],
    1,
    /^[ \t]{0,12}(?:cdef|cpdef) (?:class|extern|inline|struct|enum|int|double|object|void|char|float|unsigned|const|public|list|dict|bint|size_t|packed|api|readonly|cppclass|[\w.]{1,40} ?[\w*]{1,40} ?[(=\n])|^from [\w.]{1,80} cimport |^cimport \w/gmu,
  ],
  [
    'bzl',
    'py gn',
    ['ctx.', 'native.', 'load(', 'implementation', 'visibility = [', '_library(', '_binary(', '_test('],
    2,
    /\brule\(\s{0,20}implementation ?=|\bctx\.(?:actions|attr|files?|outputs|label)\b|\bnative\.\w{1,40}\(|^[ \t]{1,12}visibility = \[|^(?:load|[a-z]{1,20}_(?:library|binary|test))\(/gmu,
  ],
  [
    'bas',
    'txt bat vb f',
    ['PRINT', 'Print', 'print', 'GOTO', 'REM'],
    4,
    /^[ \t]{0,6}\d{1,5} (?:PRINT|REM|GOTO|GOSUB|LET|IF|FOR|NEXT|DIM|INPUT|DATA|END|CLS|DEF|POKE|READ|RETURN)\b/gimu,
  ],
  [
    'bas',
    'txt bat f ada',
    ['DECLARE ', 'DEFINT ', 'SCREEN '],
    1,
    /^(?:DECLARE (?:SUB|FUNCTION) \w|DEFINT [A-Z]|SCREEN \d{1,2}\r?$)/gmu,
  ],
  [
    'jl',
    'lisp txt ex',
    ['using ', '@test', '::'],
    4,
    /^(?:using|import) [A-Z]\w|^[ \t]{0,12}(?:function [\w.!]{1,60}\(|module [A-Z]\w{0,40}\r?$|(?:mutable )?struct \w|@test(?:set)?\b|abstract type|macro \w|export \w)|^[ \t]{0,12}(?:const \w{1,40} = |for \w{1,40} (?:in|=) [\w:])|^end\b|::[A-Z]\w/gmu,
    /^using [A-Z]|@test|::(?:Int|Float|String|Vector|Array|Any|Bool|Abstract|Union|Type)\b/mu,
    /^[ \t]{0,12}(?:def|local|require|class|fi|done) ?\b/mu,
  ],
  [
    'vbs',
    'ahk txt vb bas bat',
    ['WScript', 'CreateObject', 'wscript', 'createobject'],
    2,
    /\bWScript\.\w|\bCreateObject\("|^[ \t]{0,12}(?:Option Explicit|On Error Resume Next)\r?$|^[ \t]{0,12}Set \w{1,40} ?= ?\w/gimu,
    /\bWScript\.|\bCreateObject\(/iu,
    /\bAs (?:Integer|String|Object|New|Long|Boolean)\b|^(?:Public|Private|Friend) (?:Sub|Function)|Attribute VB_/mu,
  ],
  [
    'stp',
    'txt ini c sh less awk cpp',
    ['probe '],
    1,
    /^[ \t]{0,4}probe (?:begin|end|never|oneshot|(?:kernel|module|process|syscall|nd_syscall|timer|netdev|vfs|scheduler|python|java|procfs|perf|tty|ioblock|socket|signal|memory|hotspot)\b[.(])/gmu,
  ],
  [
    'idl',
    'c vb pas d proto',
    ['(in ', '(out ', '(inout ', '] in ', '] out ', 'uuid(', 'raises', 'attribute ', '[Exposed', '.idl"'],
    2,
    /^[ \t]{0,12}(?:local |abstract )?(?:module|interface|valuetype) \w{1,60}(?: ?: ?[\w:, ]{1,100})?\s{0,20}[{;]|\((?:\[[^\]\n]{1,60}\] ?)?(?:in|out|inout) [\w:]{1,60} \w|\braises ?\(/gmu,
    /\((?:\[[^\]\n]{1,60}\] ?)?(?:in|out|inout) [\w:]{1,60} \w|\buuid\([\da-fA-F-]{30}|\braises ?\(|^[ \t]{0,24}(?:readonly )?attribute [\w<> ?]{1,60} \w{1,60};|\[Exposed=|^import "[\w./]{1,80}\.idl";/mu,
    /\b(?:public|private|protected) |^namespace [A-Z]/mu,
  ],
]

const dialects: readonly Dialect[] = [...languages, ...rarer]

const relatives = new Map<string, Dialect[]>()
for (const dialect of dialects)
  for (const neighbour of dialect[1].split(' '))
    relatives.set(neighbour, [...(relatives.get(neighbour) ?? []), dialect])

function isHeld(text: string, [, , words, least, signs, also, unless]: Dialect): boolean {
  if (!words.some((word) => text.includes(word))) return false
  signs.lastIndex = 0
  for (let hits = 0; hits < least; hits += 1) if (signs.exec(text) === null) return false
  return (also?.test(text) ?? true) && !(unless?.test(text) ?? false)
}

/** So many first characters of a text tell: a bound for the time that it takes. */
const maxCharacters = 4096

/** What a text is more exactly that was taken for `found`: a rarer relative where its own signs stand in it, else `found`. */
export function dialectOf(found: string, text: string): string {
  const rivals = relatives.get(found)
  if (!rivals) return found
  const start = text.length > maxCharacters ? text.slice(0, maxCharacters) : text
  return rivals.find((dialect) => isHeld(start, dialect))?.[0] ?? found
}
