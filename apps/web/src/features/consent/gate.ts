import { useEffect } from 'react'
import { type Actor, createActor } from 'xstate'
import { consentReceipt, eraseConsent, keepConsent } from '../../device/consent.ts'
import { type ConsentGate, createConsentGate } from '../../flow/consent-gate.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'

export type Gate = Actor<ConsentGate>

let gate: Gate | undefined

/** The gate of this page, at what was agreed to before; a page is loaded for consent mode alone. */
export const openGate = (): Gate => {
  gate ??= createActor(
    createConsentGate({
      nowMs: Date.now,
      grant: async (receipt) => keepConsent(receipt),
      erase: async () => eraseConsent(),
    }),
    { input: { receipt: consentReceipt() } },
  ).start()
  return gate
}

const tell = (title: string, description: string): void => {
  toast({ title, description, tone: 'destructive' })
}

/** Says that nobody has agreed, wherever somebody tries what needs it. */
export const tellRequired = (): void => tell(m.consent_toast_required(), m.consent_toast_required_text())

/** Shows what the gate has to say. */
export const useGateNotices = (opened: Gate): void => {
  useEffect(() => {
    const running = [
      opened.on('declined', tellRequired),
      opened.on('revokeFailed', () => tell(m.consent_toast_revoke(), m.consent_toast_revoke_text())),
    ]
    return () => {
      for (const one of running) one.unsubscribe()
    }
  }, [opened])
}
