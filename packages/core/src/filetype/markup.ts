import { matchTemplate } from './templates.ts'
import { byRoot } from './xml-roots.ts'

const spreadsheetNamespace = 'urn:schemas-microsoft-com:office:spreadsheet'

/** Position after the prolog, comments and document type that start at `from`; linear, and never past the end. */
function skipProlog(text: string, from: number): number {
  let at = from
  for (let parts = 0; parts < 64; parts += 1) {
    while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1
    const open = text.startsWith('<!--', at) ? '-->' : /^<[?!]/u.test(text.slice(at, at + 2)) ? '>' : ''
    if (open === '') return at
    if (open === '>' && text.slice(at, at + 9).toLowerCase() === '<!doctype') {
      const subset = text.indexOf('[', at)
      const end = text.indexOf('>', at)
      at = subset !== -1 && subset < end ? text.indexOf(']', subset) : end
    } else at = text.indexOf(open, at)
    if (at === -1) return text.length
    at = text.indexOf('>', at) + 1
    if (at === 0) return text.length
  }
  return at
}

const htmlStart =
  /^<(?:!doctype\s+html|html|head|body|title|script|style|table|div|p|h[1-6]|a\s|font|iframe|meta|link|center|br|img|form|b>|ul|ol|pre)\b/iu

/** Extension of a text that starts with a tag (XML by its root element, HTML); undefined when it starts otherwise. */
export function matchMarkup(text: string): string | undefined {
  const found = matchTags(text)
  if (found === 'html' && isMarkdown(text)) return 'md'
  if (found === 'xml') {
    const isFilled = text.includes('<%') || (text.includes('{{') && !text.trimStart().startsWith('<?xml'))
    return isFilled ? (matchTemplate(text, true) ?? found) : found
  }
  return found === 'html' || found === 'xhtml' ? (matchTemplate(text, true) ?? found) : found
}

/** A page of Markdown may begin with tags, for what it cannot say itself; its headings, lists and addresses are not in them. */
function isMarkdown(text: string): boolean {
  if (
    /<(?:!doctype|html|head|body|script|style)[\s>]/iu.test(text.slice(0, 3000)) ||
    /^\s*<h1>[^<]*<\/h1>\s*<h/iu.test(text)
  )
    return false
  const forms = [
    /^#{1,6} \S/mu,
    /^[ \t]{0,3}```/mu,
    /\]\((?:https?:|\.|\/|#)[^)\n]{1,300}\)/u,
    /^[*+-] {1,3}\S/mu,
    /^\d\. \S/mu,
    /\*\*[^*\n]{1,120}\*\*/u,
    /^\[!\[/mu,
  ]
  return forms.filter((form) => form.test(text)).length >= 2
}

const isSentAsHtml = (prolog: string, text: string): boolean =>
  /\bXHTML 1\.[01]\b(?! plus)/u.test(prolog) ||
  /<meta\s[^>]{0,80}http-equiv\s?=\s?["']content-type["'][^>]{0,80}text\/html/iu.test(text.slice(0, 3000))

function matchTags(text: string): string | undefined {
  const start = text.search(/\S/u)
  if (start === -1 || text[start] !== '<') return undefined
  const declared = text.startsWith('<?xml', start)
  if (/^<!doctype\s+html/iu.test(text.slice(start, start + 40))) return declared ? 'xhtml' : 'html'
  // Parts of pages begin with the ends of others, or with remarks that one program reads.
  if (/^<(?:\/(?:div|body|html|table|tr|td|section|main|ul|p|span)>|!--\[if )/iu.test(text.slice(start, start + 40)))
    return 'html'
  const at = skipProlog(text, start)
  const rest = text.slice(at, at + 2000)
  const sgml = declared ? undefined : sgmlOf(text.slice(start, at + 200))
  if (sgml) return sgml
  const root = /^<(?:[\w.-]{1,60}:)?([\w.-]{1,60})/u.exec(rest)?.[1]?.toLowerCase()
  if (root === undefined) return declared ? 'xml' : /<html[\s>]/iu.test(text) ? 'html' : undefined
  if (root === 'template' || root === 'script' || root === 'style') {
    const component = componentExtension(text)
    if (component) return component
  }
  // Pages of XHTML 1.0 and 1.1 may be, and are, sent as HTML (RFC 2854; "XHTML Media Types", second edition); some say so.
  if (root === 'html') return declared && !isSentAsHtml(text.slice(start, at), text) ? 'xhtml' : 'html'
  if (root === 'workbook' && rest.includes(spreadsheetNamespace)) return 'xls'
  if (root === 'document' && rest.includes('opendocument')) return fodExtension(text.slice(at))
  if (root === 'project') {
    const project = projectExtension(rest)
    if (project) return project
  }
  if (root === 'playlist' && rest.includes('xspf.org')) return 'xspf'
  if (root === 'envelope' && rest.includes('dmtf.org/ovf')) return 'ovf'
  if (root === 'mlt' && text.includes('kdenlive')) return 'kdenlive'
  const known = byRoot(root, rest, text.slice(start, at))
  if (known) return known
  // The head of a page without what it stands in.
  if (!declared && /^<(?:meta|link|title)[\s>]/iu.test(rest)) return 'html'
  if (declared || /\sxmlns(?::\w+)?=/u.test(rest.slice(0, 500))) return 'xml'
  if (htmlStart.test(rest) || /<(?:html|body)[\s>]/iu.test(text)) return 'html'
  const name = /^<([\w:.-]+)[\s>]/u.exec(rest)?.[1]
  if (name === undefined) return undefined
  // A long document's own end is not in the head, but the ends of parts are.
  const ends = text.match(/<\/[A-Za-z_][\w:.-]{0,60}>|\s\/>/gu)
  return text.trimEnd().endsWith(`</${name}>`) || (ends && ends.length >= 4) ? 'xml' : undefined
}

/** Documents of SGML by the type that they name: XML has its own word in the same place, and a system's address behind it. */
function sgmlOf(prolog: string): string | undefined {
  const type =
    /<!doctype\s{1,20}([\w.-]{1,60})\s{1,20}(?:system\s{1,20}(?:"[^"]{0,200}"|'[^']{0,200}'|[>[])|system\s{0,9}>|public\s{1,20}"([^"]{0,200})"(\s{1,20}["'])?)/iu.exec(
      prolog,
    )
  if (type === null || /^(?:html|svg|plist)$/iu.test(type[1] ?? '')) return undefined
  if (/^style-sheet$/iu.test(type[1] ?? '')) return 'dsl'
  if (/^(?:linuxdoc|debiandoc)$/iu.test(type[1] ?? '')) return 'sgml'
  return type[2] !== undefined && type[3] === undefined && !/XML|XHTML/u.test(type[2]) ? 'sgml' : undefined
}

/** A file of one component: Vue writes its markup in a template, Svelte puts blocks in braces between the tags. */
function componentExtension(text: string): string | undefined {
  const rest = text.slice(text.lastIndexOf('</script>') + 1)
  if (
    /\{[#:/@](?:if|each|await|else|html|key)\b|\s(?:bind|on|use|class):\w+=\{|^\s*export let \w|^\s*\$: |\$(?:state|props|derived)\(/mu.test(
      text,
    ) ||
    (rest !== text && /<[a-z][^<>\n]{0,200}\s[\w-]{1,30}=\{[\w.()]{1,40}\}/u.test(rest))
  )
    return 'svelte'
  // What a script in a page of HTML has no use for: it is set up for a component, or gives one away.
  if (
    /^<script\b[^>\n]{0,80}\bsetup\b/mu.test(text) ||
    (/^<script\b/mu.test(text) && /^export default \{/mu.test(text))
  )
    return 'vue'
  return /^<template(?: lang="\w{1,20}")?>\s*$/mu.test(text) &&
    /^<script\b|\sv-(?:if|for|model|bind|on)\b|\s[:@]\w+="/mu.test(text)
    ? 'vue'
    : undefined
}

/** A project of MSBuild by its namespace or the kit that it names: for C++, for Visual Basic, else for C#. */
function projectExtension(rest: string): string | undefined {
  const root = rest.slice(0, rest.indexOf('>') + 1)
  const audio = root.includes('audacityproject') || root.includes('audacity.sourceforge.net')
  if (audio) return 'aup'
  if (!root.includes('schemas.microsoft.com/developer/msbuild') && !/\sSdk="[\w./]{3,80}"/u.test(root)) return undefined
  if (/<ProjectConfiguration\s|<ClCompile\s|VCProjectVersion/u.test(rest)) return 'vcxproj'
  return /\.vb"|<OptionExplicit>|\.VisualBasic\./u.test(rest) ? 'vbproj' : 'csproj'
}

/** Flat OpenDocument: the media type stands in an attribute of the root element. */
function fodExtension(rest: string): string {
  const type = /mimetype="application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation|graphics)/u.exec(rest)
  const extensions = { text: 'fodt', spreadsheet: 'fods', presentation: 'fodp', graphics: 'fodg' } as const
  return extensions[(type?.[1] ?? 'text') as keyof typeof extensions]
}

/** Objects that a format begins with, by the names and values that it must have. */
const jsonForms: readonly (readonly [extension: string, sign: RegExp])[] = [
  ['geojson', /"type"\s*:\s*"(?:FeatureCollection|Feature)"/u],
  [
    'geojson',
    /^\{[^{]{0,400}"type"\s*:\s*"(?:(?:Multi)?(?:Point|LineString|Polygon))"\s*,[^{]{0,200}"coordinates"\s*:\s*\[/u,
  ],
  ['geojson', /^\{[^{]{0,400}"type"\s*:\s*"GeometryCollection"\s*,\s*"geometries"/u],
  [
    'geojson',
    /^\{\s*"coordinates"\s*:\s*\[[-\d.,[\]\seE]{1,3000}\]\s*,\s*"type"\s*:\s*"(?:Multi)?(?:Point|LineString|Polygon)"/u,
  ],
  ['topojson', /^\{[^{]{0,400}"type"\s*:\s*"Topology"/u],
  ['har', /^\{\s*"log"\s*:\s*\{\s*"(?:version|creator)"/u],
  ['sarif', /"\$schema"\s*:\s*"[^"]{1,200}sarif|^\{\s*"version"\s*:\s*"2\.1\.0"\s*,\s*"runs"\s*:/u],
  ['excalidraw', /^\{\s*"type"\s*:\s*"excalidraw"/u],
  ['maxpat', /^\{\s*"patcher"\s*:\s*\{/u],
  ['avsc', /^\{\s*"(?:type"\s*:\s*"record"|namespace"\s*:\s*"[\w.]{1,200}"\s*,\s*"type"\s*:\s*"record")/u],
  [
    'gyp',
    /^\{\s*"(?:targets|variables|includes|conditions|target_defaults)"\s*:\s*[[{][\s\S]{0,2000}"target_name"\s*:/u,
  ],
  ['kicad_pro', /^\{\s*"board"\s*:\s*\{\s*"(?:design_settings|3dviewports|ipc2581|layer_pairs)"/u],
  ['myb', /^\{\s*"comment"\s*:\s*"MyPaint brush/u],
  ['jsonld', /^\{\s*"@(?:context|id|type|graph)"\s*:/u],
  ['lottie', /^\{\s*"v"\s*:\s*"\d{1,2}\.\d{1,2}\.\d{1,2}"\s*,[\s\S]{0,400}"(?:layers|assets)"\s*:/u],
  ['tfstate', /^\{\s*"version"\s*:\s*\d,\s*"terraform_version"/u],
]

/** Extension of a JSON document (ipynb, geojson, gltf, jsonl, json); undefined when the text is none. */
export function matchJson(text: string): string | undefined {
  // Settings in JSON may begin with remarks, which the format lacks and its readers pass over.
  const start = Math.max(
    0,
    /^(?:\s|\/\/[^\n]{0,300}\n|\/\*(?:[^*]|\*(?!\/)){0,2000}\*\/)*/u.exec(text)?.[0].length ?? 0,
  )
  const first = text[start]
  if (first !== '{' && first !== '[') return undefined
  const object = /^\{(?:\s|\/\/[^\n]{0,300}\n|\/\*(?:[^*]|\*(?!\/)){0,2000}\*\/)*"(?:[^"\\\n]|\\.){0,500}"\s*:/u.test(
    text.slice(start, start + 1000),
  )
  if (first === '{' && !object) {
    const rest = text.slice(start)
    // JSON5: names without quotes, strings in single ones; no program has a block with such a start and no order in it.
    const named =
      /^\{\s{0,99}(?:\/\/[^\n]{0,300}\n\s{0,99}){0,9}(?:[A-Za-z_$][\w$]{0,60}|'[^'\n]{1,60}')\s?:\s{0,9}(?:["'[{\d-]|true|false|null)/u
    if (named.test(rest) && !/[;=]|\w\(/u.test(rest.replace(/"[^"\n]{0,400}"|'[^'\n]{0,400}'/gu, ''))) return 'json5'
    return /^\{\s*\}\s*$/u.test(rest) ? 'json' : undefined
  }
  if (
    first === '[' &&
    /^\[(?:\s|\/\/[^\n]{0,300}\n){1,60}"[^"\n]{0,200}"\s*(?:,|\])/u.test(text.slice(start)) &&
    text.includes('//')
  )
    return /;\s*$|\bfunction\b|=>/mu.test(text) ? undefined : 'json'
  if (first === '[' && !/^\[\s*(?:[{["\d-]|true|false|null|\]\s*$)/u.test(text.slice(start, start + 100)))
    return undefined
  if (
    first === '[' &&
    !parses(text) &&
    !/^\[\s*(?:\{\s*"|\[\s*[\d"[{-]|"[^"]{0,200}"\s*,|-?\d[\d.eE+-]*\s*,)/u.test(text.slice(start, start + 400))
  )
    return undefined
  const top = text.slice(start, start + 4000)
  if (/"nbformat"|"cell_type"\s*:/u.test(top)) return 'ipynb'
  if (first === '{') {
    const named = jsonForms.find(([, sign]) => sign.test(top))
    if (named) return named[0]
  }
  if (/"asset"\s*:\s*\{[^}]{0,200}"version"/u.test(top)) return 'gltf'
  return isLines(text) ? 'jsonl' : 'json'
}

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Two lines or more, each an object of its own (JSON lines); the last line may be cut. */
function isLines(text: string): boolean {
  const lines = text.split('\n', 4).map((line) => line.trim())
  const whole = lines.slice(0, lines.length > 2 ? -1 : undefined).filter((line) => line !== '')
  return whole.length >= 2 && whole.every((line) => line.startsWith('{') && line.endsWith('}') && parses(line))
}
