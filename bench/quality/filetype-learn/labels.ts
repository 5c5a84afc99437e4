import { mayBeText } from '../../../packages/core/src/filetype/textual.ts'
import { extensionTypes, typeOfName } from '../../../packages/core/src/index.ts'

/** Endings that several formats share, or that no format of texts has for itself: they label nothing. */
const SHARED: ReadonlySet<string> = new Set(
  (
    'dat bin old tmp temp download part partial bak orig swp lck readme 1st todo text asc idx map def in ans run me io info la hex prf pl6 ' +
    'h inc cls tm hp inl ipp app cmd_ command env lock cnf inf tab log_ nfo diz template tpl tmpl mod rej crdownload key pub sub frm sc ' +
    'cap scr cat st d_ pb sign sig gpg pgp kbx q sps do lsl pro fx ld lst out rpy mp mms bf ls ll io st exp ck sch lbr cube dsp pri config ' +
    'props targets proj res fen es ox re bb ext fa_ mb maf psl bim fam hy geom comp shader ml4 tr changes lang ent list mdf nb pcl aux bbl ' +
    'g4_ cl_ jad gfs 602 tsq mdl ins clo sgm_ dic_ act c9r rpt t2_ lsp_ odd vt pas_ ssa_ rd snw star cs_ gs ger mf'
  ).split(' '),
)

/** What a text must have (or, with `!` before, must lack) to be what these endings mostly mean. */
const NEEDED: Readonly<Record<string, RegExp>> = {
  m: /^\s*(?:#import|@interface|@implementation|@class|@protocol)\b/mu,
  mm: /^\s*(?:#import|@interface|@implementation|@class|#include)\b/mu,
  v: /\bmodule\s+\w+[\s\S]*\bendmodule\b|^`(?:timescale|include|define)/mu,
  ts: /^(?!\s*<\?xml|\s*<!DOCTYPE TS|\s*<TS)[\s\S]*(?:\b(?:import|export|const|interface|declare|function|class|let|var|namespace)\b)/u,
  pl: /\b(?:use strict|my [$@%]|sub \w+|\$_|@ARGV|package \w+|print |local \$)/u,
  t: /\b(?:use strict|use Test|my [$@%]|ok\(|is\()/u,
  pm: /\b(?:package \w|use strict|sub \w)/u,
  d: /\b(?:import std|module \w|import core|void main|unittest|auto )\b/u,
  pp: /\b(?:begin|unit|program|uses|procedure)\b/iu,
  r: /<-|\bfunction\(|library\(/u,
  fs: /\b(?:let|module|open|namespace|type)\b[\s\S]*(?:=|->)/u,
  s: /^\s*(?:\.\w+|\w+:|mov|ld|push|\w+\s+[%$#\w]+,)/mu,
  as: /\b(?:package|class|function|import flash|var )\b/u,
  cl: /__kernel|\bkernel\s+void|__global|get_global_id/u,
  l: /^%%/mu,
  y: /^%%/mu,
  yy: /^%%/mu,
  rl: /%%\{|machine \w+;/u,
  tf: /^(?:resource|variable|provider|module|terraform|output|data|locals)\b/mu,
  sol: /\b(?:pragma solidity|contract|interface|library)\b/u,
  ml: /\b(?:let|open|module|type|val)\b/u,
  vb: /\b(?:Sub|Module|Class|Imports|Dim|End)\b/u,
  bas: /\b(?:Sub|Function|Dim|PRINT|REM|GOTO|Attribute|End)\b/iu,
  asm: /^\s*\w*:?\s*\.?\w+\s+\S/mu,
  cr: /\b(?:def|class|module|require|end)\b/u,
  vala: /\b(?:using|class|namespace|public|void)\b/u,
  prolog: /:-/u,
  sed: /^\s*(?:#|s[/,|@#]|\/|\d|:|[dpyaic]\b)/mu,
  service: /^\[(?:Unit|Service|Install)\]/mu,
  socket: /^\[(?:Unit|Socket|Install)\]/mu,
  timer: /^\[(?:Unit|Timer|Install)\]/mu,
  rc: /\b(?:ICON|BITMAP|DIALOG|VERSIONINFO|STRINGTABLE|MENU|MANIFEST)\b|RT_MANIFEST/u,
  spec: /^%(?:description|prep|install|files|build|define|package)\b/mu,
  po: /^msgid/mu,
  idl: /\b(?:interface|module|typedef|import)\b/u,
  cfg: /=|:/u,
  conf: /\S/u,
  ini: /^\s*\[[^\]\n]+\]|=/mu,
  ui: /<(?:ui|interface)\b/u,
  sh: /\S/u,
  scd: /\b(?:SynthDef|var|arg)\b/u,
  j: /=:/u,
  gd: /\b(?:extends|func|var)\b/u,
  pd: /^#N canvas/mu,
  strings: /^\s*"[^"]*"\s*=\s*"|<plist/mu,
  aff: /^(?:SET|TRY|PFX|SFX|FLAG|REP|LANG)\b/mu,
  dic: /^\d+\r?\n|^(?:UTF-8|ISO|KOI|CP)/u,
  properties: /=|:/u,
  csv: /[,;\t|]/u,
  tsv: /\t/u,
  p8: /BEGIN/u,
  cer: /BEGIN/u,
  crt: /BEGIN|Certificate/u,
  der: /BEGIN/u,
  mo: /msgid/u,
  fa: /^>/u,
  url: /InternetShortcut/u,
  wl: /\S/u,
  lex: /^%%/mu,
  cs: /\b(?:using|namespace|class|public)\b/u,
  sql: /\b(?:select|create|insert|update|alter|set|drop|begin|grant)\b/iu,
  dart: /\b(?:import|class|void|library|part)\b/u,
  e: /\bfeature\b/u,
  hx: /\b(?:package|class|import|function)\b/u,
  elm: /\bmodule\b/u,
  tcl: /\b(?:proc|set|package|if|namespace)\b/u,
  zone: /\b(?:SOA|NS|IN)\b/u,
}

/** Endings that mean a format of the same media type as another, which is told under that one's name here. */
const OTHER: Readonly<Record<string, string>> = { vhd: 'vhdl', pot: 'po' }

/** Whole names of what people write to people about a program. */
const PLAIN =
  /^(?:readme|news|authors|thanks|todo|install|copying|copyright|licen[cs]e|changelog|changes|history|credits|bugs|faq|maintainers|contributors)$/u

/** The label of a file by its ending, checked against the text; undefined where the ending says nothing sure. */
export function labelOf(name: string, text: string): string | undefined {
  const base = name.slice(name.lastIndexOf('/') + 1).toLowerCase()
  if (PLAIN.test(base)) return 'txt'
  const ending = /\.([\w-]{1,14})$/u.exec(base)?.[1] ?? typeOfName(base)?.extension
  if (ending === undefined || ending === '') return undefined
  const label = base === 'cmakelists.txt' ? 'cmake' : (OTHER[ending] ?? ending)
  const type = extensionTypes.get(label)
  if (!type || SHARED.has(label) || !(mayBeText(type) || type.kind === 'code' || label === 'vhdl')) return undefined
  const needed = NEEDED[ending]
  return needed && !needed.test(text) ? undefined : label
}
