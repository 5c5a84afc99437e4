const SENTENCES = new Set<string>()

/** Marks a schema's message as a whole sentence for people: the answer that refuses the value is that sentence alone. */
export const sentence = (text: string): string => {
  SENTENCES.add(text)
  return text
}

/** True for a message that a schema of the contract wrote for people. */
export const isSentence = (text: string): boolean => SENTENCES.has(text)
