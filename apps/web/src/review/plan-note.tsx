import { baseName, visibleName } from '@octavo/core'
import { TriangleAlert } from 'lucide-react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import type { PlanOfReview } from './model.ts'

const WORDS: Readonly<Record<string, () => string>> = {
  already_exists: m.plan_changed_taken,
  changed_since_review: m.plan_changed_file,
  source_missing: m.plan_changed_gone,
  not_found: m.plan_changed_gone,
}

/** Why the library did not carry out the plan before: what is not as it was when it was reviewed. */
export const PlanNote = ({ plan: { obstacles } }: { readonly plan: PlanOfReview }) => {
  if (obstacles.length === 0) return null
  const named = obstacles.filter(({ from }) => from !== '')
  return (
    <div role="alert" className="mb-1 rounded-md border border-warn/40 bg-warn-soft px-3 py-2 text-sm">
      <p className="flex items-start gap-2">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
        {m.plan_changed({ count: obstacles.length, n: number(obstacles.length) })}
      </p>
      {named.length > 0 && (
        <details className="ms-6">
          <summary className="tap inline-flex min-h-8 items-center font-medium text-warn">
            {m.plan_changed_show()}
          </summary>
          <ul className="scroll-thin max-h-32 overflow-y-auto">
            {named.slice(0, 100).map(({ from, code }) => (
              <li key={from} className="py-0.5">
                <bdi className="font-medium break-all">{visibleName(baseName(from))}</bdi>{' '}
                <span className="text-muted">{(WORDS[code] ?? m.plan_changed_other)()}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
