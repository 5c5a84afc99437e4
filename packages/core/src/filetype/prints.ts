const maxLines = 120
const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/u, maxLines + 1)
    .slice(0, maxLines)
    .map((line) => line.slice(0, 300).trim())
    .filter((line) => line !== '')

const paint =
  /(?:^|\s)(?:-?[\d.]+\s+){1,6}(?:moveto|lineto|rmoveto|rlineto|curveto|rcurveto|arcn?|setlinewidth|setgray|setrgbcolor|translate|scale|rotate|scalefont|setdash)\b|^(?:newpath|closepath|stroke|fill|eofill|gsave|grestore|showpage|(?:\/[\w-]{1,40} )?(?:findfont|setfont|show)\b.*|\([^)]{0,200}\) show|\/\w{1,40}\s?\{.*|.*\b(?:bind )?def|dup\b.*|%.*)$/u

/** Pages in PostScript without the mark in front: nearly every line paints, and some line draws or shows. */
function isPostscript(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !line.startsWith('%'))
  return (
    own.length >= 3 &&
    own.some((line) => /\d (?:moveto|lineto|rlineto|curveto|arcn?|scalefont|setlinewidth)\b/u.test(line)) &&
    own.filter((line) => paint.test(line)).length >= own.length * 0.7
  )
}

const command = /\\(?:[a-zA-Z@]{3,40})(?=[\s{[\\(}=\d,.%~]|$)/gu

/** TeX by its orders alone: three different ones, in many lines, and no ends of lines as programs have them. */
function isTex(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !line.startsWith('%'))
  if (own.length === 0) return false
  const found = new Set(own.flatMap((line) => line.match(command) ?? []))
  const told = own.filter((line) => line.search(command) !== -1).length
  const coded = own.filter((line) => /[;)]$|["'`]/u.test(line.replace(/``|''/gu, ''))).length
  const known =
    /\\(?:def|let|begin|end|section|textbf|emph|hbox|vbox|hskip|vskip|kern|noindent|par|ifx|fi|else|relax|newcommand|usepackage|documentclass|item|label|ref|font|csname|endcsname|input|catcode|global|expandafter|bf|it|tt|hfill|vfill|medskip|bigskip|smallskip|chapter|index|title|center|footnote|advance|newcount|newdimen|newif|endinput|message|write|immediate|edef|gdef|xdef|advance|the|number|string|hyphenation|patterns|shapepar|cite|appendix|module|start\w+|stop\w+|setup\w+)\b/u
  return (
    found.size >= Math.min(3, Math.ceil(own.length / 2)) &&
    told >= own.length * 0.3 &&
    coded < own.length * 0.3 &&
    own.some((line) => known.test(line))
  )
}

/** A face of a body in space by its corners, and the corners: the form of Wavefront, without its usual head. */
function isWavefront(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !line.startsWith('#'))
  return (
    own.filter((line) => /^v(?:\s+-?\d[\d.eE+-]*){3,4}$/u.test(line)).length >= 2 &&
    own.every((line) =>
      /^(?:v[tnp]?(?:\s+-?[\d.][\d.eE+-]*){1,7}|f(?:\s+-?\d+(?:\/-?\d*){0,2}){3,}|(?:l|p)(?:\s+-?\d+(?:\/-?\d*)?)+|(?:o|g|s|usemtl|mtllib|vp|cstype|deg|curv2?|surf|parm|trim|hole|end|call|csh|con|bevel|c_interp|d_interp|lod|shadow_obj|trace_obj|ctech|stech|bmat|step|sp|scrv)\b.{0,300})(?:\s{0,9}\\)?$|^-?[\d.]/u.test(
        line,
      ),
    )
  )
}

/** Sums of files behind their names (the form of SFV), or before them. */
function isSfv(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !line.startsWith(';'))
  return (
    own.length > 0 &&
    own.every((line) => /^\S.{0,250}\s[\da-f]{8}$/iu.test(line)) &&
    own.some((line) => /\.\w{1,5}\s+[\da-f]{8}$/iu.test(line))
  )
}

/** Lines of a list of what is played: addresses or paths to sound and film, and remarks. */
const isPlaylist = (lines: readonly string[]): boolean => {
  const own = lines.filter((line) => !line.startsWith('#'))
  return (
    own.length > 0 &&
    own.every((line) =>
      /^(?:(?:https?|rtsp|mms|file):\/\/\S{1,250}|(?:[A-Za-z]:)?[^:<>|?*"]{1,250})\.(?:mp3|ogg|flac|m4a|wav|wma|opus|aac|mp4|mkv|avi)$/iu.test(
        line,
      ),
    )
  )
}

/** Numbers of an event, a time and a date of the machine, in nearly every line: what a program or a system wrote down. */
const stamp =
  /^(?:\[?\d{4}[-/.]\d\d[-/.]\d\d[T ]\d\d:\d\d:\d\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d\d:\d\d:\d\d |\[?(?:DEBUG|INFO|WARN(?:ING)?|ERROR|TRACE|FATAL)\]?[ :|]|\S{1,60} \S{1,40} \S{1,40} \[\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d|\[\d{1,2}\/[A-Z][a-z]{2}\/\d{4}|\[\d{4}\/\d{6}(?:\.\d{3})?:(?:[A-Z]{4,9}|VERBOSE\d):)/u
const isLog = (lines: readonly string[]): boolean =>
  lines.length >= 5 && lines.filter((line) => stamp.test(line)).length >= lines.length * 0.8

const entry =
  /^@(?:string|comment|preamble|techreport|incollection|manual|unpublished|article|book|booklet|inbook|conference|proceedings|inproceedings|misc|phdthesis|mastersthesis|online|thesis|report)\s?[{(]\s{0,9}(?:[^\s,={}]{1,80},|\w{1,40} ?= ?["{])/iu
/** References behind words of somebody, which the format allows: two entries or more. */
export const matchReferences = (text: string): string | undefined =>
  text.includes('\n@') && text.split('\n').filter((line) => entry.test(line)).length >= 2 ? 'bib' : undefined

/** Lines of a program's own log: a moment with its thousandths, and how grave it is. */
const isOwnLog = (lines: readonly string[]): boolean =>
  lines.length >= 3 &&
  lines.filter((line) =>
    /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[,.]\d{3,6}Z?\b.{0,80}\b(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|CRITICAL|FATAL)\b/iu.test(
      line,
    ),
  ).length >=
    lines.length * 0.6

/** Extension of a text whose lines all do one thing: paint, set, list corners, sums, songs or events. */
export function matchPrint(text: string): string | undefined {
  const lines = linesOf(text)
  if (isOwnLog(lines)) return 'log'
  if (isWavefront(lines)) return 'obj'
  if (isPostscript(lines)) return 'ps'
  if (isSfv(lines)) return 'sfv'
  if (isTex(lines)) return 'tex'
  return isPlaylist(lines) ? 'm3u' : undefined
}

/** `log` where nearly every line begins with when it was written; asked last, as tables of days do so, too. */
export const matchLog = (text: string): string | undefined => (isLog(linesOf(text)) ? 'log' : undefined)
