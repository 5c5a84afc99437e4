import { lazy } from 'react'
import { m } from '../paraglide/messages.js'
import { Opening } from './opening.tsx'

const StoresScreen = lazy(() => import('../features/phone/stores-screen.tsx'))

/** `/react-native`: photos and documents of the device's own stores. */
export default function Stores() {
  return (
    <Opening title={m.stores_title()} lead={m.stores_lead()}>
      <StoresScreen />
    </Opening>
  )
}
