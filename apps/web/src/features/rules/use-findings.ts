import type { Finding, RuleSet } from '@octavo/core/rules'
import { useEffect, useState } from 'react'
import { askRules } from '../../worker/rules/client.ts'

const NONE: ReadonlyMap<string, Finding> = new Map()

/** What is wrong with rules, by the name of the rule: worked out beside the page after each change. */
export const useFindings = (set: RuleSet): ReadonlyMap<string, Finding> => {
  const [findings, setFindings] = useState(NONE)
  useEffect(() => {
    const over = new AbortController()
    askRules({ type: 'check', set, nowMs: Date.now() }, over.signal).then(
      (found) => setFindings(new Map(found.map((one) => [one.rule.name, one]))),
      (error: unknown) => {
        if (over.signal.aborted) return
        console.warn('Rules could not be checked', error)
        setFindings(NONE)
      },
    )
    return () => over.abort()
  }, [set])
  return findings
}
