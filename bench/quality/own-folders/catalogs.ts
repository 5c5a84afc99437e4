import fs from 'node:fs'
import path from 'node:path'
import { type Document, type Family, numberOf } from './parts.ts'

const LOCALES = '/usr/share/locale'
/** Languages in turn: every program has one, so that a draw holds several. */
const LANGUAGES = ['de', 'fr', 'es', 'pl', 'ru', 'it', 'pt_BR', 'nl', 'sv', 'ja', 'zh_CN', 'tr', 'cs']
/** Messages in one text. */
const EACH = 18
const MOST_TEXTS = 24

/** Translated messages of a catalog (the binary form of GNU gettext), none that is one word. */
export function messagesOf(file: string): readonly string[] {
  const bytes = fs.readFileSync(file)
  if (bytes.length < 28 || bytes.readUInt32LE(0) !== 0x950412de) return []
  const [count, table] = [bytes.readUInt32LE(8), bytes.readUInt32LE(16)]
  return Array.from({ length: count }, (_, at) => {
    const [length, start] = [bytes.readUInt32LE(table + 8 * at), bytes.readUInt32LE(table + 8 * at + 4)]
    return bytes.toString('utf8', start, start + length).split('\0')[0] ?? ''
  }).filter((text, at) => at > 0 && text.length > 25)
}

/** What programs say, translated: texts of some messages each, by program, every program in a language of its own. */
export function catalogs(): Family {
  const sources = new Map<string, readonly Document[]>()
  const programs = new Set<string>()
  for (const language of LANGUAGES) {
    const folder = path.join(LOCALES, language, 'LC_MESSAGES')
    if (fs.existsSync(folder)) for (const file of fs.readdirSync(folder)) programs.add(file)
  }
  for (const program of [...programs].filter((name) => name.endsWith('.mo') && !name.startsWith('iso')).sort()) {
    const turn = numberOf(program) % LANGUAGES.length
    const inTurn = [...LANGUAGES.slice(turn), ...LANGUAGES.slice(0, turn)]
    const file = inTurn.map((language) => path.join(LOCALES, language, 'LC_MESSAGES', program)).find(fs.existsSync)
    const messages = file ? messagesOf(file).toSorted((a, b) => numberOf(a) - numberOf(b)) : []
    const count = Math.min(MOST_TEXTS, Math.floor(messages.length / EACH))
    if (count < 10) continue
    const source = program.slice(0, -3)
    const documents = Array.from({ length: count }, (_, at): Document => {
      const id = `${source} ${at}`
      const text = messages.slice(at * EACH, (at + 1) * EACH).join('\n')
      return { id, source, name: `page ${numberOf(id) % 10_000}.txt`, text }
    })
    sources.set(source, documents)
  }
  return { name: 'catalogs', holds: 'translated messages by program, 13 languages', sources }
}
