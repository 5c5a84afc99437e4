import type { DataRow } from '@octavo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Database } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { leave } from '../../device/leave.ts'
import { filesOf, momentOf, number, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { useUser } from '../../session/session.ts'
import { Button, ButtonLink, Dialog, List, ListRow, toast } from '../../ui/index.ts'
import { deleteAccount, getData, QUERIES } from './api.ts'
import { useFreshPassword } from './reauth.tsx'
import { Loaded, Section } from './section.tsx'
import { useExport } from './use-export.tsx'

const PlacesPart = lazy(() => import('./places-part.tsx'))

const KINDS: Readonly<Record<string, () => string>> = {
  account: m.data_kind_account,
  sessions: m.data_kind_sessions,
  keys: m.data_kind_keys,
  files: m.data_kind_files,
  trash: m.data_kind_trash,
  judgements: m.data_kind_judgements,
  photos: m.data_kind_photos,
  albums: m.data_kind_albums,
  marks: m.data_kind_marks,
  searches: m.data_kind_searches,
  keptCopies: m.data_kind_kept_copies,
  tasks: m.data_kind_tasks,
  plans: m.data_kind_plans,
  runs: m.data_kind_runs,
  settings: m.data_kind_settings,
  totals: m.data_kind_totals,
  meanings: m.data_kind_meanings,
  feedback: m.data_kind_feedback,
}
const PLACES: Readonly<Record<DataRow['place'], () => string>> = {
  database: m.data_place_database,
  files: m.data_place_files,
  'database and files': m.data_place_both,
}
const ENDS: Readonly<Record<DataRow['until'], () => string>> = {
  'deleted by you': m.data_until_you,
  'guest time': m.data_until_guest,
  'trash time': m.data_until_trash,
  'session time': m.data_until_session,
  'kept by the operator': m.data_until_operator,
}

const detailOf = ({ kind, count, place, until, endsAtMs }: DataRow): string => {
  if (count === 0 && kind !== 'feedback') return m.data_none()
  return [PLACES[place](), ENDS[until](), endsAtMs === null ? '' : m.data_by({ date: momentOf(endsAtMs) })]
    .filter((text) => text !== '')
    .join(', ')
}

/** What is stored, where and until when; everything as a download; and the way to remove it for good. */
export const DataSection = () => {
  const user = useUser()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const data = useQuery({ queryKey: [QUERIES.data], queryFn: getData, staleTime: 0 })
  const [isAsking, setAsking] = useState(false)
  const fresh = useFreshPassword()
  const exporting = useExport()
  const files = filesOf(data.data?.find(({ kind }) => kind === 'files')?.count ?? 0)
  const isNothing = data.data?.length === 0

  const remove = () =>
    fresh.run(async () => {
      const { deletedAtMs } = await deleteAccount()
      await import('../../device/lessons.ts').then(({ forgetLessons }) => forgetLessons()).catch(() => undefined)
      setAsking(false)
      leave()
      queries.clear()
      toast({
        title: m.data_deleted(),
        ...(user ? { description: m.data_deleted_text({ date: momentOf(deletedAtMs) }) } : {}),
      })
      navigate('/')
    })

  return (
    <Section id="data" title={m.security_data()} icon={Database}>
      <p className="text-pretty text-muted">{m.security_data_text()}</p>
      <Loaded query={data}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{m.data_nothing()}</p>
          ) : (
            <List label={m.security_data()}>
              {rows.map((row) => (
                <ListRow key={row.kind} title={(KINDS[row.kind] ?? m.data_kind_other)()} detail={detailOf(row)}>
                  <span className="text-end text-sm tabular-nums">
                    {/* Feedback carries no name: nobody can say how much of it is this person's. */}
                    {row.kind === 'feedback' ? '' : number(row.count)}
                    {row.bytes !== null && <span className="block text-muted">{sizeOf(row.bytes)}</span>}
                  </span>
                </ListRow>
              ))}
            </List>
          )
        }
      </Loaded>
      <div className="flex flex-wrap gap-3">
        <Button isDisabled={isNothing} onPress={() => exporting.start('zip')}>
          {m.data_export_zip()}
        </Button>
        <Button isDisabled={isNothing} onPress={() => exporting.start('json')}>
          {m.data_export_json()}
        </Button>
        <Button isDisabled={isNothing} onPress={() => exporting.start('csv')}>
          {m.data_export_csv()}
        </Button>
      </div>
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        <div>
          <h3 className="font-medium">{m.lessons_title()}</h3>
          <p className="mt-1 text-pretty text-muted">{m.lessons_text()}</p>
        </div>
        <ButtonLink to="/rules#learned" className="self-start">
          {m.lessons_open()}
        </ButtonLink>
      </div>
      <Suspense fallback={null}>
        <PlacesPart />
      </Suspense>
      <Button look="danger" className="self-start" isDisabled={isNothing} onPress={() => setAsking(true)}>
        {user ? m.data_delete() : m.data_delete_guest()}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={user ? m.data_delete_ask({ files }) : m.data_delete_ask_guest({ files })}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{m.cancel()}</Button>
            <Button look="danger" onPress={() => void remove()}>
              {user ? m.data_delete() : m.data_delete_guest()}
            </Button>
          </>
        }
      >
        <p className="text-pretty">{user ? m.data_delete_text() : m.data_delete_text_guest()}</p>
      </Dialog>
      {fresh.dialog}
      {exporting.dialog}
    </Section>
  )
}
