import { useEffect } from 'react'
import { OrganizeScreen } from '../features/organize/index.ts'
import { m } from '../paraglide/messages.js'

/** `/`: the main organizer. */
export default function Home() {
  useEffect(() => {
    document.title = m.app_name()
  }, [])
  return <OrganizeScreen />
}
