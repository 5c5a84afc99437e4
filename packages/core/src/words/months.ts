/** Names of the months from January on, folded (without accents, lower case), in English, German, Spanish, French, Italian, Portuguese, Dutch and Arabic. */
const NAMES: readonly string[] = [
  'january jan januar enero janvier gennaio janeiro januari يناير',
  'february feb februar febrero fevrier febbraio fevereiro februari فبراير',
  'march mar marz maerz marzo mars marco maart مارس',
  'april apr abril avril aprile ابريل',
  'may mai mayo maggio maio mei مايو',
  'june jun juni junio juin giugno junho يونيو',
  'july jul juli julio juillet luglio julho يوليو',
  'august aug agosto aout augustus اغسطس',
  'september sep sept septiembre septembre settembre setembro سبتمبر',
  'october oct oktober okt octubre octobre ottobre outubro اكتوبر',
  'november nov noviembre novembre novembro نوفمبر',
  'december dec dezember dez diciembre decembre dicembre dezembro ديسمبر',
]

const BY_NAME: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)

/** The month, from 1, that a folded word names; undefined for other words. */
export const monthOf = (word: string): number | undefined => BY_NAME.get(word)

/** All names of months that are known, folded. */
export const monthNames = (): Iterable<string> => BY_NAME.keys()
