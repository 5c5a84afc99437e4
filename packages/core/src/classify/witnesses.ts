import {
  ALWAYS_SIGNED,
  binaryMeaning,
  canonicalMediaType,
  type DetectedType,
  detect,
  extensionOf,
  extensionOfMediaType,
  extensionTypes,
  hidesScript,
  isActive,
  kindOfMediaType,
  mayBeText,
  nameFits,
  textMeaning,
  typeOfName,
} from '../filetype/index.ts'
import type { FileKind, Item, Verdict } from '../item/index.ts'
import { because, type Reason, typeRef } from '../reasons/index.ts'

/** What bytes, name and declared type together say, before any taxonomy. */
export interface Testimony {
  readonly kind: FileKind
  readonly mediaType: string
  readonly extension: string
  readonly confidence: number
  readonly by: Verdict['by']
  readonly why: readonly Reason[]
  readonly mismatch: boolean
  readonly activeContent: boolean
  readonly found?: DetectedType
}

interface Named {
  readonly kind: FileKind
  readonly mediaType: string
  readonly extension: string
}

const PLAIN_TEXT = typeRef({ kind: 'text', extension: 'txt' })

type Opinion = Omit<Testimony, 'activeContent' | 'found'>

const opinion = (type: Named, by: Verdict['by'], confidence: number, why: Reason[], mismatch = false): Opinion => ({
  kind: type.kind,
  mediaType: type.mediaType,
  extension: type.extension,
  by,
  confidence,
  why,
  mismatch,
})

/** True when the whole name says the type (`Makefile`), or another meaning of its ending does. */
const isWhole = (item: Item, name: Named): boolean => extensionOf(item.name) !== name.extension

/** The name as reasons say it: whole where all of it says the type, else by its ending. */
const said = (item: Item, name: Named): { readonly name: string; readonly extension: string } => ({
  name: isWhole(item, name) ? item.name : '',
  extension: name.extension,
})

/** Bytes and name agree; where the bytes say only how such files are packed, the name says what they are. */
function agreement(item: Item, found: DetectedType, name: Named): Reason {
  const values = { ...said(item, name), type: typeRef(found) }
  return found.kind === name.kind
    ? because('bytes-and-name', values)
    : because('bytes-hold-it', { ...values, means: typeRef(name) })
}

function named(extension: string): Named | undefined {
  const type = extensionTypes.get(extension)
  return type && { ...type, extension }
}

/** The other meaning of an ambiguous extension, for bytes that are no text: `.ts` is a film then. */
function binaryName(name: Named | undefined): Named | undefined {
  const other = name && Object.hasOwn(binaryMeaning, name.extension) ? binaryMeaning[name.extension] : undefined
  const type = other === undefined ? undefined : extensionTypes.get(other)
  return name && type ? { ...type, extension: name.extension } : name
}

/** The other meaning of an ambiguous extension, for bytes that are a text: a `.key` or `.pub` is a key then. */
function textName(name: Named | undefined): Named | undefined {
  const other = name && Object.hasOwn(textMeaning, name.extension) ? textMeaning[name.extension] : undefined
  // A meaning of "some text" says less than the name does: web pages are sold as .doc.
  return other === undefined || other === 'txt' ? name : named(other)
}

/** Bytes that are certain, against what the name says. */
function bytesAgainstName(item: Item, found: DetectedType, name: Named | undefined): Opinion {
  if (!name) return opinion(found, 'signature', 0.95, [because('bytes-are', { type: typeRef(found) })])
  // Where several formats have this ending, the bytes say which of them it is.
  if (found.extension === name.extension && found.kind !== name.kind)
    return opinion(found, 'signature', 0.99, [agreement(item, found, { ...found })])
  if (nameFits(found.extension, name.extension)) return opinion(name, 'signature', 0.99, [agreement(item, found, name)])
  if (found.by === 'text' && mayBeText(name) && (isActive(name.extension) || !isActive(found.extension))) {
    return opinion(name, 'extension', 0.9, [
      because('name-over-text', { extension: name.extension, means: typeRef(name), type: typeRef(found) }),
    ])
  }
  const contradiction = because('name-against-bytes', { extension: name.extension, type: typeRef(found) })
  if (isActive(name.extension) && !isActive(found.extension)) {
    const caution = because('kept-as-named', { means: typeRef(name) })
    return opinion(name, 'extension', 0.6, [contradiction, caution], true)
  }
  return opinion(found, 'signature', 0.92, [contradiction], true)
}

/** Text whose type is only a guess, against what the name says. */
function textAgainstName(item: Item, found: DetectedType, name: Named | undefined): Opinion {
  if (!name)
    return opinion(found, 'signature', found.extension === 'txt' ? 0.7 : 0.75, [
      because('bytes-look-like', { type: typeRef(found) }),
    ])
  const other = Object.hasOwn(textMeaning, name.extension) ? named(textMeaning[name.extension] ?? '') : undefined
  const meant = other ?? name
  if (mayBeText(meant)) {
    return opinion(meant, 'extension', 0.95, [
      because('name-and-text', { ...said(item, { ...meant, extension: name.extension }), means: typeRef(meant) }),
    ])
  }
  const contradiction = because('name-against-bytes', { extension: name.extension, type: PLAIN_TEXT })
  if (isActive(name.extension)) return opinion(name, 'extension', 0.6, [contradiction], true)
  return opinion(found, 'signature', 0.85, [contradiction], true)
}

/** Nothing found in the bytes (or no bytes at hand): the name decides, else the declared type. */
function nameAlone(item: Item, name: Named | undefined, head: Uint8Array | undefined): Opinion {
  const declared = canonicalMediaType(item.mediaType)
  const declaredKind = kindOfMediaType(declared)
  if (!name) {
    if (declaredKind === undefined || item.mediaType === '') return unknown(item)
    const extension = extensionOfMediaType(declared) ?? extensionOf(item.name)
    return opinion({ kind: declaredKind, mediaType: declared, extension }, 'media-type', 0.6, [
      because('declared-alone', { mediaType: declared, type: typeRef({ kind: declaredKind, extension: '' }) }),
    ])
  }
  const by = extensionOf(item.name) === name.extension ? 'extension' : 'name'
  const called = said(item, name)
  if (head && head.length > 0) {
    const binary = binaryName(name)
    if (binary !== name && binary)
      return opinion(binary, by, 0.7, [because('no-text-so', { ...called, means: typeRef(binary) })])
    if (mayBeText(name) && name.mediaType.startsWith('text/'))
      return opinion(name, by, 0.5, [because('no-text', called)], true)
    if (ALWAYS_SIGNED.has(name.extension))
      return opinion(name, by, 0.5, [because('begins-otherwise', { ...called, means: typeRef(name) })], true)
  }
  return opinion(name, by, 0.8, [because('name-alone', { ...called, means: typeRef(name) })])
}

function unknown(item: Item): Opinion {
  const extension = extensionOf(item.name)
  const why = extension ? because('unknown-ending', { extension }) : because('nothing-says')
  return opinion({ kind: 'other', mediaType: 'application/octet-stream', extension }, 'none', 0.2, [why])
}

/**
 * True when a declared type names something else than certain bytes do. A vague declaration contradicts nothing, and one
 * that is that of the name is no witness of its own: browsers take it from there.
 */
function declaredOtherwise(item: Item, found: DetectedType, name: Named | undefined): boolean {
  const declaredKind = kindOfMediaType(item.mediaType)
  const extension = extensionOfMediaType(item.mediaType)
  if (declaredKind === undefined || extension === undefined || declaredKind === found.kind) return false
  if (name && nameFits(extension, name.extension)) return false
  if (canonicalMediaType(item.mediaType) === 'text/plain' && found.by !== 'signature') return false
  return !nameFits(found.extension, extension) && !nameFits(extension, found.extension)
}

/** Hears bytes, name and declared type, and says which one counts, how surely and why. Never throws. */
export function hear(item: Item, head: Uint8Array | undefined): Testimony {
  const type = typeOfName(item.name)
  const found = head && detect(head, { sizeBytes: item.sizeBytes, guessText: !(type && mayBeText(type)) })
  if (!found || found.extension === '') {
    const alone = nameAlone(item, type, head)
    const why = found ? [...alone.why, because('empty')] : alone.why
    return { ...alone, why, activeContent: false, ...(found && { found }) }
  }
  const name = found.by === 'signature' ? binaryName(type) : found.by === 'text' ? textName(type) : type
  const heard = found.by === 'guess' ? textAgainstName(item, found, name) : bytesAgainstName(item, found, name)
  const why = [...heard.why]
  let { confidence, mismatch } = heard
  if (found.by !== 'guess' && declaredOtherwise(item, found, type)) {
    const kind = kindOfMediaType(item.mediaType) ?? 'other'
    const mediaType = canonicalMediaType(item.mediaType)
    why.push(because('declared', { mediaType, type: typeRef({ kind, extension: '' }) }))
    confidence = Math.min(confidence, 0.95)
    mismatch = true
  }
  const activeContent = head !== undefined && hidesScript(found, head)
  if (activeContent) {
    why.push(because('hidden-script', { type: typeRef(found) }))
    confidence = Math.min(confidence, 0.6)
  }
  return { ...heard, confidence, mismatch, why, activeContent, found }
}
