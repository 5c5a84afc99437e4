import { lazy } from 'react'
import { m } from '../paraglide/messages.js'
import { Opening } from './opening.tsx'

const MobileOrganizerBody = lazy(() => import('./mobile-organizer-body.tsx'))

/** `/mobile-organizer`: the folder-access organizer. */
export default function MobileOrganizer() {
  return (
    <Opening title={m.access_title()} lead={m.access_lead()}>
      <MobileOrganizerBody />
    </Opening>
  )
}
