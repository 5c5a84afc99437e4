import { classify, itemOf, judge } from '@octavo/core'
import type { Services } from '../../services.ts'
import type { ModelAdvice } from '../models/index.ts'

const PROBE = itemOf('library', { path: 'probe', sizeBytes: 9 })
const INVOICE =
  'Invoice number 2024-17. Invoice date 3 March. Total amount due: 120.00 EUR. VAT 19 %. IBAN. Payable within 14 days.'

/** The classifiers of this server, each with a question whose answer is known. */
const CLASSIFIERS: readonly { readonly name: string; readonly answers: () => boolean }[] = [
  {
    name: 'built in',
    answers: () => classify({ item: PROBE, head: Buffer.from('%PDF-1.7\n') }).verdict.fileKind === 'pdf',
  },
  {
    name: 'by content',
    answers: () => {
      const item = { ...PROBE, name: 'probe.txt', path: 'probe.txt', mediaType: 'text/plain' }
      return judge([{ item, reading: { text: INVOICE } }])[0]?.verdict.by === 'text'
    },
  },
]

/** How many classifiers answer rightly just now; a connected model counts while it answers. */
export function answeringClassifiers(models: ModelAdvice): number {
  const own = CLASSIFIERS.filter((classifier) => {
    try {
      return classifier.answers()
    } catch {
      return false
    }
  }).length
  return own + (models.isAnswering() ? 1 : 0)
}

/** Whether search by meaning is there: no model for it, one that answers, or one that does not. */
export const searchState = async (embeddings: Services['embeddings']): Promise<'off' | 'ready' | 'unavailable'> =>
  embeddings.shared === undefined ? 'off' : (await embeddings.problem()) === undefined ? 'ready' : 'unavailable'
