import { find, latin1, matches, u16le, u32le } from './bytes.ts'
import { extensionOfMediaType } from './extension-types.ts'
import { inflateStart } from './inflate.ts'
import { matchPackage } from './package-types.ts'

/** Members of a ZIP file that show in its first bytes. */
interface ZipHead {
  readonly names: readonly string[]
  /** Content of a stored first member called `mimetype` (OpenDocument, EPUB). */
  readonly mimetype: string
  /** What the list of part types says (Office packages); absent when the list is not in the head, or says nothing. */
  readonly listed?: string
}

const maxMembers = 200

/** Reads the local headers in the head (APPNOTE 4.3.7); where a size comes after the data, looks for the next header. */
function readMembers(head: Uint8Array): ZipHead {
  const names: string[] = []
  let mimetype = ''
  let listed: string | undefined
  let at = find(head, 'PK\x03\x04')
  while (at !== -1 && names.length < maxMembers && at + 30 <= head.length) {
    const flags = u16le(head, at + 6)
    const packedBytes = u32le(head, at + 18)
    const nameLength = u16le(head, at + 26)
    const dataAt = at + 30 + nameLength + u16le(head, at + 28)
    const name = latin1(head, at + 30, Math.min(nameLength, 512))
    if (name === 'mimetype') {
      const bytes = head.subarray(dataAt, dataAt + (packedBytes > 0 ? packedBytes : 128))
      // Programs that do not know better pack it like the rest, and not as the first.
      const said = u16le(head, at + 8) === 0 ? bytes : inflateStart(bytes, 128)
      mimetype = latin1(said, 0, Math.min(said.length, 128)).split('PK', 1)[0] ?? ''
    }
    names.push(name)
    if (name === '[Content_Types].xml' && (flags & 1) === 0)
      listed = matchPackage(
        head.subarray(dataAt, packedBytes > 0 ? dataAt + packedBytes : undefined),
        u16le(head, at + 8),
      )
    const sized = (flags & 8) === 0 || packedBytes > 0
    const nextAt = dataAt + (sized ? packedBytes : 0)
    at = sized && matches(head, nextAt, 'PK\x03\x04') ? nextAt : find(head, 'PK\x03\x04', nextAt)
  }
  return { names, mimetype, ...(listed !== undefined && { listed }) }
}

/** The same for packages of ISO/IEC 29500-2, which list their parts' types in a member of their own. */
const packageMembers: readonly (readonly [member: string, extension: string])[] = [
  ['word/*', 'docx'],
  ['xl/*', 'xlsx'],
  ['ppt/*', 'pptx'],
  ['visio/*', 'vsdx'],
  ['3D/*', '3mf'],
  ['FixedDocSeq.fdseq', 'xps'],
  ['FixedDocumentSequence.fdseq', 'xps'],
  ['Documents/1/*', 'xps'],
]

/** Name of a member (a start when it ends in `*`) -> extension of the format that has it. First row that fits wins. */
const tellingMembers: readonly (readonly [member: string, extension: string])[] = [
  ['AppxManifest.xml', 'appx'],
  ['AppxBlockMap.xml', 'appx'],
  ['extension.vsixmanifest', 'vsix'],
  ['AndroidManifest.xml', 'apk'],
  ['classes.dex', 'apk'],
  ['BundleConfig.pb', 'aab'],
  ['Payload/*', 'ipa'],
  ['META-INF/mozilla.rsa', 'xpi'],
  ['install.rdf', 'xpi'],
  ['chrome.manifest', 'xpi'],
  ['chrome/*', 'xpi'],
  ['browser/chrome/*', 'xpi'],
  ['META-INF/container.xml', 'epub'],
  ['WEB-INF/*', 'war'],
  ['META-INF/MANIFEST.MF', 'jar'],
  ['doc.kml', 'kmz'],
  ['index.apxl', 'key'],
  ['Index/Slide*', 'key'],
  ['Index/MasterSlide*', 'key'],
  ['Index/TemplateSlide*', 'key'],
  ['index.numbers', 'numbers'],
  ['maindoc.xml', 'kra'],
  ['ComicInfo.xml', 'cbz'],
  ['canvas.fig', 'fig'],
  ['designmap.xml', 'idml'],
  ['META-INF/ASiCManifest.xml', 'asice'],
  ['META-INF/signatures0.xml', 'asice'],
  ['BlockList.xml', 'bau'],
  ['index.pml', 'pmlz'],
  ['collection.anki2', 'apkg'],
  ['collection.anki21', 'apkg'],
  ['pass.json', 'pkpass'],
  ['geogebra.xml', 'ggb'],
  ['EGG-INFO/PKG-INFO', 'egg'],
  ['EGG-INFO/*', 'egg'],
  ['AppManifest.xaml', 'xap'],
  ['simulink/*', 'slx'],
  ['BlockDiagram/*', 'slx'],
  ['META-INF/AIR/application.xml', 'air'],
  ['main.lua', 'love'],
  ['theme/theme/theme1.xml', 'thmx'],
]

/** iWork packages look alike from their first members: any of the three programs. */
const iwork = [
  'Index/Document.iwa',
  'Index.zip',
  'buildVersionHistory.plist',
  'Metadata/BuildVersionHistory.plist',
  // The packages of 2009 begin with a picture that often fills the head.
  'QuickLook/Thumbnail.jpg',
]

function byNames(names: readonly string[]): string | undefined {
  // Writers that put the list of part types last still have their parts' relations (ISO/IEC 29500-2) in between.
  const isPackage = names.some(
    (name) => name === '[Content_Types].xml' || /(?:^|\/)_rels\/[^/]{0,80}\.rels$/u.test(name),
  )
  for (const [member, extension] of isPackage ? [...packageMembers, ...tellingMembers] : tellingMembers) {
    const fits = member.endsWith('*')
      ? names.some((name) => name.startsWith(member.slice(0, -1)))
      : names.includes(member)
    if (fits) return extension
  }
  if (names.some((name) => iwork.includes(name)))
    return names.some((name) => name.startsWith('Index/Tables/')) ? 'numbers' : 'pages'
  // An extension of a browser has its words in other languages, or its pages, beside its description.
  if (
    names.includes('manifest.json') &&
    names.some((name) => /^(?:_locales|popup|options)\/|^background\.(?:js|html)$/u.test(name))
  )
    return 'xpi'
  // A book as one page, and as a text: its description beside it.
  if (names.includes('metadata.opf') && names.includes('index.html')) return 'htmlz'
  if (names.includes('metadata.opf') && names.includes('index.txt')) return 'txtz'
  if (names.some((name) => /^(?:info|pkg)-[^/]{1,200}\.tar\.zst$/u.test(name))) return 'conda'
  // A book whose writer packed the kind of the file farther on: what is in it, or in which order it is read.
  if (names.some((name) => /\.(?:opf|ncx)$/u.test(name))) return 'epub'
  if (names.some((name) => /^[^/]{1,200}\.mscx$/u.test(name))) return 'mscz'
  if (names.includes('content.json') && (names.includes('metadata.json') || names.includes('manifest.json')))
    return 'xmind'
  if (names.includes('project.json') && names.some((name) => /^[\da-f]{32}\.(?:svg|png|wav)$/u.test(name))) return 'sb3'
  if (names.includes('level.dat') && names.some((name) => name.startsWith('region/') || name.startsWith('db/')))
    return 'mcworld'
  if (names.some((name) => /^[^/]{1,200}\.nuspec$/u.test(name))) return 'nupkg'
  if (names.some((name) => /^[^/]{1,200}\.ifc$/iu.test(name))) return 'ifczip'
  if (names.some((name) => /^[^/]{1,200}\.qgs$/u.test(name))) return 'qgz'
  if (names.includes('META-INF/container.xml') && names.some((name) => name.endsWith('.musicxml'))) return 'mxl'
  if (names.some((name) => /\.dist-info\/(?:WHEEL|RECORD|METADATA)$/u.test(name))) return 'whl'
  const others = names.filter((name) => !name.endsWith('/'))
  if (others.length > 0 && others.every((name) => name.endsWith('.npy'))) return 'npz'
  if (others.length > 0 && others.every((name) => name.endsWith('.class') || name.startsWith('META-INF/'))) return 'jar'
  if (names.includes('Document.xml') && names.includes('GuiDocument.xml')) return 'fcstd'
  // The archive that PyTorch saves: one folder with a pickle and the numbers beside it.
  if (names.some((name) => /^[^/]{1,200}\/(?:data\.pkl|constants\.pkl|code\/__torch__|extra\/_jit_)/u.test(name)))
    return 'pt'
  if (names.includes('matlab/document.xml')) return 'mlx'
  if (names.includes('document.json') && names.some((name) => name.startsWith('pages/'))) return 'sketch'
  if (names[0] && /\.usd[ac]?$/iu.test(names[0])) return 'usdz'
  if (names.length > 0 && names.every((name) => /\.fb2$/iu.test(name))) return 'fb2'
  // A page that Mozilla's archives hold: a folder with a description of it beside the page.
  if (names.some((name) => /^[^/]{1,200}\/index\.rdf$/u.test(name))) return 'maff'
  return undefined
}

/** Extension of a ZIP file by what is in it (Office, OpenDocument, EPUB, programs); `zip` when nothing tells. */
export function matchZip(head: Uint8Array): string | undefined {
  if (matches(head, 0, 'PK\x05\x06')) return 'zip'
  const start = matches(head, 0, 'PK00PK\x03\x04') || matches(head, 0, 'PK\x07\x08PK\x03\x04') ? 4 : 0
  if (!matches(head, start, 'PK\x03\x04')) return undefined
  const { names, mimetype, listed } = readMembers(head)
  return (mimetype && extensionOfMediaType(mimetype)) || listed || byNames(names) || 'zip'
}
