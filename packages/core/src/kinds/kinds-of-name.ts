import { kindsSaid } from './kind-words.ts'
import { ALL_DOCUMENT_KINDS, type DocumentKind } from './kinds.ts'

/** What a word is worth that people call such a paper by: who named a file has read it. */
const CALLED = 10
/** The same for words that mean much besides: a statement may be anybody's, Bill a man, and a note or a letter is about anything. */
const CALLED_PERHAPS = 5
export const OF_MANY_MEANINGS: ReadonlySet<string> = new Set(
  `letter letters statement statements bill bills order orders policy article articles brief script scripts story stories paper
  papers mail mails email emails log logs guide guides nota notas bon bons registro registros geschichte geschichten protokoll
  protokolle commande commandes nachricht nachrichten artikel`.split(/\s+/u),
)
/** A note is about anything: what is in it says where it belongs. */
const OF_ANYTHING: ReadonlySet<string> = new Set(['note', 'notiz'])
/** Kinds by their own names, one and many. */
const KEYS: ReadonlyMap<string, readonly DocumentKind[]> = new Map(
  ALL_DOCUMENT_KINDS.flatMap((kind) => [kind, `${kind}s`].map((word) => [word, [kind]] as const)),
)
/** A policy with a number is an insurer's, and no house's rule. */
const NUMBERED_POLICY = /(?<!\p{L})policy\W{0,3}(?:no\W{0,3})?\d{3}/iu
/** Papers that come with a letter: a letter of the insurance is one about insurance. */
const SENT: ReadonlySet<DocumentKind> = new Set([
  ...(['invoice', 'receipt', 'quote', 'bank-statement', 'payslip', 'tax', 'insurance', 'contract'] as const),
  ...(['ticket', 'medical', 'certificate'] as const),
])

/** Kinds that a name calls a paper by, in seven languages, with their points; `words` are its own in lower case, no function words. */
export function kindsOfName(
  name: string,
  words: readonly string[],
): readonly { readonly kind: DocumentKind; readonly points: number; readonly word: string }[] {
  const said = new Map<DocumentKind, { readonly points: number; readonly word: string }>()
  for (const word of words.filter((one) => !OF_ANYTHING.has(one)))
    for (const kind of [...kindsSaid([word]), ...(KEYS.get(word) ?? [])]) {
      const points = OF_MANY_MEANINGS.has(word) ? CALLED_PERHAPS : CALLED
      if (points > (said.get(kind)?.points ?? 0)) said.set(kind, { points, word })
    }
  if (NUMBERED_POLICY.test(name)) said.set('insurance', { points: CALLED, word: 'policy' })
  if ([...said.keys()].some((kind) => SENT.has(kind))) said.delete('letter')
  return [...said].map(([kind, { points, word }]) => ({ kind, points, word }))
}
