import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

const openedOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'opened' in state ? String(state.opened) : undefined

/**
 * The file that is open over the list, as an entry of the history: Back closes it and stays on the page. `open` goes to a
 * file, also from one to its neighbour; `close` goes back to the list.
 */
export const useOpened = () => {
  const navigate = useNavigate()
  const opened = openedOf(useLocation().state)
  const latest = useRef(opened)
  useEffect(() => {
    latest.current = opened
  }, [opened])
  const open = useCallback(
    (id: string) => navigate('.', { state: { opened: id }, replace: latest.current !== undefined }),
    [navigate],
  )
  const close = useCallback(() => {
    if (latest.current === undefined) return
    // The way back takes a moment: a second call in it must not leave the page.
    latest.current = undefined
    navigate(-1)
  }, [navigate])
  return { opened, open, close }
}
