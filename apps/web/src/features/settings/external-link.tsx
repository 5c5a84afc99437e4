import { safeLink } from '@octavo/core'
import { ExternalLink as Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'

export interface ExternalLinkProps {
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
}

/** A link out of the product: a new tab that can't reach back. Only web addresses become links. */
export const ExternalLink = ({ to, children, className }: ExternalLinkProps) => {
  if (safeLink(to) === undefined) return <span className={className}>{children}</span>
  return (
    <a href={safeLink(to)} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <Icon aria-hidden="true" className="ms-1.5 inline size-4 align-[-0.15em]" />
      <span className="sr-only">{m.wallet_new_tab_mark()}</span>
    </a>
  )
}
