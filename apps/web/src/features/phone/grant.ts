import { LIMITS } from '@octavo/core'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { chooseFiles } from '../../intake/choose.ts'
import { collectChosen } from '../../intake/collect-chosen.ts'

/** Asks for a folder, or for single files, in the press itself; the flow tells what became of that. */
export const grant = ({ actor }: DeviceFlow, by: 'folder' | 'files'): void => {
  const send = (choose: () => Promise<readonly File[]>) =>
    actor.send({ type: 'COLLECT', by, collect: collectChosen(choose, { mostFiles: LIMITS.scanFiles }) })
  const onLate = (files: readonly File[]) => send(async () => files)
  send(() => chooseFiles({ isFolder: by === 'folder', onLate }))
}
