import { CONSENT_VERSION, type Consent, type ConsentReceipt, NO_CONSENT, REQUIRED_CONSENT } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { type ConsentServices, createConsentGate } from './consent-gate.ts'

const ERASED = { receipt: undefined, recordCount: 3, logCount: 2 }
const start = (more: Partial<ConsentServices> = {}, receipt?: ConsentReceipt) => {
  const granted: ConsentReceipt[] = []
  const services: ConsentServices = {
    nowMs: () => 42,
    grant: async (one) => void granted.push(one),
    erase: async () => ERASED,
    ...more,
  }
  const gate = createActor(createConsentGate(services), { input: { receipt } })
  const said: string[] = []
  gate.on('*', ({ type }) => said.push(type))
  gate.start()
  const agree = (...names: readonly (keyof Consent)[]) => {
    for (const name of names) gate.send({ type: 'TICK', name, isAgreed: true })
  }
  const state = () => gate.getSnapshot().value
  return { gate, granted, said, agree, state }
}
const receipt = (version = CONSENT_VERSION): ConsentReceipt => ({
  ...{ version, grantedAtMs: 1 },
  consent: { ...NO_CONSENT, ...Object.fromEntries(REQUIRED_CONSENT.map((name) => [name, true])) },
})

describe('the gate before consent mode', () => {
  it('goes overview, details, confirmation, granted, and keeps what, version and when', async () => {
    const { gate, granted, said, agree, state } = start()
    expect(state()).toBe('overview')
    gate.send({ type: 'DETAILS' })
    agree(...REQUIRED_CONSENT)
    gate.send({ type: 'CONTINUE' })
    expect(state()).toBe('confirmation')
    gate.send({ type: 'BEGIN' })
    await waitFor(gate, (snapshot) => snapshot.matches('granted'))
    expect(granted).toEqual([{ ...receipt(), grantedAtMs: 42 }])
    expect(gate.getSnapshot().context.receipt).toEqual(granted[0])
    expect(said).toEqual([])
  })

  it('continues only with all five, one taken back is one missing, and AI changes nothing', () => {
    const { gate, agree, state } = start()
    gate.send({ type: 'DETAILS' })
    agree('optionalAI', ...REQUIRED_CONSENT.slice(1))
    gate.send({ type: 'CONTINUE' })
    expect(state()).toBe('details')
    agree(...REQUIRED_CONSENT)
    gate.send({ type: 'TICK', name: 'deletionRights', isAgreed: false })
    gate.send({ type: 'CONTINUE' })
    expect(state()).toBe('details')
    agree('deletionRights')
    gate.send({ type: 'CONTINUE' })
    expect(state()).toBe('confirmation')
  })

  it('a decline, and a consent that could not be kept, lead back and are told', async () => {
    const { gate, said, agree, state } = start({ grant: () => Promise.reject(new Error('storage is closed')) })
    gate.send({ type: 'DECLINE' })
    expect([state(), said.length]).toEqual(['overview', 1])
    gate.send({ type: 'DETAILS' })
    agree(...REQUIRED_CONSENT)
    gate.send({ type: 'CONTINUE' })
    gate.send({ type: 'DECLINE' })
    expect([state(), said.length]).toEqual(['overview', 2])
    gate.send({ type: 'DETAILS' })
    gate.send({ type: 'CONTINUE' })
    gate.send({ type: 'BEGIN' })
    await waitFor(gate, (snapshot) => snapshot.matches('overview'))
    expect(said).toEqual(['declined', 'declined', 'declined'])
  })

  it('stands from before while its wording does; revoked, it says what was erased and asks anew', async () => {
    expect(start({}, receipt(CONSENT_VERSION - 1)).state()).toBe('overview')
    const { gate, state } = start({}, receipt())
    expect(state()).toBe('granted')
    gate.send({ type: 'REVOKE' })
    await waitFor(gate, (snapshot) => snapshot.matches('overview'))
    expect(gate.getSnapshot().context).toEqual({ consent: NO_CONSENT, receipt: undefined, erased: ERASED })
  })

  it('a revocation that could not erase everything is none', async () => {
    const { gate, said } = start({ erase: () => Promise.reject(new Error('blocked')) }, receipt())
    gate.send({ type: 'REVOKE' })
    await waitFor(gate, (snapshot) => snapshot.matches('granted'))
    expect(said).toEqual(['revokeFailed'])
    expect(gate.getSnapshot().context.receipt).toBeDefined()
  })
})
