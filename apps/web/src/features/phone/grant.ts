import { LIMITS } from '@octavo/core'
import { accessTo, askForPlace, type Place } from '../../device/place/index.ts'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import type { Collect } from '../../intake/brought.ts'
import { chooseFiles } from '../../intake/choose.ts'
import { collectChosen } from '../../intake/collect-chosen.ts'
import { collectPlace } from '../../intake/collect-place.ts'
import { orElse } from '../../intake/or-else.ts'
import { canOpenFolders } from '../../platform/index.ts'

/**
 * Asks for a folder, or for single files, in the press itself; the flow tells what became of that. Where the browser's dialog for
 * folders fails, the files of one are asked for.
 */
export const grant = ({ actor }: DeviceFlow, by: 'folder' | 'files'): void => {
  const send = (collect: Collect) => actor.send({ type: 'COLLECT', by, collect })
  const chosen = (choose: () => Promise<readonly File[]>) => collectChosen(choose, { mostFiles: LIMITS.scanFiles })
  const onLate = (files: readonly File[]) => send(chosen(async () => files))
  const input = chosen(() => chooseFiles({ isFolder: by === 'folder', onLate }))
  const opens = by === 'folder' && canOpenFolders()
  send(
    opens
      ? orElse(
          collectPlace(() => askForPlace('read')),
          input,
        )
      : input,
  )
}

/** Looks once more into a folder that was opened before; the browser may ask the person first. */
export const grantAgain = ({ actor }: DeviceFlow, place: Place): void => {
  const open = async () => ((await accessTo(place, 'ask', 'read')) === 'granted' ? place : undefined)
  actor.send({ type: 'COLLECT', by: 'folder', collect: collectPlace(open) })
}
