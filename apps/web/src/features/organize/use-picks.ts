import { useCallback, useEffect, useRef } from 'react'
import type { Flow } from '../../flow/flow.ts'
import type { Picked } from '../../intake/picked.ts'

/** Hands what was picked to the flow; what is picked before its code is there waits for it, and goes as one pick. */
export const usePicks = (flow: Flow | undefined): ((picked: Picked) => void) => {
  const box = useRef<{ flow: Flow | undefined; readonly early: Picked[] }>({ flow, early: [] })
  useEffect(() => {
    box.current.flow = flow
    if (!flow || box.current.early.length === 0) return
    const picks = box.current.early.splice(0)
    flow.send({
      type: 'PICKED',
      entries: picks.flatMap(({ entries }) => entries),
      unreadable: picks.flatMap(({ unreadable }) => unreadable),
    })
  }, [flow])
  return useCallback((picked) => {
    // Read when a pick is told: a folder may be read for long, and the flow come meanwhile.
    if (box.current.flow) box.current.flow.send({ type: 'PICKED', ...picked })
    else box.current.early.push(picked)
  }, [])
}
