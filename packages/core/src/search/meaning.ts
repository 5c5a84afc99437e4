import { maskSecrets } from '../model/index.ts'

/** Most characters of a file that an embedding model is given: about what small models read at once. */
export const MEANING_CHARACTERS = 2000
const LOOKED_AT = MEANING_CHARACTERS * 2
const HALF_SECRET = 64

/** What search by meaning may know of a file. Its folder is left out: moving a file doesn't change what it means. */
export interface Meaningful {
  readonly name: string
  readonly title?: string
  /** Left out where only names may be sent. */
  readonly text?: string
}

/**
 * What an embedding model reads of a file: its name as words, its title, the beginning of its text, with secrets and
 * personal numbers hidden. Never empty (models refuse that), at most `MEANING_CHARACTERS` UTF-16 units.
 */
export function meaningText({ name, title, text }: Meaningful): string {
  const words = name.replace(/\.[^.]{1,10}$/u, '').replace(/[_.-]+/gu, ' ')
  const whole = [words, title, text].filter((part) => part !== undefined).join('\n')
  const looked = whole.slice(0, LOOKED_AT).toWellFormed()
  const masked = maskSecrets(looked).text
  // The end of what was looked at may be half a number, which no pattern knows.
  const known = whole.length > LOOKED_AT ? masked.slice(0, -HALF_SECRET) : masked
  const cut = known
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
    .slice(0, MEANING_CHARACTERS)
    .toWellFormed()
    .replace(/\uFFFD$/u, '')
  return cut === '' ? 'file' : cut
}

/** What people type into a search, as it may leave: masked like everything else. */
export const queryText = (query: string): string => maskSecrets(query.toWellFormed()).text.trim().slice(0, 200)

/** What families of models want before a text, by their authors' model cards. */
const PROMPTS: readonly { readonly model: RegExp; readonly query: string; readonly document: string }[] = [
  { model: /nomic-embed-text/iu, query: 'search_query: ', document: 'search_document: ' },
  { model: /(?:^|[/_-])e5-(?!.*instruct)/iu, query: 'query: ', document: 'passage: ' },
]

/** The words that a model wants before a question or a document, by its name; empty for models that want none. */
export const promptFor = (model: string, purpose: 'query' | 'document'): string =>
  PROMPTS.find((known) => known.model.test(model))?.[purpose] ?? ''

/** Short texts about things that have nothing to do with each other: they show how alike a model finds the unlike. */
export const UNRELATED: readonly string[] = [
  'Volcanoes form where magma rises through the crust.',
  'The goalkeeper was sent off before half-time.',
  'Add two spoons of sugar and whisk until stiff.',
  'Interest on the loan is due every quarter.',
  'She tuned the violin before the concert began.',
  'The patch fixes a crash when the cable is pulled.',
  'Penguins keep their eggs warm on their feet.',
  'Tenants have to sweep the stairs on Saturdays.',
]

/**
 * How alike (cosine) two texts must be for this model before they count as meaning the same: well above what it gives to
 * texts that have nothing in common, which is 0 for one model and 0.8 for another. `vectors` are those of `UNRELATED`.
 */
export function likenessFloor(vectors: readonly Float32Array[]): number {
  const found: number[] = []
  for (const [at, a] of vectors.entries()) for (const b of vectors.slice(at + 1)) found.push(cosine(a, b))
  const mean = found.reduce((sum, value) => sum + value, 0) / Math.max(1, found.length)
  const spread = Math.sqrt(found.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, found.length))
  return Math.min(0.98, mean + Math.max(2.5 * spread, 0.15 * (1 - mean)))
}

/** Cosine of the angle between two vectors of one length; 0 where one of them is all zeros. */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [dot, aa, bb] = [0, 0, 0]
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0]
    dot += x * y
    aa += x * x
    bb += y * y
  }
  return aa === 0 || bb === 0 ? 0 : dot / Math.sqrt(aa * bb)
}
