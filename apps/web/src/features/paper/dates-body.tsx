import type { LibraryDay } from '@octavo/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, CalendarPlus, Rss, TriangleAlert } from 'lucide-react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { calendarOfDates, listDates } from '../../http/dates.ts'
import { locale } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { saveFile } from '../../platform/index.ts'
import { useUser } from '../../session/session.ts'
import { BlankState, Button, ButtonLink, Panel, toast } from '../../ui/index.ts'
import { DayList } from './day-list.tsx'
import { splitByDay } from './days.ts'

const NONE: readonly LibraryDay[] = []

/** The days that are to come, the next one first, and those that have gone; all of them as a calendar. */
export default function DatesBody() {
  const isAway = isOffline(useConnection())
  const user = useUser()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['/api/dates'],
    queryFn: ({ signal }) => listDates(signal),
    enabled: !isAway,
    staleTime: 0,
  })
  const { coming, gone } = splitByDay(data ?? NONE, new Date())
  if (data === undefined || data.length === 0)
    return (
      <Panel className="mt-7">
        {isAway ? (
          <BlankState icon={CalendarDays} title={m.dates_away()} />
        ) : isPending ? (
          <BlankState icon={CalendarDays} title={m.dates_loading()} />
        ) : isError ? (
          <BlankState icon={TriangleAlert} title={m.dates_failed()}>
            <Button onPress={() => void refetch()}>{m.crash_retry()}</Button>
          </BlankState>
        ) : (
          <BlankState icon={CalendarDays} title={m.dates_none()} text={m.dates_none_text()}>
            <ButtonLink to="/upload" look="primary">
              {m.place_library()}
            </ButtonLink>
          </BlankState>
        )}
      </Panel>
    )
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button icon={CalendarPlus} onPress={() => void save()}>
          {m.dates_save()}
        </Button>
        {user && (
          <ButtonLink icon={Rss} to="/settings#keys">
            {m.dates_subscribe()}
          </ButtonLink>
        )}
      </div>
      {user && <p className="mt-2 max-w-xl text-sm text-pretty text-muted">{m.dates_subscribe_text()}</p>}
      <DayList title={m.dates_coming()} days={coming} none={m.dates_none_coming()} />
      {gone.length > 0 && <DayList title={m.dates_gone()} days={gone} isOver />}
    </>
  )
}

async function save(): Promise<void> {
  try {
    await saveFile(await calendarOfDates(locale()), 'dates.ics')
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn('The calendar could not be saved', error)
    toast({ title: m.paper_calendar_failed(), tone: 'destructive' })
  }
}
