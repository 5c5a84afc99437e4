import { lazy } from 'react'
import { m } from '../paraglide/messages.js'
import { Opening } from './opening.tsx'

const MobileScreen = lazy(() => import('../features/phone/mobile-screen.tsx'))

/** `/mobile` and `/smart-sorting`: the mobile organizer. */
export default function Mobile() {
  return (
    <Opening title={m.mobile_title()} lead={m.mobile_lead()}>
      <MobileScreen />
    </Opening>
  )
}
