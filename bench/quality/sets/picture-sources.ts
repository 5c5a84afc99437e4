import type { ImageKind } from '../../../packages/core/src/images/kinds.ts'

/** Pictures of one kind that a package ships: below folders whose path fits, each path without those that do not. */
export interface PictureSource {
  readonly kind: ImageKind
  readonly packages: string
  readonly path: RegExp
  readonly not?: RegExp
  /** Fewest pixels of the shorter side: buttons in a manual are no screenshots. */
  readonly leastPx?: number
  /** At most so many of a package. */
  readonly most: number
  /** Its parts are books, of which a package has many: what comes before the first digits of a name. Real scans are rare. */
  readonly isByBook?: true
}

/** Decorations of handbooks and of documentation that is generated. */
const ORNAMENT =
  /icon|logo|_static|search|sync|nav_|arrow|bullet|button|note\.|warning\.|tip\.|caution|important|thumb|prev|next|home|callout|badge|favicon|banner|spinner/iu

/**
 * Which packages of Debian ship which kind of picture, by their folders. Looked through by eye on contact sheets, package by
 * package; a folder that holds several kinds is left out rather than sorted by hand.
 */
export const PICTURE_SOURCES: readonly PictureSource[] = [
  {
    kind: 'screenshot',
    packages:
      'openshot-qt-doc linuxcnc-doc-en kicad-doc-en kile-doc gnumeric-doc kdevelop-data topcat-doc konsole ark marble-data python-taurus-doc solfege-doc denemo-doc gnome-user-docs freedombox-doc-en zoneminder-doc qtcreator-doc tellico-doc kphotoalbum kate5-data massxpert-doc okular kget kbibtex-data ktouch-data eqonomize-doc lokalize step gimp-help-en debian-handbook wireshark-doc texstudio-doc doublecmd-help-en jmeter-help skrooge-common kmymoney-common umbrello-data k3b-data glom-doc dolphin gwenview labplot-data kmail akregator konqueror cantor krusader',
    path: /\/doc\/HTML\/en\/|\/help\/C\/|\/doc\/[^/]*\/.*(?:images?|_images|html|en-US|figures|docs|help)\/|\/doublecmd\/doc\/en\/|\/doc\/jmeter[^/]*\//u,
    not: new RegExp(
      `${ORNAMENT.source}|html/(?!en-US)[a-z]{2}-[A-Z]{2}/|/libglom|inherit|coll_|diagram|photo|netfilter|lifecycle|transitions|autobuilder|existing-setup|template_|specialization|skrooge/(?:stack|pie)`,
      'iu',
    ),
    leastPx: 180,
    most: 16,
  },
  {
    kind: 'chart',
    packages:
      'gnuplot-doc python-statsmodels-doc python-xarray-doc python-qutip-doc python-sfepy-doc python-pyswarms-doc coinor-libclp-doc python-scipy-doc python-lmfit-doc graphviz-doc python-sasmodels-doc python-pandas-doc python-sklearn-doc python-nitime-doc octave-doc qtcharts5-doc-html libqwt-doc libosmium2-doc',
    path: /_images\/|\/html\/|octave\.html\/|gnuplot\/|qtcharts\/images\//u,
    not: ORNAMENT,
    leastPx: 100,
    most: 25,
  },
  {
    kind: 'photo',
    packages: 'mate-backgrounds',
    path: /backgrounds\/mate\/nature\//u,
    leastPx: 300,
    most: 40,
  },
  { kind: 'photo', packages: 'palapeli-data', path: /palapeli\/collection\//u, leastPx: 150, most: 10 },
  { kind: 'photo', packages: 'endless-sky-data', path: /images\/land\//u, leastPx: 150, most: 40 },
  {
    kind: 'photo',
    packages: 'opencv-doc',
    path: /examples\/data\/.*\.jpg$/u,
    not: /Suzanne|Logo|left\d|right\d|pca_|imageText|ela_/u,
    leastPx: 150,
    most: 40,
  },
  {
    kind: 'photo',
    packages:
      'lomiri-wallpapers-16.04 lomiri-wallpapers-20.04 ukui-wallpapers python3-sklearn python3-imageio labelme-examples visp-images-data',
    path: /backgrounds\/|\/datasets\/images\/|\/resources\/images\/|JPEGImages\/|\.jpe?g$/u,
    not: /data_annotated|visualization|SegmentationClass|json\//iu,
    leastPx: 150,
    most: 40,
  },
  {
    kind: 'illustration',
    packages: 'renpy-demo',
    path: /images\/(?:bg (?!whitehouse)|eileen|lucy)/u,
    leastPx: 200,
    most: 20,
  },
  {
    kind: 'illustration',
    packages: 'planetblupi-common',
    path: /image\/(?:back-|history|init|last|region|info|setup|help)/u,
    leastPx: 200,
    most: 25,
  },
  {
    kind: 'illustration',
    packages: 'tuxpaint-data',
    path: /tuxpaint\/(?:starters|templates)\//u,
    leastPx: 200,
    most: 30,
  },
  {
    kind: 'illustration',
    packages: 'fillets-ng-data',
    path: /images\/.*(?:-p|pozadi|background).*\.(?:png|jpg)$/u,
    leastPx: 200,
    most: 30,
  },
  {
    kind: 'illustration',
    packages: 'openclipart-png',
    path: /png\/(?:animals|buildings|food|people|plants)\//u,
    leastPx: 150,
    most: 60,
  },
  { kind: 'illustration', packages: 'freeorion-data', path: /data\/art\//u, not: /icons?\//u, leastPx: 200, most: 40 },
  {
    kind: 'illustration',
    packages:
      'ardentryst plee-the-bear-data debian-edu-artwork-emerald debian-edu-artwork-softwaves debian-edu-artwork-spacefun desktop-base lxqt-themes pingus-data freeciv-data pushover-data frozen-bubble-data',
    path: /./u,
    not: /icons?\/|cursor|button|font|\/ui\/|gui|logo|doc\/|plymouth|grub|mask|tiles?\/|texture/iu,
    leastPx: 200,
    most: 30,
  },
  {
    kind: 'icon',
    packages:
      'oxygen-icon-theme gnome-extra-icons gnome-icon-theme lxde-icon-theme mate-icon-theme deepin-icon-theme faenza-icon-theme nagios-images',
    path: /(?:48x48|64x64|96x96|128x128|256x256|\/48|\/96)\/|large\/|logos\//u,
    leastPx: 32,
    most: 25,
  },
  {
    kind: 'icon',
    packages:
      'kdevelop-data kate5-data k3b-data kget ktouch-data dolphin gwenview okular kmail akregator konqueror krusader umbrello-data step marble-data kphotoalbum palapeli-data lokalize cantor kbibtex-data calligra-data konsole ark',
    path: /icons\/hicolor\/(?:48|64|128|256|512)x/u,
    leastPx: 48,
    most: 6,
  },
  {
    kind: 'scan',
    packages: 'src:leptonlib',
    // Pages of books and forms; the rest are letters cut out, weasels and barcodes.
    path: /prog\/(?:1555\.|amoris|arabic2?\.|bois-|brev\.|brothers|breviar|candelabrum|cat\.|cavalerie|comap|dreyfus|feyn\.|form\d|german|harmoniam|keystone|lapide|lion-page|lucasta\.|lyra|moller|pageseg\d\.|pancrazi|patent|pedante|rabi\.|raggededge|scots|shearer|table|toc|tribune-page|turingtest|underline|w91|warped_paper|wet|witten|words|zanotti|zier|ortiz)/u,
    most: 110,
    isByBook: true,
  },
  { kind: 'scan', packages: 'src:tesseract', path: /testing\/(?!.*line\.)/u, leastPx: 300, most: 40 },
  { kind: 'scan', packages: 'src:unpaper', path: /tests\//u, leastPx: 300, most: 40 },
]
