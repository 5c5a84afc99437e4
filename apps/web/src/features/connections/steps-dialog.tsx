import type { ConsentProvider } from '@octavo/contract'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog } from '../../ui/index.ts'
import { LOOKS, REGISTERS } from './providers.ts'

export interface StepsDialogProps {
  readonly provider: ConsentProvider
  readonly onClose: () => void
}

const Text = ({ children }: { readonly children: ReactNode }) => (
  <code dir="ltr" className="mt-1 block text-sm break-words text-muted">
    {children}
  </code>
)

/** Says what an operator does so that a provider can be connected here. */
export const StepsDialog = ({ provider, onClose }: StepsDialogProps) => {
  const name = LOOKS[provider].name()
  const { where, setting } = REGISTERS[provider]
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.connections_steps({ name })}
      isText
      actions={
        <Button look="primary" onPress={onClose}>
          {m.close()}
        </Button>
      }
    >
      <p className="text-pretty">{m.connections_steps_who()}</p>
      <ol className="mt-4 flex list-decimal flex-col gap-4 ps-5">
        <li>{m.connections_step_client({ where })}</li>
        <li>
          {m.connections_step_return()}
          <Text>{`${location.origin}/connections/${provider}`}</Text>
        </li>
        <li>
          {m.connections_step_settings()}
          <Text>{`${setting}_CLIENT_ID=…`}</Text>
          <Text>{`${setting}_CLIENT_SECRET=…`}</Text>
        </li>
      </ol>
      {provider === 'google' && <p className="mt-4 text-sm text-pretty text-muted">{m.connections_step_google()}</p>}
    </Dialog>
  )
}
