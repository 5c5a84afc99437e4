import type { ReactNode } from 'react'
import { StageHeading } from '../../ui/stage-heading.tsx'

export interface StagePageProps {
  readonly title: string
  readonly lead: string
  /** What stands above the title. */
  readonly badge?: ReactNode
  readonly children: ReactNode
}

/** The room of a stage, as wide as a page of a book. */
export const StageBody = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto flex w-full max-w-3xl animate-rise flex-col gap-6 px-4 pt-2 sm:px-6">{children}</div>
)

/** A stage: its words, and its parts below them. */
export const StagePage = ({ title, lead, badge, children }: StagePageProps) => (
  <StageBody>
    <div>
      {badge && <div className="mb-3">{badge}</div>}
      <StageHeading className="text-display font-semibold text-balance">{title}</StageHeading>
      <p className="mt-3 text-lead text-pretty text-muted">{lead}</p>
    </div>
    {children}
  </StageBody>
)
