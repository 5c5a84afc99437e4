import { useCallback, useEffect, useRef } from 'react'
import type { Flow } from '../../flow/flow.ts'
import { takesFiles } from '../../flow/stages.ts'
import type { Picked } from '../../intake/picked.ts'

/**
 * Hands what was picked to the flow. What is picked before the flow's code is there, or while it is busy with a pick before
 * it, waits until it can be taken, and goes as one pick: reading a pick takes its time, and two may come close together.
 */
export const usePicks = (flow: Flow | undefined): ((picked: Picked) => void) => {
  const waiting = useRef<Picked[]>([])
  const box = useRef(flow)
  const tell = useCallback(() => {
    const to = box.current
    if (!to || waiting.current.length === 0 || !takesFiles(to.getSnapshot())) return
    const picks = waiting.current.splice(0)
    to.send({
      type: 'PICKED',
      entries: picks.flatMap(({ entries }) => entries),
      unreadable: picks.flatMap(({ unreadable }) => unreadable),
    })
  }, [])
  useEffect(() => {
    box.current = flow
    tell()
    const following = flow?.subscribe(tell)
    return () => following?.unsubscribe()
  }, [flow, tell])
  return useCallback(
    (picked) => {
      waiting.current.push(picked)
      tell()
    },
    [tell],
  )
}
