import { collisionKey } from '../item/index.ts'
import type { Judged, JudgeInput } from '../judge/index.ts'
import { englishOf } from '../kinds/index.ts'
import { FIELD_NAMES, type FieldName, type FieldType, fieldOf, type Value } from './fields.ts'

const FIELD_LIST = FIELD_NAMES.map(fieldOf)
const places = new Map(FIELD_NAMES.map((name, at) => [name, at] as const))

/** Where a field's values are kept in a subject. */
export const placeOf = (field: FieldName): number => places.get(field) ?? 0

/** A text as it is compared: whatever its case; the name of a folder of Octavo's own by its English name. */
export const asCompared = (type: FieldType, text: string): string =>
  collisionKey(type === 'folder' ? (englishOf(text) ?? text) : text)

/** A text in which every word has a blank before it, and nothing else stands between words. */
export const spaced = (text: string): string => ` ${text.replace(/[\p{P}\p{S}\s]+/gu, ' ')}`

const NO_TEXTS: readonly string[] = []

/** The texts of a value as they were found. */
export const textsIn = (value: Value | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' ? value : NO_TEXTS

/** Anything that rules can be asked about: it has a name, and says what is known of a field. */
export interface Askable {
  readonly name: string
  /** Undefined for what is not known of it. */
  valueOf(field: FieldName): Value | undefined
}

/** An item with what was judged of it, as rules ask for it. */
export const askableOf = (input: JudgeInput, judged: Judged): Askable => ({
  name: input.item.name,
  valueOf: (field) => fieldOf(field).read(input, judged),
})

/** One thing as rules see it: what is asked for is worked out once, however many rules ask. */
export class Subject {
  readonly #thing: Askable
  readonly #values: (Value | null | undefined)[] = []
  readonly #texts: (readonly string[] | undefined)[] = []
  readonly #words: (readonly string[] | undefined)[] = []

  constructor(thing: Askable) {
    this.#thing = thing
  }

  /** What is known of the field at a place; undefined for what is not. */
  value(at: number): Value | undefined {
    let value = this.#values[at]
    if (value === undefined) {
      const field = FIELD_NAMES[at]
      value = (field && this.#thing.valueOf(field)) ?? null
      this.#values[at] = value
    }
    return value ?? undefined
  }

  /** Its texts as they are compared; none where it is not known. */
  texts(at: number): readonly string[] {
    const known = this.#texts[at]
    if (known) return known
    const texts = textsIn(this.value(at)).map((text) => asCompared(FIELD_LIST[at]?.type ?? 'text', text))
    this.#texts[at] = texts
    return texts
  }

  /** The same with a blank before each word. */
  words(at: number): readonly string[] {
    const known = this.#words[at]
    if (known) return known
    const words = this.texts(at).map(spaced)
    this.#words[at] = words
    return words
  }

  /** The name of the thing, as it was found. */
  get name(): string {
    return this.#thing.name
  }
}
