import type { CreateKeyResponse, KeyDays, KeyScope } from '@octavo/contract'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { HttpError } from '../../http/http.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Checkbox, Choice, Dialog, TextField, toast } from '../../ui/index.ts'
import { createKey } from './api.ts'

const SCOPES: readonly { readonly scope: KeyScope; readonly name: () => string; readonly about: () => string }[] = [
  { scope: 'library:read', name: m.keys_scope_read, about: m.keys_scope_read_text },
  { scope: 'library:write', name: m.keys_scope_write, about: m.keys_scope_write_text },
  { scope: 'organize', name: m.keys_scope_organize, about: m.keys_scope_organize_text },
  { scope: 'account:read', name: m.keys_scope_account, about: m.keys_scope_account_text },
  { scope: 'dates:read', name: m.keys_scope_dates, about: m.keys_scope_dates_text },
  { scope: 'propose', name: m.keys_scope_propose, about: m.keys_scope_propose_text },
  { scope: 'apply-approved', name: m.keys_scope_apply, about: m.keys_scope_apply_text },
]
const DAYS: Readonly<Record<string, KeyDays>> = { '30': 30, '90': 90, '365': 365 }
const MOST = 20
const NAME_LENGTH = 60

export interface KeyDialogProps {
  /** Brings the fresh password that the server wants. */
  readonly run: (act: () => Promise<void>) => Promise<void>
  readonly onClose: () => void
}

/** Asks what a new key is for, makes it, and shows it the one time that it can be seen. */
export const KeyDialog = ({ run, onClose }: KeyDialogProps) => {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['library:read'])
  const [days, setDays] = useState('90')
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<CreateKeyResponse>()
  const isReady = name.trim() !== '' && scopes.length > 0 && !isBusy
  const make = async () => {
    setBusy(true)
    await run(async () => {
      try {
        setMade(await createKey({ name: name.trim(), scopes: [...scopes], days: DAYS[days] ?? 90 }))
      } catch (error) {
        if (!(error instanceof HttpError && error.code === 'conflict')) throw error
        toast({ title: m.account_failed(), description: m.keys_many({ most: number(MOST) }), tone: 'destructive' })
      }
    })
    setBusy(false)
  }
  if (made) return <SecretDialog {...secretOf(made)} onClose={onClose} />
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.keys_create()}>
      <form
        noValidate
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void make()
        }}
      >
        <TextField
          label={m.keys_name()}
          description={m.keys_name_hint()}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          autoFocus
          value={name}
          onChange={setName}
        />
        <fieldset>
          <legend className="mb-1 font-medium">{m.keys_scopes()}</legend>
          {SCOPES.map(({ scope, name: nameOf, about }) => (
            <Checkbox
              key={scope}
              isSelected={scopes.includes(scope)}
              onChange={(isOn) => setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope))}
              description={about()}
            >
              {nameOf()}
            </Checkbox>
          ))}
        </fieldset>
        <Choice
          label={m.keys_ends()}
          value={days}
          onChange={setDays}
          options={Object.values(DAYS).map((n) => ({ value: String(n), label: m.keys_days({ n: number(n) }) }))}
        />
        <Button type="submit" look="primary" isDisabled={!isReady}>
          {m.keys_save()}
        </Button>
      </form>
    </Dialog>
  )
}

interface Secret {
  readonly label: string
  readonly hint: string
  readonly secret: string
}

/** What is shown of a new key: itself, or, where it is for calendars alone, the address that they ask. */
const secretOf = ({ key: { scopes }, secret }: CreateKeyResponse): Secret =>
  scopes.every((scope) => scope === 'dates:read')
    ? { label: m.keys_feed(), hint: m.keys_feed_hint(), secret: `${location.origin}/api/dates.ics?key=${secret}` }
    : { label: m.keys_secret(), hint: m.keys_secret_hint(), secret }

const SecretDialog = ({ label, hint, secret, onClose }: Secret & { readonly onClose: () => void }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch (error) {
      // Pages without TLS have no clipboard.
      console.warn('The key could not be copied', error)
      toast({ title: m.keys_copy_failed(), tone: 'destructive' })
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      title={m.keys_made()}
      actions={
        <>
          <Button icon={isCopied ? Check : Copy} onPress={() => void copy()}>
            {isCopied ? m.keys_copied() : m.keys_copy()}
          </Button>
          <Button look="primary" onPress={onClose}>
            {m.keys_done()}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{m.keys_made_text()}</p>
      <TextField
        className="mt-5 [&_input]:font-mono [&_input]:text-sm [&_input]:[direction:ltr]"
        label={label}
        description={hint}
        isReadOnly
        autoFocus
        value={secret}
        onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
      />
      <p role="status" className="sr-only">
        {isCopied && m.keys_copied()}
      </p>
    </Dialog>
  )
}
