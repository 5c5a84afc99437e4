import { execFileSync } from 'node:child_process'
import { pages, type SubjectSet } from './subjects.ts'

const LABELS = 'science games sound mail database hamradio fonts math electronics video'.split(' ')

/** Sections, and how many texts of each at most: groups of all sizes. */
const SIZES: Readonly<Record<string, number>> = {
  ...{ net: 70, admin: 55, graphics: 40, web: 32, gis: 26, editors: 20 },
  ...{ education: 18, interpreters: 14, news: 12, shells: 10 },
}

/** One-line descriptions of packages by section. */
function linesOf(labels: readonly string[]): Map<string, string[]> {
  const listed = execFileSync('apt-cache', ['dumpavail'], { maxBuffer: 512 * 2 ** 20 }).toString('utf8')
  const sections = new Map<string, string[]>(labels.map((label) => [label, []]))
  for (const entry of listed.split('\n\n')) {
    const line = /^Description: (.+)$/mu.exec(entry)?.[1]
    const section = /^Section: (?:.*\/)?(.+)$/mu.exec(entry)?.[1] ?? ''
    if (line) sections.get(section)?.push(line)
  }
  return sections
}

/** One-line descriptions of packages of other sections, groups of very unequal sizes. */
export function unequalSections(): SubjectSet {
  const sections = linesOf(Object.keys(SIZES))
  return {
    name: 'unequal sections',
    part: 'choose',
    holds: 'descriptions of packages by section, groups of unequal size',
    telling: {},
    documents: Object.entries(SIZES).flatMap(([label, most]) => pages(label, sections.get(label) ?? [], 4, most)),
  }
}

/** One-line descriptions of packages, some of one section together. */
export function packageLines(): SubjectSet {
  const sections = linesOf(LABELS)
  return {
    name: 'package lines',
    part: 'choose',
    holds: 'descriptions of packages by section',
    telling: {
      science: 'biology chemistry physics sequence molecular simulation',
      games: 'game puzzle play',
      sound: 'audio music player midi',
      mail: 'imap smtp message spam',
      database: 'sql postgresql mysql',
      hamradio: 'radio amateur',
      fonts: 'font typeface truetype opentype',
      math: 'mathematics algebra numerical solver',
      electronics: 'circuit fpga verilog',
      video: 'dvd media movie player',
    },
    documents: LABELS.flatMap((label) => pages(label, sections.get(label) ?? [], 3, 40)),
  }
}
