import { execFileSync } from 'node:child_process'
import { pages, type SubjectSet } from './subjects.ts'

const LABELS = 'science games sound mail database hamradio fonts math electronics video'.split(' ')

/** One-line descriptions of packages, some of one section together. */
export function packageLines(): SubjectSet {
  const listed = execFileSync('apt-cache', ['dumpavail'], { maxBuffer: 512 * 2 ** 20 }).toString('utf8')
  const sections = new Map<string, string[]>(LABELS.map((label) => [label, []]))
  for (const entry of listed.split('\n\n')) {
    const line = /^Description: (.+)$/mu.exec(entry)?.[1]
    const section = /^Section: (?:.*\/)?(.+)$/mu.exec(entry)?.[1] ?? ''
    if (line) sections.get(section)?.push(line)
  }
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
