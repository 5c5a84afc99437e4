/** The words of one language: a function from its inputs for every key. */
export type Dictionary = Readonly<Record<string, ((inputs?: never) => string) | undefined>>

/**
 * The words that are shown in place of the English ones that every message carries; empty while English is shown.
 * Compiled messages look here at each call (see `scripts/languages.ts`), so that a switch needs no reload.
 * @public the compiled messages import it
 */
export let dictionary: Dictionary = {}

/** Shows other words from the next drawing on. */
export const setDictionary = (next: Dictionary): void => {
  dictionary = next
}
