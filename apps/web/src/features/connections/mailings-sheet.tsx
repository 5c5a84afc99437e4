import type { Connection, Mailing } from '@octavo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Mails, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { CONNECTIONS, leaveMailings, leftMailings, listMailings } from '../../http/connections.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { BlankState, Button, Dialog, List, Sheet } from '../../ui/index.ts'
import { MailingRow } from './mailing-row.tsx'
import { tellNot } from './tell.ts'

/** As many as one call takes. */
const MOST = 50
const SOON_MS = 1000
/** Where a sender's server is silent, nothing new is to be had soon. */
const LATER_MS = 10_000

export interface MailingsSheetProps {
  readonly connection: Connection
  readonly onClose: () => void
}

/** The mailing lists that write to a mailbox: which can be left, and what became of those that were. */
export const MailingsSheet = ({ connection, onClose }: MailingsSheetProps) => {
  const { id, name } = connection
  const queries = useQueryClient()
  const key = [CONNECTIONS, id, 'mailings']
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => listMailings(id, signal),
    staleTime: 0,
    retry: false,
  })
  const underWay = data?.mailings.filter(({ left }) => left?.outcome === 'asked') ?? []
  const { data: left } = useQuery({
    queryKey: [...key, 'left'],
    queryFn: ({ signal }) => leftMailings(id, signal),
    enabled: underWay.length > 0,
    refetchInterval: ({ state }) =>
      underWay.every((one) => state.data?.[one.key]?.isFailing === true) ? LATER_MS : SOON_MS,
    staleTime: 0,
  })
  const mailings = (data?.mailings ?? []).map((mailing): Mailing => {
    const now = left?.[mailing.key]
    if (now === undefined || mailing.left === null || now.askedAtMs < mailing.left.askedAtMs) return mailing
    return { ...mailing, left: { ...mailing.left, ...now } }
  })
  const toLeave = mailings.filter((one) => chosen.has(one.key))
  const leave = async (these: readonly Mailing[]) => {
    setAsking(false)
    setBusy(true)
    try {
      const wish = these.flatMap(({ key: of, way }) => (way.kind === 'click' ? [{ key: of, url: way.url }] : []))
      queries.setQueryData(key, await leaveMailings(id, { mailings: wish }))
      setChosen(new Set())
    } catch (problem) {
      tellNot(problem, m.connections_lists_not())
      void refetch()
    }
    setBusy(false)
    // The button that was pressed is not there for a press any more.
    list.current?.focus({ preventScroll: true })
  }
  const toggle = (of: string) => {
    const next = new Set(chosen)
    if (!next.delete(of)) next.add(of)
    setChosen(next)
  }
  const count = { count: toLeave.length, n: number(toLeave.length) }
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={m.connections_lists_of({ name })}
      {...(mailings.some(({ way }) => way.kind === 'click') && {
        footer: (
          <Button
            look="primary"
            className="w-full"
            isDisabled={toLeave.length === 0 || isBusy}
            onPress={() => setAsking(true)}
          >
            {toLeave.length === 0 ? m.connections_lists_choose_first() : m.connections_lists_leave(count)}
          </Button>
        ),
      })}
    >
      <p className="max-w-2xl text-pretty text-muted">{m.connections_lists_lead()}</p>
      {data === undefined && error ? (
        <BlankState icon={TriangleAlert} title={m.connections_lists_failed()}>
          <Button isDisabled={isFetching} onPress={() => void refetch()}>
            {m.crash_retry()}
          </Button>
        </BlankState>
      ) : data === undefined ? (
        <div role="status">
          <BlankState icon={Mails} title={m.connections_lists_looking()} />
        </div>
      ) : mailings.length === 0 ? (
        <BlankState icon={Mails} title={m.connections_lists_none()} text={m.connections_lists_none_text()} />
      ) : (
        <div ref={list} tabIndex={-1} aria-busy={isFetching} className="mt-3 outline-none">
          {error && (
            <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <p>{m.connections_lists_failed()}</p>
              <Button size="s" isDisabled={isFetching} onPress={() => void refetch()}>
                {m.crash_retry()}
              </Button>
            </div>
          )}
          <List label={m.connections_lists_of({ name })}>
            {mailings.map((mailing) => (
              <MailingRow
                key={mailing.key}
                mailing={mailing}
                isChosen={chosen.has(mailing.key)}
                isFull={chosen.size >= MOST}
                onToggle={() => toggle(mailing.key)}
                onAgain={() => void leave([mailing])}
              />
            ))}
          </List>
        </div>
      )}
      <Dialog
        isOpen={isAsking}
        onOpenChange={() => setAsking(false)}
        role="alertdialog"
        title={m.connections_lists_ask(count)}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{m.cancel()}</Button>
            <Button look="primary" onPress={() => void leave(toLeave)}>
              {m.connections_lists_leave(count)}
            </Button>
          </>
        }
      >
        <p className="text-pretty">{m.connections_lists_ask_text()}</p>
        <ul className="scroll-thin mt-3 max-h-48 overflow-y-auto text-sm text-muted">
          {toLeave.map(({ key: of, name: called, way }) => (
            <li key={of} className="break-words">
              <bdi className="text-text">{called}</bdi> · <bdi>{way.kind === 'click' && new URL(way.url).host}</bdi>
            </li>
          ))}
        </ul>
      </Dialog>
    </Sheet>
  )
}
