import { ALL_DOCUMENT_KINDS, wordsOfKind } from '../kinds/index.ts'
import { tokensOf } from './tokens.ts'

/**
 * Words of everyday papers beside those of the kinds of documents (`kind-words.ts`) that name one thing in English, German,
 * Spanish, French, Italian, Portuguese, Dutch and Arabic, folded. An embedding model knows more.
 */
const SAME: readonly string[] = [
  'invoice fatura bolletta',
  'contract contratto overeenkomst',
  'lease mietvertrag alquiler bail affitto arrendamento huur',
  'rent miete alquiler loyer affitto aluguel huur',
  'recipe ricetta receita recept',
  'cake kuchen pastel gateau torta bolo taart',
  'letter lettera brief',
  'statement estratto extrato afschrift',
  'bank konto banco banque banca',
  'minutes verbale notulen',
  'insurance assicurazione verzekering',
  'policy police poliza polizza apolice polis',
  'tax imposta imposto belasting',
  'warranty guarantee garantie garantia garanzia',
  'phone telephone telefon telefono mobile mobil movil handy telefonia',
  'electricity electric electrician strom elektro elektriker luz electricidad electricite elettricita eletricidade كهرباء',
  'plumber klempner fontanero plombier plomberie idraulico canalizador loodgieter',
  'water wasser agua eau acqua',
  'gas erdgas gaz',
  'home house haus hogar casa maison huis',
  'grandmother grandma oma abuela grandmere nonna avo',
  'photo picture foto bild imagen image immagine imagem صوره صورة',
  'reminder mahnung recordatorio rappel sollecito',
  'birth geburt nacimiento naissance nascita nascimento',
  'will testament testamento',
]

/** Words of more than one part name a folder and not a thing. */
const folded = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const tokens = tokensOf(word)
    return tokens.length === 1 ? tokens.map((token) => token.word) : []
  })

const BY_WORD = new Map<string, Set<string>>()
for (const group of [...ALL_DOCUMENT_KINDS.map(wordsOfKind), ...SAME.map((line) => line.split(' '))]) {
  const words = folded(group)
  for (const word of words) {
    const others = BY_WORD.get(word) ?? new Set()
    for (const other of words) if (other !== word) others.add(other)
    BY_WORD.set(word, others)
  }
}

/** Words of other languages, and others of its own, that name what a folded word names. */
export const sameThings = (word: string): ReadonlySet<string> => BY_WORD.get(word) ?? NONE
const NONE: ReadonlySet<string> = new Set()
