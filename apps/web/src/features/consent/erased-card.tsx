import { Eraser } from 'lucide-react'
import type { Erased } from '../../flow/consent-gate.ts'
import { momentOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'

/** What a revocation has erased. */
export const ErasedCard = ({ erased: { receipt, recordCount, logCount } }: { readonly erased: Erased }) => (
  <section role="status" className="flex gap-4 rounded-md bg-ok-soft p-6">
    <Eraser aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
    <div>
      <h2 className="font-semibold">{m.consent_erased_title()}</h2>
      <ul className="mt-1 text-muted tabular">
        <li>{m.consent_erased_records({ count: recordCount, n: number(recordCount) })}</li>
        <li>{m.consent_erased_log({ count: logCount, n: number(logCount) })}</li>
        {receipt && (
          <li>{m.consent_erased_receipt({ when: momentOf(receipt.grantedAtMs), version: number(receipt.version) })}</li>
        )}
      </ul>
    </div>
  </section>
)
