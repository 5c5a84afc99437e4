import type { Connection, ConnectionProblem } from '@octavo/contract'
import { Ellipsis, Mails, PencilLine, Plug, Trash2, Unplug } from 'lucide-react'
import { useState } from 'react'
import { forgetConnection, renameConnection, revokeConnection, testConnection } from '../../http/connections.ts'
import { momentOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, Dialog, IconButton, ListRow, Menu, type MenuAction, toast } from '../../ui/index.ts'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { isMailbox, LOOKS } from './providers.ts'
import { tellNot } from './tell.ts'

const WHY: Readonly<Record<ConnectionProblem, () => string>> = {
  withdrawn: m.connections_why_withdrawn,
  refused: m.connections_why_refused,
  ended: m.connections_why_ended,
  unreadable: m.connections_why_unreadable,
  unreachable: m.connections_why_unreachable,
  busy: m.connections_why_busy,
  forbidden: m.connections_why_forbidden,
  odd: m.connections_why_odd,
  gone: m.connections_why_gone,
}

const STATES = {
  works: { tone: 'ok', words: m.connections_works },
  'signed-out': { tone: 'warn', words: m.connections_signed_out },
  away: { tone: 'warn', words: m.connections_away },
} as const

export interface ConnectionRowProps {
  readonly connection: Connection
  /** Lets its person in again. */
  readonly onAgain: () => void
  /** Shows the mailing lists of a mailbox. */
  readonly onMailings: () => void
  readonly onChange: () => Promise<void>
}

const factsOf = ({ account, address, usedBytes, freeBytes, checkedAtMs }: Connection): readonly string[] => [
  ...(address === null || address.includes(account) ? [] : [account]),
  ...(address === null ? [account] : [address]),
  ...(usedBytes === null ? [] : [m.connections_used({ used: sizeOf(usedBytes) })]),
  ...(freeBytes === null ? [] : [m.connections_free({ free: sizeOf(freeBytes) })]),
  m.connections_checked({ when: momentOf(checkedAtMs) }),
]

/** One connection: whose place it is, how it stands and why, and what can be done with it. */
export const ConnectionRow = ({ connection, onAgain, onMailings, onChange }: ConnectionRowProps) => {
  const { id, name, provider, state, problem } = connection
  const [asked, setAsked] = useState<'revoke' | 'forget'>()
  /** The name that stands in the dialog which asks for one. */
  const [naming, setNaming] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const act = async (not: string, work: () => Promise<void>) => {
    setAsked(undefined)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tellNot(error, not)
    }
    setBusy(false)
    await onChange()
  }
  const test = () =>
    act(m.connections_not_tested({ name }), async () => {
      const found = await testConnection(id)
      if (found.problem === null) toast({ title: m.connections_tested({ name }) })
      else toast({ title: m.connections_silent({ name }), description: WHY[found.problem](), tone: 'destructive' })
    })
  const revoke = () =>
    act(m.connections_not_revoked({ name }), async () => {
      const { isTold } = await revokeConnection(id)
      toast({ title: m.connections_revoked({ name }), ...(!isTold && { description: m.connections_untold() }) })
    })
  const forget = () =>
    act(m.connections_not_forgotten({ name }), async () => {
      await forgetConnection(id)
      toast({ title: m.connections_forgotten({ name }) })
    })
  const rename = (next: string) =>
    act(m.connections_not_renamed({ name }), async () => {
      const renamed = await renameConnection(id, next).catch((error: unknown) => {
        setNaming(next)
        throw error
      })
      toast({ title: m.connections_renamed({ from: name, name: renamed.name }) })
    })
  const isOut = state === 'signed-out'
  const canAgain = provider !== 'folder'
  const { tone, words } = STATES[state]
  const named = (act: string): string => [act, name].join(': ')
  const actions: readonly MenuAction[] = [
    { id: 'rename', label: m.connections_rename(), icon: PencilLine, onAction: () => setNaming(name) },
    ...(isMailbox(provider) && !isOut
      ? [{ id: 'mailings', label: m.connections_lists(), icon: Mails, onAction: onMailings }]
      : []),
    ...(canAgain && !isOut ? [{ id: 'again', label: m.connections_again(), icon: Plug, onAction: onAgain }] : []),
    ...(canAgain && problem !== 'ended'
      ? [{ id: 'revoke', label: m.connections_revoke(), icon: Unplug, onAction: () => setAsked('revoke') }]
      : []),
    { id: 'forget', label: m.connections_forget(), icon: Trash2, isDanger: true, onAction: () => setAsked('forget') },
  ]
  return (
    <ListRow
      icon={LOOKS[provider].icon}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi>{name}</bdi>
          <Badge tone={tone}>{words()}</Badge>
        </span>
      }
      detail={
        <>
          {problem !== null && <span className="block text-text">{WHY[problem]()}</span>}
          <span className="block">
            {factsOf(connection).map((fact, at) => (
              <span key={fact}>
                {at > 0 && ' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </span>
        </>
      }
    >
      {isOut && canAgain ? (
        <Button size="s" look="primary" aria-label={named(m.connections_again())} onPress={onAgain}>
          {m.connections_again()}
        </Button>
      ) : (
        <Button
          size="s"
          isDisabled={isBusy}
          aria-label={named(isBusy ? m.connections_testing() : m.connections_test())}
          onPress={() => void test()}
        >
          {isBusy ? m.connections_testing() : m.connections_test()}
        </Button>
      )}
      <Menu
        label={m.connections_more_of({ name })}
        actions={actions}
        trigger={<IconButton icon={Ellipsis} label={m.connections_more_of({ name })} />}
      />
      {naming !== undefined && (
        <NameDialog
          title={m.connections_rename_of({ name })}
          label={m.connections_name()}
          value={naming}
          isValueGood={naming !== name}
          done={m.connections_rename()}
          maxLength={60}
          onClose={() => setNaming(undefined)}
          onDone={(next) => void rename(next)}
        />
      )}
      <Dialog
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        role="alertdialog"
        title={asked === 'forget' ? m.connections_forget_ask({ name }) : m.connections_revoke_ask({ name })}
        actions={
          <>
            <Button onPress={() => setAsked(undefined)}>{m.cancel()}</Button>
            <Button look="danger" onPress={() => void (asked === 'forget' ? forget() : revoke())}>
              {asked === 'forget' ? m.connections_forget() : m.connections_revoke()}
            </Button>
          </>
        }
      >
        <p className="text-pretty">{asked === 'forget' ? m.connections_forget_text() : m.connections_revoke_text()}</p>
      </Dialog>
    </ListRow>
  )
}
