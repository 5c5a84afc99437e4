import { lazy } from 'react'
import { m } from '../paraglide/messages.js'
import { Opening } from './opening.tsx'

const DeviceBody = lazy(() => import('./device-body.tsx'))

/** `/cross-platform`: the device organizer. */
export default function Device() {
  return (
    <Opening title={m.device_title()} lead={m.device_lead()}>
      <DeviceBody />
    </Opening>
  )
}
