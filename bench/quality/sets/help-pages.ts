import fs from 'node:fs'
import path from 'node:path'
import { evenly, filesBelow, holdingOf, type SubjectSet } from './subjects.ts'

/** Pages whose names begin in several ways are about one thing. */
const SAME: Readonly<Record<string, string>> = { nautilus: 'files', user: 'accounts', contacts: 'accounts' }

/** Help of a desktop, written for people, by what its pages are about. */
export function helpPages(): SubjectSet {
  const root = path.join(holdingOf('gnome-user-docs', 'usr/share/help/C'), 'gnome-help')
  const documents = filesBelow(root)
    .filter((file) => file.endsWith('.page'))
    .map((file) => {
      const start = path.basename(file).split('-')[0] ?? ''
      // What stands before the title says where the page belongs and who wrote it.
      const text = fs
        .readFileSync(file, 'utf8')
        .replace(/<info>[\s\S]*?<\/info>/u, '')
        .replace(/<!--[\s\S]*?-->|<[^>]+>/gu, ' ')
      return { id: path.basename(file), label: SAME[start] ?? start, text: text.replace(/\s+/gu, ' ') }
    })
    .filter(({ text, label }) => text.length > 200 && !label.includes('.'))
  return {
    name: 'help pages',
    part: 'report',
    holds: 'help of a desktop by subject',
    telling: {
      net: 'network wireless connection internet vpn',
      power: 'battery suspend laptop',
      color: 'colour profile calibration',
      shell: 'window windows workspace overview',
      files: 'file folder folders',
      printing: 'print printer paper',
      a11y: 'accessibility screen reader',
      accounts: 'user account password contact',
      mouse: 'pointer click touchpad',
      keyboard: 'keys layout input',
      backup: 'back copy',
      disk: 'drive partition storage',
    },
    documents: evenly(documents, 7, 40),
  }
}
