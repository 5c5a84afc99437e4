import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { holdingOf, pages, type SubjectSet } from './subjects.ts'

const LABELS = [
  ...['language', 'networking', 'programming', 'operating system', 'company'],
  ...['hardware', 'communications', 'mathematics', 'storage', 'database'],
]

/** Entries of a dictionary of computing; the mark of the field is left out. */
export function dictionary(): SubjectSet {
  const file = path.join(holdingOf('dict-foldoc', 'usr/share/dictd'), 'foldoc.dict.dz')
  const lines = new Map<string, string[]>(LABELS.map((label) => [label, []]))
  const text = gunzipSync(fs.readFileSync(file)).toString('utf8')
  for (const entry of text.split(/\n(?=\S)/u)) {
    const field = /^ +<([a-z -]+)>/mu.exec(entry)?.[1] ?? ''
    const plain = entry
      .replace(/<[a-z, -]+>/gu, '')
      .replace(/[{}\t]|\(\d{4}-\d\d-\d\d\)/gu, ' ')
      .replace(/\s+/gu, ' ')
    if (plain.length > 400) lines.get(field)?.push(plain)
  }
  return {
    name: 'dictionary',
    part: 'report',
    holds: 'entries of a dictionary of computing by field',
    telling: {
      language: 'languages compiler lisp logic',
      networking: 'network ip packet protocol ethernet',
      programming: 'program object function code',
      'operating system': 'unix windows kernel process',
      company: 'corporation inc products',
      hardware: 'bus chip card computer',
      communications: 'modem signal transmission',
      mathematics: 'set function theorem mathematical',
      storage: 'disk drive memory',
      database: 'relational sql data query',
    },
    documents: LABELS.flatMap((label) => pages(label, lines.get(label) ?? [], 1, 40)),
  }
}
