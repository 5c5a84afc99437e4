import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button, Panel } from '../../ui/index.ts'

export interface SectionProps {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
  readonly children: ReactNode
}

/** One part of the settings, with an anchor of its own. */
export const Section = ({ id, title, icon: Icon, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
    <Panel className="p-5 sm:p-8">
      <h2 id={`${id}-heading`} className="flex items-center gap-3 text-title font-semibold">
        <Icon aria-hidden="true" className="size-6 text-accent" />
        {title}
      </h2>
      <div className="mt-5 flex flex-col gap-6">{children}</div>
    </Panel>
  </section>
)

export interface LoadedProps<T> {
  readonly query: { readonly data: T | undefined; readonly isError: boolean; readonly refetch: () => unknown }
  readonly children: (data: T) => ReactNode
}

/** What a section shows once its data is there; before that lines that hold its place, after a failure a way to try again. */
export const Loaded = <T,>({ query, children }: LoadedProps<T>) => {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-soft px-4 py-3">
        <p>{m.settings_load_failed()}</p>
        <Button size="s" onPress={() => void query.refetch()}>
          {m.settings_retry()}
        </Button>
      </div>
    )
  }
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{m.loading()}</span>
      <span aria-hidden="true" className="h-5 w-2/3 animate-pulse rounded-sm bg-raised" />
      <span aria-hidden="true" className="h-5 w-1/2 animate-pulse rounded-sm bg-raised" />
    </div>
  )
}
