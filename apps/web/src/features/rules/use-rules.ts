import { type RuleSet, readRules, writeRules } from '@octavo/core/rules'
import { useMemo } from 'react'
import { m } from '../../paraglide/messages.js'
import { keepRules, useKeptRules } from '../../settings/rules.ts'
import { toast } from '../../ui/index.ts'

export interface OwnRules {
  /** The rules; undefined where what is kept can't be read. */
  readonly set: RuleSet | undefined
  /** Keeps other rules in their place, with a toast that takes it back where `told` has words. */
  save(set: RuleSet, told?: string): void
}

/** The person's standing rules, as they are kept on this device and in their account. */
export const useRules = (): OwnRules => {
  const file = useKeptRules()
  const set = useMemo(() => {
    try {
      return file ? readRules(file) : { rules: [] }
    } catch (error) {
      console.warn('The rules that are kept can not be read', error)
      return undefined
    }
  }, [file])
  const keep = (next: RuleSet | undefined) => {
    try {
      keepRules(next && (next.rules.length > 0 || next.protect) ? writeRules(next) : undefined)
      return true
    } catch (error) {
      console.warn('Rules could not be kept', error)
      toast({ title: m.rules_store_failed(), tone: 'destructive' })
      return false
    }
  }
  const save = (next: RuleSet, told?: string) => {
    if (!keep(next) || told === undefined) return
    toast({
      title: told,
      action: { label: m.rules_undo(), altText: m.rules_undo_alt(), onAction: () => keepRules(file) },
    })
  }
  return { set, save }
}
