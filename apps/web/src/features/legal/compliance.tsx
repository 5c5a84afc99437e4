import { ChevronDown, CircleCheck, CircleDashed } from 'lucide-react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { cx, Panel } from '../../ui/index.ts'
import { COMPLIANCE, type ComplianceGroup, type ComplianceItem } from './compliance-items.ts'

const all = COMPLIANCE.flatMap(({ items }) => items)
const done = all.filter(({ status }) => status === 'complete').length
/** Share of the promises whose rows were proven when this was built, rounded down: 100 only when all are. */
const score = Math.floor((done / all.length) * 100)

const Item = ({ item }: { readonly item: ComplianceItem }) => {
  const isComplete = item.status === 'complete'
  const Icon = isComplete ? CircleCheck : CircleDashed
  return (
    <li>
      <details className="group">
        <summary className="tap -mx-3 flex list-none gap-4 rounded-md px-3 py-4 hover:bg-accent-soft">
          <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', isComplete ? 'text-ok' : 'text-warn')} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="font-medium">{item.name()}</h3>
              <span className={cx('text-sm font-medium', isComplete ? 'text-ok' : 'text-warn')}>
                {isComplete ? m.legal_status_complete() : m.legal_status_warning()}
              </span>
            </div>
            <p className="mt-1 text-pretty text-muted">{item.description()}</p>
          </div>
          <ChevronDown
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-muted transition group-open:rotate-180"
          />
        </summary>
        <div className="ms-9 rounded-md bg-sunken px-4 py-3 text-sm">
          <p className="font-medium">{m.legal_compliance_checked()}</p>
          <ul className="mt-2 flex flex-col gap-2">
            {item.tests.map((test) => (
              <li key={test} dir="ltr" className="text-start">
                <Proof test={test} />
              </li>
            ))}
          </ul>
          {item.rows.length > 0 && (
            <p className="mt-3 text-muted">{m.legal_compliance_rows({ rows: item.rows.join(', ') })}</p>
          )}
        </div>
      </details>
    </li>
  )
}

/** One test: what it says, and the file of the source where it stands. */
const Proof = ({ test }: { readonly test: string }) => {
  const [file = '', title = ''] = test.split(' › ')
  return (
    <>
      <span lang="en" className="block text-pretty">
        {title.replace(/ @\w+$/, '').replace('%s', '…')}
      </span>
      <code className="font-mono text-xs break-all text-muted">{file}</code>
    </>
  )
}

const Group = ({ group }: { readonly group: ComplianceGroup }) => (
  <Panel className="p-6 sm:p-8">
    <h2 className="text-title font-semibold">{group.name()}</h2>
    <ul className="mt-2 divide-y divide-line">
      {group.items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  </Panel>
)

/** `/play-store-compliance`: 25 promises in 5 groups, each with its state; opened, it names the tests that check it. */
export default function Compliance() {
  return (
    <main className="mx-auto w-full max-w-4xl px-4 pt-10 pb-28 sm:px-8 sm:pt-16">
      <header className="flex flex-col gap-8 sm:flex-row sm:items-end sm:justify-between">
        <div className="max-w-xl">
          <h1 className="text-display font-semibold text-balance">{m.legal_compliance_title()}</h1>
          <p className="mt-4 text-lead text-pretty text-muted">{m.legal_compliance_lead()}</p>
          <p className="mt-4 text-sm text-pretty text-muted">{m.legal_compliance_build()}</p>
          <p className="mt-2 text-sm text-muted">{m.legal_compliance_android()}</p>
        </div>
        <div className="shrink-0">
          <p className="text-title font-semibold tabular-nums text-accent">
            {m.legal_compliance_score({ percent: number(score) })}
          </p>
          <p className="text-sm text-muted tabular-nums">
            {m.legal_compliance_count({ done: number(done), total: number(all.length) })}
          </p>
        </div>
      </header>
      <div className="mt-10 flex flex-col gap-6">
        {COMPLIANCE.map((group) => (
          <Group key={group.name()} group={group} />
        ))}
      </div>
    </main>
  )
}
