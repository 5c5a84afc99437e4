import fs from 'node:fs'
import path from 'node:path'
import { messagesOf } from '../own-folders/catalogs.ts'
import { type Document, type Family, numberOf } from '../own-folders/parts.ts'
import { filesOf, PROGRAMS } from './package-texts.ts'

/** Languages in turn, none of which the other catalogs are in. */
const LANGUAGES = ['fi', 'hu', 'da', 'el', 'uk', 'ca', 'ro', 'sk', 'sl', 'lt', 'pt', 'bg', 'hr', 'id', 'vi', 'ko', 'gl']
const EACH = 14
const MOST_TEXTS = 24

/** What programs with windows say, translated: texts of some messages each, every program in a language of its own. */
export function programs(): Family {
  const sources = new Map<string, readonly Document[]>()
  for (const name of PROGRAMS) {
    const files = filesOf(name, /\.mo$/u).map((file) => {
      const [, language = ''] = /\/([a-z]{2,3})\/LC_MESSAGES\//u.exec(file) ?? []
      return { file, language, size: fs.statSync(file).size }
    })
    const source = name.replace(/-(?:common|data|l10n|i18n|browser-data)$/u, '')
    const turn = numberOf(source) % LANGUAGES.length
    const inTurn = [...LANGUAGES.slice(turn), ...LANGUAGES.slice(0, turn)]
    const own = inTurn.flatMap((language) =>
      files
        .filter((one) => one.language === language)
        .toSorted((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1)),
    )[0]
    const messages = own ? messagesOf(own.file).toSorted((a, b) => numberOf(a) - numberOf(b)) : []
    const count = Math.min(MOST_TEXTS, Math.floor(messages.length / EACH))
    if (count < 10) continue
    const documents = Array.from({ length: count }, (_, at): Document => {
      const id = `${source} ${path.basename(own?.file ?? '')} ${at}`
      const text = messages.slice(at * EACH, (at + 1) * EACH).join('\n')
      return { id, source, name: `strings ${numberOf(id) % 10_000}.txt`, text }
    })
    sources.set(source, documents)
  }
  return { name: 'programs', holds: 'translated messages of other programs, 17 other languages', sources }
}
