import { LIMITS } from '@octavo/core'
import { accessTo, askForPlace, type Place } from '../../device/place/index.ts'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import type { Collect } from '../../intake/brought.ts'
import { chooseFiles } from '../../intake/choose.ts'
import { collectChosen } from '../../intake/collect-chosen.ts'
import { collectPlace } from '../../intake/collect-place.ts'
import { canOpenFolders } from '../../platform/index.ts'

/** Asks for a folder, or for single files, in the press itself; the flow tells what became of that. */
export const grant = ({ actor }: DeviceFlow, by: 'folder' | 'files'): void => {
  const send = (collect: Collect) => actor.send({ type: 'COLLECT', by, collect })
  if (by === 'folder' && canOpenFolders()) {
    send(collectPlace(() => askForPlace('read')))
    return
  }
  const chosen = (choose: () => Promise<readonly File[]>) =>
    send(collectChosen(choose, { mostFiles: LIMITS.scanFiles }))
  chosen(() => chooseFiles({ isFolder: by === 'folder', onLate: (files) => chosen(async () => files) }))
}

/** Looks once more into a folder that was opened before; the browser may ask the person first. */
export const grantAgain = ({ actor }: DeviceFlow, place: Place): void => {
  const open = async () => ((await accessTo(place, 'ask', 'read')) === 'granted' ? place : undefined)
  actor.send({ type: 'COLLECT', by: 'folder', collect: collectPlace(open) })
}
