import { isDocument } from '../classify/index.ts'
import { baseName, cutName, dayInName, safeName, stemOf } from '../item/index.ts'
import { kindWordIn } from '../kinds/index.ts'
import type { Language } from '../reasons/index.ts'
import type { DraftEntry } from './entry.ts'

/** Most bytes of a proposed name: people read it. */
const MAX_BYTES = 120

/**
 * A name from what is inside a document or mail, its ending kept: `2024-03-12 Invoice Acme GmbH.pdf`. Two of day, kind and
 * sender (or title) have to be known; else, and where it is called so already, undefined: it keeps its name. The kind is
 * said in the language.
 */
export function contentName({ item, verdict }: DraftEntry, language: Language = 'en'): string | undefined {
  const { fileKind, documentKind, facets = {} } = verdict
  if (!isDocument(fileKind)) return undefined
  const name = baseName(item.path)
  const kind =
    documentKind === undefined || fileKind === 'mail' ? undefined : capital(kindWordIn(language, documentKind))
  const parts = [facets.date ?? dayInName(name), kind, facets.sender, ...(kind && facets.sender ? [] : [facets.title])]
  const known = parts.flatMap((part) => part?.replace(/\s+/gu, ' ').trim() || [])
  if (known.length < 2) return undefined
  const ending = name.slice(stemOf(name).length)
  const stem = safeName(known.join(' '), { windows: true }).name
  const proposed = cutName(`${stem}${ending}`, MAX_BYTES)
  return proposed === name ? undefined : proposed
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
