import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetLeft } from '../device/leave.ts'
import { useUser } from '../session/session.ts'

/**
 * Keeps device and account at one for as long as somebody is logged in, and forgets what the server told about one
 * person before another one looks, whichever tab they came or went in. Who left while a page was closed is forgotten first.
 * Draws nothing.
 */
export const AccountSync = () => {
  const id = useUser()?.id
  const queries = useQueryClient()
  const before = useRef(id)
  useEffect(() => void forgetLeft(), [])
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    queries.resetQueries().catch((error: unknown) => console.warn('The lists could not be asked anew', error))
  }, [id, queries])
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
