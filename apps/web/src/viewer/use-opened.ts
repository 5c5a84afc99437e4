import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

const membersOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})

const openedOf = (state: object): string | undefined => ('opened' in state ? String(state.opened) : undefined)

/**
 * The file that is open over the list, as an entry of the history: Back closes it and stays on the page. `open` goes to a
 * file, also from one to its neighbour; `close` goes back to the list.
 */
export const useOpened = () => {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const opened = openedOf(membersOf(state))
  const latest = useRef<{ opened: string | undefined; state: unknown }>({ opened, state })
  useEffect(() => {
    latest.current = { opened, state }
  }, [opened, state])
  const open = useCallback(
    (id: string) => {
      // What else the entry says, e.g. the stage of a flow, stays true.
      const after = { ...membersOf(latest.current.state), opened: id }
      navigate({ search }, { state: after, replace: latest.current.opened !== undefined })
    },
    [navigate, search],
  )
  const close = useCallback(() => {
    if (latest.current.opened === undefined) return
    // The way back takes a moment: a second call in it must not leave the page.
    latest.current = { ...latest.current, opened: undefined }
    navigate(-1)
  }, [navigate])
  return { opened, open, close }
}
