import type { FileRef, RuleFile, Traced, WhyRulesResponse } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { FIELD_NAMES, type FieldName, OPERATORS_OF } from '@octavo/core/rules'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { whyRules } from '../http/rules.ts'
import { nameIn } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Badge, Button, cx, Dialog, List } from '../ui/index.ts'
import { FIELD_WORDS, operatorWords, valueWords } from './words.ts'

interface WhyProps {
  readonly file: FileRef
  readonly rules: RuleFile
}

/** Asks why rules have, or have not, their say about a file. */
export default function WhyButton(props: WhyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" onPress={() => setOpen(true)} aria-label={m.rules_why_name({ name: nameIn(props.file.name) })}>
        {m.rules_why()}
      </Button>
      {isOpen && <WhyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const WhyDialog = ({ file, rules, onClose }: WhyProps & { readonly onClose: () => void }) => {
  const { data, isError } = useQuery({
    queryKey: ['why', file.id, rules],
    queryFn: ({ signal }) => whyRules(rules, file.id, signal),
    staleTime: 0,
    retry: false,
  })
  return (
    <Dialog isOpen onOpenChange={onClose} size="m" isText title={m.rules_why_of({ name: nameIn(file.name) })}>
      {isError && <p className="text-danger">{m.rules_why_failed()}</p>}
      {!isError && !data && <p className="text-muted">{m.loading()}</p>}
      {data?.rules.length === 0 && <p className="text-muted">{m.rules_why_none()}</p>}
      {data && (
        <List label={m.rules_why()}>
          {data.rules.map((rule) => (
            <li key={rule.name} className="flex flex-col gap-2 py-4">
              <p className="flex flex-wrap items-center gap-2">
                <bdi className="font-medium [overflow-wrap:anywhere]">{visibleName(rule.name)}</bdi>
                <Badge tone={rule.outcome === 'decides' ? 'ok' : 'neutral'}>{outcomeWords(rule)}</Badge>
              </p>
              <TraceView trace={rule.when} />
            </li>
          ))}
        </List>
      )}
    </Dialog>
  )
}

const fieldNamed = (name: string): FieldName | undefined => FIELD_NAMES.find((one) => one === name)
const fieldWords = (name: string): string => {
  const field = fieldNamed(name)
  return field ? FIELD_WORDS[field]() : name
}

function outcomeWords({ outcome, missing = '' }: WhyRulesResponse['rules'][number]): string {
  switch (outcome) {
    case 'decides':
      return m.rules_outcome_decides()
    case 'overruled':
      return m.rules_outcome_overruled()
    case 'not-reached':
      return m.rules_outcome_not_reached()
    case 'not-filled':
      return m.rules_outcome_not_filled({ field: fieldWords(missing) })
    case 'no-match':
      return m.rules_outcome_no_match()
    case 'off':
      return m.rules_outcome_off()
  }
}

const OFS = { all: m.rule_all, any: m.rule_any, none: m.rule_none } as const

/** A condition with what was seen, and those in it. */
const TraceView = ({ trace }: { readonly trace: Traced }) => (
  <div className="flex items-start gap-2 text-sm">
    <Mark holds={trace.holds} />
    {'parts' in trace ? (
      <div className="min-w-0 flex-1">
        <p className="text-muted">{OFS[trace.of]()}</p>
        <div className="mt-1 flex flex-col gap-1">
          {trace.parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trace is told once and never changes
            <TraceView key={at} trace={part} />
          ))}
        </div>
      </div>
    ) : (
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{testWords(trace)}</p>
    )}
  </div>
)

const Mark = ({ holds }: { readonly holds: boolean }) => {
  const Icon = holds ? Check : X
  return (
    <Icon
      role="img"
      aria-label={holds ? m.rules_holds() : m.rules_holds_not()}
      className={cx('mt-0.5 size-4 shrink-0', holds ? 'text-ok' : 'text-muted')}
    />
  )
}

function testWords({ field, op, value, seen }: Extract<Traced, { readonly field: string }>) {
  const known = fieldNamed(field)
  const operator = Object.values(OPERATORS_OF)
    .flat()
    .find((one) => one === op)
  const say = (one: unknown): string =>
    known && (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
      ? valueWords(known, one)
      : visibleName(String(one))
  const wished = [value].flat().map(say).join(` ${m.rule_joint_or()} `)
  const isKnown = seen !== null && seen !== undefined
  return (
    <>
      <span className="font-medium">{fieldWords(field)}</span>{' '}
      <span className="text-muted">{known && operator ? operatorWords(known, operator) : op}</span> <bdi>{wished}</bdi>{' '}
      <span className="text-muted">
        {isKnown ? m.rules_seen({ value: nameIn([seen].flat().map(say).join(', ')) }) : m.rules_seen_nothing()}
      </span>
    </>
  )
}
