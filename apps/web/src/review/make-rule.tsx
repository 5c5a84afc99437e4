import type { DraftEntry } from '@octavo/core'
import { type Rule, readRules, ruleFrom, writeRules } from '@octavo/core/rules'
import { useEffect, useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import RuleEditor from '../rules/rule-editor.tsx'
import { keepRules, keptRules } from '../settings/rules.ts'
import { toast } from '../ui/index.ts'
import { type BackTest, backTest } from './back-test.ts'
import { reviewed } from './reviewed.ts'

export interface MakeRuleProps {
  readonly entry: DraftEntry
  readonly onClose: () => void
}

const kept = () => {
  const file = keptRules()
  return file ? readRules(file) : { rules: [] }
}

/** A rule is made of the decision about one file: proposed, tried on what is under review, and kept once the person says so. */
export default function MakeRule({ entry, onClose }: MakeRuleProps) {
  const [begun] = useState(() =>
    ruleFrom(entry.item, entry.verdict, entry.excluded ? { stays: true } : { category: entry.category }),
  )
  const [names] = useState(() => kept().rules.map(({ name }) => name))
  const save = (rule: Rule) => {
    const before = keptRules()
    const set = kept()
    try {
      keepRules(writeRules({ ...set, rules: [...set.rules, rule] }))
      toast({
        title: m.rule_kept(),
        description: m.rule_kept_text(),
        action: { label: m.rules_undo(), altText: m.rules_undo_alt(), onAction: () => keepRules(before) },
      })
    } catch (error) {
      console.warn('The rule could not be kept', error)
      toast({ title: m.rules_store_failed(), tone: 'destructive' })
    }
  }
  return (
    <RuleEditor
      rule={begun}
      isNew
      can="file"
      taken={names}
      note={(rule) => <BackTestNote rule={rule} />}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** "Fits 12 files here: 9 as before, 2 differently, 1 against your own decision." */
const BackTestNote = ({ rule }: { readonly rule: Rule }) => {
  const [found, setFound] = useState<BackTest>()
  const said = JSON.stringify(rule)
  useEffect(() => {
    const over = new AbortController()
    const entries = reviewed()?.entries.values() ?? []
    backTest(entries, JSON.parse(said) as Rule, over.signal).then(setFound, (error: unknown) => {
      if (over.signal.aborted) return
      console.warn('The rule could not be tried', error)
      setFound(undefined)
    })
    return () => over.abort()
  }, [said])
  if (!found) return null
  const { fits, asBefore, against } = found
  return (
    <p aria-live="polite" className="text-sm text-pretty text-muted tabular">
      {m.rule_back_test({
        fits: number(fits),
        before: number(asBefore),
        differently: number(fits - asBefore - against),
        against: number(against),
      })}
    </p>
  )
}
