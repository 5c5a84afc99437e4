import type { ApiKey, KeyScope } from '@octavo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dateOf, momentOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, Dialog, List, ListRow, toast } from '../../ui/index.ts'
import { getKeys, QUERIES, revokeKey } from './api.ts'
import { KeyDialog } from './key-dialog.tsx'
import { useFreshPassword } from './reauth.tsx'
import { Loaded } from './section.tsx'
import { tellFailure } from './tell.ts'

const SCOPES: Readonly<Record<KeyScope, () => string>> = {
  'library:read': m.keys_scope_read,
  'library:write': m.keys_scope_write,
  organize: m.keys_scope_organize,
  'account:read': m.keys_scope_account,
  'dates:read': m.keys_scope_dates,
  propose: m.keys_scope_propose,
  'apply-approved': m.keys_scope_apply,
}

const timesOf = ({ expiresAtMs, lastUsedAtMs }: ApiKey, isOver: boolean): string =>
  [
    (isOver ? m.keys_over_since : m.keys_until)({ date: dateOf(expiresAtMs) }),
    lastUsedAtMs === null ? m.keys_unused() : m.keys_used({ date: momentOf(lastUsedAtMs) }),
  ].join(', ')

/** The keys of an account: what each may do, until when, when it was used; making one and revoking one. */
export default function KeysList() {
  const queries = useQueryClient()
  const keys = useQuery({ queryKey: [QUERIES.keys], queryFn: getKeys, staleTime: 0 })
  const fresh = useFreshPassword()
  const [isMaking, setMaking] = useState(false)
  const [going, setGoing] = useState<ApiKey>()
  const create = useRef<HTMLDivElement>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: [QUERIES.keys] })
  const revoke = async (key: ApiKey) => {
    try {
      await revokeKey(key.id)
      toast({ title: m.keys_revoked() })
    } catch (error) {
      tellFailure(error)
    }
    setGoing(undefined)
    await refresh()
    // The button that opened the question went with its key: the focus goes to what is left.
    requestAnimationFrame(() => create.current?.querySelector('button')?.focus())
  }
  return (
    <>
      <Loaded query={keys}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-muted">{m.keys_none()}</p>
          ) : (
            <List label={m.keys_title()}>
              {rows.map((key) => {
                const isOver = key.expiresAtMs <= Date.now()
                return (
                  <ListRow
                    key={key.id}
                    title={
                      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                        <bdi>{key.name}</bdi>
                        <code dir="ltr" className="text-sm font-normal text-muted">
                          {`${key.prefix}…`}
                        </code>
                        {isOver && <Badge tone="warn">{m.keys_over()}</Badge>}
                      </span>
                    }
                    detail={
                      <>
                        <span className="block">{key.scopes.map((scope) => SCOPES[scope]()).join(' · ')}</span>
                        <span className="block">{timesOf(key, isOver)}</span>
                      </>
                    }
                  >
                    <Button size="s" aria-label={m.keys_revoke_of({ name: key.name })} onPress={() => setGoing(key)}>
                      {m.keys_revoke()}
                    </Button>
                  </ListRow>
                )
              })}
            </List>
          )
        }
      </Loaded>
      <div ref={create}>
        <Button onPress={() => setMaking(true)}>{m.keys_create()}</Button>
      </div>
      {isMaking && (
        <KeyDialog
          run={fresh.run}
          onClose={() => {
            setMaking(false)
            void refresh()
          }}
        />
      )}
      <Dialog
        isOpen={going !== undefined}
        onOpenChange={() => setGoing(undefined)}
        role="alertdialog"
        title={m.keys_revoke_ask({ name: going?.name ?? '' })}
        actions={
          <>
            <Button onPress={() => setGoing(undefined)}>{m.cancel()}</Button>
            <Button look="danger" onPress={() => going && void revoke(going)}>
              {m.keys_revoke()}
            </Button>
          </>
        }
      >
        <p className="text-pretty">{m.keys_revoke_text()}</p>
      </Dialog>
      {fresh.dialog}
    </>
  )
}
