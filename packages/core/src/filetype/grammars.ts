import { matchChanges } from './changes.ts'
import { firstLines, shareOf } from './lines.ts'

/** Of so many lines the grammar is looked at. */
const maxLines = 120

const linesOf = (text: string): readonly string[] => firstLines(text, maxLines)

const count = (lines: readonly string[], pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length

const encoding = /^(?:UTF-8|ISO-?8859-\d{1,2}|KOI8-[RU]|(?:microsoft-)?cp125\d|TIS620-2533)$/iu
const affixOrder =
  /^(?:(?:SET|TRY|LANG|WORDCHARS|KEY|NOSUGGEST|FORBIDDENWORD|NEEDAFFIX|ONLYINCOMPOUND|COMPOUND\w+|CIRCUMFIX|KEEPCASE|NAME|HOME|VERSION|IGNORE|WARN) \S|(?:REP|MAP|AF|AM|ICONV|OCONV|BREAK|PHONE|MAXNGRAMSUGS|MAXDIFF|CHECKSHARPS) ?\S|FLAG (?:long|num|UTF-8)|(?:PFX|SFX) \S+ [YN] \d|(?:PFX|SFX) \S+\s+\S+\s+\S|COMPLEXPREFIXES|FULLSTRIP|FORBIDWARN)/u

/** Lists of words that programs check and part words by (the formats of Hunspell and of Libhyphen). */
function matchWords(lines: readonly string[]): string | undefined {
  const [first = '', ...rest] = lines
  if (/^\d{1,7}$/u.test(first.trim()) && rest.length >= 8) {
    const words = rest.filter((line) =>
      /^[\p{L}\p{M}'\u2019.\d-]{1,80}(?:\/[^\s/]{1,60})?(?:[\t ]+\w\w:.{0,200})?$/u.test(line),
    )
    const isCoded = rest.some((line) => /^[\p{L}\p{M}'-]{2,60}\/[^\s/]{1,60}/u.test(line))
    const isOrdered = Number(first) >= 20 && words.filter((line) => /^\p{L}/u.test(line)).length > rest.length * 0.9
    if (words.length > rest.length * 0.9 && (isCoded || isOrdered)) return 'dic'
  }
  if (encoding.test(first.trim()) && rest.length >= 3) {
    const parted = count(
      rest,
      /^[^\s|,;=]{0,40}\d[^\s|,;=]{0,40}$|^(?:LEFT|RIGHT|COMPOUND(?:LEFT|RIGHT))HYPHENMIN \d|^NEXTLEVEL|^%/u,
    )
    return parted > rest.length * 0.6 ? 'dic' : undefined
  }
  const own = lines.filter((line) => !line.startsWith('#'))
  return affixOrder.test(own[0] ?? '') &&
    count(own, affixOrder) >= Math.min(3, own.length) &&
    shareOf(own, affixOrder) > 0.3
    ? 'aff'
    : undefined
}

/** The same lists in writings of one byte a letter, which their first line or an order names; for bytes that are no text otherwise. */
export function matchNamedEncoding(latin: string): string | undefined {
  return /^(?:ISO-?8859-\d{1,2}|KOI8-[RU]|(?:microsoft-)?cp125\d|TIS620-2533)\r?\n|^(?:#[^\n]{0,200}\n|\s){0,60}SET (?:ISO-?8859-\d|KOI8-[RU]|(?:microsoft-)?cp125\d)/iu.test(
    latin,
  )
    ? matchWords(linesOf(latin))
    : undefined
}

/** Strings of programs for Apple's systems, and lists of names and values in braces (the property lists of OpenStep). */
function matchNextStep(text: string): string | undefined {
  if (!text.includes('=') || !text.includes(';')) return undefined
  const bare = text
    .slice(0, 8000)
    .replace(/\/\*(?:[^*]|\*(?!\/)){0,6000}(?:\*\/|$)/gu, ' ')
    .replace(/^[ \t]*\/\/[^\n]*/gmu, '')
    .trimStart()
  if (/^"(?:[^"\\\n]|\\.){0,600}"\s{0,60}=\s{0,60}"/u.test(bare)) {
    const lines = linesOf(bare)
    return shareOf(lines, /^\s*"(?:[^"\\]|\\.)*"?\s*(?:=|$)|"?;$/u) > 0.8 ? 'strings' : undefined
  }
  return /^\{\s{1,60}(?:"[^"\n]{1,200}"|[\w.$-]{1,80})\s{0,9}=\s{0,60}(?:"|\(|\{|<|[\w.$/-]{1,200}\s{0,9};)/u.test(bare)
    ? 'plist'
    : undefined
}

/** Signs one of which a text must have, and lines of which it must have so many. */
type Habit = readonly [extension: string, signs: readonly string[], least: number, pattern: RegExp]

const habits: readonly Habit[] = [
  [
    'pro',
    ['+='],
    2,
    /^[ \t]{0,24}(?:QT|CONFIG|TEMPLATE|SUBDIRS|HEADERS|FORMS|RESOURCES|TRANSLATIONS|DEPENDPATH)[ \t]{0,20}(?:[+-]=|= ?(?:app|lib|subdirs|aux)\b)/gmu,
  ],
  [
    'cbl',
    ['DIVISION', 'division', 'Division'],
    2,
    /^[\d ]{0,11}(?:IDENTIFICATION|ID|ENVIRONMENT|DATA|PROCEDURE) +DIVISION\b/gimu,
  ],
  ['rnw', ['>>='], 1, /^<<[^\n>]{0,200}>>=[ \t]*\r?\n(?:[^\n]{0,400}\n){1,200}?@[ \t]*\r?$/gmu],
  [
    'texi',
    ['@'],
    3,
    /^@(?:node|chapter|section|subsection|unnumbered|appendix|settitle|setfilename|include|menu|deftypefn|deftypefun|deffn|cindex|findex|itemize|table @|ifinfo|ifnottex|copying|end (?:itemize|table|example|menu|deftypefn|deftypefun|deffn|ifinfo|tex))\b/gmu,
  ],
  [
    'cu',
    ['__'],
    1,
    /^[ \t]{0,24}(?:(?:static|extern|inline|template ?<[^>\n]{1,120}>|"C") {1,3}){0,3}__(?:global__|device__|constant__) {1,3}\w|<<< ?[\w.()]{1,60} ?, ?[^>\n]{1,120}>>>/gmu,
  ],
  ['cl', ['__'], 1, /^[ \t]{0,24}__kernel\s|\b__global (?:const )?\w{1,40}\s?\*|^__constant (?:const )?\w{1,40} \w/gmu],
  ['cl', ['get_global_id'], 1, /\bget_global_id\s?\(/gu],
  [
    'stan',
    [' {'],
    2,
    /^(?:functions|(?:transformed )?(?:data|parameters)|model|generated quantities) ?\{[ \t]*\r?$/gmu,
  ],
  [
    'pov',
    ['#declare', 'light_source', 'camera'],
    2,
    /^[ \t]{0,24}(?:#(?:declare|local) \w{1,60} ?=|(?:camera|light_source|global_settings) ?\{)/gmu,
  ],
  [
    'zone',
    ['\tIN', ' IN '],
    2,
    /^\S{0,120}\s{1,40}(?:\d{1,9}[smhdw]?\s{1,20})?IN\s{1,20}(?:SOA|NS|A|AAAA|MX|CNAME|TXT|PTR|SRV|HINFO|DS|RRSIG|DNSKEY|NSEC)\s/gmu,
  ],
  [
    'pc',
    ['\nLibs', '\nCflags'],
    3,
    /^(?:Name|Description|Version|Requires(?:\.private)?|Libs(?:\.private)?|Cflags|URL|Conflicts):/gmu,
  ],
  ['spdx', ['SPDX'], 1, /^SPDXVersion: SPDX-\d/gmu],
  [
    'prolog',
    [':- '],
    2,
    /^:- (?:module|use_module|dynamic|discontiguous|initialization|ensure_loaded|set_prolog_flag|multifile|include)\b/gmu,
  ],
  [
    'nsi',
    ['!insertmacro', 'SectionEnd'],
    2,
    /^[ \t]{0,24}(?:!(?:insertmacro|macro|macroend|define|include|ifdef|endif|undef) ?|(?:Section|Function|SectionEnd|FunctionEnd|OutFile|InstallDir|SetOutPath|Var \/GLOBAL|MessageBox|WriteRegStr)\b)/gmu,
  ],
  [
    'bzl',
    ['name = ', 'load('],
    2,
    /^(?:cc|py|java|go|rust|sh|ts|js|proto|genrule|filegroup|package|load|exports|config|alias)(?:_\w{2,30})?\((?:\s{1,20}name = |"[@/:]|default_visibility|\[)/gmu,
  ],
  [
    'ninja',
    ['build '],
    2,
    /^(?:rule \w{1,60}|build [^\n:]{1,300}: \w|ninja_required_version|[ ]{2}(?:command|depfile|description|deps) = )/gmu,
  ],
  ['g4', ['grammar '], 1, /^(?:(?:lexer|parser) )?grammar \w{1,60};/gmu],
  [
    'ly',
    ['\\'],
    2,
    /^[ \t]{0,24}\\(?:version "|score|relative|new (?:Staff|Voice|StaffGroup)|header \{|paper \{|layout \{|clef|key \w{1,3} \\|time \d|markup \{|midi \{|lyricmode|notemode|chordmode)/gmu,
  ],
  [
    'asn1',
    ['BEGIN'],
    1,
    /^[A-Za-z][\w-]{1,80}\s{1,20}(?:\{[^}]{0,300}\}\s{1,20})?DEFINITIONS\s{1,20}(?:(?:EXPLICIT|IMPLICIT|AUTOMATIC) TAGS\s{0,20})?::=\s{0,20}BEGIN/gmu,
  ],
  ['lfm', ['object '], 2, /^\s{0,40}(?:object|inherited|inline) \w{1,60}: T\w/gmu],
  [
    'cir',
    ['\n.'],
    2,
    /^\.(?:model|subckt|ends|tran|ac (?:dec|lin|oct)|dc|op|end|param|include|lib|options?|print|plot|probe|control|ic|temp)\b/gimu,
  ],
  ['elm', ['exposing'], 1, /^(?:port )?module [A-Z][\w.]{0,80} exposing\b/gmu],
  ['jsonnet', ['std.', '= import '], 2, /\bstd\.\w{3,30}\(|^\s{0,20}local \w{1,60} = import ['"]/gmu],
]

const isHeld = (text: string, [, signs, least, pattern]: Habit): boolean => {
  if (!signs.some((sign) => text.includes(sign))) return false
  pattern.lastIndex = 0
  for (let hits = 0; hits < least; hits += 1) if (pattern.exec(text) === null) return false
  return true
}

/** Places on genes and the like, a line each, in columns that tabs part: with a beginning and an end, or with a strand as well. */
function matchPlaces(lines: readonly string[]): string | undefined {
  const own = lines.filter((line) => !/^(?:#|track\b|browser\b)/u.test(line))
  if (own.length < 2) return undefined
  if (
    own.every((line) =>
      /^\S{1,60}\t[^\t]{1,60}\t[^\t]{1,60}\t\d{1,12}\t\d{1,12}\t[^\t]{1,30}\t[+.?-]\t[.0-2](?:\t|$)/u.test(line),
    )
  )
    return 'gff'
  return own.every((line) => /^\S{1,60}\t\d{1,12}\t\d{1,12}(?:\t|$)/u.test(line)) &&
    own.some((line) => /^(?:chr|scaffold|contig|gi\||N[CTW]_|[\dXY]{1,2}\t)/iu.test(line))
    ? 'bed'
    : undefined
}

const timetable =
  /^\s*(?:@(?:reboot|hourly|daily|weekly|monthly|yearly|annually|midnight)|(?:[\d*][\d*,/-]{0,30}[ \t]{1,9}){4}(?:[\d*][\d*,/-]{0,20}|(?:mon|tue|wed|thu|fri|sat|sun)[\w,-]{0,20}))[ \t]{1,9}\S/iu
/** Orders of cron: when, and what. */
function isTimetable(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !/^\s*#/u.test(line))
  return (
    own.some((line) => timetable.test(line)) &&
    own.every((line) => timetable.test(line) || /^[A-Z_]{2,40}\s?=/u.test(line))
  )
}

const signsOfMatrix = /^(?:[ACGTUNRYKMSWBDHV?.-]{4,}|[01?-]{4,}|-?\d{1,3}\.\d{1,9})$/iu
/** A matrix of kinds and their signs: how many of both, then a name and its signs, a line each (the form of Phylip). */
const isMatrix = (lines: readonly string[]): boolean =>
  /^\s*\d{1,5}\s{1,20}\d{1,7}(?:\s{1,9}[A-Z])?$/u.test(lines[0] ?? '') &&
  lines.length >= 3 &&
  lines.slice(1, 4).every((line) => {
    const [name, ...signs] = line.trim().split(/\s+/u)
    return name !== undefined && signs.length > 0 && signs.every((sign) => signsOfMatrix.test(sign))
  })

/** Bookings: a date and what for at the margin, accounts and sums below (the form of Ledger). */
const isBookings = (lines: readonly string[]): boolean =>
  count(lines, /^\d{4}[/-]\d\d[/-]\d\d (?:[*!] )?\S/u) >= 1 &&
  count(lines, /^[ \t]{1,9}(?:Assets|Expenses|Income|Liabilities|Equity)(?::[\w ]{1,60}){0,6}(?: {2,40}\S|$)/u) >= 2

/** Programs whose form is fixed by an order at its head: sums that are to be the least (MPS, LP), jobs for a mainframe. */
const heads: readonly (readonly [extension: string, pattern: RegExp])[] = [
  [
    'mps',
    /^(?:\*[^\n]{0,300}\n|\s){0,60}NAME\b[^\n]{0,120}\n(?:\*[^\n]{0,200}\n|OBJSENSE[^\n]{0,80}\n\s{0,9}(?:MAX|MIN)[^\n]{0,20}\n){0,9}ROWS\s/u,
  ],
  [
    'lp',
    /^(?:\\[^\n]{0,300}\n|\s){0,60}(?:Minimi[sz]e|Maximi[sz]e|Min|Max)(?:imum)?\b[\s\S]{1,3000}?\n\s{0,9}(?:Subject To|Such That|s\.?t\.?)[:\s]/iu,
  ],
  ['lp', /^(?:\/\/[^\n]{0,300}\n|\/\*(?:[^*]|\*(?!\/)){0,3000}\*\/|\s){0,60}(?:max|min)(?:imi[sz]e)?:[^;]{0,3000};/iu],
  ['pgn', /^\[\w{3,20} "[^\n"]{0,200}"\]\r?\n\[(?:Event|Site|Date|Round|White|Black|Result) "/u],
  ['rd', /^(?:%[^\n]{0,300}\n|\s){0,60}\\(?:name|docType|alias|encoding)\{[^}\n]{1,120}\}/u],
  ['jcl', /^\/\/\w{1,8} {1,9}JOB[ ,]/u],
  ['ifo', /^StarDict's (?:dict|treedict|storage) ifo file\r?\n/u],
  [
    'pod',
    /^=(?:head[1-4]|pod|encoding|begin|for|over|item)[ \t\r\n](?![\s\S]{0,16000}?\n=cut[ \t]*\r?\n\s{0,9}(?:use|package|sub|my|our|#|1;))/u,
  ],
  ['man', /^(?:['.]\\"[^\n]{0,300}\n|\s){0,300}(?:\.(?:TH|SH|Dd|Sh|PP|de|so|ds|nr|ie?|if)\b|\.\\")/u],
  [
    'nix',
    /^(?:#[^\n]{0,300}\n|\/\*(?:[^*]|\*(?!\/)){0,3000}\*\/|\s){0,60}(?:\{[\w\s,?.<>/"'@#-]{0,400}\}\s{0,9}:\s|with import <|let\s[\s\S]{0,2000}?\bpkgs\b|import <nixpkgs)/u,
  ],
  ['off', /^(?:ST|C|N|4|n){0,4}OFF\s{0,3}(?:#[^\n]{0,200}\n|\s){0,9}\d{1,9}\s{1,9}\d{1,9}\s{1,9}\d/u],
  ['iss', /^(?:;[^\n]{0,300}\n|#\w[^\n]{0,200}\n|\s){0,99}\[Setup\]\r?\n/u],
  ['nff', /^v\r?\nfrom [-\d]/u],
  ['fea', /^(?:#[^\n]{0,300}\n|\s){0,60}(?:languagesystem \w{4} \w{3,4}\s?;|feature \w{4} \{|@[\w.-]{1,60} ?= ?\[)/u],
  ['prefab', /^%YAML 1\.1\r?\n%TAG !u! tag:unity3d/u],
]

/** Lines of settings that begin or end with a block: a word, then what it is about; nothing is called and nothing reckoned. */
const ofBlock =
  /^\s*(?:[A-Za-z_][\w.:-]{0,60}(?:\s{1,20}[^\s(){}=;+][^(){}=;]{0,200})?\s{0,9}[{;]?|\}\s{0,3};?)(?:\s{1,20}#.{0,200})?$/u

/** Settings in blocks between braces, as daemons have them. */
function isBlocks(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !/^\s*[#;]/u.test(line))
  const opened = count(own, /\{(?:\s{1,20}#.{0,200})?$/u)
  return (
    own.length >= 4 &&
    opened >= 1 &&
    own.some((line) => /^\s*\}/u.test(line)) &&
    shareOf(own, ofBlock) > 0.95 &&
    count(own, /^\s*[A-Za-z][\w-]{1,60}\s+[\w"'/.:*@%-]/u) >= own.length * 0.4 &&
    !own.some((line) =>
      /^\s*(?:class|struct|enum|func|fn|def|interface|message|module|namespace|export|import|package|type|public|private|graph|digraph|subgraph|if|for|while|switch|return|var|let|const)\b/u.test(
        line,
      ),
    )
  )
}

/** Settings as they are shipped: all of them remarks that show what holds anyway. */
const isAllRemarks = (lines: readonly string[]): boolean =>
  lines.length >= 6 &&
  lines.every(
    (line) => line.startsWith('#') && !/^#\s{0,9}(?:include|ifn?def|if|define|endif|undef|pragma|import|!)/u.test(line),
  ) &&
  count(lines, /^# ?[A-Za-z][\w.-]{1,60}\s{0,9}=\s{0,9}\S|^#[a-z][\w-]{2,40} [\w/."'-]{1,80}$/u) >= 2

/** Names of two words and more with a line between them, a blank, and a value, behind a remark: settings without a sign between the two. */
function isWords(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !line.startsWith('#'))
  return (
    own.length >= 5 &&
    own.length < lines.length &&
    shareOf(own, /^[a-z]\w{1,50} [-\w"'/.:#]\S{0,100}$/u) > 0.95 &&
    shareOf(own, /^[a-z]\w{0,40}_\w/u) > 0.5
  )
}

/** Pairs in quotes, every one of them a remark, as lists of what somebody may do are shipped. */
const isPolicy = (lines: readonly string[]): boolean =>
  lines.length >= 3 && lines.every((line) => line.startsWith('#')) && count(lines, /^# ?"[\w:.-]{1,80}": {1,3}"/u) >= 2

/** Names and values, one a line or going on behind a sign at its end, and remarks. */
function isPairs(text: string): boolean {
  if (!text.includes('=')) return false
  const lines = linesOf(text.replace(/\\\r?\n[ \t]{0,200}/gu, ' '))
  const own = lines.filter((line) => !/^\s*[#!;]/u.test(line))
  const pairs = count(
    own,
    /^\s{0,8}[A-Za-z_*][\w.$/*@-]{0,100}(?: [\w-]{1,30}){0,3}(?:\[[^\]\s]{0,60}\])?\s{0,20}=(?![=>~])/u,
  )
  return (
    pairs >= (own.length < lines.length ? 2 : 3) &&
    pairs >= own.length * 0.92 &&
    shareOf(own, /[;{([,]$|\)\s*;?$|=\s*(?:function|\(|\[|\{)/u) < 0.15
  )
}

/** Functions of Scilab, which end as those of Vim and CMake do, but have remarks and results of their own. */
const isScilab = (text: string): boolean =>
  text.includes('endfunction') &&
  text.includes('//') &&
  /^\s*function\s+(?:\[[\w, ]{0,120}\]\s?=|\w{1,60}\s?=|\w{1,60}\s?\()/mu.test(text) &&
  !/^\s*(?:let|call|set|endif|echo|module|endmodule|class|input|output|package)\b/mu.test(text)

/** `ini` for names and values without a section; asked after languages, which have such lines as well. */
export const matchPairs = (text: string): string | undefined => (isPairs(text) ? 'ini' : undefined)

/** Extension of a text that keeps to the grammar of its format from its first line on; undefined when there is none that is told so. */
export function matchGrammar(text: string): string | undefined {
  const trimmed = text.trimStart()
  const head = heads.find(([, pattern]) => pattern.test(trimmed))
  if (head) return head[0]
  if (isScilab(text)) return 'sci'
  // A page that shows code holds its habits, too.
  const habit = text.includes('```') ? undefined : habits.find((one) => isHeld(text, one))
  if (habit) return habit[0]
  const lines = linesOf(text)
  const told = matchWords(lines) ?? matchNextStep(text) ?? matchPlaces(lines)
  if (told) return told
  if (isTimetable(lines)) return 'cron'
  if (isBlocks(lines) || isAllRemarks(lines) || isWords(lines)) return 'conf'
  if (isPolicy(lines)) return 'yaml'
  if (isMatrix(lines)) return 'phy'
  return isBookings(lines) ? 'ledger' : undefined
}

/** Descriptions of builds that are written as Python writes its lists of pairs. */
const gyp =
  /^(?:#[^\n]{0,300}\n|\s){0,60}\{\s{0,40}(?:#[^\n]{0,300}\n|\s){0,60}'(?:variables|targets|includes|conditions|target_defaults|make_global_settings)'\s{0,9}:\s{0,9}[[{]/u

/** Lines that C++ has and C has not. */
const plusPlus =
  /^[ \t]{0,24}(?:class \w{1,60}(?: final)?\s{0,3}[:{]|namespace(?: \w{1,60})?\s{0,3}\{|template ?<|using namespace |(?:public|private|protected) ?:|[\w<>:*& ]{0,80}\w::~?\w{1,60} ?\()|\bstd::\w|\b(?:static|const|dynamic|reinterpret)_cast<|^#[ \t]{0,4}include[ \t]{0,4}<(?:iostream|string|vector|map|memory|algorithm|utility|functional|cstd\w{1,6}|cmath|cassert)>/mu

/** Grammars for makers of parsers and of scanners: what they make is written between its rules. */
const parser =
  /^%(?:token|type|union|left|right|nonassoc|start|skeleton|require|language|parse-param|expect|pure[-_]parser|glr-parser)\b/mu
const scanner = /^%(?:option|x|s|pointer|array) [\w-]|^(?:<[A-Z]\w{0,40}>|\[[^\]\n]{1,80}\][+*]?)\S{0,120}\s{1,40}\{/mu

/** What a text of this format is more exactly, where another format is written into it or goes on from it. */
export function refined(found: string, text: string): string {
  if (found === 'adb' && /\b(?:std_u?logic|rising_edge|port map|end process)\b/iu.test(text)) return 'vhdl'
  if ((found === 'c' || found === 'cpp') && text.includes('\n%')) {
    if (parser.test(text)) return 'y'
    return scanner.test(text) && /^%[%{]/mu.test(text) ? 'lex' : found
  }
  if (found === 'json5' && gyp.test(text)) return 'gyp'
  // A list of words whose dates nobody has filled in yet.
  if (found === 'po' && text.includes('YEAR-MO-DA HO:MI') && text.includes('Language-Team: LANGUAGE'))
    return 'to-translate'
  if ((found === 'html' || found === 'xhtml') && /\s(?:class=["']ocr_page|name=["']ocr-system)/u.test(text))
    return 'hocr'
  // What a package of R is described by, in a page that is made with it ("Writing R Extensions", section 1.4).
  if (found === 'tex' && /^%\s?\\Vignette(?:IndexEntry|Engine|Depends)\{/mu.test(text)) return 'rnw'
  if (found === 'tex' && text.includes('>>=') && /^<<[^\n>]{0,200}>>=[ \t]*\r?$/mu.test(text)) return 'rnw'
  if (found === 'ttl' && /^(?:GRAPH )?(?:<[^>\s]{0,300}>|\w{0,40}:[\w.-]{0,80})\s{0,9}\{/mu.test(text)) return 'trig'
  if ((found === 'html' || found === 'xml' || found === 'xhtml') && (text.includes('<?php') || text.includes('<?=')))
    return 'php'
  if (
    (found === 'xml' || found === 'html') &&
    /^\s*<(?:VirtualHost|Directory|DirectoryMatch|Location|LocationMatch|IfModule|IfDefine|IfVersion|Files|FilesMatch|Macro|Proxy|Perl|Limit)\b[^>="\n]{0,200}>[ \t]*\r?$/imu.test(
      text.slice(0, 1000),
    )
  )
    return 'conf'
  // A change with words before it that name who wrote it: what was sent has a way or a number as well.
  if (
    found === 'eml' &&
    !/^(?:received|message-id|return-path|delivered-to|to|mime-version|content-type):/imu.test(text.slice(0, 3000))
  )
    return matchChanges(text) ?? found
  // What both languages may take in says to C++ how; what says that without asking is for C++ alone.
  const isAsked = text.includes('__cplusplus')
  if (found === 'cpp') return isAsked && !plusPlus.test(text) ? 'c' : found
  return found === 'c' && (plusPlus.test(text) || (!isAsked && /^extern "C"/mu.test(text))) ? 'cpp' : found
}
