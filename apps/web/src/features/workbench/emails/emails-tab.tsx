import type { Email } from '@octavo/core'
import { DemoEmails } from './demo-emails.tsx'
import { OwnEmails } from './own-emails.tsx'

export interface EmailsTabProps {
  /** True while the demo is looked at, false for the person's own mail. */
  readonly isDemo: boolean
  readonly emails: readonly Email[]
}

/** The e-mail organiser of the workbench. */
export default function EmailsTab({ isDemo, emails }: EmailsTabProps) {
  return <div className="flex flex-col gap-4">{isDemo ? <DemoEmails emails={emails} /> : <OwnEmails />}</div>
}
