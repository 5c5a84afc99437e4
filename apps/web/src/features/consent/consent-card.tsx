import type { ConsentReceipt } from '@octavo/core'
import { ChevronDown, ShieldCheck } from 'lucide-react'
import { momentOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel } from '../../ui/index.ts'
import { saveReceipt } from './list-file.ts'
import { StatementList } from './statement-list.tsx'

/** A consent that holds, and the way to take it back. */
export interface Given {
  readonly receipt: ConsentReceipt
  readonly revoke: () => void
}

/** The receipt of a consent: what, which wording, when; and the way out of it. */
export const ConsentCard = ({ receipt, revoke }: Given) => (
  <Panel className="p-6" label={m.consent_receipt_title()}>
    <details className="group">
      <summary className="tap flex list-none items-center gap-3">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{m.consent_receipt_title()}</span>
          <span className="block text-sm text-muted tabular">
            {m.consent_receipt_text({ when: momentOf(receipt.grantedAtMs), version: number(receipt.version) })}
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="mt-4">
        <StatementList consent={receipt.consent} />
      </div>
    </details>
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="s" onPress={() => void saveReceipt(receipt)}>
        {m.consent_receipt_save()}
      </Button>
      <Button size="s" look="danger" onPress={revoke}>
        {m.consent_revoke()}
      </Button>
    </div>
  </Panel>
)
