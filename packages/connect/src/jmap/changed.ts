import { asList, asText } from '../body.ts'
import { serverId } from './boxes.ts'
import type { MethodCall, Session, Told } from './session.ts'

/** What changed since a state (RFC 8620, 5.2). */
export interface Since {
  /** New ones and others, whatever of them changed. */
  readonly there: readonly string[]
  readonly gone: readonly string[]
  readonly state: string
  readonly hasMore: boolean
}

export const sinceCall = (kind: 'Email' | 'Mailbox', sinceState: string, maxChanges?: number): MethodCall => [
  `${kind}/changes`,
  { sinceState, ...(maxChanges !== undefined && { maxChanges }) },
]

/** The answer to `sinceCall`; `expired` for a state that the server can not, or can no longer, go on from. */
export function sinceIn(session: Session, told: Told | undefined): Since | 'expired' {
  const type = told?.wrong?.type
  // Some call a state that they do not know a wrong argument, and there is no other one in it.
  if (type === 'cannotCalculateChanges' || type === 'invalidArguments') return 'expired'
  const said = session.need(told)
  return {
    there: [...new Set([...asList(said.created), ...asList(said.updated)].map(serverId))],
    gone: asList(said.destroyed).map(serverId),
    state: asText(said.newState) ?? '',
    hasMore: said.hasMoreChanges === true,
  }
}
