import type { Dialect } from './dialects.ts'

/** Settings, grammars, templates and lists that are taken for a language or for a plain text, in the shape of `dialects.ts`. */
export const rarer: readonly Dialect[] = [
  // Templates and styles by their indents.
  [
    'haml',
    'txt js css erb rb f ps1 coffee ini html yaml eps m hs sass',
    3,
    /^[ \t]{0,40}%(?:html|head|title|body|meta|link|script|div|p|a|ul|ol|li|span|h[1-6]|table|thead|tbody|tr|td|th|form|input|button|img|br|hr|label|section|header|footer|nav|strong|em|main|select|option|textarea|fieldset|dl|dt|dd)(?=[\s.#({=:/>]|$)/gmu,
  ],
  [
    'ep',
    'txt coffee html ejs erb eps m xml',
    2,
    /^[ \t]{0,40}(?:%==? ?\w|% ?(?:layout|title|content|extends|include|my [$@%]|if ?\(|unless ?\(|for(?:each)? |end\b|\}|stash|param|use )|%= ?(?:link_to|form_for|include|content|t |tag|javascript|stylesheet))/gmu,
    undefined,
    /^[ \t]{0,9}\\(?:begin|documentclass|section)|^%%|^% [A-Z]/mu,
  ],
  [
    'styl',
    'scss css txt sass rb less coffee yaml',
    3,
    /^[ \t]{1,24}(?:background|border|color|display|font|height|width|margin|padding|position|top|left|right|bottom|float|overflow|opacity|text|transition|transform|cursor|content|min|max|box|line|list|white|vertical|z)(?:-[a-z-]{1,24})?[ \t]{1,20}[^:;{}\n=]{1,80}\r?$|^\$?[\w-]{1,40} = [^;{}\n]{1,80}\r?$|^@(?:import|require) ["'][^"'\n]{1,80}["']\r?$/gmu,
    /^[ \t]{1,24}(?:background|border|color|display|font|height|width|margin|padding|position|top|left|right|bottom|float|overflow|opacity|text|transition|cursor|content|box|line)(?:-[a-z-]{1,24})?[ \t:]{1,20}[^:;{}\n=]{1,80}\r?$/mu,
    /[;{]\r?$|\bdo\b|^[ \t]{0,24}(?:def|end|@include|\+\w|=\w|\$[\w-]{1,40}:)/mu,
  ],
  [
    'vm',
    'xml txt html bzl php c hbs jinja md java yaml sql',
    2,
    /^[ \t]{0,40}#(?:set ?\( ?\$|foreach ?\( ?\$|parse ?\(|macro ?\(|if ?\( ?[!(]{0,3}\$|elseif ?\(|end\b|\{?else\b)|\$!\{?\w/gmu,
    /^[ \t]{0,40}#(?:set ?\( ?\$|foreach ?\( ?\$|parse ?\(|macro ?\(|if ?\( ?[!(]{0,3}\$)/mu,
  ],
  // Settings and descriptions.
  [
    'rules',
    'txt gn ini mk js sh py toml conf jinja tcl',
    1,
    /^[ \t]{0,9}(?:ACTION|SUBSYSTEMS?|KERNELS?|ATTRS?\{[^}\n]{1,40}\}|DRIVERS?|ENV\{\w{1,40}\})[!=]="/gmu,
  ],
  [
    'modulemap',
    'sh tf gd txt js go scala conf rb ini java sol',
    1,
    /^[ \t]{0,9}(?:explicit |framework ){0,2}module [\w.*"-]{1,80} (?:\[\w{1,30}\] ){0,3}\{/gmu,
    /^[ \t]{0,12}(?:umbrella|(?:private |textual )?header|export|link|requires|config_macros)\b/mu,
    /;[ \t]{0,9}\r?$/mu,
  ],
  ['nanorc', 'txt sh ini pl c', 2, /^i?color [\w,]{1,40}[ \t]{1,20}(?:start=)?"/gmu, /^syntax[ \t]/mu],
  ['conf', 'scala txt js go', 1, /^(?:object|apply|template) [A-Z]\w{1,40} "[^"\n]{1,80}"/gmu],
  // Pairs whose every value is written as TOML writes it: words in double marks, and others bare.
  [
    'toml',
    'ini',
    1,
    /^[\w-]{1,60} = (?:true|false|[-+]?\d[\d._]{0,20})\r?$/gmu,
    /^[\w-]{1,60} = "[^"\n]{0,200}"\r?$/mu,
    /^(?![ \t]{0,9}(?:#|\r?$)|[\w-]{1,60} = (?:"[^"\n]{0,200}"|true|false|[-+]?\d[\d._]{0,20}|\[[^\n]{0,400}\])[ \t]{0,9}(?:#[^\n]{0,200})?\r?$)[^\n]/mu,
  ],
  ['cwl', 'yaml', 1, /^cwlVersion:/gmu],
  ['qmlproject', 'txt groovy js bat ini qml css', 1, /^import (?:QmlProject|qbs)\b/gmu],
  [
    'rc',
    'pas txt c cpp ini md',
    1,
    /^[ \t]{0,9}\w{1,40}[ \t]{1,20}(?:ICON|BITMAP|CURSOR|RT_MANIFEST|24|RCDATA)[ \t]{1,20}(?:(?:DISCARDABLE|MOVEABLE|PURE|LOADONCALL)[ \t]{1,20}){0,3}"[^"\n]{1,120}"|^[ \t]{0,9}\w{1,40}[ \t]{1,20}VERSIONINFO\s|^[ \t]{0,9}\w{1,40}[ \t]{1,20}(?:DIALOG|DIALOGEX)[ \t][^\n]{0,60}\d{1,4}, ?\d{1,4}|^STRINGTABLE\b[^\n]{0,60}\n\s{0,20}(?:BEGIN|\{)/gmu,
  ],
  [
    'xdc',
    'ld txt ini',
    2,
    /\[ ?get_(?:ports|pins|cells|clocks|nets)\b|^set_property\b|^create_clock\b|^set_(?:false_path|max_delay|input_delay|output_delay)\b/gmu,
  ],
  ['rockspec', 'groovy tf lua txt ini', 1, /^(?:package|rockspec_format) ?= ?["']/gmu, /^source ?= ?\{/mu],
  [
    'cabal',
    'spec yaml txt',
    1,
    /^(?:cabal-version|build-type)[ \t]{0,20}:/gimu,
    /^(?:library|executable |test-suite |exposed-modules|maintainer|license|version)\b/imu,
  ],
  [
    'sieve',
    'ml sol ini txt js c',
    1,
    /^require (?:\[ ?)?"(?:fileinto|reject|ereject|vacation|envelope|imap4flags|regex|copy|include|variables|mailbox|relational|comparator-|editheader|date|body|enotify|subaddress)/gmu,
  ],
  // Grammars, sums and proofs.
  [
    'pegjs',
    'js ts txt ml',
    3,
    /^[A-Za-z_]\w{0,60}(?: ?"[^"\n]{1,60}")?[ \t]{0,9}\r?\n[ \t]{1,9}= |^[A-Za-z_]\w{0,60}(?: "[^"\n]{1,60}")? = (?:[a-z]\w{0,30}:)?["'([A-Z]/gmu,
    /^[ \t]{1,24}\/ /mu,
  ],
  [
    'lark',
    'bnf coffee bat txt js ml yaml',
    3,
    /^%(?:import|ignore|declare) [\w.]|^[?!]{0,2}[a-z_]\w{0,40}(?:\.\d)? ?: \S|^[A-Z_]{1,40}(?:\.\d)? ?: ["/[]/gmu,
    /^%(?:import (?:common|\.)|ignore |declare )/mu,
  ],
  [
    'mzn',
    'txt ini ml c js',
    3,
    /^[ \t]{0,4}(?:constraint\b|solve\b|var [^\n:]{1,60}:|(?:par )?(?:int|float|bool|array ?\[[^\]\n]{1,60}\] of|set of)\b[^=;\n]{0,60}:|output ?\[)|^include "[^"\n]{1,60}\.mzn";/gmu,
    /^[ \t]{0,4}(?:solve\s|constraint\s)|^include "[^"\n]{1,60}\.mzn"/mu,
  ],
  ['thy', 'txt ml hs', 1, /^theory \w{1,80}\s{1,9}imports\b/gmu],
  [
    'gnuplot',
    'txt tcl pl sh awk ini vb py lua mk',
    3,
    /^[ \t]{0,9}(?:set|unset) (?:term(?:inal)?|output|(?:[xyz]2?|cb)(?:label|range|tics)|title|key|grid|style|border|multiplot|size|samples|logscale|pm3d|palette|view|arrow|datafile)\b|^[ \t]{0,9}s?plot\s{1,9}["'[\w<]/gmu,
    /^[ \t]{0,9}(?:s?plot|set (?:term|output|[xy]label|[xy]range|datafile))/mu,
    /^(?:proc|def|#{1,6} \w)|^[ \t]{0,9}set \w{1,40} [[{$]/mu,
  ],
  [
    'bst',
    'txt m tex eps',
    2,
    /^(?:ENTRY|FUNCTION|INTEGERS|STRINGS|MACRO|READ|EXECUTE|ITERATE|SORT|REVERSE)\b[ \t]{0,9}(?:\{|\r?$)/gmu,
    /^(?:ENTRY|FUNCTION|INTEGERS|STRINGS|MACRO)\s{0,9}\{/mu,
  ],
  // Pages.
  ['adoc', 'txt', 1, /^={2,4} [^=\n]{1,120}\r?$/gmu, /^(?:\/\/[^\n]{0,200}\n|\s){0,9}= [^=\n]{1,120}\r?\n/u],
  [
    'wiki',
    'txt tcl hbs md jinja ini rdoc',
    2,
    /\[\[[^\][\n]{1,120}\]\]|'{2,3}[^'\n]{2,80}'{2,3}|^\{\|/gmu,
    /^={1,5}[^=\n]{1,80}={1,5}[ \t]{0,9}\r?$|^\{\|/mu,
    /\[\[!|^#{1,6} \S|^[ \t]{0,9}(?:if|function|local|fi|proc|set) ?[[({\w]|^```|^#\+/mu,
  ],
]
