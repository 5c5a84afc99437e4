import type { PictureKind } from '../images/index.ts'
import type { FileKind } from '../item/index.ts'
import { visibleName } from '../item/index.ts'
import type { DocumentKind } from '../kinds/index.ts'
import type { Language } from './languages.ts'
import type { Reason, ReasonCode, ReasonValue, ReasonValues } from './reason.ts'
import type { TypeWords } from './types/names.ts'

/** What can hold files together (`findUnits`). */
export type UnitKind = 'saved-page' | 'archive-parts' | 'raw-and-picture' | 'live-photo' | 'sidecar' | 'subtitles'

/** What is said in one language: a sentence for each reason, and the words that stand in them. */
export interface Wording {
  /** Each hears its values as words: types, kinds and units are phrases of this language already (`a PDF document`). */
  readonly sentences: { readonly [Code in ReasonCode]: (values: ReasonValues[Code]) => string }
  /** A document of a kind in a sentence: `an invoice`. */
  readonly kinds: Readonly<Record<DocumentKind, string>>
  /** A picture of a kind in a sentence: `a screenshot`. */
  readonly pictures: Readonly<Record<PictureKind, string>>
  readonly units: Readonly<Record<UnitKind, string>>
  readonly types: TypeWords
}

/** A type as reasons carry it: its kind of file, and its usual extension where that is known. */
export const typeRef = ({ kind, extension }: { readonly kind: FileKind; readonly extension: string }): string =>
  `${kind}:${extension}`

/** Fetches what is said in a language; each language is a file of its own, so that only one has to be fetched. */
export async function wordingOf(language: Language): Promise<Wording> {
  switch (language) {
    case 'de':
      return (await import('./de.ts')).de
    case 'es':
      return (await import('./es.ts')).es
    case 'ar':
      return (await import('./ar.ts')).ar
    default:
      return (await import('./en.ts')).en
  }
}

/**
 * Says a reason in words that are safe to show: nothing in a name can pass for another one. `''` for one that this
 * version has no sentence for: a newer Octavo's.
 */
export function sayReason(wording: Wording, reason: Reason): string {
  if (typeof reason === 'string') return visibleName(reason)
  const { code, values = {} } = reason
  if (!Object.hasOwn(wording.sentences, code)) return ''
  const sentence = wording.sentences[code as ReasonCode] as (values: unknown) => string
  try {
    return sentence(
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, wordsFor(wording, key, value)])),
    )
  } catch {
    // What was written down is of another shape than this version writes.
    return ''
  }
}

/** A value as it is said: phrases for what has a name here, everything else visible as it is. */
function wordsFor({ types, kinds, pictures, units }: Wording, key: string, value: ReasonValue): ReasonValue {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return value.map(visibleName)
  if (key === 'type' || key === 'means') return typeWords(types, value)
  if (key === 'kind') return phrase(kinds, value)
  if (key === 'picture') return phrase(pictures, value)
  if (key === 'unit') return phrase(units, value)
  return visibleName(value)
}

const phrase = (phrases: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(phrases, key) ? phrases[key] : undefined) ?? visibleName(key)

/** A type in words: its own name, else its kind with the extension in brackets, e.g. "an archive (.lzh)". */
function typeWords({ formats, fileKinds }: TypeWords, ref: string): string {
  const [kind = '', extension = ''] = ref.split(':')
  if (extension !== '' && Object.hasOwn(formats, extension)) return phrase(formats, extension)
  return extension === '' ? phrase(fileKinds, kind) : `${phrase(fileKinds, kind)} (.${visibleName(extension)})`
}
