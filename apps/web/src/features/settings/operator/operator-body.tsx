import { useQuery } from '@tanstack/react-query'
import { Activity, Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { isOffline, useConnection } from '../../../connection/connection.ts'
import { HttpError } from '../../../http/http.ts'
import { filesOf, momentOf, nameIn, number, sizeOf } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { useUser } from '../../../session/session.ts'
import { Badge, BlankState, Button, ButtonLink, List, ListRow, Panel } from '../../../ui/index.ts'
import { OPERATOR, seeInstallation } from './api.ts'

const ASK_AGAIN_MS = 30_000

/** A heading with what belongs to it. */
const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mt-7">
    <h2 className="mb-2 text-lg font-semibold">{title}</h2>
    <Panel className="px-5 py-2 sm:px-8">{children}</Panel>
  </section>
)

const STATUS = {
  waiting: { words: m.operator_waiting, tone: 'neutral' },
  running: { words: m.operator_running, tone: 'accent' },
  completed: { words: m.operator_completed, tone: 'ok' },
  failed: { words: m.operator_failed, tone: 'danger' },
  cancelled: { words: m.operator_cancelled, tone: 'neutral' },
} as const

/** A name that the program gave, as the log has it. */
const Name = ({ children }: { readonly children: string }) => (
  <code dir="ltr" className="font-mono text-sm">
    {children}
  </code>
)

/** How many people there are, where the room goes, what is being done, what failed, and how the models do. */
export default function OperatorBody() {
  const isAway = isOffline(useConnection())
  const user = useUser()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [OPERATOR],
    queryFn: ({ signal }) => seeInstallation(signal),
    enabled: !isAway && user !== null,
    staleTime: 0,
    retry: false,
    refetchInterval: (query) => (query.state.error ? false : ASK_AGAIN_MS),
  })
  if (!user || (error instanceof HttpError && error.status === 403))
    return (
      <Panel className="mt-7">
        <BlankState icon={Lock} title={m.operator_closed()} text={m.operator_closed_text()}>
          {user === null && (
            <ButtonLink to="/auth" look="primary">
              {m.auth_login_submit()}
            </ButtonLink>
          )}
        </BlankState>
      </Panel>
    )
  if (data === undefined)
    return (
      <Panel className="mt-7">
        {isAway ? (
          <BlankState icon={Activity} title={m.operator_offline()} />
        ) : isPending ? (
          <BlankState icon={Activity} title={m.operator_loading()} />
        ) : (
          <BlankState icon={TriangleAlert} title={m.operator_unread()}>
            <Button onPress={() => void refetch()}>{m.crash_retry()}</Button>
          </BlankState>
        )}
      </Panel>
    )
  const { people, space, largest, jobs, failed, letters, models } = data
  return (
    <>
      <Part title={m.operator_state()}>
        <List label={m.operator_state()}>
          <ListRow
            icon={data.isHealthy ? Activity : TriangleAlert}
            title={data.isHealthy ? m.operator_healthy() : m.operator_look()}
            detail={m.operator_up({ version: data.version, time: momentOf(data.upSinceMs) })}
          />
          <ListRow title={m.operator_people()} detail={m.operator_active({ n: number(people.activeDay) })}>
            <span>{m.operator_accounts({ accounts: number(people.accounts), guests: number(people.guests) })}</span>
          </ListRow>
          <ListRow title={m.operator_models()} detail={MODEL_STATES[models.search]()}>
            <span>{number(models.classifiers)}</span>
          </ListRow>
          <ListRow title={m.operator_letters()}>
            <span>{m.operator_letters_of({ waiting: number(letters.waiting), again: number(letters.again) })}</span>
          </ListRow>
        </List>
      </Part>
      <Part title={m.operator_space()}>
        <List label={m.operator_space()}>
          <ListRow title={m.operator_free()}>{sizeOf(space.freeBytes)}</ListRow>
          <ListRow title={m.operator_stored()} detail={m.operator_stored_text()}>
            {sizeOf(space.storedBytes)}
          </ListRow>
          <ListRow title={m.operator_libraries()} detail={filesOf(space.files)}>
            {sizeOf(space.sizeBytes)}
          </ListRow>
          <ListRow title={m.operator_trash()}>{sizeOf(space.trashBytes)}</ListRow>
          {space.missing + space.damaged > 0 && (
            <ListRow icon={TriangleAlert} title={m.operator_bad()} detail={m.operator_bad_text()}>
              {m.operator_bad_of({ missing: number(space.missing), damaged: number(space.damaged) })}
            </ListRow>
          )}
        </List>
      </Part>
      <Part title={m.operator_largest()}>
        <List label={m.operator_largest()}>
          {largest.map(({ email, files, sizeBytes, trashBytes }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: guests have no name, and the order is the content
            <ListRow key={at} title={email === null ? m.operator_guest() : nameIn(email)} detail={filesOf(files)}>
              {sizeOf(sizeBytes + trashBytes)}
            </ListRow>
          ))}
          {largest.length === 0 && <ListRow title={m.operator_none()} />}
        </List>
      </Part>
      <Part title={m.operator_jobs()}>
        <List label={m.operator_jobs()}>
          {jobs.map(({ kind, status, count }) => (
            <ListRow key={`${kind} ${status}`} title={<Name>{kind}</Name>}>
              <span>{number(count)}</span>
              <Badge tone={STATUS[status].tone}>{STATUS[status].words()}</Badge>
            </ListRow>
          ))}
          {jobs.length === 0 && <ListRow title={m.operator_none()} />}
        </List>
      </Part>
      <Part title={m.operator_failures()}>
        <List label={m.operator_failures()}>
          {failed.map(({ kind, code, endedAtMs }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: whose task it was is not told, and the order is the content
            <ListRow key={at} title={<Name>{kind}</Name>} detail={momentOf(endedAtMs)}>
              <Name>{code}</Name>
            </ListRow>
          ))}
          {failed.length === 0 && <ListRow title={m.operator_none()} />}
        </List>
      </Part>
    </>
  )
}

const MODEL_STATES = {
  off: m.operator_search_off,
  ready: m.operator_search_ready,
  unavailable: m.operator_search_unavailable,
} as const
