import type { ProposedPlan } from '@octavo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentence } from '../../flow/sentence.ts'
import { takeBackAndTell } from '../../flow/take-back-and-tell.ts'
import { approveThere, proposeAgain } from '../../http/plans.ts'
import { RUNS } from '../../http/runs.ts'
import { filesOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { keptRules } from '../../settings/rules.ts'
import { toast } from '../../ui/index.ts'

/** Where the look at what is filed stands. */
type Reapply =
  | { readonly is: 'idle' | 'failed' }
  | { readonly is: 'looking'; readonly done: number }
  | { readonly is: 'proposed' | 'moving'; readonly plan: ProposedPlan }

/** Looks through what is filed, and carries out what was found once it was seen and approved. */
export const useReapply = () => {
  const client = useQueryClient()
  const [state, setState] = useState<Reapply>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const stop = () => {
    running.current?.abort()
    setState({ is: 'idle' })
  }
  const start = () => {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    const show = (next: Reapply) => {
      if (!run.signal.aborted) setState(next)
    }
    show({ is: 'looking', done: 0 })
    proposeAgain(keptRules() ?? null, run.signal, (done) => show({ is: 'looking', done })).then(
      (plan) => show({ is: 'proposed', plan }),
      (error: unknown) => {
        if (!run.signal.aborted) console.warn('What is filed could not be judged anew', error)
        show({ is: 'failed' })
      },
    )
  }
  const approve = async () => {
    if (state.is !== 'proposed') return
    const { plan } = state
    setState({ is: 'moving', plan })
    try {
      const { runId, organized } = await approveThere(plan.plan.id)
      setState({ is: 'idle' })
      toast({
        title: m.reapply_done(),
        description: filesOf(organized),
        ...(runId !== null && {
          action: {
            label: m.undo(),
            altText: m.toast_undo_alt(),
            onAction: () => void takeBackAndTell(client, runId),
          },
        }),
      })
      await client.invalidateQueries({ queryKey: RUNS })
    } catch (error) {
      setState({ is: 'proposed', plan })
      toast({ title: m.toast_organize_failed_title(), description: sentence(error), tone: 'destructive' })
    }
  }
  return { state, start, stop, approve: () => void approve() }
}
