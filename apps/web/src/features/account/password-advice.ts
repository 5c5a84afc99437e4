export type PasswordStrength = 'weak' | 'fair' | 'strong'

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]
const RUNS = /(.)\1{2,}|0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf|pass|octavo/giu

/**
 * A rough estimate for advice only, never a refusal: length counts most, sorts of characters a little, and runs
 * ("aaa", "1234", "qwer") count as one character.
 */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password.replace(RUNS, '-')].length
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length
  const score = length + (classes - 1) * 2
  if (score < 12) return 'weak'
  return score < 18 ? 'fair' : 'strong'
}
