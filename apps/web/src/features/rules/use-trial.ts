import type { TryRulesResponse } from '@octavo/contract'
import { type RuleSet, writeRules } from '@octavo/core/rules'
import { useEffect, useRef, useState } from 'react'
import { tryRules } from '../../http/rules.ts'

/** Where a dry run stands. */
export type Trial =
  | { readonly is: 'idle' | 'failed' }
  | { readonly is: 'trying'; readonly done: number }
  | { readonly is: 'done'; readonly result: TryRulesResponse }

/** A dry run of rules: what was found holds for those rules alone, and goes with them. */
export const useTrial = (set: RuleSet) => {
  const [trial, setTrial] = useState<Trial>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  const stop = () => {
    running.current?.abort()
    setTrial({ is: 'idle' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rules end what was asked about those before
  useEffect(() => {
    setTrial({ is: 'idle' })
    return () => running.current?.abort()
  }, [set])
  const start = () => {
    const run = new AbortController()
    running.current = run
    setTrial({ is: 'trying', done: 0 })
    tryRules(writeRules(set), run.signal, (done) => {
      if (!run.signal.aborted) setTrial({ is: 'trying', done })
    }).then(
      (result) => {
        if (!run.signal.aborted) setTrial({ is: 'done', result })
      },
      (error: unknown) => {
        if (run.signal.aborted) return
        console.warn('The rules could not be tried', error)
        setTrial({ is: 'failed' })
      },
    )
  }
  return { trial, start, stop }
}
