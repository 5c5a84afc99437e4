import { find, latin1, matches, u8, u16le, u32le } from './bytes.ts'

/** Stream of a compound file -> extension. First row that is there wins. [MS-CFB], [MS-DOC], [MS-XLS], [MS-PPT], ... */
const streams: readonly (readonly [name: string, extension: string])[] = [
  ['WordDocument', 'doc'],
  ['PowerPoint Document', 'ppt'],
  ['PP40', 'ppt'],
  ['PP97_DUALSTORAGE', 'ppt'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['__properties_version1.0', 'msg'],
  ['__nameid_version1.0', 'msg'],
  ['VisioDocument', 'vsd'],
  ['Quill', 'pub'],
  ['FileHeader', 'hwp'],
  ['MatOST', 'wps'],
  ['Catalog', 'thumbs'],
  ['SwDocContentMgr', 'sldprt'],
  ['Props12', 'mpp'],
  ['Props14', 'mpp'],
  ['Props9', 'mpp'],
  ['RSeStorageInfo', 'ipt'],
  ['RSeStorage', 'ipt'],
  ['RSeDb', 'ipt'],
  ['NativeContent_MAIN', 'qpw'],
  ['PerfectOffice_MAIN', 'wpd'],
]

const installerClass = '\x84\x10\x0c\x00\x00\x00\x00\x00\xc0\x00\x00\x00\x00\x00\x00\x46'
const patchClass = '\x86\x10\x0c\x00\x00\x00\x00\x00\xc0\x00\x00\x00\x00\x00\x00\x46'

/** Start of the root's class identifier -> extension, for writers whose streams are called otherwise. */
const classes: readonly (readonly [id: string, extension: string])[] = [
  ['\x06\x09\x02\x00\x00\x00\x00\x00\xc0', 'doc'],
  ['\x00\x09\x02\x00\x00\x00\x00\x00\xc0', 'doc'],
  ['\x10\x08\x02\x00\x00\x00\x00\x00\xc0', 'xls'],
  ['\x20\x08\x02\x00\x00\x00\x00\x00\xc0', 'xls'],
  ['\x10\x8d\x81\x64\x9b\x4f\xcf\x11', 'ppt'],
  ['\x0b\x0d\x02\x00\x00\x00\x00\x00\xc0', 'msg'],
  ['\x01\x12\x02\x00\x00\x00\x00\x00\xc0', 'pub'],
  ['\x13\x1a\x02\x00\x00\x00\x00\x00\xc0', 'vsd'],
  ['\x14\x1a\x02\x00\x00\x00\x00\x00\xc0', 'vsd'],
  ['\x3a\x8f\xb7\x74\xc8\xc8\xd1\x11', 'mpp'],
  ['\x90\xb4\x29\x4d\xb2\x49\xd0\x11', 'ipt'],
  ['\xe1\x81\x0f\xe6\xb3\x49\xd0\x11', 'iam'],
]

/** Names of the directory entries in one sector; the root's class identifier comes first. */
function directory(head: Uint8Array, at: number, sectorBytes: number): { names: string[]; root: string } {
  const names: string[] = []
  for (let entry = at; entry + 128 <= Math.min(head.length, at + sectorBytes); entry += 128) {
    const length = Math.min(64, u16le(head, entry + 64))
    let name = ''
    for (let index = 0; index + 2 < length; index += 2) name += String.fromCharCode(u16le(head, entry + index))
    names.push(name)
  }
  return { names, root: latin1(head, at + 80, 16) }
}

/**
 * Extension of a compound file ([MS-CFB]) by the names in its directory when that lies in the head, else by names
 * that show anywhere in the head; `cfb` when nothing tells.
 */
export function matchOle(head: Uint8Array): string | undefined {
  if (!matches(head, 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return undefined
  const sectorBytes = u8(head, 30) === 12 ? 4096 : 512
  const sector = u32le(head, 48)
  const at = (sector + 1) * sectorBytes
  if (sector >= 0 && at + 128 <= head.length) {
    const { names, root } = directory(head, at, sectorBytes)
    if (root === installerClass) return 'msi'
    if (root === patchClass) return 'msp'
    const lower = new Set(names.map((name) => name.toLowerCase()))
    const known = streams.find(([name]) => lower.has(name.toLowerCase()))
    if (known) return known[1]
    // Small pictures of a folder, each called by its width and a sum.
    if (names.some((name) => /^\d{1,4}_[\da-f]{16}$/u.test(name))) return 'thumbs'
    const made = classes.find(([id]) => root.startsWith(id))
    if (made) return made[1]
  }
  // Slides whose directory lies far behind them: their document's record begins a sector ([MS-PPT] section 2.4.1).
  for (let from = 512; from + 4 <= head.length; from += 512) if (matches(head, from, '\x0f\x00\xe8\x03')) return 'ppt'
  const wide = (name: string): string => Array.from(name, (letter) => `${letter}\x00`).join('')
  // Some writers say the streams' names in capitals.
  const seen = streams
    .slice(0, 9)
    .find(([name]) => find(head, wide(name), 512) !== -1 || find(head, wide(name.toUpperCase()), 512) !== -1)
  return seen?.[1] ?? (u16le(head, 512) === 0xa5ec ? 'doc' : u16le(head, 512) === 0x0809 ? 'xls' : 'cfb')
}
