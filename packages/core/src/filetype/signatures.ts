import { ANY, matches, u8 } from './bytes.ts'

/**
 * Bytes that a format begins with: extension of the type, position, bytes, and often a second position and bytes.
 * First row that fits wins, so the longer ones stand first. Sources: the formats' own specifications, the IANA
 * registrations, Gary Kessler's table of file signatures, and the PRONOM registry.
 */
type Row = readonly [extension: string, at: number, bytes: string, at2?: number, bytes2?: string]

const images: readonly Row[] = [
  ['jls', 0, '\xff\xd8\xff\xf7'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['bmp', 0, 'BM', 6, '\x00\x00\x00\x00'],
  ['ico', 0, `\x00\x00\x01\x00${ANY}\x00`, 9, '\x00'],
  ['cur', 0, `\x00\x00\x02\x00${ANY}\x00`, 9, '\x00'],
  ['jxl', 0, '\x00\x00\x00\x0cJXL \r\n\x87\n'],
  ['jxl', 0, '\xff\x0a'],
  ['j2c', 0, '\xff\x4f\xff\x51'],
  ['jxr', 0, 'II\xbc'],
  ['psd', 0, '8BPS\x00\x01'],
  ['psb', 0, '8BPS\x00\x02'],
  ['xcf', 0, 'gimp xcf '],
  ['hdr', 0, '#?RADIANCE'],
  ['hdr', 0, '#?RGBE'],
  ['exr', 0, '\x76\x2f\x31\x01'],
  ['icns', 0, 'icns'],
  ['flif', 0, 'FLIF'],
  ['qoi', 0, 'qoif'],
  ['bpg', 0, 'BPG\xfb'],
  ['ktx', 0, '\xabKTX 11\xbb\r\n\x1a\n'],
  ['ktx2', 0, '\xabKTX 20\xbb\r\n\x1a\n'],
  ['dds', 0, 'DDS \x7c\x00\x00\x00'],
  ['fits', 0, 'SIMPLE  ='],
  ['dcm', 128, 'DICM'],
  ['pcx', 0, '\x0a\x05\x01\x08\x00\x00\x00\x00'],
  ['mie', 0, `~\x10\x04${ANY}0MIE`],
  ['mie', 0, `~\x18\x04${ANY}0MIE`],
  ['raf', 0, 'FUJIFILMCCD-RAW'],
  ['x3f', 0, 'FOVb'],
  ['mrw', 0, '\x00MRM'],
  ['crw', 6, 'HEAPCCDR'],
  ['wmf', 0, '\xd7\xcd\xc6\x9a\x00\x00'],
  // Without the head that says where it is placed: in memory, nine words of head, version 3 or 1.
  ['wmf', 0, '\x01\x00\x09\x00\x00\x03'],
  ['wmf', 0, '\x01\x00\x09\x00\x00\x01'],
  ['emf', 0, '\x01\x00\x00\x00', 40, ' EMF'],
  ['eps', 0, '\xc5\xd0\xd3\xc6'],
  ['icc', 36, 'acsp', 0, `\x00${ANY}${ANY}${ANY}`],
  ['indd', 0, '\x06\x06\xed\xf5\xd8\x1d\x46\xe5'],
]

const sound: readonly Row[] = [
  ['flac', 0, 'fLaC'],
  ['mid', 0, 'MThd\x00\x00\x00\x06'],
  ['amr', 0, '#!AMR\n'],
  ['awb', 0, '#!AMR-WB\n'],
  ['ape', 0, 'MAC '],
  ['wv', 0, 'wvpk'],
  ['mpc', 0, 'MPCK'],
  ['mpc', 0, 'MP+'],
  ['dsf', 0, 'DSD \x1c\x00\x00\x00'],
  ['dff', 0, 'FRM8', 12, 'DSD '],
  ['tta', 0, 'TTA1'],
  ['caf', 0, 'caff\x00\x01'],
  ['au', 0, '.snd'],
  ['it', 0, 'IMPM'],
  ['xm', 0, 'Extended Module:'],
  ['s3m', 44, 'SCRM'],
  ['mod', 1080, 'M.K.'],
  ['mod', 1080, 'M!K!'],
  ['mod', 1080, 'FLT4'],
  ['mod', 1080, 'FLT8'],
  ['mod', 1080, `${ANY}CHN`],
  ['mod', 1080, 'CD81'],
  ['mod', 1080, 'OKTA'],
  ['voc', 0, 'Creative Voice File\x1a'],
  ['ra', 0, '.ra\xfd'],
  ['ac3', 0, '\x0b\x77'],
  ['dts', 0, '\x7f\xfe\x80\x01'],
  ['flp', 0, 'FLhd'],
]

const film: readonly Row[] = [
  ['flv', 0, 'FLV\x01'],
  ['rm', 0, '.RMF\x00\x00'],
  ['mxf', 0, '\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02\x01\x01'],
  ['mpg', 0, '\x00\x00\x01\xba'],
  ['mpg', 0, '\x00\x00\x01\xb3'],
  ['ivf', 0, 'DKIF\x00\x00'],
  ['nut', 0, 'nut/multimedia container\x00'],
  ['h264', 0, '\x00\x00\x00\x01\x67'],
  ['h265', 0, '\x00\x00\x00\x01\x40\x01'],
  ['dv', 0, `\x1f\x07\x00${ANY}`, 4, `${ANY}${ANY}${ANY}${ANY}`],
]

const packed: readonly Row[] = [
  ['gz', 0, '\x1f\x8b\x08'],
  ['bz2', 0, `BZh${ANY}1AY&SY`],
  ['bz2', 0, `BZh${ANY}\x17\x72\x45\x38\x50\x90`],
  ['xz', 0, '\xfd7zXZ\x00'],
  ['zst', 0, '\x28\xb5\x2f\xfd'],
  ['lz4', 0, '\x04\x22\x4d\x18'],
  ['lz4', 0, '\x02\x21\x4c\x18'],
  ['lz', 0, 'LZIP\x01'],
  ['lz', 0, 'LZIP\x00'],
  ['lzma', 0, '\x5d\x00\x00', 10, '\xff\xff\xff'],
  // Of a size that is known: less than a terabyte, and the first byte that is packed is always none.
  ['lzma', 0, '\x5d\x00\x00', 10, '\x00\x00\x00\x00'],
  ['7z', 0, '7z\xbc\xaf\x27\x1c'],
  ['rar', 0, 'Rar!\x1a\x07'],
  ['cab', 0, 'MSCF\x00\x00\x00\x00'],
  ['cab', 0, 'ISc('],
  ['arj', 0, '\x60\xea'],
  ['lzh', 2, `-lh${ANY}-`],
  ['lzh', 2, `-lz${ANY}-`],
  ['cpio', 0, '070701'],
  ['cpio', 0, '070702'],
  ['cpio', 0, '070707'],
  ['cpio', 0, '\xc7\x71'],
  ['cpio', 0, '\x71\xc7'],
  ['rpm', 0, '\xed\xab\xee\xdb'],
  ['deb', 0, '!<arch>\ndebian'],
  ['ar', 0, '!<arch>\n'],
  ['ar', 0, '!<thin>\n'],
  ['xar', 0, 'xar!\x00\x1c'],
  ['z', 0, '\x1f\x9d'],
  ['z', 0, '\x1f\xa0'],
  ['ace', 7, '**ACE**'],
  ['sit', 0, 'StuffIt (c)'],
  ['sit', 0, 'SIT!'],
  ['alz', 0, 'ALZ\x01'],
  ['zpaq', 0, 'zPQ'],
  ['sz', 0, '\xff\x06\x00\x00sNaPpY'],
  ['par2', 0, 'PAR2\x00PKT'],
  ['iso', 32_769, 'CD001'],
  ['dmg', 0, 'x\x01s\rbb`'],
  ['squashfs', 0, 'hsqs'],
  ['squashfs', 0, 'sqsh'],
  ['flatpak', 0, 'flatpak\x00\x01\x00\x89\xe5'],
  ['mds', 0, 'MEDIA DESCRIPTOR'],
  ['vhd', 0, 'conectix'],
  ['vhdx', 0, 'vhdxfile'],
  ['vmdk', 0, 'KDMV'],
  ['vdi', 64, '\x7f\x10\xda\xbe'],
  ['qcow2', 0, 'QFI\xfb'],
  ['vmdk', 0, 'COWD\x01'],
  ['wim', 0, 'MSWIM\x00\x00\x00'],
]

const programs: readonly Row[] = [
  ['wasm', 0, '\x00asm'],
  ['dex', 0, 'dex\n0'],
  ['lnk', 0, '\x4c\x00\x00\x00\x01\x14\x02\x00'],
  ['crx', 0, 'Cr24'],
  ['nes', 0, 'NES\x1a'],
  ['swf', 0, 'FWS'],
  ['swf', 0, 'CWS'],
  ['swf', 0, 'ZWS'],
  ['asar', 0, '\x04\x00\x00\x00', 16, '{"files":'],
  ['n64', 0, '\x80\x37\x12\x40'],
  ['gba', 4, '\x24\xff\xae\x51\x69\x9a\xa2\x21'],
  ['gb', 0x104, '\xce\xed\x66\x66\xcc\x0d\x00\x0b'],
  ['nds', 0xc0, '\x24\xff\xae\x51\x69\x9a\xa2\x21'],
  ['scpt', 0, 'FasdUAS '],
  ['swp', 0, 'b0VIM '],
  ['dsstore', 0, '\x00\x00\x00\x01Bud1'],
  ['wad', 0, 'IWAD', 7, '\x00'],
  ['wad', 0, 'PWAD', 7, '\x00'],
  ['alias', 0, 'book\x00\x00\x00\x00mark\x00\x00\x00\x00'],
]

const papers: readonly Row[] = [
  ['rtf', 0, '{\\rtf'],
  ['one', 0, '\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d\xae\xb1\x53\x78\xd0\x29\x96\xd3'],
  ['onetoc2', 0, '\xa1\x2f\xff\x43\xd9\xef\x76\x4c\x9e\xe2\x10\xea\x57\x22\x76\x5f'],
  ['djvu', 0, 'AT&TFORM'],
  ['mobi', 60, 'BOOKMOBI'],
  ['prc', 60, 'TEXtREAd'],
  ['lit', 0, 'ITOLITLS'],
  ['lrf', 0, 'L\x00R\x00F\x00\x00\x00'],
  ['chm', 0, 'ITSF\x03\x00\x00\x00'],
  ['wpd', 0, '\xffWPC'],
  ['wk1', 0, '\x00\x00\x02\x00\x06\x04\x06\x00'],
  ['wk3', 0, '\x00\x00\x1a\x00\x00\x10\x04\x00'],
  ['wri', 0, '\x31\xbe\x00\x00\x00\xab'],
  ['dvi', 0, '\xf7\x02'],
  ['hwp', 0, 'HWP Document File'],
  ['pst', 0, '!BDN'],
  ['tnef', 0, '\x78\x9f\x3e\x22'],
  ['webarchive', 0, 'bplist00', 8, `${ANY}${ANY}_\x10\x0fWebMainResource`],
]

const data: readonly Row[] = [
  ['gpkg', 0, 'SQLite format 3\x00', 68, 'GPKG'],
  ['gpkg', 0, 'SQLite format 3\x00', 68, 'GP10'],
  ['gpkg', 0, 'SQLite format 3\x00', 68, 'GP11'],
  ['sqlite', 0, 'SQLite format 3\x00'],
  ['mdb', 4, 'Standard Jet DB'],
  ['accdb', 4, 'Standard ACE DB'],
  ['pcap', 0, '\xd4\xc3\xb2\xa1'],
  ['pcap', 0, '\xa1\xb2\xc3\xd4'],
  ['pcap', 0, '\x4d\x3c\xb2\xa1'],
  ['pcap', 0, '\xa1\xb2\x3c\x4d'],
  ['pcapng', 0, '\x0a\x0d\x0d\x0a'],
  ['parquet', 0, 'PAR1'],
  ['avro', 0, 'Obj\x01'],
  ['orc', 0, 'ORC'],
  ['arrow', 0, 'ARROW1'],
  ['feather', 0, 'FEA1'],
  ['h5', 0, '\x89HDF\r\n\x1a\n'],
  ['hdf', 0, '\x0e\x03\x13\x01'],
  ['grb', 0, 'GRIB', 7, '\x01'],
  ['grb', 0, 'GRIB', 7, '\x02'],
  ['nc', 0, 'CDF\x01'],
  ['nc', 0, 'CDF\x02'],
  ['nc', 0, 'CDF\x05'],
  // The format of NASA, versions 3, 2.6 and before.
  ['cdf', 0, '\xcd\xf3\x00\x01'],
  ['cdf', 0, '\xcd\xf2\x60\x02'],
  ['cdf', 0, '\x00\x00\xff\xff\x00\x00\xff\xff'],
  ['mat', 0, 'MATLAB 5.0 MAT-file'],
  ['mat', 0, 'MATLAB 7.3 MAT-file'],
  ['npy', 0, '\x93NUMPY'],
  ['sav', 0, '$FL2'],
  ['sav', 0, '$FL3'],
  ['dta', 0, '<stata_dta>'],
  ['jmp', 0, '\xff\xff\x00\x00\x07\x00\x00\x00'],
  ['shp', 0, '\x00\x00\x27\x0a\x00\x00\x00\x00'],
  ['gguf', 0, 'GGUF'],
  ['plist', 0, 'bplist0'],
  ['pkl', 0, `\x80\x04\x95${ANY}${ANY}`, 7, '\x00\x00\x00\x00'],
  ['pkl', 0, `\x80\x05\x95${ANY}${ANY}`, 7, '\x00\x00\x00\x00'],
  ['kdbx', 0, '\x03\xd9\xa2\x9a'],
  ['mo', 0, '\xde\x12\x04\x95\x00'],
  ['mo', 0, '\x95\x04\x12\xde\x00'],
  ['rdata', 0, 'RDX2\nX\n'],
  ['rdata', 0, 'RDX3\nX\n'],
  ['rds', 0, 'X\n\x00\x00\x00\x02\x00'],
  ['rds', 0, 'X\n\x00\x00\x00\x03\x00'],
  ['kbx', 8, 'KBXf'],
  ['realm', 16, 'T-DB'],
  ['myi', 0, '\xfe\xfe\x07\x01'],
  ['fmp12', 14, '\xc0HBAM7'],
  // Tensors: how long the JSON in front is, below 16 MB.
  ['safetensors', 3, '\x00\x00\x00\x00\x00{"'],
  ['duckdb', 8, 'DUCK'],
  ['bdb', 12, '\x61\x15\x06\x00'],
  ['bdb', 12, '\x62\x31\x05\x00'],
  ['torrent', 0, 'd8:announce'],
  ['torrent', 0, 'd4:info'],
  ['sas7bdat', 12, '\xc2\xea\x81\x60\xb3\x14\x11\xcf'],
]

const fontsAndModels: readonly Row[] = [
  ['otf', 0, 'OTTO\x00'],
  ['ttc', 0, 'ttcf\x00'],
  ['woff', 0, 'wOFF'],
  ['woff2', 0, 'wOF2'],
  ['ttf', 0, '\x00\x01\x00\x00\x00'],
  ['ttf', 0, 'true\x00'],
  ['eot', 34, 'LP', 8, `${ANY}\x00\x02\x00`],
  ['eot', 34, 'LP', 8, '\x00\x00\x01\x00'],
  ['pfb', 0, '\x80\x01', 6, '%!'],
  ['pcf', 0, '\x01fcp'],
  // Metrics of printer fonts: version 1.0, and at 66 that the font is one of outlines.
  ['pfm', 0, '\x00\x01', 66, '\x81\x00'],
  ['glb', 0, 'glTF\x02\x00\x00\x00'],
  ['drc', 0, 'DRACO\x02'],
  ['fbx', 0, 'Kaydara FBX Binary  \x00'],
  // The first part of a model in parts is as long as the file, and begins with a version or the mesh.
  ['3ds', 0, 'MM', 6, '\x02\x00\x0a\x00\x00\x00'],
  ['3ds', 0, 'MM', 6, '\x3d\x3d'],
  ['mb', 0, `FOR4${ANY}${ANY}${ANY}${ANY}Maya`],
  ['mb', 0, 'FOR8', 16, 'Maya'],
  ['c4d', 0, 'QC4DC4D6'],
  ['blend', 0, 'BLENDER'],
  ['dwg', 0, 'AC10'],
  ['usdc', 0, 'PXR-USDC'],
  ['skp', 0, '\xff\xfe\xff\x0eS\x00k\x00e\x00t\x00c\x00h\x00U\x00p'],
  ['step', 0, 'ISO-10303-21;'],
]

const rows: readonly Row[] = [
  ...images,
  ...sound,
  ...film,
  ...packed,
  ...programs,
  ...papers,
  ...data,
  ...fontsAndModels,
]

/** The rows that a file may fit whose first byte is this one, in their order; those that say nothing about it included. */
const rowsByFirstByte: readonly (readonly Row[])[] = Array.from({ length: 256 }, (_, byte) =>
  rows.filter(([, at, bytes]) => at > 0 || bytes.startsWith(ANY) || bytes.charCodeAt(0) === byte),
)

/** Extension of the first format whose bytes are there; undefined when none fits. */
export function matchSignature(head: Uint8Array): string | undefined {
  for (const [extension, at, bytes, at2, bytes2] of rowsByFirstByte[u8(head, 0)] ?? []) {
    if (!matches(head, at, bytes)) continue
    if (at2 === undefined || bytes2 === undefined || matches(head, at2, bytes2)) return extension
  }
  return undefined
}

/** Extensions whose signature may stand at the start of a file that is text from end to end. */
export const TEXT_SIGNATURES: ReadonlySet<string> = new Set([
  'hdr',
  'rtf',
  'fits',
  'step',
  'dta',
  'cpio',
  'ar',
  'deb',
  'torrent',
])

/**
 * Extensions of formats that always begin with their signature, so that a file of that name with other bytes is broken
 * or something else. Formats that may begin otherwise (disk images, old MPEG, plain DICOM) are left out.
 */
export const ALWAYS_SIGNED: ReadonlySet<string> = new Set(
  'jpg jpeg png apng gif webp heic avif psd pdf docx xlsx pptx odt ods odp epub zip jar apk 7z rar gz tgz bz2 xz zst flac wav avi ogg opus mkv webm flv wmv wma sqlite woff woff2 otf ttf exe dll msi deb rpm class wasm cab tif tiff cr2 nef arw dng rtf'.split(
    ' ',
  ),
)
