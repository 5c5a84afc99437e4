import { type KindsOfDocument, kindOfDocument } from '../kinds/index.ts'
import type { LearnInput } from './features.ts'

/** Kinds of document that an input may be; for what has neither text nor a telling name, none. */
export function kindsOf({ item, reading }: LearnInput): KindsOfDocument {
  const text = [reading?.title, reading?.text].filter((part) => part !== undefined && part !== '').join('\n')
  return kindOfDocument({ name: item.name, text, ...(reading?.mail && { mail: reading.mail }) })
}
