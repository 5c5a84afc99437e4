import path from 'node:path'
import { isWithin } from '@octavo/core'
import { StateFile, stateDir } from '@octavo/disk'

/** A person's word that agents may carry out moves in a folder without asking each time. */
export interface Grant {
  /** Absolute, without symbolic links. */
  readonly root: string
  /** Files that may be moved in any 24 hours. */
  readonly perDay: number
  /** When it ends; it holds until it is forgotten where left out. */
  readonly untilMs?: number
}

const file = (): StateFile<readonly Grant[]> =>
  new StateFile(path.join(stateDir(), 'grants.json'), {
    nothing: [],
    read: (text) => JSON.parse(text) as readonly Grant[],
    write: (grants) => JSON.stringify(grants),
  })

/** Grants that hold. */
export const standingGrants = (nowMs: number): readonly Grant[] =>
  file()
    .read()
    .filter(({ untilMs }) => untilMs === undefined || nowMs < untilMs)

/** Gives a grant; an earlier one of the same folder is no more. */
export function giveGrant(grant: Grant): void {
  file().write([
    ...file()
      .read()
      .filter(({ root }) => root !== grant.root),
    grant,
  ])
}

/** Takes the grant of a folder back; false when there was none. */
export function takeGrantBack(root: string): boolean {
  const grants = file().read()
  const rest = grants.filter((grant) => grant.root !== root)
  file().write(rest)
  return rest.length < grants.length
}

/** The grant that covers a folder, the one with the most a day where several do. */
export function grantFor(root: string, nowMs: number): Grant | undefined {
  return standingGrants(nowMs)
    .filter((grant) => isWithin(grant.root, root))
    .sort((one, other) => other.perDay - one.perDay)[0]
}
