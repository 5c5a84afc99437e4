import { CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetLedger, ledgerHere } from '../../device/ledger.ts'
import { dateOf, number, sizeOf } from '../../language/words.ts'
import { dayOf, type LedgerLine } from '../../ledger/line.ts'
import { useSentTotals } from '../../ledger/use-totals.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Choice, Sheet, toast } from '../../ui/index.ts'
import { LedgerRow } from './ledger-row.tsx'

export interface LedgerSheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The ledger, read anew after each request that leaves while it is open; undefined until it was read. */
const useLedger = () => {
  const [lines, setLines] = useState<readonly LedgerLine[]>()
  const totals = useSentTotals()
  const read = useCallback(() => {
    ledgerHere().then(setLines, (error: unknown) => console.warn('The ledger could not be read', error))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever leaves is seen at once.
  useEffect(read, [read, totals])
  const forget = () =>
    forgetLedger().then(
      () => setLines([]),
      (error: unknown) => {
        console.warn('The ledger could not be emptied', error)
        toast({ title: m.sent_failed(), tone: 'destructive' })
      },
    )
  return { lines, forget }
}

/** Lines by their days, the newest day first. */
const byDay = (lines: readonly LedgerLine[]) => {
  const days = new Map<string, LedgerLine[]>()
  for (const line of lines) {
    const day = dayOf(line.atMs)
    const known = days.get(day)
    if (known) known.push(line)
    else days.set(day, [line])
  }
  return [...days]
}

const sum = (lines: readonly LedgerLine[], of: (line: LedgerLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

/** The privacy ledger: each request that left this device, what it was for, how large, and the names of what was in it. */
export default function LedgerSheet({ isOpen, onOpenChange }: LedgerSheetProps) {
  const { pathname } = useLocation()
  const { lines, forget } = useLedger()
  const [which, setWhich] = useState<'here' | 'all'>('here')
  const shown = lines?.filter(({ screen }) => which === 'all' || screen === pathname) ?? []
  const count = sum(shown, (line) => line.count)
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={m.sent_title()}>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <p className="text-pretty text-muted">{m.sent_lead()}</p>
        <Choice
          label={m.sent_which()}
          value={which}
          options={[
            { value: 'here', label: m.sent_here() },
            { value: 'all', label: m.sent_all() },
          ]}
          onChange={setWhich}
        />
        {lines && (
          <dl className="grid grid-cols-3 gap-3 tabular">
            <Figure value={sizeOf(sum(shown, (line) => line.contentBytes))} words={m.sent_of_files()} />
            <Figure value={sizeOf(sum(shown, (line) => line.sizeBytes))} words={m.sent_in_all()} />
            <Figure value={number(count)} words={m.sent_requests({ count, n: '' }).trim()} />
          </dl>
        )}
        {lines && shown.length === 0 && (
          <p role="status" className="flex items-center gap-3 rounded-md bg-ok-soft px-4 py-4 font-medium text-ok">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            {which === 'here' ? m.sent_none_here() : m.sent_none()}
          </p>
        )}
        {byDay(shown).map(([day, ofDay]) => (
          <section key={day} aria-labelledby={`sent-${day}`}>
            <h3 id={`sent-${day}`} className="font-semibold">
              {dateOf(ofDay[0]?.atMs ?? 0)}
            </h3>
            <ul className="mt-1 divide-y divide-line/60">
              {ofDay.map((line) => (
                <LedgerRow key={line.key} line={line} />
              ))}
            </ul>
          </section>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{m.sent_kept()}</p>
          {lines && lines.length > 0 && (
            <Button size="s" onPress={() => void forget()}>
              {m.sent_forget()}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

const Figure = ({ value, words }: { readonly value: string; readonly words: string }) => (
  <div className="rounded-md bg-raised px-4 py-3">
    <dd className="text-xl font-semibold">{value}</dd>
    <dt className="text-sm text-muted">{words}</dt>
  </div>
)
