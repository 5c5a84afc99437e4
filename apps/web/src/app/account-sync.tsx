import { useEffect } from 'react'
import { useUser } from '../lib/session.ts'

/** Keeps device and account at one for as long as somebody is logged in. Draws nothing. */
export const AccountSync = () => {
  const id = useUser()?.id
  useEffect(() => {
    if (id === undefined) return
    let stop: (() => void) | undefined
    let isOver = false
    import('../features/settings/sync.ts')
      .then(({ followAccountSettings }) => {
        if (!isOver) stop = followAccountSettings()
      })
      .catch((error: unknown) => console.warn('The settings of the account could not be followed', error))
    return () => {
      isOver = true
      stop?.()
    }
  }, [id])
  return null
}
