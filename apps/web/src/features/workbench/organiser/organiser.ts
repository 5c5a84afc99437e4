import { pacingFor } from '@octavo/core'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type Actor, createActor } from 'xstate'
import { m } from '../../../paraglide/messages.js'
import { clock } from '../../../platform/index.ts'
import { sessionUser, subscribeSession } from '../../../session/session.ts'
import { prefersStillness } from '../../../settings/settings.ts'
import { toast } from '../../../ui/index.ts'
import {
  createOrganiserMachine,
  type OrganiserMachine,
  type OrganiserServices,
  type OrganiserSnapshot,
} from './organiser-machine.ts'
import { itemsAndGroups } from './words.ts'

export type Organiser<T, Method> = Actor<OrganiserMachine<T, Method>>

/**
 * Makes an organiser that lives beside its page: a tab that is left loses nothing. It ends with the session of its person.
 * `isQuick`: for what is the person's own and stays here nobody has to wait.
 */
export const organiserOf = <T, Method>(
  services: OrganiserServices<T, Method>,
  { asksFirst = false, isQuick = false }: { readonly asksFirst?: boolean; readonly isQuick?: boolean } = {},
): (() => Organiser<T, Method>) => {
  let here: Organiser<T, Method> | undefined
  return () => {
    if (here) return here
    const pacing = () => pacingFor({ reducedMotion: false, skipAnimations: prefersStillness() })
    const actor = createActor(createOrganiserMachine({ services, asksFirst, isQuick, clock, pacing }))
    actor.start()
    here = actor
    const person = sessionUser()?.id
    const stop = subscribeSession(() => {
      if (person === undefined || sessionUser()?.id === person) return
      stop()
      here = undefined
      actor.stop()
    })
    return actor
  }
}

/** Where an organiser stands. */
export const useOrganiser = <T, Method, Part>(
  organiser: Organiser<T, Method>,
  pick: (snapshot: OrganiserSnapshot<T, Method>) => Part,
): Part => useSelector(organiser, pick)

/** Tells what came of it, as long as the organiser's tab is open. */
export const useOrganiserNotices = <T, Method>(organiser: Organiser<T, Method>): void => {
  useEffect(() => {
    const hearing = organiser.on('*', (notice) =>
      notice.type === 'organised'
        ? toast({ title: m.org_completed(), description: m.org_done(itemsAndGroups(notice)) })
        : toast({ title: m.org_failed(), tone: 'destructive' }),
    )
    return () => hearing.unsubscribe()
  }, [organiser])
}

/** What grouping goes by for this person: now, by their clock. */
export const groupingNow = () => ({ nowMs: Date.now(), utcOffsetMinutes: -new Date().getTimezoneOffset() })
