import { collisionKey } from '../item/index.ts'
import type { Judged, JudgeInput } from '../judge/index.ts'
import { englishOf } from '../kinds/index.ts'
import { FIELD_NAMES, type FieldName, type FieldType, fieldOf, type Value } from './fields.ts'

/** Where a field's values are kept in a subject. */
export const placeOf = new Map(FIELD_NAMES.map((name, at) => [name, at] as const))

/** A text as it is compared: whatever its case; the name of a folder of Octavo's own by its English name. */
export const asCompared = (type: FieldType, text: string): string =>
  collisionKey(type === 'folder' ? (englishOf(text) ?? text) : text)

/** A text in which every word has a blank before it, and nothing else stands between words. */
export const spaced = (text: string): string => ` ${text.replace(/[\p{P}\p{S}\s]+/gu, ' ')}`

const NO_TEXTS: readonly string[] = []

/** One item as rules see it: what is asked for is worked out once, however many rules ask. */
export class Subject {
  readonly #input: JudgeInput
  readonly #judged: Judged
  readonly #values: (Value | null | undefined)[] = []
  readonly #texts: (readonly string[] | undefined)[] = []
  readonly #words: (readonly string[] | undefined)[] = []

  constructor(input: JudgeInput, judged: Judged) {
    this.#input = input
    this.#judged = judged
  }

  /** What is known; undefined for what is not. */
  value(field: FieldName): Value | undefined {
    const at = placeOf.get(field) ?? 0
    let value = this.#values[at]
    if (value === undefined) {
      value = fieldOf(field).read(this.#input, this.#judged) ?? null
      this.#values[at] = value
    }
    return value ?? undefined
  }

  /** The texts of a field as they are compared; none where it is not known. */
  texts(field: FieldName, at: number): readonly string[] {
    const known = this.#texts[at]
    if (known) return known
    const value = this.value(field)
    const raw = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : NO_TEXTS
    const { type } = fieldOf(field)
    const texts = raw.length === 0 ? NO_TEXTS : raw.map((text) => asCompared(type, text))
    this.#texts[at] = texts
    return texts
  }

  /** The same with a blank before each word. */
  words(field: FieldName, at: number): readonly string[] {
    const known = this.#words[at]
    if (known) return known
    const words = this.texts(field, at).map(spaced)
    this.#words[at] = words
    return words
  }

  /** The name of the item, as it was found. */
  get name(): string {
    return this.#input.item.name
  }
}
