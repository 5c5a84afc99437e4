import fs from 'node:fs'
import path from 'node:path'
import { numberOf, partOf } from '../own-folders/parts.ts'
import { pages, type SubjectSet } from './subjects.ts'

const LOCALES = '/usr/share/locale'
const EACH = 5
const GROUPS = 10

/** Messages of a catalog as they were before they were translated (the binary form of GNU gettext). */
function originalsOf(file: string): readonly string[] {
  const bytes = fs.readFileSync(file)
  if (bytes.length < 28 || bytes.readUInt32LE(0) !== 0x950412de) return []
  const [count, table] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12)]
  return Array.from({ length: count }, (_, at) => {
    const [length, start] = [bytes.readUInt32LE(table + 8 * at), bytes.readUInt32LE(table + 8 * at + 4)]
    const text = bytes.toString('utf8', start, start + length).split('\0')[0] ?? ''
    return text.slice(text.indexOf('\u0004') + 1)
  }).filter((text) => text.length > 25)
}

const largestFirst = (files: readonly string[]) => files.toSorted((a, b) => fs.statSync(b).size - fs.statSync(a).size)

/** What programs say, in English: some messages of one program together, its own name left out. */
export function messages(part: 'choose' | 'report'): SubjectSet {
  const files = new Map<string, string[]>()
  for (const language of fs.existsSync(LOCALES) ? fs.readdirSync(LOCALES) : []) {
    const folder = path.join(LOCALES, language, 'LC_MESSAGES')
    for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
      if (name.endsWith('.mo') && !name.startsWith('iso') && partOf(name) === part)
        files.set(name, [...(files.get(name) ?? []), path.join(folder, name)])
  }
  const documents = [...files]
    .sort(([a], [b]) => numberOf(a) - numberOf(b))
    .map(([name, own]) => {
      const program = name.slice(0, -3)
      const silent = new RegExp(program.replace(/[^a-z]+.*$/iu, ''), 'giu')
      const lines = originalsOf(largestFirst(own)[0] ?? '')
      return pages(program, lines, EACH, 40).map((one) => ({ ...one, text: one.text.replace(silent, ' ') }))
    })
    .filter((own) => own.length >= 20)
  if (documents.length < 6) throw new Error('Catalogs of messages are missing: install programs with their locales.')
  return {
    name: `messages, ${part}`,
    part,
    holds: 'messages by program',
    telling: {},
    documents: documents.slice(0, GROUPS).flat(),
  }
}
