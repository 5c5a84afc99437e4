/** A telling habit of a language: its extension, how much it counts, and lines that show it (whole text, per line). */
type Habit = readonly [extension: string, weight: number, pattern: RegExp]

/**
 * What lines of each language look like. Each pattern counts at most three times; the language with the most points
 * wins when it has at least 3. Patterns are anchored to a line and bounded, so the time grows with the text only.
 */
const habits: readonly Habit[] = [
  ['py', 2, /^(?:from [\w.]{1,80} import |import [\w.]{1,80}(?: as \w+)?[ \t\r]{0,9}$)/gmu],
  [
    'py',
    2,
    /^[ \t]{0,24}(?:def \w{1,80}\([^\n]{0,200}\)(?:[ \t]{0,9}->[^\n:]{1,80})?:|class \w{1,80}(?:\([^)\n]{0,120}\))?:)[ \t\r]{0,9}$/gmu,
  ],
  ['py', 2, /^if __name__ == /gmu],
  ['py', 1, /^[ \t]{0,24}(?:elif |except\b|with \w[^\n]{0,120}:$|self\.\w+ = )/gmu],
  ['js', 2, /^[ \t]{0,24}(?:const|let|var) [\w{}[\], $]{1,120} = (?:require\(|function|async|\()/gmu],
  ['js', 2, /^(?:import [^\n]{1,200} from ['"]|export (?:default|const|function|class) |module\.exports)/gmu],
  [
    'js',
    1,
    /^[ \t]{0,24}(?:function[ \t]{0,9}\w{0,80}\(|var \w+|const \w+ = |let \w+ = |\}\)\(?;|\$\(|document\.|window\.|console\.)/gmu,
  ],
  ['js', 2, /=> \{|===|\.prototype\./gmu],
  [
    'ts',
    3,
    /^(?:export )?(?:interface \w+[^\n{]{0,80}\{|type \w+ = |enum \w+ \{|declare (?:module|const|function))/gmu,
  ],
  ['ts', 2, /(?:\w\??: (?:string|number|boolean|void|unknown|any)\b(?:\[\])?[,;)=]|\): \w+(?:<[^\n>]{1,60}>)? \{)/gmu],
  ['java', 3, /^(?:package [\w.]{1,120};|import (?:static )?(?:java|javax|org|com|android)\.[\w.*]{1,120};)/gmu],
  [
    'java',
    2,
    /^[ \t]{0,24}(?:public|private|protected)(?: static| final| abstract)* (?:class|interface|void|int|String)\b/gmu,
  ],
  ['cs', 3, /^(?:using [A-Z][\w.]{1,120};|namespace [A-Z][\w.]{1,120}[ \t]{0,9}[;{]?[ \t\r]{0,9}$)/gmu],
  ['c', 3, /^[ \t]{0,24}#[ \t]{0,9}include[ \t]{0,9}[<"][\w/.+-]{1,120}[>"]/gmu],
  [
    'c',
    1,
    /^(?:[ \t]{0,24}#[ \t]{0,9}(?:define|ifdef|ifndef|endif|pragma)\b|typedef (?:struct|enum|union)|static \w+|int main\()/gmu,
  ],
  [
    'cpp',
    3,
    /^[ \t]{0,24}(?:using namespace \w+;|namespace \w+ \{|template[ \t]{0,9}<|class \w+(?:[ \t]{0,9}:[ \t]{0,9}public \w+)?[ \t]{0,9}\{?[ \t\r]{0,9}$|std::)/gmu,
  ],
  ['cpp', 2, /\bstd::\w+|^[ \t]{0,24}#include <(?:iostream|vector|string|map|memory|algorithm)>/gmu],
  ['go', 3, /^package \w+[ \t\r]{0,9}$|^func (?:\([^)\n]{1,60}\) )?\w+\([^\n]{0,200}\{[ \t\r]{0,9}$/gmu],
  ['go', 1, /^import \(|:= |\bfmt\.\w+\(/gmu],
  [
    'rs',
    3,
    /^[ \t]{0,24}(?:pub(?:\(crate\))? )?(?:fn \w+(?:<[^\n>]{0,60}>)?\(|struct \w+|enum \w+|trait \w+|impl\b[^\n]{0,100}\{|mod \w+;)/gmu,
  ],
  ['rs', 2, /^[ \t]{0,24}(?:use (?:std|crate|super|self|\w+)::[\w:{}*, ]{1,160};|#!?\[\w+|let mut )/gmu],
  [
    'swift',
    3,
    /^(?:import (?:Foundation|UIKit|SwiftUI|Cocoa)|@(?:objc|main|IBOutlet))|^[ \t]{0,24}(?:guard let|if let) /gmu,
  ],
  [
    'swift',
    2,
    /^[ \t]{0,24}(?:(?:public |private |internal |fileprivate |override |static )*func \w+\([^\n]{0,200}(?:->|\{)|extension \w+|(?:let|var) \w+: \[?\w+)/gmu,
  ],
  [
    'kt',
    3,
    /^[ \t]{0,24}(?:(?:override |private |suspend )*fun \w*\(?[^\n]{0,160}\{?$|data class |object \w+ \{|val \w+ = )/gmu,
  ],
  ['scala', 3, /^[ \t]{0,24}(?:object \w+ (?:extends|\{)|case class |trait \w+|implicit (?:def|val))/gmu],
  [
    'rb',
    2,
    /^[ \t]{0,24}(?:require ['"]|module [A-Z]\w*[ \t\r]{0,9}$|def \w+[?!]?(?:\([^)\n]{0,100}\))?[ \t\r]{0,9}$|end[ \t\r]{0,9}$|attr_accessor |class [A-Z]\w*(?: < [\w:]+)?[ \t\r]{0,9}$)/gmu,
  ],
  ['pl', 3, /^(?:use (?:strict|warnings)|my [$@%]\w+|sub \w+[ \t]{0,9}\{|package [\w:]+;)/gmu],
  ['lua', 2, /^[ \t]{0,24}(?:local function \w|local \w+ = |function \w[\w.:]*\(|end[ \t\r]{0,9}$)/gmu],
  ['r', 2, /^[ \t]{0,24}[\w.]{1,60} <- |^library\(\w+\)/gmu],
  [
    'sql',
    3,
    /^[ \t]{0,24}(?:create (?:table|database|index|view)|insert into|alter table|drop table|select\s[^\n]{1,200}\sfrom)\b/gimu,
  ],
  [
    'css',
    2,
    /^[ \t]{0,24}(?:[.#]?[\w-]{1,80}(?:[ ,>:.#][\w .,#:>()-]{0,120})?[ \t]{0,9}\{[ \t\r]{0,9}$|@(?:media|import|font-face|charset)\b)/gmu,
  ],
  [
    'css',
    2,
    /^[ \t]{1,24}(?:color|background|margin|padding|font|display|width|border)[\w-]{0,30}[ \t]{0,9}:[ \t]{0,9}[^;\n]{1,120};/gmu,
  ],
  ['bat', 3, /^(?:@echo off|rem |set \w+=|goto :?\w+|if (?:not )?exist )/gimu],
  ['ps1', 3, /^(?:param[ \t]{0,9}\(|function [A-Z]\w+-\w+|\$\w+ = (?:Get|New|Import)-|(?:Write|Get|Set)-[A-Z]\w+ )/gmu],
  [
    'sh',
    2,
    /^[ \t]{0,24}(?:if \[|fi[ \t\r]{0,9}$|done[ \t\r]{0,9}$|esac[ \t\r]{0,9}$|export \w+=|echo ["$]|set -e)/gmu,
  ],
  [
    'dockerfile',
    3,
    /^(?:FROM [\w./:@-]{1,120}(?: AS \w+)?[ \t\r]{0,9}$|RUN \w|ENTRYPOINT |WORKDIR \/|COPY (?:--\S+ )?\S)/gmu,
  ],
  ['mk', 2, /^(?:\.PHONY:|[\w.%/-]{1,80}[ \t]{0,9}:[^=\n]{0,160}$\n\t|[A-Z_]{2,40}[ \t]{0,9}[:?+]?=\s)/gmu],
  ['cmake', 3, /^(?:cmake_minimum_required|project|add_executable|add_library|target_link_libraries)[ \t]{0,9}\(/gimu],
  [
    'asm',
    2,
    /^[ \t]{0,24}(?:mov|push|pop|call|jmp|lea|xor|ret|cmp|jne|je|int)[lqwb]?(?:\s+[%$\w[][^\n]{0,80})?[ \t]{0,9}(?:;[^\n]*)?$/gimu,
  ],
  ['asm', 2, /^[ \t]{0,24}(?:section \.|global \w|\.globl? |\.text[ \t\r]{0,9}$|bits \d\d|org )/gimu],
  ['smali', 4, /^\.(?:class|super|method|end method|field|implements) /gmu],
  ['yara', 4, /^(?:private )?rule \w{1,120}(?: : [\w ]{1,80})?[ \t]{0,9}\{?[ \t\r]{0,9}$/gmu],
  ['yara', 2, /^[ \t]{1,24}(?:strings|condition|meta):[ \t\r]{0,9}$/gmu],
  ['hbs', 3, /\{\{(?:#(?:if|each|unless|with)|\/(?:if|each)|>)\s?[\w./ ]{0,80}\}\}/gmu],
  ['hbs', 1, /\{\{\{?[\w. ]{1,60}\}\}/gmu],
  ['php', 3, /<\?php\b|<\?=/gmu],
  [
    'tex',
    2,
    /^[ \t]{0,8}\\(?:documentclass|usepackage|begin\{|end\{|section\*?\{|chapter|title\{|newcommand|label\{)/gmu,
  ],
  ['proto', 3, /^(?:syntax = "proto|message \w+ \{)/gmu],
  ['graphql', 2, /^(?:type \w+ (?:implements \w+ )?\{|schema \{|query \w+|mutation \w+|fragment \w+ on )/gmu],
  ['hs', 3, /^(?:module [A-Z][\w.]* (?:\(|where)|import qualified |\w+ :: [^\n]{1,120}->)/gmu],
  ['erl', 3, /^-(?:module|export|include|behaviour)\(/gmu],
  ['ex', 3, /^[ \t]{0,8}(?:defmodule [A-Z][\w.]* do|defp? \w+[^\n]{0,100} do)[ \t\r]{0,9}$/gmu],
  ['m', 3, /^(?:@interface |@implementation |@property|#import [<"])/gmu],
  ['dart', 3, /^import 'package:|^[ \t]{0,24}@override[ \t\r]{0,9}$|^void main\(\) (?:async )?\{/gmu],
]

/** How far a language is ahead of plain writing before it is believed. */
const enough = 4

/** Extension of the programming language that a text looks most like; undefined when it looks like none. */
export function guessLanguage(text: string): string | undefined {
  const points = new Map<string, number>()
  for (const [extension, weight, pattern] of habits) {
    pattern.lastIndex = 0
    for (let hits = 0; hits < 3 && pattern.exec(text) !== null; hits += 1) {
      points.set(extension, (points.get(extension) ?? 0) + weight)
      if (pattern.lastIndex === 0) break
    }
  }
  const cpp = points.get('cpp') ?? 0
  const c = points.get('c') ?? 0
  if (cpp >= 3 && c > 0) points.set('cpp', cpp + c)
  const js = points.get('js') ?? 0
  const ts = points.get('ts') ?? 0
  if (ts >= 5 && ts + 3 >= js) points.set('ts', ts + js)
  let best: string | undefined
  let most = enough - 1
  for (const [extension, count] of points) if (count > most) [best, most] = [extension, count]
  return best
}
