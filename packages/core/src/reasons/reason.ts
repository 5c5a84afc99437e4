/** A value that a reason's sentence is filled with. A list is of short texts. */
export type ReasonValue = string | number | readonly string[]

/**
 * Why something was judged so, or stays: a code of `ReasonValues` with what its sentence is filled with, to be said in
 * anybody's language (`sayReason`). A bare string is a sentence already: a model's, a program's, or one of an older Octavo.
 */
export type Reason =
  | string
  | { readonly code: string; readonly values?: Readonly<Record<string, ReasonValue>> | undefined }

/** A name and its ending: a name that is said whole (`Makefile`), or `''` where the ending alone speaks. */
type Named = { readonly name: string; readonly extension: string }
/** A type as `typeRef` writes it. */
type TypeOf<Key extends string> = { readonly [K in Key]: string }
type Nothing = Readonly<Record<never, never>>

/** What each reason's sentence is filled with. A new reason is one line here and one in the table of each language. */
export interface ReasonValues {
  // What bytes, name and declared type say.
  'bytes-are': TypeOf<'type'>
  'bytes-look-like': TypeOf<'type'>
  'bytes-and-name': Named & TypeOf<'type'>
  'bytes-hold-it': Named & TypeOf<'means' | 'type'>
  'name-and-text': Named & TypeOf<'means'>
  'name-over-text': { readonly extension: string } & TypeOf<'means' | 'type'>
  'name-against-bytes': { readonly extension: string } & TypeOf<'type'>
  'kept-as-named': TypeOf<'means'>
  'name-alone': Named & TypeOf<'means'>
  'no-text-so': Named & TypeOf<'means'>
  'no-text': Named
  'begins-otherwise': Named & TypeOf<'means'>
  'declared-alone': { readonly mediaType: string } & TypeOf<'type'>
  declared: { readonly mediaType: string } & TypeOf<'type'>
  'unknown-ending': { readonly extension: string }
  'nothing-says': Nothing
  empty: Nothing
  'hidden-script': TypeOf<'type'>
  'whole-folder': { readonly name: string }
  // What belongs together; `unit` is one of `UNIT_KINDS`.
  together: { readonly others: number; readonly unit: string }
  'goes-with': { readonly name: string; readonly unit: string }
  // What its words and look say; `kind` is a kind of document.
  'reads-like': { readonly kind: string }
  'fits-no-kind': Nothing
  // Another file of its kind that was told, and has nearly the same words.
  'same-form': { readonly name: string }
  'too-little-to-overrule': Nothing
  'has-words': { readonly words: readonly string[] }
  'begins-with': { readonly word: string }
  'name-says': { readonly word: string }
  'name-ends': { readonly extension: string }
  'mail-heads': { readonly heads: readonly string[] }
  'mail-headers': Nothing
  prices: { readonly prices: number; readonly words: number }
  'prices-totals': { readonly prices: number; readonly words: number }
  'bank-account': Nothing
  card: Nothing
  money: Nothing
  quantities: { readonly lines: number }
  'log-lines': { readonly percent: number }
  'code-lines': { readonly percent: number }
  'first-line-program': Nothing
  'docs-look': Nothing
  headings: Nothing
  clauses: Nothing
  tasks: Nothing
  people: Nothing
  'meeting-title': Nothing
  'people-said': Nothing
  'long-paragraphs': Nothing
  references: Nothing
  // What a picture shows; `picture` is a kind of picture.
  'looks-like': { readonly picture: string }
  'most-like': { readonly picture: string }
  'may-be': { readonly picture: string }
  'raw-photo': Nothing
  'screen-size': { readonly widthPx: number; readonly heightPx: number }
  'icon-size': { readonly widthPx: number; readonly heightPx: number }
  'paper-shape': Nothing
  'narrow-paper': Nothing
  // A page whose words nobody could read.
  'unread-page': Nothing
  'from-scanner': { readonly device: string }
  'from-camera': { readonly device: string }
  'name-of-camera': Nothing
  'says-where': Nothing
  // What nobody keeps on purpose.
  'system-file': Nothing
  'half-download': { readonly program: string }
  'owner-note': Nothing
  'is-empty': Nothing
  // What the person taught, has and says, and what a model says.
  'like-yours': { readonly items: number; readonly folder: string }
  'like-folder': { readonly folder: string }
  'own-folder': { readonly folder: string }
  instruction: { readonly text: string }
  rule: { readonly name: string }
  protected: { readonly name: string }
  'model-chose': { readonly model: string }
  'model-said': { readonly model: string; readonly words: string }
  undecided: Nothing
  // Which group of a mailbox it is in.
  'mail-label': { readonly label: string }
  'mail-network': { readonly domain: string }
  'mail-many': Nothing
  'mail-private': { readonly domain: string }
  'mail-same-house': { readonly domain: string }
  'mail-grouped': { readonly group: string }
  'mail-program': { readonly domain: string }
  'mail-list': { readonly group: string }
  'mail-newsletter': Nothing
  'mail-person': Nothing
  'attached-to': { readonly mail: string }
  'written-once': Nothing
  // Why something stays.
  'left-out': Nothing
  'stays-with': { readonly name: string }
  'could-go': { readonly folders: readonly string[] }
  'in-folder': { readonly folder: string }
  'already-in': { readonly folder: string }
  'in-its-folder': Nothing
  'folder-needed': Nothing
  'was-not-done': Nothing
  // Why something was not done.
  gone: Nothing
  'changed-since': Nothing
  'name-taken': Nothing
  'not-empty': Nothing
  'not-permitted': Nothing
  'no-space': Nothing
  'was-stopped': Nothing
  'disk-failed': Nothing
  renamed: Nothing
  'copy-of': { readonly path: string }
  // What a paper sets a day for: titles in a calendar.
  'day-expires': { readonly name: string }
  'day-payBy': { readonly name: string }
  'day-ends': { readonly name: string }
  // Why another document begins on a page of a stack; `kind` is a kind of document.
  'cut-page-one': Nothing
  'cut-last-page': { readonly page: number }
  'cut-sender': { readonly name: string }
  'cut-day': { readonly day: string }
  'cut-title': { readonly kind: string }
  'cut-greeting': Nothing
  'cut-closing': Nothing
  'cut-language': Nothing
  'cut-words': Nothing
  'cut-after-blank': Nothing
}
export type ReasonCode = keyof ReasonValues

/** Makes a reason. What it is filled with is whatever was found, names of files too: it is made visible when it is said. */
export const because = <Code extends ReasonCode>(
  code: Code,
  ...[values]: keyof ReasonValues[Code] extends never ? [] : [values: ReasonValues[Code]]
): Reason => (values === undefined ? { code } : { code, values: { ...values } })

/** Reasons without those that are said already, in their order. */
export function distinct(reasons: readonly Reason[]): readonly Reason[] {
  const said = new Set<string>()
  return reasons.filter((reason) => {
    const key = JSON.stringify(reason)
    return !said.has(key) && said.add(key)
  })
}
