import type { FileDetails, PaperDay } from '@octavo/contract'
import { because, sayReason, visibleName, wordingOf } from '@octavo/core'
import { SURE_DAY, toAgenda, toCalendar } from '@octavo/core/paper'
import { CalendarPlus, ScanText } from 'lucide-react'
import { locale } from '../language/index.ts'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { saveFile } from '../platform/index.ts'
import { Badge, Button, toast } from '../ui/index.ts'
import type { FileOfFacts } from './file-facts.tsx'
import { DAY_WORDS, dayOf, percentOf } from './paper-words.ts'

interface PaperFactsProps {
  readonly file: Pick<FileOfFacts, 'id' | 'name'>
  readonly facts: Pick<FileDetails, 'inside' | 'scan' | 'days'>
}

/** What is known of a file that was paper once: whether its words were read, and the days that it sets. */
export default function PaperFacts({ file, facts: { inside, scan, days } }: PaperFactsProps) {
  const isAnySure = days.some(({ confidence }) => confidence >= SURE_DAY)
  return (
    <>
      {scan && (
        <p className="flex gap-2 text-sm text-pretty text-muted">
          <ScanText aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          {scanWords(scan, inside?.pageCount)}
        </p>
      )}
      {days.length > 0 && (
        <section aria-label={m.paper_days()} className="text-sm">
          <h3 className="mb-2 font-semibold">{m.paper_days()}</h3>
          <ul className="grid gap-3">
            {days.map((day) => (
              <li key={`${day.kind} ${day.day}`}>
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="text-muted">{DAY_WORDS[day.kind]()}</span>
                  <time dateTime={day.day} className="font-medium tabular">
                    {dayOf(day.day)}
                  </time>
                  {day.confidence < SURE_DAY && <Badge tone="warn">{m.paper_perhaps()}</Badge>}
                </p>
                <p className="line-clamp-2 text-muted [overflow-wrap:anywhere]">
                  <bdi>{visibleName(day.said)}</bdi>
                </p>
              </li>
            ))}
          </ul>
          {isAnySure && (
            <Button size="s" icon={CalendarPlus} className="mt-3" onPress={() => void toCalendarOf(file, days)}>
              {m.paper_to_calendar()}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

function scanWords({ state, pages, confidence }: NonNullable<FileDetails['scan']>, total = pages): string {
  if (state === 'silent') return m.paper_scan_silent()
  if (state === 'waiting') return m.paper_scan_waiting()
  if (state === 'no_engine') return m.paper_scan_no_engine()
  const percent = percentOf(confidence)
  return pages < total
    ? m.paper_scan_part({ pages: number(pages), total: number(total), percent })
    : m.paper_scan_read({ percent })
}

/** Saves the days of a file as a calendar; one that has them already takes none twice. */
async function toCalendarOf({ id, name }: PaperFactsProps['file'], days: readonly PaperDay[]): Promise<void> {
  try {
    const wording = await wordingOf(locale())
    const entries = toAgenda(days, ({ kind, said }) => ({
      id,
      title: sayReason(wording, because(`day-${kind}`, { name })),
      text: visibleName(said),
    }))
    const calendar = new Blob([toCalendar(entries, Date.now())], { type: 'text/calendar' })
    await saveFile(calendar, `${name.replace(/\.[^.]+$/u, '')}.ics`)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn('The calendar could not be saved', error)
    toast({ title: m.paper_calendar_failed(), tone: 'destructive' })
  }
}
