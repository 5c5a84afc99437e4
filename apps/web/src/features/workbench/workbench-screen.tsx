import { demoEmails, demoFiles, demoPhotos } from '@octavo/core'
import { FlaskConical } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { BlankState, Choice, Tabs } from '../../ui/index.ts'
import { TABS, tabOf } from './tabs.tsx'

export interface WorkbenchScreenProps {
  /** The files tab on the person's own library; the app brings it. */
  readonly myFiles: ReactNode
}

/**
 * `/workbench`: files, e-mails and photos to sort by hand, by rules and by judgement. It opens on the demo of the specification;
 * a switch changes it to what is the person's own. The address says the tab and the switch.
 */
export const WorkbenchScreen = ({ myFiles }: WorkbenchScreenProps) => {
  const [query, setQuery] = useSearchParams()
  const tab = tabOf(query.get('tab'))
  const isDemo = query.get('of') !== 'mine'
  const [demo] = useState(() => {
    const nowMs = Date.now()
    return { files: demoFiles(nowMs), emails: demoEmails(nowMs), photos: demoPhotos(nowMs) }
  })
  const go = (to: { readonly tab?: string; readonly of?: string }) => {
    const next = new URLSearchParams(query)
    for (const [key, value] of Object.entries(to)) next.set(key, value)
    setQuery(next, { replace: true })
  }
  return (
    <main className="mx-auto flex w-full max-w-[96rem] flex-col gap-5 px-4 pt-2 pb-[calc(3rem+var(--nav-h)+var(--safe-end))] sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-title font-semibold text-balance">{m.workbench_title()}</h1>
          <p className="text-pretty text-muted">{m.workbench_lead()}</p>
        </div>
        <div className="min-w-56">
          <Choice
            label={m.workbench_of()}
            value={isDemo ? 'demo' : 'mine'}
            options={[
              { value: 'demo', label: m.workbench_demo() },
              { value: 'mine', label: tab.mine() },
            ]}
            onChange={(of) => go({ of })}
          />
        </div>
      </div>
      {isDemo && (
        <p className="flex items-start gap-2 text-sm text-pretty text-muted">
          <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          {m.workbench_demo_note()}
        </p>
      )}
      <Tabs
        label={m.workbench_tabs()}
        value={tab.id}
        onChange={(id) => go({ tab: id })}
        tabs={TABS.map(({ id, words, counted, content }) => ({
          id,
          label: isDemo ? counted({ n: number(demo[id].length) }) : words(),
          content: (
            <Suspense fallback={<BlankState icon={FlaskConical} title={m.loading()} />}>
              {content({ isDemo, demo, myFiles })}
            </Suspense>
          ),
        }))}
      />
    </main>
  )
}
