import { wideStarts } from './starts-wide.ts'

/** A rule about the start of a text: extension and what the text (without leading blanks) must match. */
type Rule = readonly [extension: string, pattern: RegExp]

/** Formats that a text's first characters tell for certain. Every pattern is anchored and bounded, so none can hang. */
const starts: readonly Rule[] = [
  ['vcs', /^BEGIN:VCALENDAR\r?\n(?:[^\n]{0,200}\n){0,4}VERSION:1\.0/iu],
  ['ics', /^BEGIN:VCALENDAR/iu],
  ['vcf', /^BEGIN:VCARD/iu],
  ['vtt', /^WEBVTT(?:\s|$)/u],
  ['srt', /^\d{1,5}\s*\r?\n\s*\d{1,2}:\d\d:\d\d[,.]\d{1,3}\s*-->/u],
  ['ass', /^\[Script Info\]/iu],
  ['lrc', /^(?:\[(?:ti|ar|al|by|offset|length|re|ve|au|la|id):[^\]\n]{0,200}\]\s*){0,12}\[\d\d:\d\d[.:]\d\d\d?\]/u],
  ['idx', /^# VobSub index file/u],
  ['reg', /^(?:Windows Registry Editor Version|REGEDIT4)/u],
  ['pgp', /^-----BEGIN PGP /u],
  ['csr', /^-----BEGIN (?:NEW )?CERTIFICATE REQUEST-----/u],
  ['crl', /^-----BEGIN X509 CRL-----/u],
  ['p7b', /^-----BEGIN PKCS7-----/u],
  ['pem', /^-----BEGIN [A-Z0-9 ]{3,40}-----/u],
  // What OpenSSL writes before a certificate, and what a store of them is opened to.
  ['pem', /^(?:Certificate:\r?\n {4}Data:\r?\n|Bag Attributes\r?\n|(?:subject|issuer)= ?\/?[A-Z]{1,2} ?=)/u],
  ['csr', /^Certificate Request:\r?\n {4}Data:/u],
  [
    'keylog',
    /^(?:# SSL\/TLS secrets log file[^\n]{0,200}\n\s*)?(?:CLIENT_RANDOM|CLIENT_HANDSHAKE_TRAFFIC_SECRET|SERVER_HANDSHAKE_TRAFFIC_SECRET|RSA) [\da-f]{16,64} [\da-f]{32}/iu,
  ],
  ['xpt', /^HEADER RECORD\*{7}LIB/u],
  ['por', /^[\s\S]{0,200}?ASCII SPSS PORT FILE/u],
  ['flatpakref', /^\[Flatpak Ref\]/u],
  ['ccd', /^\[CloneCD\]/u],
  ['ma', /^\/\/Maya ASCII /u],
  ['shar', /^(?:[^\n]{0,200}\n){0,3}# This is a shell archive/u],
  ['pem', /^(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-[\w-]{1,20}) AAAA/u],
  ['m3u', /^#EXTM3U/u],
  ['warc', /^WARC\/[\d.]{1,5}\s/u],
  [
    'po',
    /^(?:#[^\n]{0,300}\n|\s){0,80}(?:msgctxt "[^\n]{0,300}\n)?msgid "[^\n]{0,2000}\r?\n(?:"[^\n]{0,2000}\n){0,20}msg(?:str|id_plural)\b/u,
  ],
  ['ttl', /^(?:#[^\n]{0,300}\n|\s){0,60}@(?:prefix\s+[\w.-]{0,40}:|base)\s*<[^>\n]{0,300}>/u],
  ['ttl', /^(?:#[^\n]{0,300}\n|\s){0,60}PREFIX [\w.-]{0,40}: ?<[^>\n]{1,300}>\s[^{]{0,3000}$/u],
  [
    'nt',
    /^(?:#[^\n]{0,300}\n|\s){0,60}(?:<[^>\s]{1,300}>|_:\w{1,60}) <[^>\s]{1,300}> (?:<[^>\s]{1,300}>|_:\w{1,60}|"[^\n]{0,2000}) ?\.\r?\n/u,
  ],
  ['pls', /^\[playlist\]/iu],
  ['drawing', /^#FIG [\d.]{1,5}\s/u],
  ['afm', /^StartFontMetrics [\d.]/u],
  ['pfa', /^%!(?:PS-AdobeFont-|FontType1)/u],
  ['bdf', /^STARTFONT \d/u],
  ['dif', /^TABLE\r?\n0,1\r?\n/u],
  ['prj', /^(?:PROJCS|GEOGCS|GEOCCS|COMPD_CS|VERT_CS|LOCAL_CS|PROJCRS|GEODCRS|GEOGCRS|COMPOUNDCRS|BOUNDCRS)\["/u],
  ['ldif', /^(?:#[^\n]{0,300}\n|\s){0,99}(?:version: 1\r?\n(?:#[^\n]{0,200}\n|\r?\n){0,9})?dn: \S/u],
  [
    'cue',
    /^(?:(?:REM|PERFORMER|TITLE|CATALOG|GENRE) [^\n]{0,200}\n\s*){0,20}FILE "[^"\n]{1,200}" (?:WAVE|MP3|BINARY|AIFF|MOTOROLA)\s/u,
  ],
  ['smi', /^<SAMI>/iu],
  ['sub', /^\{\d{1,7}\}\{\d{1,7}\}\S/u],
  ['mtl', /^(?:#[^\n]{0,200}\n\s*){0,20}newmtl \S/u],
  [
    'obj',
    /^(?:#[^\n]{0,200}\n\s*){0,30}(?:(?:mtllib|o|g|s|usemtl) [^\n]{0,200}\n\s*){0,8}v [-\d.e]+ +[-\d.e]+ +[-\d.e]+/u,
  ],
  ['igs', /^(?:[^\n]{72})?S[ 0]{0,6}1\r?\n/u],
  [
    'dtd',
    /^(?:<\?xml[^>]{0,100}\?>\s*)?(?:<!--(?:[^-]|-(?!->)){0,8000}-->\s*){0,30}<!(?:ELEMENT|ENTITY|ATTLIST|NOTATION)\s/u,
  ],
  ['url', /^\[InternetShortcut\]/iu],
  ['desktop', /^(?:#[^\n]{0,300}\n|\s){0,30}\[Desktop Entry\]/u],
  ['eps', /^%!PS-Adobe-[\d.]{1,8} EPSF/u],
  ['ps', /^%!(?:PS|\s|$)/u],
  // Prologues and encodings, which programs put before what they print.
  ['ps', /^(?:%[^\n]{0,200}\n\s*){0,99}\/[\w.]{1,40}\s?\{[^\n]{0,300}\b(?:def|dict|dup|bind|moveto|exch)\b/u],
  ['erl', /^(?:%[^\n]{0,200}\n\s*){0,60}-module\(['\w]{1,80}\)\./u],
  ['xpm', /^\/\* XPM \*\//u],
  ['xbm', /^(?:\/\*[^*]{0,2000}\*\/\s*)?#define [\w-]{1,80}_width \d/u],
  ['ppm', /^P[36]\s+(?:#[^\n]{0,200}\n\s*)?\d+\s/u],
  ['pgm', /^P[25]\s+(?:#[^\n]{0,200}\n\s*)?\d+\s/u],
  ['pbm', /^P[14]\s+(?:#[^\n]{0,200}\n\s*)?\d+\s/u],
  ['ply', /^ply\r?\nformat /u],
  ['stl', /^solid\b[^\n]{0,200}\n\s*facet\s/u],
  ['ifc', /^ISO-10303-21;[\s\S]{0,3000}?FILE_SCHEMA\s?\(\s?\(\s?'IFC/u],
  ['step', /^ISO-10303-21;/u],
  ['wrl', /^#VRML V/u],
  ['dxf', /^(?:999\r?\n[^\n]{0,200}\n\s*){0,9}(?:0\r?\n\s*ENDSEC\r?\n\s*)?0\r?\n\s*SECTION\r?\n/u],
  ['sql', /^(?:-- (?:MySQL|MariaDB|PostgreSQL) |PRAGMA foreign_keys)/u],
  ['diff', /^(?:diff --git |Index: [^\n]{1,300}\n=+|--- [^\n]{1,300}\n\+\+\+ )/u],
  [
    'bib',
    /^(?:%[^\n]{0,300}\n\s*){0,60}@(?:string|comment|preamble|techreport|incollection|manual|unpublished|article|book|inproceedings|misc|phdthesis)\s*\{/iu,
  ],
  ['tex', /^\\documentclass|^\\documentstyle|^\\begin\{document\}/u],
  ['php', /^<\?php\b/u],
  ['jsp', /^(?:<%--(?:[^-]|-(?!-%>)){0,4000}--%>\s*)?<%@\s*(?:page|taglib|include|tag)\b/u],
  ['aspx', /^<%@\s*(?:Page|Control|Master|Application|WebService|WebHandler)\b/u],
  ['swift', /^\/\/ ?swift-tools-version:/u],
  ['rb', /^# (?:-\*-[^\n]{0,60}-\*-\s+#\s)?frozen_string_literal: (?:true|false)\s/u],
  ['rb', /^(?:#[^\n]{0,300}\n|\s|(?:require|\$:|\$LOAD_PATH|lib ?=)[^\n]{0,200}\n){0,30}Gem::Specification\.new\b/u],
  ['sol', /^(?:\/\/[^\n]{0,300}\n|\/\*(?:[^*]|\*(?!\/)){0,3000}\*\/|\s){0,30}pragma solidity\b/u],
  [
    'psd1',
    /^(?:#[^\n]{0,300}\n|<#(?:[^#]|#(?!>)){0,3000}#>|\s){0,60}@\{\s{0,9}(?:#[^\n]{0,300}\n|\s){0,60}\w{1,60}\s{0,30}=/u,
  ],
  ['edn', /^(?:;[^\n]{0,300}\n|\s){0,60}[{[]\s{0,9}:[a-z][\w./-]{0,80}\s+(?![=\s]|\S{0,200}\s{0,9}=>)/u],
  [
    'sfz',
    /^(?:\/\/[^\n]{0,300}\n|\s){0,60}<(?:region|group|control|global|master)>\s{0,9}(?:\/\/[^\n]{0,300}\n|\s){0,60}[a-z_\d$]{2,40}=/u,
  ],
  ['textile', /^h[1-6](?:[(<=>{][^.\n]{0,40})?\. \S[^\n]{0,200}\r?\n/u],
  // Components of Astro: what runs on the server between two lines of hyphens, then a page.
  [
    'astro',
    /^---[ \t]*\r?\n(?:(?!---)[^\n]{0,300}\n){0,60}?(?:import [^\n]{1,200} from |const [^\n]{1,120} = )(?:[^\n]{0,400}\n(?!---)){0,200}[^\n]{0,400}\n---[ \t]*\r?\n\s{0,99}</u,
  ],
  ['usda', /^#usda \d/u],
  ['fbx', /^; FBX \d[^\n]{0,60}\n/u],
  ['vmdk', /^# Disk DescriptorFile\r?\n/u],
  ['mbx', /^\*mbx\*\r?\n/u],
  ['ram', /^(?:rtsp|pnm):\/\/\S/u],
  ['lock', /^(?:# THIS IS AN AUTOGENERATED FILE\. DO NOT EDIT THIS FILE DIRECTLY\.\r?\n)?# yarn lockfile v\d/u],
  ['sln', /^Microsoft Visual Studio Solution File, Format Version/u],
  ['pbxproj', /^\/\/ !\$\*UTF8\*\$!/u],
  ['yaml', /^%YAML \d/u],
  ['pug', /^(?:\/\/-?[^\n]{0,200}\n\s*)?doctype (?:html|xml|5|transitional|strict)\s*\n\s*html\b(?!>)/u],
  ['pug', /^extends \.{0,2}[\w./-]{1,100}\r?\n(?:[^\n]{0,200}\n){0,9}(?:block|append|prepend) [\w-]{1,60}\s*\r?\n/u],
  [
    'dockerfile',
    /^(?:#[^\n]{0,300}\n|\s|ARG [^\n]{0,200}\n){0,60}FROM [\w.$/{}:@-]{1,200}(?: AS [\w-]{1,60})?\s*\n(?:#[^\n]{0,300}\n|\s){0,60}(?:RUN|COPY|ADD|ENV|LABEL|WORKDIR|MAINTAINER|USER|ARG|CMD|EXPOSE|ENTRYPOINT|FROM|VOLUME|SHELL)\s/u,
  ],
  ['torrent', /^d\d{1,3}:(?:announce|info)/u],
]

/** Program named after `#!` -> extension. */
const interpreters: readonly Rule[] = [
  ['py', /^python/u],
  ['js', /^(?:nodejs|node|deno|bun|qjs|d8|phantomjs|gjs)/u],
  ['rb', /^(?:j|mac)?ruby|^rake/u],
  ['raku', /^(?:raku|perl6)/u],
  ['pl', /^perl/u],
  ['php', /^php/u],
  ['lua', /^lua/u],
  ['tcl', /^(?:tclsh|wish|expect)/u],
  ['nf', /^nextflow/u],
  ['cwl', /^cwl(?:-runner|tool)/u],
  ['awk', /^[gmn]?awk/u],
  ['r', /^Rscript/u],
  ['groovy', /^groovy/u],
  ['swift', /^swift/u],
  ['ps1', /^(?:pwsh|powershell)/u],
  ['erl', /^escript/u],
  ['ex', /^(?:elixir|iex)/u],
  ['jl', /^julia/u],
  ['hs', /^run(?:haskell|ghc)/u],
  ['scala', /^scala/u],
  ['kt', /^kotlin/u],
  ['clj', /^(?:clojure|bb$|lein)/u],
  ['lisp', /^(?:sbcl|clisp|emacs|guile|racket|csi)/u],
  ['ml', /^ocaml/u],
  ['coffee', /^coffee/u],
  ['mk', /^g?make$/u],
  ['applescript', /^osascript/u],
  ['ts', /^(?:ts-node|tsx)/u],
  ['sh', /^(?:ba|da|z|k|mk|pdk|a|fi|t?c|r|y)?sh$|^busybox/u],
]

/** Tcl's way around systems that took no long `#!` line: the shell starts the program, which takes that line for a remark. */
const throughShell =
  /^#[^\n]{0,200}\n(?:#[^\n]{0,300}\n|\s){0,30}exec (?:\S{0,100}\/)?(?:tclsh|wish|expect|jimsh)[\d.]{0,4} /u

function byShebang(text: string): string | undefined {
  if (throughShell.test(text)) return 'tcl'
  const program = /^#!\s*(?:\S{0,200}\/)?(?:env\s+(?:-\S+\s+)*)?([\w.+-]{1,60})/u.exec(text.slice(0, 300))?.[1]
  return program && interpreters.find(([, pattern]) => pattern.test(program))?.[0]
}

const headerName =
  /^(?:received|return-path|delivered-to|message-id|mime-version|date|from|to|cc|subject|reply-to|sender|content-type|dkim-signature|authentication-results|x-[\w-]{1,60}|in-reply-to|references|list-[\w-]{1,40}|newsgroups|path|nntp-posting-host|organization|lines)$/iu

/** How many of the first lines are e-mail headers (RFC 5322 section 2.2) before the first blank or foreign line. */
function mailHeaders(text: string): readonly string[] {
  const names: string[] = []
  // Most texts are no mail, and their first line says so: they are not cut into lines.
  if (!/^[\w-]{1,76}:/u.test(text)) return names
  for (const line of text.split('\n', 60)) {
    if (line.trim() === '') break
    if (/^[ \t]/u.test(line) && names.length > 0) continue
    const name = /^([\w-]{1,76}):/u.exec(line)?.[1]
    if (name === undefined) return names.length >= 4 ? names : []
    names.push(name.toLowerCase())
  }
  return names
}

function byMail(text: string): string | undefined {
  // A change that git made a mail of.
  if (/^From [\da-f]{40} /u.test(text)) return 'diff'
  const box = /^>?From \S[^\n]{5,200}\n/u.test(text)
  const names = mailHeaders(box ? text.slice(text.indexOf('\n') + 1) : text)
  const known = names.filter((name) => headerName.test(name))
  const needed = known.some((name) => ['from', 'subject', 'received', 'message-id'].includes(name))
  if (!needed || known.length < 3 || known.length * 2 < names.length) return undefined
  if (box) return 'mbox'
  const web = names.includes('snapshot-content-location') || /^From: <Saved by /mu.test(text.slice(0, 400))
  return web ? 'mht' : 'eml'
}

/** Certificates and keys may have words before them (RFC 7468 section 5.2): most of what follows is in Base64 then. */
function byArmor(text: string): string | undefined {
  const at = text.indexOf('\n-----BEGIN ')
  if (at === -1 || /^\s*(?:```|<|\/\/|\/\*|#include|import )/mu.test(text.slice(0, at))) return undefined
  const coded = text.slice(at).match(/^[\w+/]{40,76}={0,2}\r?$|^-----(?:BEGIN|END) [A-Z ]{3,40}-----\r?$/gmu) ?? []
  return coded.length >= 5 && coded.join('').length > text.length * 0.3 ? 'pem' : undefined
}

/** What a molecule says on its fourth line, behind lines that may be empty: it is read from the very start. */
const isMolecule = (text: string): boolean => text.includes('V2000') || text.includes('V3000')

const matchWide = (text: string, trimmed: string) => {
  const molecule = isMolecule(text)
  return wideStarts.find(([extension, pattern]) =>
    extension === 'mol' || extension === 'sdf' ? molecule && pattern.test(text) : pattern.test(trimmed),
  )
}

/** Extension of a text whose first characters tell its format (calendars, mail, subtitles, keys, scripts, ...). */
export function matchPlain(text: string): string | undefined {
  if (text.startsWith('#!')) {
    // What unpacks itself is a program of the shell by its first line.
    const isArchive = /^(?:[^\n]{0,200}\n){0,3}# This is a shell archive/u.test(text.slice(0, 800))
    return isArchive ? 'shar' : byShebang(text)
  }
  const trimmed = text.trimStart()
  const start = starts.find(([, pattern]) => pattern.test(trimmed)) ?? matchWide(text, trimmed)
  return start?.[0] ?? byMail(text) ?? byArmor(text)
}
