/** A rule about the start of a text: extension and what the text (without leading blanks) must match. */
type Rule = readonly [extension: string, pattern: RegExp]

/** Formats that a text's first characters tell for certain. Every pattern is anchored and bounded, so none can hang. */
const starts: readonly Rule[] = [
  ['ics', /^BEGIN:VCALENDAR/iu],
  ['vcf', /^BEGIN:VCARD/iu],
  ['vtt', /^WEBVTT(?:\s|$)/u],
  ['srt', /^\d{1,5}\s*\r?\n\d\d:\d\d:\d\d[,.]\d{1,3}\s*-->/u],
  ['ass', /^\[Script Info\]/iu],
  ['lrc', /^\[\d\d:\d\d[.:]\d\d\]/u],
  ['reg', /^(?:Windows Registry Editor Version|REGEDIT4)/u],
  ['pgp', /^-----BEGIN PGP /u],
  ['csr', /^-----BEGIN (?:NEW )?CERTIFICATE REQUEST-----/u],
  ['pem', /^-----BEGIN [A-Z0-9 ]{3,40}-----/u],
  ['pem', /^(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-[\w-]{1,20}) AAAA/u],
  ['m3u', /^#EXTM3U/u],
  ['warc', /^WARC\/[\d.]{1,5}\s/u],
  ['po', /^(?:#[^\n]{0,300}\n){0,30}msgid ""\r?\nmsgstr "/u],
  ['ttl', /^@prefix [\w-]{0,40}: ?<[^>\n]{1,300}>/u],
  ['pls', /^\[playlist\]/iu],
  ['xfig', /^#FIG [\d.]{1,5}\s/u],
  ['afm', /^StartFontMetrics [\d.]/u],
  ['pfa', /^%!(?:PS-AdobeFont-|FontType1)/u],
  ['bdf', /^STARTFONT \d/u],
  ['dif', /^TABLE\r?\n0,1\r?\n/u],
  ['prj', /^(?:PROJCS|GEOGCS|PROJCRS|GEODCRS)\["/u],
  ['ldif', /^(?:version: 1\r?\n(?:#[^\n]{0,200}\n|\r?\n){0,9})?dn: \S/u],
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
  ['desktop', /^\[Desktop Entry\]/u],
  ['eps', /^%!PS-Adobe-[\d.]{1,8} EPSF/u],
  ['ps', /^%!(?:PS|\s|$)/u],
  // Prologues and encodings, which programs put before what they print.
  ['ps', /^(?:%[^\n]{0,200}\n\s*){0,40}\/[\w.]{1,40}\s?\{[^\n]{0,300}\b(?:def|dict|dup|bind|moveto|exch)\b/u],
  ['erl', /^(?:%[^\n]{0,200}\n\s*){0,60}-module\(['\w]{1,80}\)\./u],
  ['xpm', /^\/\* XPM \*\//u],
  ['xbm', /^(?:\/\*[^*]{0,2000}\*\/\s*)?#define [\w-]{1,80}_width \d/u],
  ['ppm', /^P[36]\s+(?:#[^\n]{0,200}\n\s*)?\d+\s/u],
  ['pgm', /^P[25]\s+(?:#[^\n]{0,200}\n\s*)?\d+\s/u],
  ['pbm', /^P[14]\s+(?:#[^\n]{0,200}\n\s*)?\d+\s/u],
  ['ply', /^ply\r?\nformat /u],
  ['stl', /^solid\b[^\n]{0,200}\n\s*facet\s/u],
  ['step', /^ISO-10303-21;/u],
  ['wrl', /^#VRML V/u],
  ['dxf', /^(?:999\r?\n[^\n]{0,200}\n\s*){0,9}0\r?\n\s*SECTION\r?\n/u],
  ['sql', /^(?:-- (?:MySQL|MariaDB|PostgreSQL) |PRAGMA foreign_keys)/u],
  ['diff', /^(?:diff --git |Index: [^\n]{1,300}\n=+|--- [^\n]{1,300}\n\+\+\+ )/u],
  [
    'bib',
    /^(?:%[^\n]{0,300}\n\s*){0,60}@(?:string|comment|preamble|techreport|incollection|manual|unpublished|article|book|inproceedings|misc|phdthesis)\s*\{/iu,
  ],
  ['tex', /^\\documentclass|^\\documentstyle|^\\begin\{document\}/u],
  ['php', /^<\?php\b/u],
  ['jsp', /^<%@\s*page/u],
  ['torrent', /^d\d{1,3}:(?:announce|info)/u],
]

/** Program named after `#!` -> extension. */
const interpreters: readonly Rule[] = [
  ['py', /^python/u],
  ['js', /^(?:nodejs|node|deno|bun|qjs|d8|phantomjs)/u],
  ['rb', /^(?:j|mac)?ruby|^rake/u],
  ['pl', /^perl/u],
  ['php', /^php/u],
  ['lua', /^lua/u],
  ['tcl', /^(?:tclsh|wish|expect)/u],
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

function byShebang(text: string): string | undefined {
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
  const box = /^>?From \S[^\n]{5,200}\n/u.test(text)
  const names = mailHeaders(box ? text.slice(text.indexOf('\n') + 1) : text)
  const known = names.filter((name) => headerName.test(name))
  const needed = known.some((name) => ['from', 'subject', 'received', 'message-id'].includes(name))
  if (!needed || known.length < 3 || known.length * 2 < names.length) return undefined
  if (box) return 'mbox'
  const web = names.includes('snapshot-content-location') || /^From: <Saved by /mu.test(text.slice(0, 400))
  return web ? 'mht' : 'eml'
}

/** Extension of a text whose first characters tell its format (calendars, mail, subtitles, keys, scripts, ...). */
export function matchPlain(text: string): string | undefined {
  if (text.startsWith('#!')) return byShebang(text)
  const trimmed = text.trimStart()
  const start = starts.find(([, pattern]) => pattern.test(trimmed))
  return start?.[0] ?? byMail(text)
}
