import { number, sizeOf } from '../../language/words.ts'
import type { LedgerLine } from '../../ledger/line.ts'
import { m } from '../../paraglide/messages.js'
import { purposeOf } from './purposes.ts'

/** Requests that were alike: what for, which address, which fields, how often and how large. */
export const LedgerRow = ({ line }: { readonly line: LedgerLine }) => {
  const { method, path, fields, count, sizeBytes, contentBytes } = line
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{purposeOf(line)}</p>
        <p className="mt-0.5 text-sm break-words text-muted">
          <bdi dir="ltr">
            {method} {path}
          </bdi>
        </p>
        <p className="text-sm break-words text-muted">
          {fields.length === 0 ? m.sent_no_fields() : m.sent_fields({ fields: fields.join(', ') })}
        </p>
        {contentBytes > 0 && (
          <p className="text-sm font-medium text-warn">{m.sent_with_files({ size: sizeOf(contentBytes) })}</p>
        )}
      </div>
      <p className="shrink-0 text-end text-sm tabular">
        <span className="block font-medium">{sizeOf(sizeBytes)}</span>
        <span className="block text-muted">{m.sent_requests({ count, n: number(count) })}</span>
      </p>
    </li>
  )
}
