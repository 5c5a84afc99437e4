import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'

/** The way back to the dashboard, which is the home screen. */
export const BackLink = () => (
  <Link to="/" className="tap inline-flex min-h-11 items-center gap-2 text-sm font-medium text-accent">
    <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    {m.agents_back()}
  </Link>
)
