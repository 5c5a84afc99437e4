import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface BlankStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** What stands in place of a list that has nothing to show: it is on its way, empty, or could not be had. */
export const BlankState = ({ icon: Icon, title, text, children }: BlankStateProps) => (
  <div role="status" className="grid size-full min-h-72 flex-1 place-items-center p-8 text-center">
    <div className="flex max-w-sm flex-col items-center">
      <Icon aria-hidden="true" className="size-10 text-accent" strokeWidth={1.5} />
      <p className="mt-4 text-lg font-semibold">{title}</p>
      {text && <p className="mt-1.5 text-pretty break-words text-muted">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </div>
  </div>
)
