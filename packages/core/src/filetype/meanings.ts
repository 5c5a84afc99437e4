import type { FileKind } from '../item/index.ts'

interface Meaning {
  readonly extension: string
  readonly mediaType: string
  readonly kind: FileKind
}

/**
 * What bytes say where an ending stands for several formats, of which the tables of endings know the one that most people
 * have: a name that rules give -> the format that has that ending, too.
 */
export const meanings: Readonly<Record<string, Meaning>> = {
  // Most are the metrics of a printer's font.
  floatmap: { extension: 'pfm', mediaType: 'image/x-portable-floatmap', kind: 'image' },
  // Most are pictures of the sky.
  activity: { extension: 'fit', mediaType: 'application/vnd.ant.fit', kind: 'data' },
  // Most belong to a dictionary.
  dvd: { extension: 'ifo', mediaType: 'video/x-dvd-ifo', kind: 'video' },
  // Most belong to a film on a disc.
  'word-index': { extension: 'idx', mediaType: 'application/x-stardict-index', kind: 'data' },
  // Most are somebody's addresses.
  variants: { extension: 'vcf', mediaType: 'text/x-vcf-variants', kind: 'data' },
  // Most are drawn with Figma.
  drawing: { extension: 'fig', mediaType: 'application/x-xfig', kind: 'vector-image' },
  // Most are photographs on a disc.
  points: { extension: 'pcd', mediaType: 'model/x-pcd', kind: 'model-3d' },
  // Most are books for a handheld.
  protein: { extension: 'pdb', mediaType: 'chemical/x-pdb', kind: 'data' },
  symbols: { extension: 'pdb', mediaType: 'application/x-ms-pdb', kind: 'software' },
  // Most are Objective-C.
  mindmap: { extension: 'mm', mediaType: 'application/x-freemind', kind: 'document' },
  // Most are tunes.
  alembic: { extension: 'abc', mediaType: 'model/x-alembic', kind: 'model-3d' },
  // A version is written so, too: only the bytes can say it.
  directx: { extension: 'x', mediaType: 'application/x-directx-mesh', kind: 'model-3d' },
  // Most are programs for Linux.
  snapshot: { extension: 'snap', mediaType: 'text/x-test-snapshot', kind: 'code' },
  'console-font': { extension: 'psf', mediaType: 'application/x-font-linux-psf', kind: 'font' },
  // Most are what translators remember.
  erdas: { extension: 'img', mediaType: 'application/x-erdas-hfa', kind: 'image' },
  // Most are fonts.
  biosemi: { extension: 'bdf', mediaType: 'application/x-biosemi', kind: 'data' },
  // Most are Ruby.
  rocketbook: { extension: 'rb', mediaType: 'application/x-rocketbook', kind: 'ebook' },
  // Most are Verilog, and films.
  proof: { extension: 'v', mediaType: 'text/x-coq', kind: 'code' },
  schematic: { extension: 'mts', mediaType: 'application/x-minetest-schematic', kind: 'data' },
  // Most are for autoconf.
  'ac-body': { extension: 'ac', mediaType: 'model/x-ac3d', kind: 'model-3d' },
  // Most are of FrameMaker, and lists of values.
  'map-exchange': { extension: 'mif', mediaType: 'application/x-mapinfo-mif', kind: 'data' },
  'map-table': { extension: 'tab', mediaType: 'application/x-mapinfo-tab', kind: 'data' },
  // Most are texts, and keys.
  'cell-grid': { extension: 'asc', mediaType: 'application/x-esri-grid', kind: 'data' },
  // Most are models for slides.
  'to-translate': { extension: 'pot', mediaType: 'text/x-gettext-template', kind: 'data' },
  // Most are films, and films of cameras.
  translations: { extension: 'ts', mediaType: 'text/vnd.trolltech.linguist', kind: 'data' },
  squirrel: { extension: 'nut', mediaType: 'application/x-squirrel', kind: 'code' },
  // Most are music.
  'go-module': { extension: 'mod', mediaType: 'text/x-go-module', kind: 'code' },
  'go-sums': { extension: 'sum', mediaType: 'text/x-go-sums', kind: 'data' },
  // Most are Objective-C.
  matlab: { extension: 'm', mediaType: 'text/x-matlab', kind: 'code' },
  // Most are what Windows programs are built from.
  kxmlgui: { extension: 'rc', mediaType: 'application/x-kxmlgui+xml', kind: 'data' },
  // Most are what a program was linked from, and what maps of scripts to their sources are called.
  pcraster: { extension: 'map', mediaType: 'application/x-pcraster', kind: 'data' },
  'garmin-ways': { extension: 'gdb', mediaType: 'application/x-garmin-gdb', kind: 'data' },
  // Most are Pascal.
  puppet: { extension: 'pp', mediaType: 'text/x-puppet', kind: 'code' },
  // Most are settings of Windows.
  'sky-regions': { extension: 'reg', mediaType: 'text/x-ds9-region', kind: 'data' },
  // Most are what Redis keeps.
  'r-objects': { extension: 'rdb', mediaType: 'application/x-r-lazyload', kind: 'data' },
  'tiled-map': { extension: 'tmx', mediaType: 'application/x-tiled-map+xml', kind: 'data' },
}
