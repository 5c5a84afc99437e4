import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { LookSettings, Sheet } from '../../ui/index.ts'

export interface SidebarProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Parts of other features, above the settings. */
  readonly parts?: ReactNode
}

/** The settings that a person reaches from the main screen. */
export default function Sidebar({ isOpen, onOpenChange, parts }: SidebarProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={m.settings_title()} side="start">
      <div className="flex flex-col gap-6 pt-3">
        {parts}
        <LookSettings />
        <Link
          to="/settings"
          className="-mx-2 flex min-h-14 items-center justify-between gap-3 rounded-md px-2 hover:bg-accent-soft"
        >
          <span>
            <span className="block font-medium">{m.settings_all()}</span>
            <span className="block text-sm text-muted">{m.settings_all_text()}</span>
          </span>
          <ChevronRight aria-hidden="true" className="size-5 text-muted rtl:-scale-x-100" />
        </Link>
      </div>
    </Sheet>
  )
}
